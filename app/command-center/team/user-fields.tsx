import { useFormContext } from 'react-hook-form';
import type { Role } from '~/command-center/kit/backend/admin';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { User } from './fetch-users';
import { useIssue } from './use-issue';
import { offeredRoles, type UserForm, usualPermissions } from './user-form';

type UserFieldsProps = {
  user: User | undefined;
  mayMakeSuper: boolean;
  isSelf: boolean;
};

/** Name, e-mail, role and status. */
export function UserFields({ user, mayMakeSuper, isSelf }: UserFieldsProps) {
  const { t } = useTranslation(['manageUsers', 'commandCenter']);
  const { register, setValue } = useFormContext<UserForm>();
  const issue = useIssue();
  const roles: Role[] = offeredRoles.filter((role) => mayMakeSuper || role !== 'super_admin');
  const own = user?.role as Role | undefined;
  const choices = own && !roles.includes(own) ? [own, ...roles] : roles;
  const hint = isSelf && !mayMakeSuper ? t('manageUsers:dialog.ownRights') : undefined;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t('manageUsers:dialog.firstName')} error={issue('first_name')}>
        <TextInput {...register('first_name')} autoComplete="off" />
      </Field>
      <Field label={t('manageUsers:dialog.lastName')} error={issue('last_name')}>
        <TextInput {...register('last_name')} autoComplete="off" />
      </Field>
      <Field
        label={t('manageUsers:columns.email')}
        error={issue('email')}
        className="md:col-span-2"
      >
        <EmailInput {...register('email')} autoComplete="off" />
      </Field>
      <Field label={t('manageUsers:columns.role')} hint={hint}>
        <Select
          {...register('role', {
            onChange: ({ target }: { target: { value: Role } }) =>
              setValue('permissions', [...usualPermissions[target.value]], { shouldDirty: true }),
          })}
        >
          {choices.map((role) => (
            <option key={role} value={role}>
              {t(`commandCenter:roles.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('manageUsers:columns.status')}>
        <Select {...register('status')}>
          <option value="active">{t('manageUsers:status.active')}</option>
          <option value="inactive">{t('manageUsers:status.inactive')}</option>
        </Select>
      </Field>
    </div>
  );
}
