import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Note, notesPerPage, notesQuery } from '~/advisor/backend/advisor';
import { Pages, SectionHead } from '~/advisor/frame/sections';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
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

/** A note of the advisor, and the answers to it. */
function NoteCard({ note }: { note: Note }) {
  const { t } = useTranslation('advisor');
  const { language } = useLanguage();
  return (
    <article className="grid grid-cols-1 gap-3 rounded-md bg-white p-5 shadow-raised">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">
          {note.first_name ? t('notes.about', { name: note.first_name }) : t('notes.general')}
        </h3>
        <p className="text-sm text-muted">{formatDateTime(note.created_at, language)}</p>
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
      {note.answers.length === 0 && <p className="text-sm text-muted">{t('notes.waiting')}</p>}
      {note.answers.map((answer) => (
        <div key={answer.id} className="grid gap-1 rounded-md bg-mata-100 p-4">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span className="font-semibold">{t('notes.answer')}</span>
            {answer.is_new && <Badge tone="success">{t('notes.isNew')}</Badge>}
            <span className="text-muted">{formatDateTime(answer.created_at, language)}</span>
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{answer.body}</p>
        </div>
      ))}
    </article>
  );
}
