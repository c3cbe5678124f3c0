import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { addRow, changeWithUndo } from '~/command-center/kit/editor/change-row';
import { FormField, FormSection, Options } from '~/command-center/kit/editor/form-field';
import type { SaveResult } from '~/command-center/kit/editor/use-save';
import { duplicateFailure } from '~/command-center/members/duplicates/duplicate-notice';
import { useDuplicateCheck } from '~/command-center/members/duplicates/find-duplicates';
import { AnswerSelect } from '~/command-center/members/enrollment/answer-select';
import { memberStatuses, memberStatusLook } from '~/command-center/members/member-status';
import { RecordEditorDialog } from '~/command-center/members/record-editor-dialog';
import { useMemberAddress } from '~/command-center/members/use-member-address';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { EmailInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Member } from './fetch-member-record';
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
  const { check, isWarned } = useDuplicateCheck();
  const words = member
    ? { title: t('form.edit'), submit: t('form.save') }
    : {
        title: t('form.add'),
        submit: isWarned ? t('duplicates.addAnyway') : t('form.addButton'),
        description: t('form.addText'),
      };

  const save = async (form: MemberForm): Promise<SaveResult> => {
    const name = `${form.first_name} ${form.last_name}`;
    if (!member) {
      const { email, enrollment_status } = form;
      const row = memberRow(form);
      const { first_name, last_name, date_of_birth, phone_number } = row;
      await check({ first_name, last_name, date_of_birth, phone_number, email });
      const { id } = await addRow('members', { ...row, email, enrollment_status });
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
      failure={duplicateFailure(t('duplicates.add'))}
      onClose={onClose}
      onReload={onReload}
    >
      <MemberFields member={member} />
    </RecordEditorDialog>
  );
}

const genders = { female: 'female', male: 'male', non_binary: 'nonBinary' } as const;

/** The whole record of a member, except status, enrollment and billing. */
function MemberFields({ member }: { member: Member | undefined }) {
  const { t } = useTranslation('manageMembers');
  const hasCondition = useWatch<MemberForm, 'existing_condition'>({ name: 'existing_condition' });
  const isLogin = Boolean(member?.auth_user_id);
  const otherGender = member?.gender && !(member.gender in genders) ? member.gender : undefined;
  return (
    <>
      <FormSection title={t('record.personal')}>
        <FormField<MemberForm> name="first_name" label={t('record.firstName')} />
        <FormField<MemberForm> name="last_name" label={t('record.lastName')} />
        <FormField<MemberForm> name="date_of_birth" label={t('record.birth')} type="date" />
        <FormField<MemberForm> name="gender" label={t('record.gender')} as={Select}>
          <option value="">{t('gender.none')}</option>
          <Options
            values={Object.keys(genders) as (keyof typeof genders)[]}
            label={(gender) => t(`gender.${genders[gender]}`)}
          />
          {otherGender && <option>{otherGender}</option>}
        </FormField>
        {!member && (
          <FormField<MemberForm>
            name="enrollment_status"
            label={t('form.status')}
            as={StatusSelect}
            isWide
          />
        )}
      </FormSection>
      <FormSection title={t('record.contact')}>
        <FormField<MemberForm>
          name="email"
          label={t('record.email')}
          hint={isLogin ? t('form.emailLogin') : t('form.emailOpen')}
          as={EmailInput}
          readOnly={isLogin}
          className={isLogin ? 'bg-sand!' : undefined}
        />
        <FormField<MemberForm> name="phone_number" label={t('record.phone')} type="tel" />
        <FormField<MemberForm> name="street_address" label={t('record.street')} />
        <FormField<MemberForm> name="apartment" label={t('record.apartment')} />
        <FormField<MemberForm> name="city" label={t('record.city')} />
        <FormField<MemberForm> name="state" label={t('record.state')} />
        <FormField<MemberForm> name="zip_code" label={t('record.zip')} />
        <FormField<MemberForm> name="country" label={t('record.country')} />
        <FormField<MemberForm>
          name="receive_emails"
          label={t('record.receiveEmails')}
          as={AnswerSelect}
          isWide
        />
      </FormSection>
      <FormSection title={t('record.health')}>
        <FormField<MemberForm>
          name="existing_condition"
          label={t('record.condition')}
          as={AnswerSelect}
          isWide
        />
        {hasCondition === 'yes' && (
          <FormField<MemberForm>
            name="existing_condition_description"
            label={t('record.conditionText')}
            as={TextArea}
            isWide
          />
        )}
      </FormSection>
      <FormSection>
        <FormField<MemberForm>
          name="additional_info"
          label={t('record.notes')}
          as={TextArea}
          isWide
        />
      </FormSection>
    </>
  );
}

/** The statuses that a new member may have. */
function StatusSelect(props: ComponentProps<'select'>) {
  const { t } = useTranslation('manageMembers');
  return (
    <Select {...props}>
      {memberStatuses.map((status) => {
        const look = memberStatusLook(status);
        return (
          <option key={status} value={status}>
            {look ? t(`status.${look.word}`) : status}
          </option>
        );
      })}
    </Select>
  );
}
