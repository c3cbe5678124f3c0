import { zodResolver } from '@hookform/resolvers/zod';
import { addRow, changeRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import type { Saved } from '~/command-center/members/use-save';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Member } from './fetch-member-record';
import { MemberFields } from './member-fields';
import { type MemberForm, memberForm, memberRow, memberSchema } from './member-form';

type MemberEditorProps = {
  /** Whom to change; none to add somebody. */
  member?: Member;
  onClose: () => void;
  onReload?: () => void;
};

/** The form about a member: who they are and how to reach them. */
export function MemberEditor({ member, onClose, onReload }: MemberEditorProps) {
  const { t } = useTranslation('manageMembers');
  const { showMember } = useMemberAddress();
  const words = member
    ? { title: t('form.edit'), submit: t('form.save') }
    : { title: t('form.add'), submit: t('form.addButton'), description: t('form.addText') };

  const save = async (form: MemberForm): Promise<Saved> => {
    const name = `${form.first_name} ${form.last_name}`;
    if (!member) {
      const { email, enrollment_status } = form;
      const { id } = await addRow('members', { ...memberRow(form), email, enrollment_status });
      // What a new member needs next is a plan and an advisor.
      return { text: t('saved.added', { name }), next: () => showMember(id) };
    }
    const after = await changeRow('members', member, rowOf(form, member));
    return {
      text: t('saved.member', { name }),
      undo: () => changeRow('members', after, rowOf(memberForm(member), member)),
    };
  };

  return (
    <EditorDialog
      {...words}
      draftKey={`member:${member?.id ?? 'new'}`}
      table="members"
      resolver={zodResolver(memberSchema)}
      values={memberForm(member)}
      save={save}
      onClose={onClose}
      {...(onReload && { onReload })}
    >
      <MemberFields member={member} />
    </EditorDialog>
  );
}

/** Once somebody signs in with an e-mail, it is theirs to change. */
function rowOf(form: MemberForm, member: Member) {
  return { ...memberRow(form), ...(!member.auth_user_id && { email: form.email }) };
}
