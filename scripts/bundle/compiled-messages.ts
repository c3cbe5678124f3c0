import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { brand } from '../../app/config/brand.ts';

const files = /[\\/]app[\\/]i18n[\\/]locales[\\/].*\.json$/;

/**
 * Takes messages apart while they are bundled: a page only fills in their values, and needs no parser.
 * They are written in ICU MessageFormat: `{name}`, `{count, plural, one {…} other {…}}`. The brand's
 * name is a value that all of them have.
 */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform: {
      filter: { id: files },
      handler(json) {
        return { code: JSON.stringify(JSON.parse(json, compiled)), map: null };
      },
    },
  };
}

function compiled(_key: string, message: unknown): unknown {
  if (typeof message !== 'string') return message;
  const text = message.replaceAll('{brand}', brand.name);
  return text.includes('{') ? compileMessageOrThrow(text) : text;
}
