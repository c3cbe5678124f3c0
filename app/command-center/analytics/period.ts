/** The periods, as in the address. */
export const periods = ['7', '30', '90', 'year'] as const;

export type Period = (typeof periods)[number];

/** Dates without a time, as `YYYY-MM-DD`. The first and last dates are included. */
export type Span = { first: string; last: string };

const usual: Period = '30';

/** The period in an address such as `?period=90`. Any other value selects the default. */
export function readPeriod(query: URLSearchParams): Period {
  const named = query.get('period');
  return periods.find((period) => period === named) ?? usual;
}

export function writePeriod(query: URLSearchParams, period: Period): URLSearchParams {
  const next = new URLSearchParams(query);
  if (period === usual) next.delete('period');
  else next.set('period', period);
  return next;
}

/**
 * A period that ends today, and the period it is compared with. That one is as many days before
 * it, or for the year, the same part of last year.
 */
export function spansOf(period: Period, today: string): { span: Span; before: Span } {
  if (period === 'year') {
    const year = Number(today.slice(0, 4));
    // On February 29, last year's period ends on the 28th.
    const dayOfYear = today.slice(5) === '02-29' ? '02-28' : today.slice(5);
    return {
      span: { first: `${year}-01-01`, last: today },
      before: { first: `${year - 1}-01-01`, last: `${year - 1}-${dayOfYear}` },
    };
  }
  const days = Number(period);
  return {
    span: { first: daysLater(today, 1 - days), last: today },
    before: { first: daysLater(today, 1 - 2 * days), last: daysLater(today, -days) },
  };
}

function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
