import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { billPath } from '~/paths';
import { FormView } from '~/portal/forms/form-view';
import { portalLoader } from '~/portal/frame/portal-loader';
import { usePortalUser } from '~/portal/frame/portal-user';
import { useBackLink } from '~/portal/frame/use-back-link';
import { FailureReason } from '~/portal/requests/failure-reason';
import { RequestFiles } from '~/portal/requests/files/lazy-files';
import { queryClient } from '~/shared/backend/query-client';
import { newId } from '~/shared/browser/new-id';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { clearFormDraft } from '~/shared/fields/use-form-draft';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { FailureNotice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { addBill } from './bills';

// The form is a separate file, so that the list of all pages' files stays short.
const loadForm = () => import('~/shared/bill-help/bill-form');
const BillForm = lazy(async () => ({ default: (await loadForm()).BillForm }));

export const clientLoader = portalLoader('newBill', () => {
  void Promise.allSettled([loadForm()]);
});

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A new bill: a photo and a few answers. The address contains the id of its care, so that a reload
 * finds the photos again, and a second bill for the same care joins the first.
 */
export default function NewBill() {
  const { t } = useTranslation('ownBills');
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const named = search.get('care') ?? '';
  const careId = uuid.test(named) ? named : undefined;
  const back = useBackLink('bills', t('back'));

  useEffect(() => {
    if (!careId) setSearch({ care: newId() }, { replace: true, state });
  }, [careId, setSearch, state]);

  return (
    <FormView text={t('new.lead')} illustration={HeartLedger} back={back}>
      {careId && (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <Form key={careId} careId={careId} />
        </Suspense>
      )}
    </FormView>
  );
}

function Form({ careId }: { careId: string }) {
  const { t } = useTranslation('ownBills');
  const { language } = useLanguage();
  const user = usePortalUser();
  const navigate = useNavigate();
  const [id] = useState(newId);
  const adding = useSingleMutation({
    mutationFn: addBill,
    onSuccess: async () => {
      clearFormDraft(draftOf(careId));
      void queryClient.invalidateQueries({ queryKey: ['members', user.id] });
      await navigate(billPath(id, language), { replace: true, state: { isNew: true } });
    },
  });
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <h2 className="text-heading">{t('new.photo')}</h2>
        <RequestFiles
          userId={user.id}
          requestId={careId}
          documentKind="itemized-bill"
          label={t('new.photo')}
          draftLanguage={language}
        />
        <p className="text-sm text-muted">{t('new.noPhoto')}</p>
      </div>
      <BillForm
        draft={draftOf(careId)}
        submit={t(adding.isPending ? 'new.adding' : 'new.submit')}
        busy={adding.isPending}
        onStart={(bill) => adding.mutate({ id, careId, bill, language })}
      >
        {adding.error && (
          <FailureNotice reason={adding.error} title={t('new.failed')}>
            <p>
              <FailureReason failure={adding.error} />
            </p>
          </FailureNotice>
        )}
      </BillForm>
    </div>
  );
}

function draftOf(careId: string): string {
  return `bill-${careId}`;
}
