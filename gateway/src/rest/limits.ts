/**
 * Limits for one request. A request beyond a limit gets a clear error and never slows the server
 * down.
 */
export const requestLimits = {
  /** Characters of the path and the query together. */
  urlLength: 32_768,
  /** Bytes of a request body. */
  bodyBytes: 2 * 1024 * 1024,
  /** Nesting depth of objects and arrays in a JSON body. */
  bodyDepth: 200,
  /** Nesting depth of embedded resources in `select`. */
  embedDepth: 8,
  /** Resources embedded in one request. */
  embeds: 40,
  /** Filters in one request, including those inside `and` and `or`. */
  filters: 200,
  /** Nesting depth of `and` and `or`. */
  logicDepth: 12,
  /** The maximum cost of all conditions and embedded resources of a request (request/cost.ts). */
  cost: 400,
  /** The same maximum for callers who are not signed in. */
  costOfAnonymous: 100,
  /** Items of `select` on all levels. */
  selectItems: 400,
  /** Arrows in one JSON path. */
  jsonPathSteps: 24,
} as const;
