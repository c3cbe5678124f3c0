import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { FactGroup } from '~/shared/ui/facts';
import { type Note, notesAboutQuery } from './fetch-notes';

type NotesPartProps = { about: 'member_id' | 'application_id'; id: string };

/** The latest notes of an advisor about a person. Nothing while there are none. */
export function NotesPart({ about, id }: NotesPartProps) {
  const { t } = useTranslation('manageAdvisors');
  const { language } = useLanguage();
  const { data: notes = [] } = useQuery(notesAboutQuery(about, id));
  if (notes.length === 0) return null;
  return (
    <FactGroup
      title={t('notes.part')}
      form={
        <ul className="divide-y divide-line/70">
          {notes.map((note) => (
            <li key={note.id} className="relative grid gap-1 py-3">
              <Link
                to={`?view=notes&open=${note.id}`}
                className="line-clamp-2 font-semibold wrap-anywhere text-mata-700 underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                {note.body}
              </Link>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                <NoteBadge status={note.status} />
                <span>{note.agent_name}</span>
                <span>{formatDateTime(note.created_at, language)}</span>
              </p>
            </li>
          ))}
        </ul>
      }
    />
  );
}

const tones = { new: 'warning', opened: 'info', answered: 'success' } as const;

/** Whether a note is new, opened or answered. */
export function NoteBadge({ status }: Pick<Note, 'status'>) {
  const { t } = useTranslation('manageAdvisors');
  return (
    <Badge dot tone={tones[status]}>
      {t(`notes.status.${status}`)}
    </Badge>
  );
}
