import { notEmbedded } from '../request-errors.ts';
import type { Embed, ReadNode } from './read-plan.ts';

/** Finds the node at the end of a path of embedded resources. @throws RestError PGRST108 */
export function nodeAt(root: ReadNode, path: string[]): ReadNode {
  let node = root;
  for (const name of path) node = embedOf(node, name).node;
  return node;
}

/** Finds the resource with this name. @throws RestError PGRST108 */
export function embedOf(node: ReadNode, name: string): Embed {
  const embed = embedNamed(node, name);
  if (!embed) throw notEmbedded(name);
  return embed;
}

/** Finds the resource by its alias, or else by its own name. */
export function embedNamed(node: Pick<ReadNode, 'embeds'>, name: string): Embed | undefined {
  return (
    node.embeds.find((embed) => embed.outputName === name) ??
    node.embeds.find((embed) => embed.name === name)
  );
}
