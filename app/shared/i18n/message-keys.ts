import type { Messages, Namespace } from './catalogue';

/** One namespace, or several, of which the first needs no prefix. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** Where a message stands in its namespace: `'list.title'`. */
type Path<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? Name
    : `${Name}.${Path<Branch[Name]>}`;
}[keyof Branch & string];

type First<N extends Namespaces> = N extends readonly [infer F extends Namespace, ...unknown[]]
  ? F
  : N & Namespace;

type Each<N extends Namespaces> = N extends readonly Namespace[] ? N[number] : N & Namespace;

/** A message's key: `'title'` of the first namespace, `'common:title'` of whichever is named. */
export type MessageKey<N extends Namespaces> =
  | Path<Messages[First<N>]>
  | { [Name in Each<N>]: `${Name}:${Path<Messages[Name]>}` }[Each<N>];

/** What stands in a message's places, by their names; `count` also decides on its plural form. */
export type MessageValues = Record<string, string | number | undefined>;

/** Says a message. The build stops, and development shows the error page, where a page lacks it. */
export type Translate<N extends Namespaces> = (
  key: MessageKey<N>,
  values?: MessageValues,
) => string;
