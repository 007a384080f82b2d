/** Marks a box that scrolls sideways with `data-more` while something lies beyond its right side. */
export function sides(box: HTMLElement): () => void {
  const look = () => {
    box.toggleAttribute("data-more", box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
  };
  const sized = new ResizeObserver(look);
  sized.observe(box);
  if (box.firstElementChild) sized.observe(box.firstElementChild);
  box.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sized.disconnect();
    box.removeEventListener("scroll", look);
  };
}
