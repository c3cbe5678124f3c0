import { clsx } from 'clsx';
import { useMemo } from 'react';
import { DraftLine } from '~/command-center/kit/editor/draft-line';
import { documentName, type NamedDocument } from '~/command-center/kit/request-choices';
import { centsOf } from '~/command-center/kit/typed-amount';
import { useCtrlKey } from '~/command-center/kit/use-ctrl-key';
import { pagesOf } from '~/command-center/requests/documents/pages';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import type { Review } from '~/command-center/requests/review/fetch-review';
import type { Bill } from '~/command-center/requests/review/review-types';
import { useReviewProblem } from '~/command-center/requests/review/use-review-work';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { Notice } from '~/shared/ui/notice';
import { focusLine, moveByEnter } from './bill-cells';
import { BillConflict } from './bill-conflict';
import { type BillDraft, draftOf, filledLines, newBill, useBillDraft } from './bill-draft';
import { BillHead, ownerOf, PatientField } from './bill-head';
import { BillLines } from './bill-lines';
import { BillPages } from './bill-pages';
import { validLines } from './check-bill';
import { Preview } from './preview';
import { typedDay } from './typed-day';
import { usePreview } from './use-preview';
import { useSaveBill } from './use-save-bill';

type BillEditorProps = {
  data: OpenRequest;
  review: Review;
  documents: readonly NamedDocument[];
  /** None for a new bill. */
  bill: Bill | undefined;
  onClose: () => void;
};

/** A bill beside its page, entered by keyboard. It is saved as a whole or not at all. */
export function BillEditor({ data, review, documents, bill, onClose }: BillEditorProps) {
  const { t } = useTranslation(['reviewRequests', 'common']);
  const { language } = useLanguage();
  const problemOf = useReviewProblem();
  const { request } = data;
  const pages = pagesOf(data).map((page) => ({
    ...page,
    document: documentName(documents, page.item.document_kind, language),
  }));
  const { draft, dispatch, stored, reset } = useBillDraft(bill?.id ?? request.id, () => {
    if (bill) return draftOf(bill, language);
    const page = pages.find(({ item }) => item.document_kind === 'itemized-bill') ?? pages[0];
    const day = typedDay(request.service_date, language);
    return newBill(request.provider ?? '', day, page?.file.id ?? null);
  });
  const patient = draft.personId ?? ownerOf(data);
  const { submit, problems, conflict, settle, isSaving, error } = useSaveBill(
    request,
    draft,
    patient,
    () => {
      stored.drop();
      onClose();
    },
  );
  const cancel = () => {
    stored.discard();
    onClose();
  };
  const addLine = () => focusLine(draft.lines.length, () => dispatch({ add: true }));
  useCtrlKey('s', submit);
  const typed = useMemo(() => validLines(draft, language), [draft, language]);
  const lineIds = useMemo(() => bill?.lines.map(({ id }) => id) ?? [], [bill]);
  const results = usePreview(review.facts, lineIds, typed);
  const refusal = error && !conflict && !problems.person ? problemOf(error) : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={t(bill ? 'reviewRequests:bill.edit' : 'reviewRequests:bill.add')}
      actions={
        <>
          <Button busy={isSaving} aria-keyshortcuts="Control+S Meta+S" onClick={submit}>
            {t('reviewRequests:bill.save')}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {t('common:actions.cancel')}
          </Button>
          <div className="grid content-center gap-0.5 md:mr-4 md:justify-items-end">
            <BillSum draft={draft} />
            <p className="text-xs text-muted max-lg:hidden">{t('reviewRequests:bill.keys')}</p>
          </div>
        </>
      }
    >
      <div className="grid gap-x-6 gap-y-4 pb-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3.4fr)]">
        <BillPages
          pages={pages}
          fileId={draft.fileId}
          onChange={(fileId) => dispatch({ set: { fileId } })}
        />
        <form
          noValidate
          data-bill=""
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={(event) => moveByEnter(event, addLine)}
          className="grid min-w-0 content-start gap-4"
        >
          <DraftLine
            restored={stored.restored}
            onDiscard={() => {
              stored.discard();
              reset();
            }}
          />
          {conflict && (
            <BillConflict
              mine={draft}
              theirs={conflict.theirs}
              onTakeTheirs={() => {
                stored.drop();
                if (!conflict.theirs) return onClose();
                dispatch({ set: draftOf(conflict.theirs, language) });
                settle();
              }}
              onKeepMine={() => {
                dispatch({ set: { seenAt: conflict.theirs?.updated_at ?? null } });
                settle();
              }}
            />
          )}
          {refusal && (
            <FocusOnMount reason={error}>
              <Notice tone="danger" live="alert">
                <p>{refusal}</p>
              </Notice>
            </FocusOnMount>
          )}
          <PatientField
            data={data}
            value={patient}
            isRefused={problems.person !== undefined}
            onChange={(personId) => dispatch({ set: { personId } })}
          />
          <BillHead draft={draft} problems={problems} dispatch={dispatch} />
          <BillLines draft={draft} problems={problems} dispatch={dispatch} onAdd={addLine} />
          {results && results.length > 0 && <Preview lines={typed} results={results} />}
          {!review.facts?.need_id && (
            <p className="text-sm text-muted">{t('reviewRequests:preview.noNeed')}</p>
          )}
        </form>
      </div>
    </Dialog>
  );
}

/** The running sum of the charges beside the total as printed. */
function BillSum({ draft }: { draft: BillDraft }) {
  const { t } = useTranslation('reviewRequests');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  const lines = filledLines(draft);
  const sum = lines.reduce((total, { charge }) => total + centsOf(charge), 0);
  const printed = centsOf(draft.total);
  const difference = sum - printed;
  const isEqual = draft.total.trim() !== '' && difference === 0;
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-4 text-sm tabular-nums">
      <span>
        {t('bill.sum', { count: lines.length })} <strong>{money(sum)}</strong>
      </span>
      {draft.total.trim() !== '' && (
        <span className={clsx('font-semibold', isEqual ? 'text-mata-700' : 'text-warning-700')}>
          {isEqual
            ? t('bill.sumEqual')
            : t(difference > 0 ? 'bill.sumAbove' : 'bill.sumBelow', {
                amount: money(Math.abs(difference)),
              })}
        </span>
      )}
    </p>
  );
}
