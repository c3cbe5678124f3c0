import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection } from '~/command-center/kit/editor/form-section';
import { AnswerSelect } from '~/command-center/members/enrollment/answer-select';
import { useIssue } from '~/command-center/members/use-issue';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Member } from './fetch-member-record';
import type { MemberForm } from './member-form';
import { StatusSelect } from './status-select';

const genders = { female: 'female', male: 'male', non_binary: 'nonBinary' } as const;

/** All that is on record about a person, but status, enrollment and billing. */
export function MemberFields({ member }: { member: Member | undefined }) {
  const { t } = useTranslation('manageMembers');
  const { register, control } = useFormContext<MemberForm>();
  const issue = useIssue<MemberForm>();
  const hasCondition = useWatch({ control, name: 'existing_condition' });
  const isLogin = Boolean(member?.auth_user_id);
  const otherGender = member?.gender && !(member.gender in genders) ? member.gender : undefined;
  const line = (name: keyof MemberForm, label: string, className?: string) => (
    <Field label={label} error={issue(name)} className={className}>
      <TextInput {...register(name)} autoComplete="off" />
    </Field>
  );
  return (
    <>
      <FormSection title={t('record.personal')}>
        {line('first_name', t('record.firstName'))}
        {line('last_name', t('record.lastName'))}
        <Field label={t('record.birth')} error={issue('date_of_birth')}>
          <TextInput {...register('date_of_birth')} type="date" autoComplete="off" />
        </Field>
        <Field label={t('record.gender')}>
          <Select {...register('gender')}>
            <option value="">{t('gender.none')}</option>
            {Object.entries(genders).map(([value, word]) => (
              <option key={value} value={value}>
                {t(`gender.${word}`)}
              </option>
            ))}
            {otherGender && <option>{otherGender}</option>}
          </Select>
        </Field>
        {!member && (
          <Field label={t('form.status')} className="md:col-span-2">
            <StatusSelect {...register('enrollment_status')} />
          </Field>
        )}
      </FormSection>
      <FormSection title={t('record.contact')}>
        <Field
          label={t('record.email')}
          error={issue('email')}
          hint={isLogin ? t('form.emailLogin') : t('form.emailOpen')}
        >
          <EmailInput
            {...register('email')}
            autoComplete="off"
            readOnly={isLogin}
            className={isLogin ? 'bg-sand!' : undefined}
          />
        </Field>
        <Field label={t('record.phone')} error={issue('phone_number')}>
          <TextInput {...register('phone_number')} type="tel" autoComplete="off" />
        </Field>
        {line('street_address', t('record.street'))}
        {line('apartment', t('record.apartment'))}
        {line('city', t('record.city'))}
        {line('state', t('record.state'))}
        {line('zip_code', t('record.zip'))}
        {line('country', t('record.country'))}
        <Field label={t('record.receiveEmails')} className="md:col-span-2">
          <AnswerSelect {...register('receive_emails')} />
        </Field>
      </FormSection>
      <FormSection title={t('record.health')}>
        <Field label={t('record.condition')} className="md:col-span-2">
          <AnswerSelect {...register('existing_condition')} />
        </Field>
        {hasCondition === 'yes' && (
          <Field
            label={t('record.conditionText')}
            error={issue('existing_condition_description')}
            className="md:col-span-2"
          >
            <TextArea {...register('existing_condition_description')} />
          </Field>
        )}
      </FormSection>
      <FormSection>
        <Field label={t('record.notes')} error={issue('additional_info')} className="md:col-span-2">
          <TextArea {...register('additional_info')} />
        </Field>
      </FormSection>
    </>
  );
}
