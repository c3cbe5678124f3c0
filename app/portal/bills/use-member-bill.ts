import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { amountNow } from '#bill-help/status';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { createSaver, useSaver } from '~/portal/requests/data/saver';
import { queryClient } from '~/shared/backend/query-client';
import { useBillSteps } from '~/shared/bill-help/use-bill-help';
import type { LetterFields } from '~/shared/bill-help/write-bill-letter';
import { type BillChanges, billsQuery, type MemberBill, saveBill } from './bills';

/** The time without input after which fields are saved. */
const delayMs = 900;

/**
 * A bill of the member with the steps through its questions. A change shows at once and is saved in
 * the background, again and again until it has arrived.
 */
export function useMemberBill(stored: MemberBill) {
  const user = usePortalUser();
  const { data: profile } = useQuery(memberProfileQuery(user.id));
  const { saver, state } = useBillSaver(user.id, stored.id);
  const { change, flush } = saver;
  const current = { ...stored, ...state.unsaved };
  const { bill, care } = current;

  // A letter without a patient is about its sender.
  const person = care.household_people;
  const known: LetterFields = {
    ...(profile && {
      name: `${profile.first_name} ${profile.last_name}`,
      address: addressOf(profile),
    }),
    ...(person && { patient: `${person.first_name} ${person.last_name}` }),
    ...(care.provider && { provider: care.provider }),
    ...(care.service_date && { care: care.service_date }),
  };
  const fields = { ...known, ...current.fields };
  // Letters and questions are about what the bill asks for now.
  const asked = { ...bill, amount: amountNow(bill.amount, stored.letters) };
  const help = useBillSteps(
    { bill: asked, answers: current.answers, fields },
    ({ bill: started, answers, fields: typed }) =>
      change(
        {
          ...(started && { bill: started }),
          ...(answers && { answers }),
          ...(typed && { fields: withoutKnown(typed, known) }),
        },
        typed ? delayMs : 0,
      ),
  );
  return { current, help, change, failure: state.failure, flush };
}

/** What the member typed, without what is known anyway and can still change. */
function withoutKnown(typed: LetterFields, known: LetterFields): LetterFields {
  const own = Object.entries(typed).filter(
    ([name, text]) => text !== known[name as keyof LetterFields],
  );
  return Object.fromEntries(own);
}

type Address = {
  street_address: string | null;
  apartment: string | null;
  city: string | null;
  state: string | null;
  zip_code: string | null;
};

function addressOf({ street_address, apartment, city, state, zip_code }: Address): string {
  const street = [street_address, apartment].filter(Boolean).join(', ');
  const place = [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [street, place].filter(Boolean).join('\n');
}

/** Saves what changes. It is unsaved for a moment only, so it ends with the page. */
function useBillSaver(userId: string, id: string) {
  const [saver] = useState(() => {
    const { queryKey } = billsQuery(userId);
    return createSaver<Required<BillChanges>>({
      delayMs: 0,
      save: async (sent) => {
        if (!(await saveBill(id, sent))) {
          // It was deleted in another tab. The page then shows that.
          return queryClient.invalidateQueries({ queryKey });
        }
        await queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData(queryKey, (bills) =>
          bills?.map((one) => (one.id === id ? { ...one, ...sent } : one)),
        );
      },
    });
  });
  return { saver, state: useSaver(saver) };
}
