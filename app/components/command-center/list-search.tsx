import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { TextInput } from '~/ui/text-input';
import type { List } from './use-list';

const whileTyping = 250;

type ListSearchProps = {
  list: List;
  /** What can be searched for: "Search by name or email". */
  label: string;
};

/** Searches while one types. The key `/` leads here from anywhere on the page. */
export function ListSearch({ list, label }: ListSearchProps) {
  const { t } = useTranslation('commandCenter');
  const input = useRef<HTMLInputElement>(null);
  const { search } = list.request;
  const [typed, setTyped] = useState(search);
  const [sent, setSent] = useState(search);
  useFocusKey(input);

  // The back button, or "clear all", has changed the search.
  if (search !== sent) {
    setSent(search);
    if (search !== typed.trim()) setTyped(search);
  }

  const send = useRef<(text: string) => void>(undefined);
  send.current = (text) => {
    if (text !== search) list.change({ search: text }, { isTyping: true });
  };
  useEffect(() => {
    const timer = setTimeout(() => send.current?.(typed.trim()), whileTyping);
    return () => clearTimeout(timer);
  }, [typed]);

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
          if (key === 'Enter') send.current?.(typed.trim());
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

function useFocusKey(input: { current: HTMLInputElement | null }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      const isTyping = target instanceof Element && target.closest('input, textarea, select');
      const isInDialog = document.querySelector(
        '[aria-labelledby]:is([role="dialog"], [role="alertdialog"])',
      );
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping || isInDialog) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
