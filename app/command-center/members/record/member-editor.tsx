import { zodResolver } from '@hookform/resolvers/zod';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Member } from './fetch-member-record';
import { MemberFields } from './member-fields';
import { type MemberForm, memberForm, memberRow, memberSchema } from './member-form';

type MemberEditorProps = {
  /** The member to change; none to add one. */
  member?: Member;
  onClose: () => void;
  onReload?: () => void;
};

/** The form of a member, with personal data, contact, health and notes. */
export function MemberEditor({ member, onClose, onReload }: MemberEditorProps) {
  const { t } = useTranslation('manageMembers');
  const { showMember } = useMemberAddress();
  const words = member
    ? { title: t('form.edit'), submit: t('form.save') }
    : { title: t('form.add'), submit: t('form.addButton'), description: t('form.addText') };

  const save = async (form: MemberForm): Promise<SaveResult> => {
    const name = `${form.first_name} ${form.last_name}`;
    if (!member) {
      const { email, enrollment_status } = form;
      const { id } = await addRow('members', { ...memberRow(form), email, enrollment_status });
      // The next step for a new member is a plan and an advisor.
      return { text: t('saved.added', { name }), next: () => showMember(id) };
    }
    // Members who sign in with their email change it in the portal.
    const change = { ...memberRow(form), ...(!member.auth_user_id && { email: form.email }) };
    return {
      text: t('saved.member', { name }),
      undo: await changeWithUndo('members', member, change),
    };
  };

  return (
    <RecordEditorDialog
      {...words}
      draftKey={`member:${member?.id ?? 'new'}`}
      table="members"
      resolver={zodResolver(memberSchema)}
      values={memberForm(member)}
      save={save}
      onClose={onClose}
      onReload={onReload}
    >
      <MemberFields member={member} />
    </RecordEditorDialog>
  );
}
