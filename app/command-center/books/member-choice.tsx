import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { memberChoicesQuery, shortestSearch } from './fetch-member-choices';

type MemberChoiceProps = {
  /** The id of the chosen member; empty if none is chosen. */
  value: string;
  onChange: (id: string) => void;
  /** What to search for at first. */
  firstSearch?: string;
};

/** A search by name, email or member number, and the members that it finds. A new search ends the choice. */
export function MemberChoice({ value, onChange, firstSearch = '' }: MemberChoiceProps) {
  const { t } = useTranslation(['manageBooks', 'common']);
  const [search, setSearch] = useState(firstSearch);
  const words = useDeferredValue(search.trim());
  const query = useQuery(memberChoicesQuery(words));
  const group = useId();
  const isSearch = words.length >= shortestSearch;
  const found = isSearch && !query.error ? query.data : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Field label={t('manageBooks:member.search')} hint={t('manageBooks:member.hint')}>
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
          <p>{t('manageBooks:member.failed')}</p>
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
          <legend className="sr-only">{t('manageBooks:member.found')}</legend>
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
          ? t('manageBooks:member.searching')
          : found?.length === 0
            ? t('manageBooks:member.nobody')
            : ''}
      </p>
    </div>
  );
}
