/** What a client says about itself, with the reference of this statement. */
export type Meta = { phx_ref: string; [name: string]: unknown };

/** The metas of each key. A list of pairs, so that a key can be any text. */
type Entries = [key: string, meta: Meta][];

/** The clients that joined and left since the last diff. */
export type PresenceDiff = { joins: Entries; leaves: Entries };

/** Groups metas by key, in the form of the protocol. */
export function groupByKey(entries: Entries): Record<string, { metas: Meta[] }> {
  const groups = new Map<string, { metas: Meta[] }>();
  for (const [key, meta] of entries) {
    const group = groups.get(key);
    if (group) group.metas.push(meta);
    else groups.set(key, { metas: [meta] });
  }
  return Object.fromEntries(groups);
}
