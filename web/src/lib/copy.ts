/** Copying what stands in a field. */

/** Marks the field and copies it; where that cannot be (false), it can be copied by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.select();
  // Safari on a phone marks nothing in a field that is only read, but by this.
  field.setSelectionRange(0, field.value.length);
  try {
    // Over plain HTTP, as at home, browsers have no clipboard but this one.
    if (!("clipboard" in navigator)) return document.execCommand("copy");
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}
