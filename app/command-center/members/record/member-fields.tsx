import { useWatch } from 'react-hook-form';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { FormSection } from '~/command-center/kit/editor/form-section';
import { AnswerSelect } from '~/command-center/members/enrollment/answer-select';
import { EmailInput } from '~/shared/fields/email-input';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Member } from './fetch-member-record';
import type { MemberForm } from './member-form';
import { StatusSelect } from './status-select';

const genders = { female: 'female', male: 'male', non_binary: 'nonBinary' } as const;

/** The whole record of a member, except status, enrollment and billing. */
export function MemberFields({ member }: { member: Member | undefined }) {
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
