/*
 * Stands in, in the browser's bundle, for two files of the router that serve nothing here: the hooks
 * for those who measure it, and the search for pages that its list lacks. Ours holds every page, and
 * there is no server to ask. See docs/decisions/021.
 */

/** Nobody measures: a page's loaders stay as they are. */
export function getRouteInstrumentationUpdates(): object {
  return {};
}

export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router;
}

export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

/** Every page is known. */
export function isFogOfWarEnabled(): boolean {
  return false;
}

export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined;
}

export function useFogOFWarDiscovery(): undefined {
  return undefined;
}

function notHere(): never {
  throw new Error('This part of the router is not in the bundle: see vite.config.ts.');
}

/** What the server's half of the router asks for, and the half for server components. */
export {
  notHere as getManifestPath,
  notHere as getPartialManifest,
  notHere as getPathsWithAncestors,
  notHere as handleClientVersionMismatch,
  notHere as instrumentationResultMetaContext,
  notHere as instrumentHandler,
};
