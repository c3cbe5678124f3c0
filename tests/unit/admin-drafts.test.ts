import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addForm,
  closeDrafts,
  hasDrafts,
  keepDrafts,
  openDrafts,
  readDraft,
  writeDraft,
} from '~/command-center/kit/editor/drafts';

const day = 86_400_000;

let values: Map<string, string>;
let isFull: boolean;
let page: EventTarget;

const storedText = () => values.get('admin-drafts');

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-03-01T12:00:00Z') });
  values = new Map();
  isFull = false;
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values.set(key, text);
    },
    removeItem: (key: string) => void values.delete(key),
  };
  page = Object.assign(new EventTarget(), { localStorage, sessionStorage: localStorage });
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('What an admin typed and did not save', () => {
  test('is there for the same admin, with the time, until it is saved', () => {
    writeDraft('fabio', 'note:1', 'Call on Monday');
    expect(readDraft('fabio', 'note:1')).toEqual({
      at: '2030-03-01T12:00:00.000Z',
      value: 'Call on Monday',
    });
    expect(hasDrafts()).toBe(true);
    writeDraft('fabio', 'note:1', undefined);
    expect(readDraft('fabio', 'note:1')).toBeUndefined();
    expect(hasDrafts()).toBe(false);
  });

  test('is never there for another admin, who deletes it by signing in', () => {
    writeDraft('fabio', 'note:1', 'Call on Monday');
    expect(readDraft('otavio', 'note:1')).toBeUndefined();
    openDrafts('fabio');
    expect(readDraft('fabio', 'note:1')?.value).toBe('Call on Monday');
    openDrafts('otavio');
    expect(storedText()).not.toContain('Monday');
    // A form of the first admin that is still open in another tab.
    writeDraft('fabio', 'note:1', 'Call on Tuesday');
    expect(storedText()).not.toContain('Tuesday');
  });

  test('is deleted by a log-out, also what an open form in another tab would store', () => {
    writeDraft('fabio', 'note:1', 'Call on Monday');
    closeDrafts();
    writeDraft('fabio', 'note:1', 'Call on Tuesday');
    expect(storedText()).toBe('{"adminId":"","values":{}}');
    expect(hasDrafts()).toBe(false);
    openDrafts('fabio');
    writeDraft('fabio', 'note:1', 'Call on Tuesday');
    expect(readDraft('fabio', 'note:1')?.value).toBe('Call on Tuesday');
  });

  test('is deleted seven days after the last key', () => {
    writeDraft('fabio', 'note:1', 'Call on Monday');
    vi.advanceTimersByTime(6 * day);
    writeDraft('fabio', 'note:2', 'Call on Tuesday');
    expect(readDraft('fabio', 'note:1')?.value).toBe('Call on Monday');
    vi.advanceTimersByTime(day);
    expect(hasDrafts()).toBe(true);
    expect(storedText()).not.toContain('Monday');
    expect(readDraft('fabio', 'note:2')?.value).toBe('Call on Tuesday');
  });

  test('of two tabs, the last one wins', () => {
    writeDraft('fabio', 'note:1', 'Call on Monday');
    writeDraft('fabio', 'note:2', 'Call on Tuesday');
    writeDraft('fabio', 'note:1', 'Call on Friday');
    expect(readDraft('fabio', 'note:1')?.value).toBe('Call on Friday');
    expect(readDraft('fabio', 'note:2')?.value).toBe('Call on Tuesday');
  });

  test('lasts as long as the page if the storage is full or blocked', () => {
    isFull = true;
    writeDraft('fabio', 'note:1', 'Call on Monday');
    expect(readDraft('fabio', 'note:1')?.value).toBe('Call on Monday');
    isFull = false;
    closeDrafts();
    expect(readDraft('fabio', 'note:1')).toBeUndefined();
  });

  test('is not read from an entry that someone damaged', () => {
    for (const text of ['{', '[]', 'null', '{"adminId":"fabio","values":{"note:1":"Monday"}}']) {
      values.set('admin-drafts', text);
      expect(readDraft('fabio', 'note:1')).toBeUndefined();
    }
  });

  test('is stored when the page is left, by each form that is open', () => {
    const first = vi.fn();
    const second = vi.fn();
    const removeFirst = addForm(first);
    const removeSecond = addForm(second);
    page.dispatchEvent(new Event('pagehide'));
    removeFirst();
    keepDrafts();
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
    removeSecond();
    page.dispatchEvent(new Event('pagehide'));
    expect(second).toHaveBeenCalledTimes(2);
  });
});
