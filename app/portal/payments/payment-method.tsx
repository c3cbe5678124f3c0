import { CreditCard } from 'lucide-react';
import { today } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Skeleton } from '~/shared/ui/skeleton';
import type { Billing } from './fetch-billing';

/** The card that is charged, then the other cards on record. */
export function PaymentMethod({ cards }: { cards: Billing['cards'] | undefined }) {
  const { t } = useTranslation('billing');
  return (
    <section
      aria-labelledby="payment-method"
      className="grid min-h-46 content-between gap-5 rounded-md bg-white p-5 shadow-raised md:p-6"
    >
      <h2
        id="payment-method"
        className="flex items-center gap-2.5 text-sm font-semibold text-muted"
      >
        <CreditCard className="size-5" />
        {t('method.title')}
      </h2>
      {cards === undefined && (
        <div className="grid gap-2">
          <Skeleton className="h-8 w-full max-w-48" />
          <Skeleton className="h-5 w-full max-w-32" />
        </div>
      )}
      {cards?.length === 0 && <p className="text-muted">{t('method.none')}</p>}
      {cards && cards.length > 0 && (
        <ul className="grid gap-4">
          {cards.map((card, index) => (
            <li key={card.id} className="grid gap-1">
              <p
                className={index === 0 ? 'text-heading font-semibold tabular-nums' : 'tabular-nums'}
              >
                <span aria-hidden="true">
                  {card.card_type} •••• {card.card_last4}
                </span>
                <span className="sr-only">
                  {t('method.spoken', { type: card.card_type, digits: card.card_last4 })}
                </span>
              </p>
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
                {t('method.expires', { month: monthOf(card.expiration_date) })}
                {card.expiration_date < today() && (
                  <Badge tone="warning">{t('method.expired')}</Badge>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `'2028-12-31'` as printed on the card: `12/2028`. */
function monthOf(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(0, 4)}`;
}
