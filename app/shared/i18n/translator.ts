import type { Namespace } from './catalog';
import type { Translations } from './instance';
import type { MessageValues, Namespaces, Translate } from './message-keys';

/** The replacement for a backslash, a character that no text contains. */
const backslash = '\uE000';

/** Translates keys; those of `namespace` need no prefix. */
export function translator<N extends Namespaces>(
  { instance }: Translations,
  namespace: Namespace,
): Translate<N> {
  return (key, values) => {
    const message = withNamespace(key, namespace);
    if (!values) return instance._(message);
    return instance._(message, withoutEscapes(values)).replaceAll(backslash, '\\');
  };
}

/**
 * The library would interpret `\u0041` in inserted values as an escape, but they are user input.
 */
function withoutEscapes(values: MessageValues): MessageValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\\', backslash) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Whether a message exists, because a key from the server may be newer than this page. */
export function hasMessage({ instance }: Translations, key: string, namespace: Namespace): boolean {
  return withNamespace(key, namespace) in instance.messages;
}

function withNamespace(key: string, namespace: Namespace): string {
  return key.includes(':') ? key : `${namespace}:${key}`;
}
