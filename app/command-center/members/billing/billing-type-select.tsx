import type { ComponentProps } from 'react';
import { billingTypes } from '~/command-center/members/member-status';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';

/** How often something is paid. */
export function BillingTypeSelect(props: ComponentProps<'select'>) {
  const { t } = useTranslation('manageMembers');
  return (
    <Select {...props}>
      {Object.entries(billingTypes).map(([value, word]) => (
        <option key={value} value={value}>
          {t(`billingType.${word}`)}
        </option>
      ))}
    </Select>
  );
}
