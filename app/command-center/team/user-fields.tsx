import { useFormContext, useWatch } from 'react-hook-form';
import { permissions, type Role } from '~/command-center/kit/backend/admin';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { Checkbox } from '~/shared/fields/checkbox';
import { PasswordInput } from '~/shared/fields/password-input';
import { Select } from '~/shared/fields/select';
import { EmailInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { User } from './fetch-users';
import { offeredRoles, shortestPassword, type UserForm, usualPermissions } from './user-form';

type UserFieldsProps = {
  user: User | undefined;
  mayMakeSuper: boolean;
  isSelf: boolean;
};

/** Name, email, role and status. */
export function UserFields({ user, mayMakeSuper, isSelf }: UserFieldsProps) {
  const { t } = useTranslation(['manageUsers', 'commandCenter']);
  const { setValue } = useFormContext<UserForm>();
  const roles: Role[] = offeredRoles.filter((role) => mayMakeSuper || role !== 'super_admin');
  const own = user?.role as Role | undefined;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FormField<UserForm> name="first_name" label={t('manageUsers:dialog.firstName')} />
      <FormField<UserForm> name="last_name" label={t('manageUsers:dialog.lastName')} />
      <FormField<UserForm>
        name="email"
        label={t('manageUsers:columns.email')}
        hint={user?.has_password ? t('manageUsers:dialog.ownEmail') : undefined}
        readOnly={user?.has_password}
        as={EmailInput}
        isWide
      />
      <FormField<UserForm>
        name="role"
        label={t('manageUsers:columns.role')}
        hint={isSelf && !mayMakeSuper ? t('manageUsers:dialog.ownRights') : undefined}
        as={Select}
        onChange={({ target }: { target: { value: Role } }) =>
          setValue('permissions', [...usualPermissions[target.value]], { shouldDirty: true })
        }
      >
        <Options
          values={own && !roles.includes(own) ? [own, ...roles] : roles}
          label={(role) => t(`commandCenter:roles.${role}`)}
        />
      </FormField>
      <FormField<UserForm> name="status" label={t('manageUsers:columns.status')} as={Select}>
        <Options
          values={['active', 'inactive']}
          label={(status) => t(`manageUsers:status.${status}`)}
        />
      </FormField>
    </div>
  );
}

type PermissionFieldsProps = {
  /** The permissions of the editing admin, who cannot grant others. `undefined` means all. */
  held: readonly string[] | undefined;
};

export function PermissionFields({ held }: PermissionFieldsProps) {
  const { t } = useTranslation('manageUsers');
  const { register, control } = useFormContext<UserForm>();
  const isSuper = useWatch({ control, name: 'role' }) === 'super_admin';
  return (
    <fieldset className="grid gap-1 rounded-md bg-sand/60 px-5 py-4">
      <legend className="float-left pb-1 text-sm font-semibold">{t('dialog.permissions')}</legend>
      {isSuper && <p className="text-sm text-muted">{t('dialog.superAdminMayAll')}</p>}
      <div className="grid clear-both gap-x-6 md:grid-cols-2">
        {permissions.map((permission) => (
          <Checkbox
            key={permission}
            {...register('permissions')}
            value={permission}
            label={t(`permissions.${permission}.label`)}
            hint={t(`permissions.${permission}.hint`)}
            disabled={isSuper || (held && !held.includes(permission)) || undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** How a new admin gets a password, by an emailed link or by entering it here twice. */
export function PasswordFields() {
  const { t } = useTranslation('manageUsers');
  const entry = useWatch<UserForm, 'entry'>({ name: 'entry' });
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FormField<UserForm>
        name="entry"
        label={t('dialog.entry')}
        hint={t(`entry.${entry}.hint`)}
        as={Select}
        isWide
      >
        <Options values={['invitation', 'password']} label={(value) => t(`entry.${value}.label`)} />
      </FormField>
      {entry === 'password' && (
        <>
          <FormField<UserForm>
            name="password"
            label={t('dialog.password')}
            hint={t('dialog.passwordHint', { count: shortestPassword })}
            as={PasswordInput}
            autoComplete="new-password"
          />
          <FormField<UserForm>
            name="confirmPassword"
            label={t('dialog.confirmPassword')}
            as={PasswordInput}
            autoComplete="new-password"
          />
        </>
      )}
    </div>
  );
}
