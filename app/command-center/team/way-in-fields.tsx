import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useIssue } from './use-issue';
import type { UserForm } from './user-form';

/** How somebody new gets in: a mailed link, or a password typed here, twice. */
export function WayInFields() {
  const { t } = useTranslation('manageUsers');
  const { register, control } = useFormContext<UserForm>();
  const issue = useIssue();
  const entry = useWatch({ control, name: 'entry' });
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t('dialog.entry')} hint={t(`entry.${entry}.hint`)} className="md:col-span-2">
        <Select {...register('entry')}>
          <option value="invitation">{t('entry.invitation.label')}</option>
          <option value="password">{t('entry.password.label')}</option>
        </Select>
      </Field>
      {entry === 'password' && (
        <>
          <Field label={t('dialog.password')} error={issue('password')}>
            <PasswordInput {...register('password')} autoComplete="new-password" />
          </Field>
          <Field label={t('dialog.confirmPassword')} error={issue('confirmPassword')}>
            <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
          </Field>
        </>
      )}
    </div>
  );
}
