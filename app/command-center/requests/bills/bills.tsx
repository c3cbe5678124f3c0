import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { choicesQuery } from '~/command-center/kit/request-choices';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import type { Review } from '~/command-center/requests/review/fetch-review';
import { isOpenForBills } from '~/command-center/requests/review/may-review';
import { useMayWork } from '~/command-center/requests/work-on-request';
import { preloadable, usePreload, usePreloadable } from '~/shared/browser/preloadable';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { BillSummary } from './bill-summary';
import { engineQuery } from './use-preview';

const billEditor = preloadable(async () => (await import('./bill-editor')).BillEditor);

type BillsProps = { data: OpenRequest; review: Review };

/** The bills of a request with their warnings, and the form in which they are entered. */
export function Bills({ data, review }: BillsProps) {
  const { t } = useTranslation('reviewRequests');
  const mayChange = useMayWork() && isOpenForBills(data.request, review);
  const { data: choices } = useQuery(choicesQuery);
  const client = useQueryClient();
  const record = useOpenRecord();
  const opened = record.openId?.startsWith('bill-') ? record.openId.slice(5) : undefined;
  const bill = review.bills.find(({ id }) => id === opened);
  const BillEditor = usePreloadable(billEditor, mayChange && (!!bill || opened === 'new'));
  usePreload(mayChange, () => {
    void billEditor.load().catch(() => undefined);
    void client.prefetchQuery(engineQuery);
  });
  return (
    <FactGroup
      title={t('bills.title')}
      action={
        mayChange && (
          <Button
            variant="outline"
            size="sm"
            data-add-bill=""
            onClick={() => record.open('bill-new')}
          >
            <Plus className="size-4.5" />
            <span className="max-sm:sr-only">{t('bill.add')}</span>
          </Button>
        )
      }
      form={
        <>
          {review.bills.length === 0 && (
            <p className="text-muted">{t(mayChange ? 'bills.empty' : 'bills.none')}</p>
          )}
          <ul className="grid gap-5">
            {review.bills.map((one) => (
              <BillSummary
                key={one.id}
                bill={one}
                warnings={review.warnings.filter(({ bill_id }) => bill_id === one.id)}
                mayChange={mayChange}
                onEdit={() => record.open(`bill-${one.id}`)}
              />
            ))}
          </ul>
          {BillEditor && choices && (
            <BillEditor
              key={opened}
              data={data}
              review={review}
              documents={choices.documents}
              bill={bill}
              onClose={record.close}
            />
          )}
        </>
      }
    />
  );
}
