import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notesPerPage, notesQuery } from '~/advisor/backend/advisor';
import { Pages } from '~/advisor/frame/pages';
import { SectionHead } from '~/advisor/frame/section-head';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { NoteCard } from './note-card';
import { NoteForm } from './note-form';

/** Notes to the team, and its answers. */
export function NotesSection() {
  const { t } = useTranslation('advisor');
  const [page, setPage] = useState(1);
  const query = useQuery(notesQuery(page));
  const { data } = query;
  return (
    <div className="page grid grid-cols-1 items-start gap-x-10 gap-y-8 pt-4 pb-12 md:pt-8 lg:grid-cols-2 lg:pb-20">
      <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-26">
        <SectionHead title={t('notes.title')} lead={t('notes.lead')} />
        <NoteForm />
      </div>
      <section aria-label={t('notes.list')} className="grid grid-cols-1 gap-4">
        <h2 className="text-heading">{t('notes.list')}</h2>
        {query.isError && !data && <LoadFailure title={t('notes.failed')} query={query} />}
        {query.isPending && <Skeleton className="h-40 w-full rounded-md" />}
        {data?.total === 0 && <p className="text-muted">{t('notes.empty')}</p>}
        {data?.notes.map((note) => (
          <NoteCard key={note.id} note={note} />
        ))}
        <Pages
          label={t('notes.list')}
          page={page}
          count={Math.ceil((data?.total ?? 0) / notesPerPage)}
          onChange={setPage}
        />
      </section>
    </div>
  );
}
