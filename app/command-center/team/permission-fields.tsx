import { useFormContext, useWatch } from 'react-hook-form';
import { permissions } from '~/command-center/kit/backend/admin';
import { Checkbox } from '~/shared/fields/checkbox';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { UserForm } from './user-form';

type PermissionFieldsProps = {
  /** Nobody gives what they do not have; all boxes where none are named. */
  held: readonly string[] | undefined;
};

/** The permission boxes. */
export function PermissionFields({ held }: PermissionFieldsProps) {
  const { t } = useTranslation('manageUsers');
  const { register, control } = useFormContext<UserForm>();
  const role = useWatch({ control, name: 'role' });
  const isSuper = role === 'super_admin';
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
