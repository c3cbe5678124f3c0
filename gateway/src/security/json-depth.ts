const open = new Set(['{', '['].map((sign) => sign.charCodeAt(0)));
const close = new Set(['}', ']'].map((sign) => sign.charCodeAt(0)));
const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const whiteSpace = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** The limit is deeper than any data that users or forms send. */
const deepest = 64;

/**
 * Whether a JSON body is nested deeper than `limit`. Text that does not start like an array or an
 * object is never too deep. This check runs before parsing. A few bytes of nesting become many
 * bytes of objects, and recursive code overflows the stack on them.
 */
export function isTooDeep(body: Uint8Array, limit = deepest): boolean {
  let start = 0;
  while (whiteSpace.has(body[start] ?? 0)) start += 1;
  if (!open.has(body[start] ?? 0)) return false;
  let depth = 0;
  let inString = false;
  for (let index = start; index < body.length; index += 1) {
    const byte = body[index] ?? 0;
    if (inString) {
      if (byte === backslash) index += 1;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (open.has(byte)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (close.has(byte)) depth -= 1;
  }
  return false;
}
