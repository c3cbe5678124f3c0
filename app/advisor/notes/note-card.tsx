import type { Note } from '~/advisor/backend/advisor';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';

/** A note of the advisor, and the answers to it. */
export function NoteCard({ note }: { note: Note }) {
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
