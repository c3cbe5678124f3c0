import { useQuery } from '@tanstack/react-query';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { ViewMenu } from '~/command-center/members/list/view-menu';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import { noteList, noteStatuses, notesQuery } from './fetch-notes';
import { NoteDialog } from './note-dialog';
import { useNoteColumns } from './use-note-columns';

/** The notes of advisors to the team. */
export function NotesView() {
  const { t } = useTranslation(['manageAdvisors', 'manageMembers']);
  const address = useMemberAddress();
  const list = useList(noteList);
  const query = useQuery(notesQuery(list.request));
  return (
    <ListTab
      name="advisor-notes"
      lead={t('manageMembers:lead')}
      list={list}
      columns={useNoteColumns()}
      query={query}
      record={address}
      label={t('manageAdvisors:notes.table')}
      search={t('manageAdvisors:notes.search')}
      filters={[
        {
          name: 'status',
          label: t('manageAdvisors:notes.columns.status'),
          choices: noteStatuses.map((value) => ({
            value,
            label: t(`manageAdvisors:notes.status.${value}`),
          })),
        },
      ]}
      file={undefined}
      menu={<ViewMenu view="notes" />}
      empty={{
        title: t('manageAdvisors:notes.empty.title'),
        text: t('manageAdvisors:notes.empty.text'),
      }}
    >
      {address.openId !== null && (
        <NoteDialog key={address.openId} id={address.openId} onClose={address.close} />
      )}
    </ListTab>
  );
}
