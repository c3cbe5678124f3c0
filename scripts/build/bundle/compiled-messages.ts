import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { fillSharedValues } from './shared-values.ts';

const files = /[\\/]shared[\\/]i18n[\\/]locales[\\/](en|pt-BR)[\\/].*\.json$/;

/**
 * Parses messages in ICU MessageFormat at build time, so pages fill in values and need no parser.
 * Examples are `{name}` and `{count, plural, one {…} other {…}}`. The values that all messages
 * share (`shared-values.ts`) are filled in here.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: files },
      handler(json, id) {
        const language = files.exec(id)?.[1] === 'en' ? 'en' : 'pt-BR';
        const compiled = (_key: string, message: unknown) =>
          typeof message === 'string' ? compile(fillSharedValues(message, language)) : message;
        return { code: JSON.stringify(JSON.parse(json, compiled)), map: null };
      },
    },
  };
}

function compile(message: string) {
  return message.includes('{') ? compileMessageOrThrow(message) : message;
}
