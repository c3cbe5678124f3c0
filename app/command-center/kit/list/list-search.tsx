import { Search, X } from 'lucide-react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useShortcuts } from '~/command-center/kit/use-shortcuts';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { List } from './use-list';

const whileTyping = 250;

type ListSearchProps = {
  list: List;
  /** The searched fields, such as "Search by name or email". */
  label: string;
};

/** Searches while the admin types. The key `/` focuses it from anywhere on the page. */
export function ListSearch({ list, label }: ListSearchProps) {
  const { t } = useTranslation('commandCenter');
  const input = useRef<HTMLInputElement>(null);
  const { search } = list.request;
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);
  // The text is requested, but not yet in the address.
  const [asked, setAsked] = useState<string>();
  useShortcuts(() => [{ key: '/', label, act: () => input.current?.focus() }]);

  if (search === asked) setAsked(undefined);
  if (search !== shown) {
    setShown(search);
    // The change is from the back button or "clear all", not the delayed result of this input.
    if (asked === undefined) setTyped(search);
  }

  const ask = (text: string) => {
    if (text === search) return;
    setAsked(text);
    list.change({ search: text }, { isTyping: true });
  };
  const askAfterPause = useEffectEvent(ask);
  // A new address cancels the timer of the previous input before the next paint.
  useLayoutEffect(() => {
    const text = typed.trim();
    if (text === search) return;
    const timer = setTimeout(() => askAfterPause(text), whileTyping);
    return () => clearTimeout(timer);
  }, [typed, search]);

  return (
    <search className="relative grow basis-64">
      <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
      <TextInput
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={100}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') ask(typed.trim());
          if (key === 'Escape') setTyped('');
        }}
        className="px-12"
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={t('list.clearSearch')}
          onClick={() => {
            setTyped('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0.5 grid w-12 place-items-center rounded-sm text-muted hover:text-ink focus-visible:-outline-offset-4"
        >
          <X className="size-5" />
        </button>
      )}
    </search>
  );
}
