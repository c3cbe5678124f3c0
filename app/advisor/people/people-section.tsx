import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { peoplePerPage, peopleQuery } from '~/advisor/backend/advisor';
import { Pages } from '~/advisor/frame/pages';
import { SectionHead } from '~/advisor/frame/section-head';
import { SectionLink } from '~/advisor/frame/section-link';
import { Field } from '~/shared/fields/field';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Neighbors } from '~/shared/illustrations/neighbors';
import { Button } from '~/shared/ui/button';
import { buttonClass } from '~/shared/ui/button-class';
import { EmptyState } from '~/shared/ui/empty-state';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { PersonRow } from './person-row';

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
