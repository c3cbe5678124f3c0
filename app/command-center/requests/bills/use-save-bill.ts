import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import type { SharingRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { refusedField } from '~/command-center/requests/review/call-review';
import { reviewQuery } from '~/command-center/requests/review/fetch-review';
import type { Bill } from '~/command-center/requests/review/review-types';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import type { BillDraft } from './bill-draft';
import { checkBill, type SavedBill } from './check-bill';
import type { Issue, Problems } from './read-field';
import { saveBill } from './save-bill';

/**
 * Checks and saves a bill. After a conflict, it loads the version that someone else saved.
 * @param patient the person on the bill, who must be the request's.
 */
export function useSaveBill(
  request: SharingRequest,
  draft: BillDraft,
  patient: string,
  onSaved: () => void,
) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const client = useQueryClient();
  const toast = useToast();
  const [problems, setProblems] = useState<Problems>({});
  const [conflict, setConflict] = useState<{ theirs: Bill | null }>();
  /** Marks fields and focuses the first before the next key, which would otherwise be lost. */
  const showProblems = (found: Problems) => {
    flushSync(() => setProblems(found));
    const first = document.querySelector<HTMLElement>('[data-bill] [aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    // At the lower edge, it would be behind the bar with the buttons.
    first?.scrollIntoView({ block: 'center' });
  };
  const save = useSingleMutation({
    mutationFn: (bill: SavedBill) => saveBill(request.id, patient, bill, draft.seenAt),
    onSuccess: ({ warnings }) => {
      toast({
        text: t(warnings.length > 0 ? 'bill.savedWarnings' : 'bill.saved', {
          count: warnings.length,
        }),
      });
      onSaved();
      void client.invalidateQueries({ queryKey: requestKeys.all });
    },
    onError: async (error) => {
      const refused = refusedFields(error);
      if (refused.person) showProblems(refused);
      else setProblems(refused);
      if (refusalCode(error) !== 'changed_meanwhile') return;
      const { bills } = await client.fetchQuery(reviewQuery(request.number));
      setConflict({ theirs: bills.find(({ id }) => id === draft.id) ?? null });
    },
  });
  const submit = () => {
    const checked = checkBill(draft, language);
    showProblems('problems' in checked ? checked.problems : {});
    if ('bill' in checked) save.mutate(checked.bill);
  };
  const settle = () => {
    setConflict(undefined);
    save.reset();
  };
  return { submit, problems, conflict, settle, isSaving: save.isPending, error: save.error };
}

const issues: Record<string, Issue> = {
  amount_invalid: 'amountInvalid',
  discount_above_charge: 'discountAboveCharge',
  date_invalid: 'dateInvalid',
  provider_length: 'providerRequired',
  description_length: 'descriptionRequired',
  care_unknown: 'careRequired',
  visits_invalid: 'visitsInvalid',
  other_person: 'otherPerson',
};

/** Fields of the form by the column of the database. */
const fields: Record<string, string> = {
  service_date: 'day',
  charge_cents: 'charge',
  discount_cents: 'discount',
  other_payer_cents: 'otherPayer',
  other_payer: 'payerName',
  person_id: 'person',
  bill_date: 'billDate',
  total_cents: 'total',
  estimate_cents: 'estimate',
};

/** The field that the database refused, such as a date before the person's birth. */
function refusedFields(error: unknown): Problems {
  const issue = issues[refusalCode(error) ?? ''];
  const field = refusedField(error);
  if (!issue || !field) return {};
  const name = field
    .split('.')
    .map((part) => fields[part] ?? part)
    .join('.');
  return { [name]: issue };
}
