import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import { AssignForm } from './assign-form';
import { DiscardForm } from './discard-form';
import { eventAmount } from './event-amount';
import type { PaymentEvent } from './fetch-events';

type EventDialogProps = { event: PaymentEvent; onClose: () => void };

/** An event, why it was not applied, and what a person can decide about it. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { t } = useTranslation('manageEvents');
  const { language } = useLanguage();
  const facts = [
    ['amount', eventAmount(event, language)],
    ['time', formatDateTime(event.happened_at, language)],
    ['member', event.member_name],
    ['number', event.member_number],
    ['customer', event.customer_id],
    ['object', event.object_id],
    ['event', `${event.type} · ${event.event_id}`],
    ['handledBy', event.handled_by_name],
    ['note', event.note],
  ] as const;
  const isOpen = event.state === 'parked' || event.state === 'waiting';
  const mayAssign =
    (isOpen || event.state === 'discarded') &&
    event.reason !== 'other_currency' &&
    event.reason !== 'no_amount' &&
    event.reason !== 'recorded_twice';
  return (
    <Dialog open onClose={onClose} size="lg" title={t(`kinds.${event.kind}`)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pb-6">
        {isOpen && event.reason && <Notice tone="warning">{t(`advice.${event.reason}`)}</Notice>}
        <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name} className="grid min-w-0 gap-0.5">
                <dt className="text-muted">{t(`facts.${name}`)}</dt>
                <dd className="font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
        </dl>
        {mayAssign && <AssignForm event={event} onDone={onClose} />}
        {isOpen && <DiscardForm event={event} onDone={onClose} />}
      </div>
    </Dialog>
  );
}
