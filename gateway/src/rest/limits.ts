/** What one request may ask for. Beyond a limit the answer is a clear error, never a slow server. */
export const requestLimits = {
  /** Characters of path and query together. */
  urlLength: 32_768,
  /** Bytes of a request body. */
  bodyBytes: 2 * 1024 * 1024,
  /** Objects and arrays inside each other in a JSON body. */
  bodyDepth: 200,
  /** Resources embedded inside each other in `select`. */
  embedDepth: 8,
  /** Resources embedded in one request. */
  embeds: 40,
  /** Filters in one request, those inside `and` and `or` included. */
  filters: 200,
  /** `and` and `or` inside each other. */
  logicDepth: 12,
  /** What all conditions and embedded resources of a request may cost (request/cost.ts). */
  cost: 400,
  /** The same for callers who have not signed in. */
  costOfAnonymous: 100,
  /** Items of `select` on all levels. */
  selectItems: 400,
  /** Arrows in one JSON path. */
  jsonPathSteps: 24,
} as const;
