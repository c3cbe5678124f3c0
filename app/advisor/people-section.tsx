import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { PenLine } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { monthNames } from '~/shared/format/months';
import type { Language } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { buttonClass } from '~/shared/ui/button-class';
import { EmptyState } from '~/shared/ui/empty-state';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { type Person, peoplePerPage, peopleQuery, type Status } from './backend/advisor';
import { Pages, SectionHead, SectionLink } from './frame/sections';

/** The advisor's people, by first name. */
export function PeopleSection() {
  const { t } = useTranslation('advisor');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useQuery(peopleQuery(useDeferredValue(search).trim(), page));
  const { data } = query;
  const isEmpty = data?.total === 0 && search === '' && !query.isPlaceholderData;
  const change = (value: string) => {
    setSearch(value);
    setPage(1);
  };
  return (
    <div className="page grid grid-cols-1 gap-6 pt-4 pb-12 md:pt-8 lg:pb-20">
      <SectionHead title={t('people.title')} lead={t('people.lead')} />
      {query.isError && !data && <LoadFailure title={t('people.failed')} query={query} />}
      {isEmpty ? (
        <EmptyState
          title={t('people.empty.title')}
          text={t('people.empty.text')}
          illustration={Neighbors}
        >
          <SectionLink to="link" className={buttonClass()}>
            {t('people.empty.action')}
          </SectionLink>
        </EmptyState>
      ) : (
        !(query.isError && !data) && (
          <>
            <Field label={t('people.search')} className="max-w-104">
              <TextInput
                type="search"
                value={search}
                maxLength={100}
                autoComplete="off"
                onChange={({ target }) => change(target.value)}
              />
            </Field>
            <div className="grid grid-cols-1 gap-3" aria-busy={!data}>
              <p role="status" className="min-h-[1.6em] text-sm text-muted">
                {data && t('people.count', { count: data.total })}
              </p>
              {!data && <Skeleton className="h-60 w-full rounded-md" />}
              {data && data.people.length > 0 && (
                <ul
                  aria-label={t('people.list')}
                  className="grid divide-y divide-line rounded-md bg-white shadow-raised"
                >
                  {data.people.map((person) => (
                    <PersonRow key={person.id} person={person} />
                  ))}
                </ul>
              )}
              {data?.total === 0 && (
                <div className="grid justify-items-start gap-3 rounded-md bg-white p-5 shadow-raised">
                  <p>{t('people.none')}</p>
                  <Button variant="outline" size="sm" onClick={() => change('')}>
                    {t('people.clear')}
                  </Button>
                </div>
              )}
            </div>
            <Pages
              label={t('people.pages')}
              page={page}
              count={Math.ceil((data?.total ?? 0) / peoplePerPage)}
              onChange={setPage}
            />
          </>
        )
      )}
    </div>
  );
}

const tones = {
  applied: 'info',
  in_review: 'info',
  approved: 'warning',
  active: 'success',
  inactive: 'neutral',
  declined: 'neutral',
} as const satisfies Record<Status, string>;

/** A person's first name and status, and a link to write about them. */
function PersonRow({ person }: { person: Person }) {
  const { t } = useTranslation('advisor');
  const { language } = useLanguage();
  const { id, first_name: name, status, since } = person;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-3 sm:flex sm:flex-wrap">
      <span className="min-w-0 grow basis-40 font-semibold wrap-anywhere">{name}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:w-72">
        <Badge dot tone={tones[status]}>
          {t(`people.status.${status}`)}
        </Badge>
        {since && (
          <span className="text-sm text-muted">
            {t('people.since', { month: formatMonth(since, language) })}
          </span>
        )}
      </span>
      <SectionLink
        to="notes"
        state={{ about: { id, name } }}
        aria-label={t('people.write', { name })}
        className={clsx(
          buttonClass({ variant: 'quiet', size: 'sm' }),
          'max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1',
        )}
      >
        <PenLine className="size-4.5" />
        <span className="max-sm:sr-only">{t('people.writeShort')}</span>
      </SectionLink>
    </li>
  );
}

/** A month like `'2026-11'` as text: "November 2026", "novembro de 2026". */
function formatMonth(month: string, language: Language): string {
  const [year = '', number = ''] = month.split('-');
  const name = monthNames[language][Number(number) - 1] ?? '';
  return language === 'en' ? `${name} ${year}` : `${name} de ${year}`;
}
