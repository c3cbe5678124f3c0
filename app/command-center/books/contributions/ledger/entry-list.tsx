import { useState } from 'react';
import { monthName } from '~/command-center/books/contributions/month-name';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import type { Entry } from './fetch-ledger';
import { TakeBackDialog } from './take-back-dialog';

type EntryListProps = { entries: readonly Entry[]; today: string };

/** The entries as they were recorded, the latest first. A payment can be reversed or moved. */
export function EntryList({ entries, today }: EntryListProps) {
  const [chosen, setChosen] = useState<{ entry: Entry; action: 'reverse' | 'move' }>();
  return (
    <>
      <ol className="divide-y divide-line/70">
        {entries.map((entry) => (
          <EntryLine
            key={entry.id}
            entry={entry}
            onChoose={(action) => setChosen({ entry, action })}
          />
        ))}
      </ol>
      {chosen && <TakeBackDialog {...chosen} today={today} onClose={() => setChosen(undefined)} />}
    </>
  );
}

type EntryLineProps = { entry: Entry; onChoose: (action: 'reverse' | 'move') => void };

function EntryLine({ entry, onChoose }: EntryLineProps) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const money = (cents: number) => formatMoney(cents / 100, language);
  const title = () => {
    if (entry.moved_to) {
      return t('entry.movedTo', { month: monthName(entry.moved_to, language) });
    }
    if (entry.moved_from) {
      return t('entry.movedFrom', { month: monthName(entry.moved_from, language) });
    }
    if (entry.reverses) return t('entry.reversal');
    return t(`entry.kinds.${entry.kind}`);
  };
  const facts = [
    entry.kind === 'contribution' && monthName(entry.month, language),
    formatDate(entry.received_on, language),
    t(`entry.sources.${entry.source}`),
    // The reference of a payment row is its id, which says nothing to a person.
    entry.source !== 'billing' && entry.reference,
    entry.us_state,
    entry.kind === 'contribution' &&
      (entry.administration_cents === null
        ? t('entry.keptUnknown')
        : t('entry.kept', { amount: money(entry.administration_cents) })),
    entry.admin_name,
  ].filter(Boolean);
  const amount = money(entry.cents);
  return (
    <li className="grid gap-0.5 py-3 text-sm first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold wrap-anywhere">
          {title()}
          {entry.cents > 0 && entry.open_cents < entry.cents && (
            <span className="font-normal text-muted">
              {' · '}
              {entry.open_cents === 0
                ? t('entry.takenBack')
                : t('entry.left', { amount: money(entry.open_cents) })}
            </span>
          )}
        </span>
        <span className="font-semibold whitespace-nowrap tabular-nums">{amount}</span>
      </p>
      <p className="wrap-anywhere text-muted">{facts.join(' · ')}</p>
      {entry.note && <p className="wrap-anywhere whitespace-pre-line">{entry.note}</p>}
      {entry.open_cents > 0 && (
        <p className="-ml-3 flex flex-wrap">
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('entry.reverseOne', { amount })}
            onClick={() => onChoose('reverse')}
          >
            {t('entry.reverse')}
          </Button>
          {entry.kind === 'contribution' && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('entry.moveOne', { amount })}
              onClick={() => onChoose('move')}
            >
              {t('entry.move')}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
