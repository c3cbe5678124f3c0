import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormField } from '~/command-center/kit/editor/form-field';
import { dollars, dollarsInput } from '~/command-center/members/field-schemas';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { suggestionQuery } from './suggest-contribution';

/** The fields of a form on which the amount depends, and the amount itself. */
type CostForm = {
  product_id: string;
  product_iua_id: string;
  plan_type: string;
  start_date: string;
  monthly_cost: string;
  cost_reason: string;
};

type MonthlyCostProps = { of: { memberId: string } | { applicationId: string } };

/**
 * The monthly contribution. The table in force fills it in, and follows plan, household and IUA until
 * someone types another amount, which has a reason.
 */
export function MonthlyCost({ of }: MonthlyCostProps) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const { control, getValues, setValue } = useFormContext<CostForm>();
  const [product, iua, planType, start, typed] = useWatch({
    control,
    name: ['product_id', 'product_iua_id', 'plan_type', 'start_date', 'monthly_cost'],
  });
  const query = useQuery(suggestionQuery({ product, iua, planType, start, of }));
  const cents = query.data ?? null;
  const suggested = cents === null ? undefined : dollarsInput(cents / 100, language);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (suggested === undefined) return;
    if (['', before.current].includes(getValues('monthly_cost'))) {
      setValue('monthly_cost', suggested, { shouldDirty: true, shouldValidate: true });
    }
    before.current = suggested;
  }, [suggested, getValues, setValue]);
  const differs = cents !== null && typed !== '' && Math.round(dollars(typed) * 100) !== cents;
  return (
    <>
      <FormField<CostForm>
        name="monthly_cost"
        label={`${t('record.monthly')} (US$)`}
        inputMode="decimal"
        hint={
          cents !== null && (
            <span className="flex flex-wrap items-center gap-x-3">
              {t('form.inTable', { amount: formatMoney(cents / 100, language) })}
              {differs && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() =>
                    setValue('monthly_cost', suggested ?? '', {
                      shouldDirty: true,
                      shouldValidate: true,
                    })
                  }
                  className="-my-2"
                >
                  {t('form.useTable')}
                </Button>
              )}
            </span>
          )
        }
      />
      {differs && (
        <FormField<CostForm>
          name="cost_reason"
          label={t('form.costReason')}
          hint={t('form.costReasonHint')}
          maxLength={500}
        />
      )}
    </>
  );
}
