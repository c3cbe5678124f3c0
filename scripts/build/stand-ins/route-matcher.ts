import {
  type Location,
  matchRoutes,
  parsePath,
  type RouteMatch,
  type RouteObject,
} from 'react-router';

/**
 * Stands in, in the browser's bundle, for the router's own class of this name. That one makes an
 * expression of each part of every route before it looks at the address, twice while a page starts:
 * 50 ms on a slow phone. This one leaves to the router's search the few routes that the address may
 * end with. See docs/decisions/023.
 */
export class V6RegExMatcher {
  #routes: RouteObject[] = [];
  readonly #basename: string;

  constructor(basename: string) {
    this.#basename = basename;
  }

  update(routes: RouteObject[]): void {
    this.#routes = routes;
  }

  /** The routes that an address leads to, from the root to the page; null if there is none. */
  match(location: string | Partial<Location>): RouteMatch[] | null {
    const { pathname = '/' } = typeof location === 'string' ? parsePath(location) : location;
    // Written in another way, an address ends with what it may.
    if (pathname.includes('%')) return matchRoutes(this.#routes, pathname, this.#basename);
    const originals = new Map<RouteObject, RouteObject>();
    const end = pathname.toLowerCase().replace(/\/+$/, '');
    const possible = routesEnding(end, this.#routes, originals);
    const matches = matchRoutes(possible, pathname, this.#basename) ?? [];
    const found = matches.map((match) => ({
      ...match,
      route: originals.get(match.route) ?? match.route,
    }));
    return found.length > 0 ? found : null;
  }
}

/** In their order. Routes that hold others are copied, with those alone; `originals` tells of what. */
function routesEnding(
  end: string,
  routes: RouteObject[],
  originals: Map<RouteObject, RouteObject>,
): RouteObject[] {
  return routes.flatMap((route) => {
    if (!route.children) return mayEnd(end, route.path) ? [route] : [];
    const children = routesEnding(end, route.children, originals);
    if (children.length === 0 && !(route.path && mayEnd(end, route.path))) return [];
    const copy: RouteObject = { ...route, children };
    originals.set(copy, route);
    return [copy];
  });
}

function mayEnd(end: string, path = ''): boolean {
  return /[:*?]/.test(path) || end.endsWith(path.toLowerCase());
}
