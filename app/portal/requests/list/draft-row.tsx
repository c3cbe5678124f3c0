import { useState } from 'react';
import { usePortalUser } from '~/portal/frame/portal-user';
import { type RequestRow, requestKeys } from '~/portal/requests/data/requests';
import { queryClient } from '~/shared/backend/query-client';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { LinkButton } from '~/shared/ui/link-button';
import { FailureNotice } from '~/shared/ui/notice';
import { deleteDraft } from '../data/request-actions';
import { removeUnsaved } from '../data/unsaved';
import { FailureReason } from '../failure-reason';
import { useRequestTexts } from '../use-request-texts';

/** A draft: continue or delete it. */
export function DraftRow({ draft }: { draft: RequestRow }) {
  const { t } = useTranslation('requests');
  const { language } = useLanguage();
  const user = usePortalUser();
  const texts = useRequestTexts();
  const [isAsking, setAsking] = useState(false);
  const deletion = useSingleMutation({
    mutationFn: async () => {
      await deleteDraft(draft.id);
      // A page that is sent later would begin the draft again.
      const { removePagesOf } = await import('../files/local/page-store');
      await removePagesOf(user.id, draft.id);
    },
    onSuccess: async () => {
      removeUnsaved(user.id, draft.id);
      queryClient.removeQueries({ queryKey: requestKeys.draft(user.id, draft.id) });
      await queryClient.invalidateQueries({ queryKey: requestKeys.list(user.id) });
    },
    onSettled: () => setAsking(false),
  });
  return (
    <li className="grid gap-3 rounded-md bg-white p-4 shadow-raised md:p-5">
      <div className="grid gap-0.5">
        <p className="font-semibold wrap-anywhere">{texts.whose(draft)}</p>
        <p className="text-sm text-muted">
          {t('list.draft.started', { date: formatDay(draft.created_at, language) })}
        </p>
      </div>
      {deletion.error && (
        <FailureNotice reason={deletion.error} title={t('list.draft.deleteFailed')}>
          <p>
            <FailureReason failure={deletion.error} />
          </p>
        </FailureNotice>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton to="newRequest" search={`?draft=${draft.id}`} size="sm">
          {t('list.draft.continue')}
        </LinkButton>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {t('list.draft.delete')}
        </Button>
      </div>
      <LazyConfirmDialog
        open={isAsking}
        type="danger"
        title={t('list.draft.deleteTitle')}
        message={t('list.draft.deleteText')}
        confirmLabel={deletion.isPending ? t('list.draft.deleting') : t('list.draft.confirm')}
        cancelLabel={t('list.draft.keep')}
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

/** Answers that are on this device only. */
export function LocalDraftRow({ id }: { id: string }) {
  const { t } = useTranslation('requests');
  return (
    <li className="grid gap-3 rounded-md bg-white p-4 shadow-raised md:p-5">
      <p className="font-semibold">{t('list.draft.here')}</p>
      <LinkButton to="newRequest" search={`?draft=${id}`} size="sm" className="justify-self-start">
        {t('list.draft.continue')}
      </LinkButton>
    </li>
  );
}
