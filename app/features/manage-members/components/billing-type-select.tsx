import type { ComponentProps } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Select } from '~/ui/select';
import { billingTypes } from '../member-status';

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
