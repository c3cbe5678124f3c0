import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod/mini';
import { changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import {
  allowsSignIn,
  memberStatuses,
  memberStatusLook,
} from '~/command-center/members/member-status';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Member } from './fetch-member-record';

const schema = z.object({ enrollment_status: z.string() });

type Form = z.infer<typeof schema>;

type StatusEditorProps = { member: Member; onClose: () => void; onReload: () => void };

/** The status of a member who may use the portal. Ending a membership changes more than its status. */
export function StatusEditor({ member, onClose, onReload }: StatusEditorProps) {
  const { t } = useTranslation('manageMembers');
  const name = `${member.first_name} ${member.last_name}`;
  const save = async ({ enrollment_status }: Form): Promise<SaveResult> => {
    const undo = await changeWithUndo('members', member, { enrollment_status });
    const look = memberStatusLook(enrollment_status);
    const status = look ? t(`status.${look.word}`) : enrollment_status;
    return { text: t('saved.status', { name, status }), undo };
  };
  return (
    <RecordEditorDialog
      title={t('record.changeStatus')}
      description={t('form.statusText', { name })}
      submit={t('form.save')}
      draftKey={`status:${member.id}`}
      table="members"
      resolver={zodResolver(schema)}
      values={{ enrollment_status: member.enrollment_status }}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <FormField<Form> name="enrollment_status" label={t('form.status')} as={Select}>
        <Options
          values={memberStatuses.filter(allowsSignIn)}
          label={(status) => t(`status.${memberStatusLook(status)?.word ?? 'other'}`)}
        />
      </FormField>
    </RecordEditorDialog>
  );
}
