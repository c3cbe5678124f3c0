import type { ComponentProps } from 'react';
import { Options } from '~/command-center/kit/editor/form-field';
import { type BillingType, billingTypes } from '~/command-center/members/member-status';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';

/** The billing interval. */
export function BillingTypeSelect(props: ComponentProps<'select'>) {
  const { t } = useTranslation('manageMembers');
  return (
    <Select {...props}>
      <Options
        values={Object.keys(billingTypes) as BillingType[]}
        label={(value) => t(`billingType.${billingTypes[value]}`)}
      />
    </Select>
  );
}
