import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod/mini';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { addRow, changeWithUndo, deleteRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { FormField } from '~/command-center/kit/editor/form-field';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { requestKeys } from '~/command-center/requests/request-keys';
import {
  longestName,
  type Tag,
  tagProblem,
  usesOf,
  useTags,
} from '~/command-center/requests/tags/tags';
import { formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { DeleteButton, SettingsList } from './settings-list';

/** The tags of the team, to rename and delete them. */
export function TagSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('manageRequests');
  const { language } = useLanguage();
  const query = useTags(true);
  const { data: team = [] } = useQuery(teamQuery);
  const [edited, setEdited] = useState<Tag | 'new'>();
  if (edited) {
    return (
      <TagEditor
        tag={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
        onReload={() => {
          void query.refetch();
          setEdited(undefined);
        }}
      />
    );
  }
  return (
    <FetchedEditor title={t('tags.title')} query={query} onClose={onClose}>
      {(tags) => (
        <SettingsList
          title={t('tags.title')}
          text={t('tags.text')}
          addLabel={t('tags.new')}
          empty={t('tags.empty')}
          rows={tags}
          summary={({ name, created_at, created_by }) => ({
            title: name,
            text: t('tags.since', {
              date: formatDay(created_at, language),
              name: team.find(({ id }) => id === created_by)?.name ?? t('formerTeammate'),
            }),
          })}
          onEdit={setEdited}
          onClose={onClose}
        />
      )}
    </FetchedEditor>
  );
}

const issue = issuesOf('manageRequests');

const tagSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, issue('tagRequired')),
      z.maxLength(longestName, issue('tagTooLong')),
    ),
});

type TagForm = z.infer<typeof tagSchema>;

type TagEditorProps = {
  /** The tag to rename; none to add one. */
  tag: Tag | undefined;
  onClose: () => void;
  onReload: () => void;
};

function TagEditor({ tag, onClose, onReload }: TagEditorProps) {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const save = async (form: TagForm) => {
    const text = t('manageRequests:tags.saved', { name: form.name });
    if (tag) return { text, undo: await changeWithUndo('request_tags', tag, form) };
    await addRow('request_tags', form);
    return { text };
  };
  const problem = (error: unknown) => {
    const count = usesOf(error);
    return count === undefined ? t(tagProblem(error)) : t('manageRequests:tags.inUse', { count });
  };
  return (
    <EditorDialog
      title={t(tag ? 'manageRequests:tags.rename' : 'manageRequests:tags.new')}
      submit={t('manageRequests:tags.save')}
      draftKey={`request-tag:${tag?.id ?? 'new'}`}
      resolver={zodResolver(tagSchema)}
      values={{ name: tag?.name ?? '' }}
      save={save}
      queryKey={requestKeys.tags}
      problem={problem}
      columnLabel={() => t('manageRequests:tags.name')}
      onClose={onClose}
      onReload={onReload}
      footer={
        tag && (
          <DeleteButton
            label={t('manageRequests:tags.delete')}
            queryKey={requestKeys.tags}
            problem={problem}
            remove={async () => {
              const { id, name } = tag;
              await deleteRow('request_tags', tag);
              const undo = () => addRow('request_tags', { id, name });
              return { text: t('manageRequests:tags.deleted', { name }), undo };
            }}
            onClose={onClose}
            onReload={onReload}
          />
        )
      }
    >
      <FormField<TagForm>
        name="name"
        label={t('manageRequests:tags.name')}
        hint={t('manageRequests:tags.nameHint')}
        maxLength={longestName}
        autoComplete="off"
      />
    </EditorDialog>
  );
}
