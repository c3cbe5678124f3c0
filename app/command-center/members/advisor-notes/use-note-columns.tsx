import type { ListColumn } from '~/command-center/kit/list/list-column';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Note } from './fetch-notes';
import { NoteBadge } from './notes-part';

/** The columns of the notes. */
export function useNoteColumns(): ListColumn<Note>[] {
  const { t } = useTranslation('manageAdvisors');
  const { language } = useLanguage();
  return [
    {
      id: 'agent',
      header: t('notes.columns.advisor'),
      isMain: true,
      width: 11,
      cell: (note) => note.agent_name,
    },
    {
      id: 'person',
      header: t('notes.columns.about'),
      width: 11,
      cell: (note) => note.person_name ?? t('notes.general'),
    },
    {
      id: 'body',
      header: t('notes.columns.note'),
      width: 26,
      isPlain: true,
      cell: (note) => note.body,
    },
    {
      id: 'status',
      isFixed: true,
      width: 8.5,
      header: t('notes.columns.status'),
      isImportant: true,
      isPlain: true,
      cell: (note) => <NoteBadge status={note.status} />,
    },
    {
      id: 'created_at',
      isFixed: true,
      header: t('notes.columns.date'),
      sort: 'created_at',
      width: 12.5,
      cell: (note) => formatDateTime(note.created_at, language),
    },
  ];
}
