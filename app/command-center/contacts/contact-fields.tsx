import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ContactForm } from './contact-form';
import { handTypes, priorities } from './contact-list';
import { teamQuery } from './fetch-team';
import { useIssue } from './use-issue';

/** Who said what, over which way, and who looks after it. */
export function ContactFields() {
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const { register, watch } = useFormContext<ContactForm>();
  const issue = useIssue<ContactForm>();
  const { data: team = [] } = useQuery(teamQuery);
  const others = team.filter(
    (one) => one.id !== admin.id && one.status === 'active' && can(one, 'contacts'),
  );
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t('columns.type')}>
        <Select {...register('type')}>
          {handTypes.map((value) => (
            <option key={value} value={value}>
              {t(`types.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('columns.name')} error={issue('name')}>
        <TextInput {...register('name')} autoComplete="off" />
      </Field>
      <Field label={t('columns.phone')} error={issue('phone')}>
        <TextInput
          {...register('phone')}
          type="tel"
          autoComplete="off"
          placeholder={t('new.phoneExample')}
        />
      </Field>
      <Field
        label={t('columns.email')}
        hint={watch('type') === 'email' ? undefined : t('new.emailHint')}
        error={issue('email')}
      >
        <EmailInput {...register('email')} autoComplete="off" />
      </Field>
      <Field label={t('new.subject')} error={issue('subject')} className="md:col-span-2">
        <TextInput {...register('subject')} autoComplete="off" />
      </Field>
      <Field label={t('new.message')} error={issue('message')} className="md:col-span-2">
        <TextArea {...register('message')} />
      </Field>
      <Field label={t('new.language')}>
        <Select {...register('language')}>
          <option value="pt-BR">{t('new.portuguese')}</option>
          <option value="en">{t('new.english')}</option>
        </Select>
      </Field>
      <Field label={t('columns.priority')}>
        <Select {...register('priority')}>
          {priorities.map((value) => (
            <option key={value} value={value}>
              {t(`priority.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('columns.assigned')} className="md:col-span-2">
        <Select {...register('assigned_to')}>
          <option value="">{t('unassigned')}</option>
          <option value={admin.id}>{t('me', { name: admin.name })}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
