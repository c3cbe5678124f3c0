import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import {
  contributionsKey,
  moveContribution,
  reverseContribution,
  useBooksProblem,
} from '~/command-center/books/contributions/change-contributions';
import { monthName, offeredMonths } from '~/command-center/books/contributions/months';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { centsOf, typedAmount } from '~/command-center/kit/typed-amount';
import { newId } from '~/shared/browser/new-id';
import { Select } from '~/shared/fields/select';
import { formatDate } from '~/shared/format/dates';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { type TakeBackForm, takeBackSchema } from './entry-form';
import type { Entry } from './fetch-ledger';

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

type TakeBackDialogProps = {
  entry: Entry;
  action: 'reverse' | 'move';
  today: string;
  onClose: () => void;
};

/** Reverses a payment, or assigns it to another month, as a whole or in part. Both stay on record. */
function TakeBackDialog({ entry, action, today, onClose }: TakeBackDialogProps) {
  const { t } = useTranslation('manageContributions');
  const { language } = useLanguage();
  const problem = useBooksProblem();
  const [id] = useState(newId);
  const months = offeredMonths(today).filter((month) => month !== entry.month.slice(0, 7));
  const isMove = action === 'move';
  const text = isMove
    ? 'entry.moveText'
    : entry.kind === 'fund_use'
      ? 'fund.reverseText'
      : 'entry.reverseText';
  return (
    <EditorDialog
      title={t(isMove ? 'entry.moveTitle' : 'entry.reverseTitle')}
      description={t(text, {
        amount: formatMoney(entry.open_cents / 100, language),
        month: monthName(entry.month, language),
      })}
      submit={t(isMove ? 'entry.move' : 'entry.reverse')}
      draftKey={`${action}:${entry.id}`}
      resolver={zodResolver(takeBackSchema(entry.open_cents))}
      values={{
        amount: typedAmount(entry.open_cents, language),
        month: months.find((month) => month < entry.month.slice(0, 7)) ?? today.slice(0, 7),
        reason: '',
      }}
      save={async ({ amount, month, reason }: TakeBackForm) => {
        const taken = { entry_id: entry.id, cents: centsOf(amount), reason };
        if (isMove) {
          await moveContribution({ ...taken, move_id: id, month: `${month}-01` });
        } else {
          await reverseContribution({ ...taken, reversal_id: id });
        }
        return { text: t(isMove ? 'entry.moved' : 'entry.reversed') };
      }}
      queryKey={contributionsKey}
      problem={problem}
      onClose={onClose}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <FormField<TakeBackForm> name="amount" label={t('entry.amount')} inputMode="decimal" />
        {isMove && (
          <FormField<TakeBackForm> name="month" label={t('entry.toMonth')} as={Select}>
            <Options values={months} label={(month) => monthName(month, language)} />
          </FormField>
        )}
        <FormField<TakeBackForm>
          name="reason"
          label={t('entry.reason')}
          hint={t('entry.noteHint')}
          isWide
        />
      </div>
    </EditorDialog>
  );
}
