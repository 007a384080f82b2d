/** Marks a box that scrolls sideways with `data-more` while something lies beyond its right side. */
export function sides(box: HTMLElement): () => void {
  const look = () => {
    box.toggleAttribute("data-more", box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  };
  const frame = requestAnimationFrame(look); // it has its size once it was laid out
  box.addEventListener("scroll", look, { passive: true });
  window.addEventListener("resize", look);
  return () => {
    cancelAnimationFrame(frame);
    box.removeEventListener("scroll", look);
    window.removeEventListener("resize", look);
  };
}
