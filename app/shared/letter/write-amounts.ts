import { type Amounts, amountsOf, type Decision, isAboutDeath } from './letter';
import { money, type Writer } from './writer';
import type { WrittenLetter } from './written-letter';

/** The answer in numbers, and the same in one sentence. */
export function writeAmounts(
  decision: Pick<Decision, 'lines' | 'need'>,
  { t, language }: Pick<Writer, 't' | 'language'>,
): Pick<WrittenLetter, 'amounts' | 'summary'> {
  const amounts = amountsOf(decision.lines);
  if (isAboutDeath(decision)) {
    const amount = money(amounts.shared, language);
    return {
      amounts: [{ name: 'shared', label: t('amounts.shared'), amount }],
      summary: t(amounts.shared > 0 ? 'death.summary' : 'death.none', { amount }),
    };
  }
  const names = (['bills', 'off', 'shared', 'yours'] as const).filter(
    (name) => name !== 'off' || amounts.off > 0,
  );
  return {
    amounts: names.map((name) => ({
      name,
      label: t(`amounts.${name}`),
      amount: money(amounts[name], language),
    })),
    summary: summaryOf(amounts, { t, language }),
  };
}

function summaryOf(
  { bills, off, shared, yours }: Amounts,
  { t, language }: Pick<Writer, 't' | 'language'>,
): string {
  const values = {
    bills: money(bills, language),
    off: money(off, language),
    shared: money(shared, language),
    yours: money(yours, language),
  };
  if (shared === 0) return t(off > 0 ? 'summary.noneOff' : 'summary.none', values);
  return t(off > 0 ? 'summary.off' : 'summary.all', values);
}
