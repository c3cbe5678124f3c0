import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';

type FoundMember = { id: string; name: string; member_number: string };

/** The length from which a search begins. */
const shortestSearch = 2;

/** The members that a search finds, at most eight. The previous ones stay until they have loaded. */
const choicesQuery = ({ queryKey, find }: MemberSearch, search: string) =>
  queryOptions({
    queryKey: [...queryKey, search],
    queryFn: ({ signal }) => find(search, signal),
    enabled: search.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });

/** Which members a tab may find. */
export type MemberSearch = {
  queryKey: readonly string[];
  find: (search: string, signal: AbortSignal) => Promise<FoundMember[]>;
};

type MemberChoiceProps = {
  members: MemberSearch;
  /** The id of the chosen member; empty if none is chosen. */
  value: string;
  onChange: (id: string) => void;
  /** What to search for at first. */
  firstSearch?: string;
};

/** A search by name, email or member number, and the members that it finds. A new search ends the choice. */
export function MemberChoice({ members, value, onChange, firstSearch = '' }: MemberChoiceProps) {
  const { t } = useTranslation(['commandCenter', 'common']);
  const [search, setSearch] = useState(firstSearch);
  const words = useDeferredValue(search.trim());
  const query = useQuery(choicesQuery(members, words));
  const group = useId();
  const isSearch = words.length >= shortestSearch;
  const found = isSearch && !query.error ? query.data : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field
        label={t('commandCenter:memberChoice.search')}
        hint={t('commandCenter:memberChoice.hint')}
      >
        <TextInput
          value={search}
          autoComplete="off"
          maxLength={100}
          onChange={({ target }) => {
            setSearch(target.value);
            onChange('');
          }}
        />
      </Field>
      {isSearch && query.error && (
        <Notice tone="danger" live="alert">
          <p>{t('commandCenter:memberChoice.failed')}</p>
          <div>
            <Button
              size="sm"
              variant="quiet"
              busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {t('common:actions.retry')}
            </Button>
          </div>
        </Notice>
      )}
      {found && found.length > 0 && (
        <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
          <legend className="sr-only">{t('commandCenter:memberChoice.found')}</legend>
          {found.map(({ id, name, member_number }) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 transition-colors hover:bg-mata-50"
            >
              <input
                type="radio"
                name={group}
                className="size-5 shrink-0 accent-mata-700"
                checked={value === id}
                onChange={() => onChange(id)}
              />
              <span className="min-w-0 grow wrap-anywhere">{name}</span>
              <span className="shrink-0 text-sm text-muted tabular-nums">{member_number}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p role="status" className="text-muted empty:sr-only">
        {isSearch && query.isLoading
          ? t('commandCenter:memberChoice.searching')
          : found?.length === 0
            ? t('commandCenter:memberChoice.nobody')
            : ''}
      </p>
    </div>
  );
}
