/** The time, for what counts down. */

/** A `performance.now()` that goes on by itself, four times a second, while somebody reads it. */
export function ticking(): { readonly now: number } {
  let now = $state(performance.now());
  $effect(() => {
    const timer = setInterval(() => (now = performance.now()), 250);
    return () => {
      clearInterval(timer);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
