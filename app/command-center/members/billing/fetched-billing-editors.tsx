import { useQuery } from '@tanstack/react-query';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import { useTranslation } from '~/shared/i18n/use-translation';
import { billingRowQuery } from './fetch-billing-row';
import { PaymentEditor } from './payment-editor';
import { ScheduleEditor } from './schedule-editor';

type FetchedProps = { memberId: string; id: string; onClose: () => void };

export function FetchedScheduleEditor({ memberId, id, onClose }: FetchedProps) {
  const { t } = useTranslation('manageMembers');
  const query = useQuery(billingRowQuery('billing_schedules', id));
  return (
    <FetchedEditor title={t('form.scheduleEdit')} query={query} onClose={onClose}>
      {(schedule) => (
        <ScheduleEditor
          key={schedule.updated_at}
          memberId={memberId}
          schedule={schedule}
          onClose={onClose}
          onReload={() => void query.refetch()}
        />
      )}
    </FetchedEditor>
  );
}

export function FetchedPaymentEditor({ memberId, id, onClose }: FetchedProps) {
  const { t } = useTranslation('manageMembers');
  const query = useQuery(billingRowQuery('billing', id));
  return (
    <FetchedEditor title={t('form.paymentEdit')} query={query} onClose={onClose}>
      {(payment) => (
        <PaymentEditor
          key={payment.updated_at}
          memberId={memberId}
          payment={payment}
          onClose={onClose}
          onReload={() => void query.refetch()}
        />
      )}
    </FetchedEditor>
  );
}
