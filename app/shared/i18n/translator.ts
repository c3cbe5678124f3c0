import type { Namespace } from './catalogue';
import type { Translations } from './instance';
import type { MessageValues, Namespaces, Translate } from './message-keys';

/** Stands for a backslash: a character that no text has. */
const backslash = '\uE000';

/** Says messages; those of `namespace` without a prefix. */
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

/** The library reads `\u0041` as a letter in what is filled in, too. What people wrote is theirs. */
function withoutEscapes(values: MessageValues): MessageValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\\', backslash) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Whether there is such a message: a key that a server names may be newer than this page. */
export function hasMessage({ instance }: Translations, key: string, namespace: Namespace): boolean {
  return withNamespace(key, namespace) in instance.messages;
}

function withNamespace(key: string, namespace: Namespace): string {
  return key.includes(':') ? key : `${namespace}:${key}`;
}
