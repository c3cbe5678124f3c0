import type { Messages } from '~/i18n/catalogue';
import type { Translate } from '~/i18n/message-keys';
import type { Row } from '~/lib/rows';
import type { Tone } from '~/ui/tone';

/** A row of the history. */
export type Payment = Row<'billing'>;

type Words = Messages['billing'];
type Say = Translate<'billing'>;

const statuses: Partial<Record<string, { word: keyof Words['statuses']; tone: Tone }>> = {
  Paid: { word: 'paid', tone: 'success' },
  Pending: { word: 'pending', tone: 'warning' },
  Failed: { word: 'failed', tone: 'danger' },
  Cancelled: { word: 'cancelled', tone: 'danger' },
};

const types: Partial<Record<string, keyof Words['types']>> = {
  monthly: 'monthly',
  annual: 'annual',
  one_time: 'oneTime',
};

/** The colour of a status; grey for one that nobody knows. */
export function statusTone(status: string): Tone | 'neutral' {
  return statuses[status]?.tone ?? 'neutral';
}

/** A status in a word; one that nobody knows as it is. */
export function statusWord(status: string, t: Say): string {
  const known = statuses[status];
  return known ? t(`statuses.${known.word}`) : status;
}

/** What is paid for: "Monthly contribution". */
export function typeWord(type: string, t: Say): string {
  const known = types[type];
  return known ? t(`types.${known}`) : type;
}

/** What a payment's description adds to its type, if it adds anything. */
export function note({ description }: Payment, t: Say): string | undefined {
  const text = description?.trim();
  return !text || text === t('asRecorded.monthly') ? undefined : text;
}
