import { Autocomplete } from '@base-ui/react/autocomplete';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { tabsOf } from '~/command-center/frame/tab-menu';
import { useAdmin } from '~/command-center/kit/backend/session';
import { Keys } from '~/command-center/kit/keys-dialog';
import { requestAddress } from '~/command-center/kit/request-link';
import type { PageAction } from '~/command-center/kit/use-shortcuts';
import { type Page, pathFor } from '~/paths';
import { inputClass } from '~/shared/fields/text-input';
import { formatDate, formatDay } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Dialog } from '~/shared/ui/dialog';
import { LoadFailure } from '~/shared/ui/load-failure';
import { type Found, searchQuery, shortestSearch } from './search-everything';

/** A line of the palette, and the address that it opens or the action that it runs. */
type Line = { id: string; label: string; hint: string } & ({ to: string } | { run: PageAction });
type Group = { value: string; label: string; items: Line[] };

/** The pause after which typed text is searched, in milliseconds. */
const whileTyping = 150;

type PaletteProps = {
  /** What is possible on the page. */
  actions: readonly PageAction[];
  onRun: (action: PageAction) => void;
  onClose: () => void;
};

/** What is possible on this page, the pages of the Command Center, and everything that a typed text finds. */
export function Palette({ actions, onRun, onClose }: PaletteProps) {
  const { t } = useTranslation('commandCenter');
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const searched = useDelayed(text);
  const query = useQuery({ ...searchQuery(searched), placeholderData: keepPreviousData });
  const isSearch = text.length >= shortestSearch;
  const isWaiting = isSearch && (searched !== text || query.isFetching);
  const here = useActions(text, actions);
  const pages = usePages(text);
  const hits = useHits(text);
  const groups = [
    ...[here, pages].filter(({ items }) => items.length > 0),
    ...(isSearch && query.data ? hits(query.data) : []),
  ];
  const open = (line: Line) => {
    if ('run' in line) return onRun(line.run);
    onClose();
    void navigate(line.to);
  };
  // Enter before the answer waits for it: the lines on the screen belong to an earlier text.
  const [wantsFirst, setWantsFirst] = useState(false);
  const openFirst = useEffectEvent(() => {
    setWantsFirst(false);
    const first = groups[0]?.items[0];
    if (first) open(first);
  });
  useEffect(() => {
    if (wantsFirst && !isWaiting) openFirst();
  }, [wantsFirst, isWaiting]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isWaiting) return;
    event.preventDefault();
    setWantsFirst(true);
  };
  const isEmpty = isSearch && !isWaiting && !query.error && groups.length === 0;
  return (
    <Dialog open onClose={onClose} title={t('search.title')} initialFocus={input}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        items={groups}
        value={typed}
        onValueChange={(value, { reason }) => {
          if (reason !== 'item-press') setTyped(value);
          setWantsFirst(false);
        }}
        itemToStringValue={({ label }: Line) => label}
      >
        <div className="relative mt-1">
          <Search className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-muted" />
          <Autocomplete.Input
            ref={input}
            aria-label={t('search.label')}
            placeholder={t('search.label')}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onKeyDown={onKeyDown}
            className={clsx(inputClass, 'pl-12!')}
          />
        </div>
        <p role="status" className="min-h-5 pt-2 text-sm text-muted">
          {isWaiting ? t('search.searching') : isEmpty ? t('search.nothing') : ''}
        </p>
        {isSearch && query.error && <LoadFailure query={query} />}
        <Autocomplete.List
          className={clsx(
            'grid max-h-[55dvh] scroll-py-2 grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto pb-6',
            isWaiting && 'opacity-60',
          )}
        >
          {(group: Group) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              <Autocomplete.GroupLabel className="px-3 pb-1 text-xs font-semibold text-muted">
                {group.label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(line: Line) => (
                  <Autocomplete.Item
                    key={line.id}
                    value={line}
                    onClick={() => open(line)}
                    className="flex min-h-11 cursor-pointer items-baseline gap-3 rounded-sm px-3 py-2.5 data-highlighted:bg-mata-100"
                  >
                    <span className="font-semibold text-mata-800">{line.label}</span>
                    {line.hint && (
                      <span className="min-w-0 truncate text-sm text-muted">{line.hint}</span>
                    )}
                    {'run' in line && (
                      <span className="ml-auto">
                        <Keys action={line.run} />
                      </span>
                    )}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      {!isSearch && <p className="pb-6 text-sm text-muted">{t('search.what')}</p>}
    </Dialog>
  );
}

/** The text, as soon as no one has typed for a moment. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), whileTyping);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

/** The possible actions of the page whose name contains the text; all without one. */
function useActions(text: string, actions: readonly PageAction[]): Group {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const { contains } = Autocomplete.useFilter({ locale: language, sensitivity: 'base' });
  const items = actions.flatMap((run, index) => {
    const { label = '' } = run;
    return contains(label, text) ? [{ id: `action ${index}`, label, hint: '', run }] : [];
  });
  return { value: 'actions', label: t('search.actions'), items };
}

/** The pages that this admin may open and whose name contains the text; all without one. */
function usePages(text: string): Group {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const lines = tabsOf(useAdmin()).map(({ label, to }) => ({
    id: to,
    label: t(`tabs.${label}`),
    hint: '',
    to: pathFor(to, language),
  }));
  const { contains } = Autocomplete.useFilter({ locale: language, sensitivity: 'base' });
  const items = lines.filter(({ label }) => contains(label, text));
  return { value: 'pages', label: t('search.pages'), items };
}

/** The groups of an answer. The last line of a group opens its list, if that finds more. */
function useHits(text: string) {
  const { t } = useTranslation('commandCenter');
  const { language } = useLanguage();
  const money = (cents: number | null) =>
    cents === null ? '' : formatMoney(cents / 100, language);
  const hintOf = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
  const group = <Hit,>(
    value: keyof Found,
    page: Page,
    found: { hits: Hit[]; has_more: boolean; is_listed: boolean } | undefined,
    lineOf: (hit: Hit) => Line,
  ): Group[] => {
    if (!found || found.hits.length === 0) return [];
    const view = value === 'requests' ? '&view=all' : '';
    const more = {
      id: `${value}-more`,
      label: t('search.more'),
      hint: '',
      to: `${pathFor(page, language)}?q=${encodeURIComponent(text)}${view}`,
    };
    const lines = found.hits.map(lineOf);
    const items = found.has_more && found.is_listed ? [...lines, more] : lines;
    return [{ value, label: t(`search.groups.${value}`), items }];
  };
  const at = (page: Page, id: string) => `${pathFor(page, language)}?open=${id}`;
  return (found: Found): Group[] => [
    ...group('members', 'adminMembers', found.members, (hit) => ({
      id: `${hit.member_id} ${hit.person?.id}`,
      label: hit.person?.name ?? hit.name,
      hint: hintOf(
        hit.person && t(`search.${hit.person.relation}`, { name: hit.name }),
        hit.member_number,
        hit.date_of_birth && formatDate(hit.date_of_birth, language, 'short'),
      ),
      to: at('adminMembers', hit.member_id),
    })),
    ...group('requests', 'adminRequests', found.requests, (hit) => ({
      id: hit.id,
      label: hit.number,
      hint: hintOf(hit.name, hit.provider, money(hit.amount_cents)),
      to: requestAddress(hit.number, language),
    })),
    ...group('contacts', 'adminContacts', found.contacts, (hit) => ({
      id: hit.id,
      label: hit.name || t('search.nameless'),
      hint: hintOf(hit.subject, formatDay(hit.created_at, language, 'short')),
      to: at('adminContacts', hit.id),
    })),
    ...group('contributions', 'adminBooks', found.contributions, (hit) => ({
      id: hit.id,
      label: money(hit.cents),
      hint: hintOf(hit.name, hit.member_number, formatDate(hit.received_on, language, 'short')),
      to: `${pathFor('adminBooks', language)}/contributions?open=${hit.member_id}`,
    })),
  ];
}
