/** Where the page is: its path, and the screen that belongs to it. */

export type Route =
  | Readonly<{ screen: "home" | "new" | "check" | "lost" }>
  | Readonly<{ screen: "table"; code: string; as: "player" | "watch" | "tv" }>
  | Readonly<{ screen: "evening"; code: string; rest: readonly string[] }>
  | Readonly<{ screen: "rules"; text: string }>;

/** The screen of a path; `lost` where there is none. */
export function routeOf(path: string): Route {
  const [first, ...parts] = path
    .split("/")
    .filter((part) => part !== "")
    .map(readable);
  const [code, as, ...rest] = parts;
  switch (first) {
    case undefined:
      return { screen: "home" };
    case "new":
      return { screen: "new" };
    case "check":
      return { screen: "check" };
    case "rules":
      return code === undefined ? { screen: "lost" } : { screen: "rules", text: parts.join("/") };
    case "t":
      if (code === undefined) return { screen: "lost" };
      if (as === undefined) return { screen: "table", code, as: "player" };
      if ((as === "watch" || as === "tv") && rest.length === 0)
        return { screen: "table", code, as };
      return { screen: "evening", code, rest: [as, ...rest] };
    default:
      return { screen: "lost" };
  }
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a path that somebody cut off in the middle
  }
}

class Router {
  #path = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => {
      this.#path = location.pathname;
    });
  }

  get route(): Route {
    return routeOf(this.#path);
  }

  /** Goes to another path of this page. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#path = location.pathname;
    document.documentElement.scrollTop = 0;
  }
}

export const router = new Router();

/** For `onclick` of a link to this page: goes there without loading it again. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
  if (!plain || event.defaultPrevented) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
