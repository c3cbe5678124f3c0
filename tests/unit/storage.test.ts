import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  jsonEntry,
  localEntry,
  removeSessionEntries,
  sessionEntry,
} from '~/shared/browser/storage';

const isText = (value: unknown): value is string => typeof value === 'string';

function stubStorage(overrides: object = {}) {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => void values.set(key, text),
    removeItem: (key: string) => void values.delete(key),
    ...overrides,
  };
  const area = new Proxy(storage, { ownKeys: () => [...values.keys()], getOwnPropertyDescriptor });
  vi.stubGlobal('window', { localStorage: area, sessionStorage: area });
  return values;
}

function getOwnPropertyDescriptor() {
  return { enumerable: true, configurable: true };
}

afterEach(() => {
  localEntry('language').remove();
  vi.unstubAllGlobals();
});

describe('What the site stores in a browser', () => {
  test('is read back, and is gone once removed', () => {
    const values = stubStorage();
    expect(localEntry('language').write('pt-BR')).toBe(true);
    expect(values.get('language')).toBe('pt-BR');
    expect(localEntry('language').read()).toBe('pt-BR');
    localEntry('language').remove();
    expect(localEntry('language').read()).toBeUndefined();
  });

  test('lasts as long as the page where the browser blocks storage', () => {
    vi.stubGlobal('window', {
      get localStorage() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
    expect(localEntry('language').read()).toBeUndefined();
    expect(localEntry('language').write('en')).toBe(false);
    expect(localEntry('language').read()).toBe('en');
    localEntry('language').remove();
    expect(localEntry('language').read()).toBeUndefined();
  });

  test('is the newest value where storage is full', () => {
    const setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    stubStorage({ setItem }).set('language', 'en');
    localEntry('language').write('pt-BR');
    expect(localEntry('language').read()).toBe('pt-BR');
  });

  test.each(['{broken', '{"no":"text"}', 'null'])(
    'is deleted where it is not valid: %s',
    (text) => {
      const values = stubStorage();
      values.set('membership-card', text);
      expect(jsonEntry(localEntry('membership-card'), isText).read()).toBeUndefined();
      expect(values.has('membership-card')).toBe(false);
    },
  );

  test('loses all drafts of the tab at once, and nothing else', () => {
    const values = stubStorage();
    sessionEntry('form-draft:contact').write('1');
    sessionEntry('form-draft:sharing').write('2');
    sessionEntry('return-path').write('/member-portal');
    removeSessionEntries('form-draft:');
    expect([...values.keys()]).toEqual(['return-path']);
  });
});
