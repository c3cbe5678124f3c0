import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { amountNow } from '#bill-help/status';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { queryClient } from '~/shared/backend/query-client';
import { useBillSteps } from '~/shared/bill-help/use-bill-help';
import type { LetterFields } from '~/shared/bill-help/write-bill-letter';
import { useLeaveWarning } from '~/shared/browser/use-leave-warning';
import { type BillChanges, billsQuery, type MemberBill, saveBill } from './bills';

/** The time without input after which fields are saved. */
const delayMs = 900;
const retryMs = 8000;

/**
 * A bill of the member with the steps through its questions. A change shows at once and is saved in
 * the background, again and again until it has arrived.
 */
export function useMemberBill(stored: MemberBill) {
  const user = usePortalUser();
  const { data: profile } = useQuery(memberProfileQuery(user.id));
  const { unsaved, change, failure, flush } = useUnsaved(user.id, stored.id);
  const current = { ...stored, ...unsaved };
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
  return { current, help, change, failure, flush };
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

function useUnsaved(userId: string, id: string) {
  const [unsaved, setUnsaved] = useState<BillChanges>({});
  const [failure, setFailure] = useState<unknown>();
  const pending = useRef<BillChanges>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef(Promise.resolve());

  const keep = (changes: BillChanges) => {
    pending.current = changes;
    setUnsaved(changes);
  };
  const saveOnce = async () => {
    const sent = pending.current;
    if (Object.keys(sent).length === 0) return;
    try {
      const isThere = await saveBill(id, sent);
      const { queryKey } = billsQuery(userId);
      if (!isThere) {
        // It was deleted in another tab. The page then shows that.
        keep({});
        return await queryClient.invalidateQueries({ queryKey });
      }
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (bills) =>
        bills?.map((one) => (one.id === id ? { ...one, ...sent } : one)),
      );
      // What changed during the request is still unsaved.
      const rest = Object.entries(pending.current).filter(
        ([name, value]) => sent[name as keyof BillChanges] !== value,
      );
      keep(Object.fromEntries(rest));
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(saveOnce);
    return queue.current;
  };
  const change = (changes: BillChanges, delay = 0) => {
    keep({ ...pending.current, ...changes });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), delay);
  };

  const latest = useRef(flush);
  latest.current = flush;
  useEffect(() => {
    const saveNow = () => void latest.current();
    const onHide = () => document.visibilityState === 'hidden' && saveNow();
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', onHide);
      saveNow();
    };
  }, []);
  useEffect(() => {
    if (!failure) return;
    const retry = setTimeout(() => void latest.current(), retryMs);
    return () => clearTimeout(retry);
  }, [failure]);
  useLeaveWarning(Object.keys(unsaved).length > 0);

  return { unsaved, change, failure, flush };
}
