import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure } from '~/command-center/kit/list-messages';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Button } from '~/shared/ui/button';
import { FactGroup } from '~/shared/ui/facts';
import { Skeleton } from '~/shared/ui/skeleton';
import { PaymentLine, ScheduleLine } from './billing-lines';
import { BillingSection } from './billing-section';
import { type Billing, billingQuery } from './fetch-billing';

type BillingPartProps = { memberId: string; onEdit: (part: string) => void };

const step = 6;

/** The contributions of the member, with schedules, card and payments. */
export function BillingPart({ memberId, onEdit }: BillingPartProps) {
  const { t } = useTranslation('manageMembers');
  const mayOpenBooks = can(useAdmin(), 'books');
  const [count, setCount] = useState(step);
  const { data, error, isFetching, refetch } = useQuery(billingQuery(memberId, count));
  return (
    <FactGroup
      title={t('record.billing')}
      action={
        mayOpenBooks && (
          <LocalLink
            to="adminBooks"
            search={`?open=${memberId}`}
            className="link text-sm font-semibold"
          >
            {t('record.ledger')}
          </LocalLink>
        )
      }
      form={
        data ? (
          <div className="grid gap-6">
            <BillingSection
              title={t('record.schedules')}
              add={t('record.newSchedule')}
              onAdd={() => onEdit('schedule-new')}
              empty={t('record.noSchedules')}
            >
              {data.schedules.map((one) => (
                <ScheduleLine key={one.id} schedule={one} onEdit={onEdit} />
              ))}
            </BillingSection>
            <BillingSection title={t('record.card')} empty={t('record.noCard')}>
              {data.cards.map((card) => (
                <CardLine key={card.id} card={card} />
              ))}
            </BillingSection>
            <BillingSection
              title={t('record.payments')}
              add={t('record.newPayment')}
              onAdd={() => onEdit('payment-new')}
              empty={t('record.noPayments')}
            >
              {data.payments.map((one) => (
                <PaymentLine key={one.id} payment={one} onEdit={onEdit} />
              ))}
            </BillingSection>
            {data.hasMore && (
              <Button
                variant="outline"
                size="sm"
                busy={isFetching}
                onClick={() => setCount(count + 8 * step)}
                className="w-fit"
              >
                {t('record.older')}
              </Button>
            )}
          </div>
        ) : error ? (
          <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40" />
        )
      }
    />
  );
}

function CardLine({ card }: { card: Billing['cards'][number] }) {
  const { t } = useTranslation('manageMembers');
  const { language } = useLanguage();
  const month = new Intl.DateTimeFormat(language, {
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${card.expiration_date}T00:00:00Z`));
  return (
    <li className="py-2.5">
      {t('record.cardText', { type: card.card_type, digits: card.card_last4, month })}
    </li>
  );
}
