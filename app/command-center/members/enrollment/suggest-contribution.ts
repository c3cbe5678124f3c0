import { queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';

type Choice = {
  product: string;
  iua: string;
  planType: string;
  start: string;
  of: { memberId: string } | { applicationId: string };
};

/**
 * The monthly amount in cents that the table of contributions has for a member or an applicant; null
 * without one.
 */
export function suggestionQuery({ product, iua, planType, start, of }: Choice) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(start);
  return queryOptions({
    queryKey: ['contribution', product, iua, planType, start, of],
    queryFn: ({ signal }) =>
      callDatabase(
        'suggest_contribution',
        {
          product_id: product,
          product_iua_id: iua,
          plan_type: planType,
          ...(isDay && { starts_on: start }),
          ...('memberId' in of ? { member_id: of.memberId } : { application_id: of.applicationId }),
        },
        signal,
      ),
    enabled: product !== '' && iua !== '' && planType !== '',
    // The household may have changed since.
    staleTime: 0,
  });
}
