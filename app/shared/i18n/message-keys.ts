import type { Messages, Namespace } from './catalog';

/** One namespace, or several, the first of which needs no prefix. */
export type Namespaces = Namespace | readonly [Namespace, ...Namespace[]];

/** The path of a message in its namespace, such as `'list.title'`. */
type Path<Branch> = {
  [Name in keyof Branch & string]: Branch[Name] extends string
    ? Name
    : `${Name}.${Path<Branch[Name]>}`;
}[keyof Branch & string];

type First<N extends Namespaces> = N extends readonly [infer F extends Namespace, ...unknown[]]
  ? F
  : N & Namespace;

type Each<N extends Namespaces> = N extends readonly Namespace[] ? N[number] : N & Namespace;

/** A message's key, as `'title'` of the first namespace or `'common:title'` of another. */
export type MessageKey<N extends Namespaces> =
  | Path<Messages[First<N>]>
  | { [Name in Each<N>]: `${Name}:${Path<Messages[Name]>}` }[Each<N>];

/** The values of a message's placeholders by name; `count` also selects the plural form. */
export type MessageValues = Record<string, string | number | undefined>;

/**
 * Translates a message. If the page lacks it, the build fails and development shows the error page.
 */
export type Translate<N extends Namespaces> = (
  key: MessageKey<N>,
  values?: MessageValues,
) => string;
