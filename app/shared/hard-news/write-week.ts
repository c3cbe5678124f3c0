import type { Reason } from '#rules/engine/reasons';
import type { Cents } from '#rules/engine/types';
import type { Page } from '~/paths';

/** What a person can do about the part of a bill that stays with them. */
export type WeekStep =
  | 'records'
  | 'dueDate'
  | 'send'
  | 'discount'
  | 'assistance'
  | 'plan'
  | 'cards'
  | 'prices'
  | 'review';

/** A step in words, with the page that helps with it. */
export type WrittenStep = {
  text: string;
  link: { to: Page; hash?: string; text: string } | undefined;
};

/** Whether nothing of a bill is sure to be shared, and some of it may stay with the member. */
export function isHardNews(parts: Record<'own' | 'shareable' | 'undecided', Cents>): boolean {
  return parts.undecided > 0 || (parts.own > 0 && parts.shareable === 0);
}

/** What settles an open question, by the reason why it is open. */
const settled: Partial<Record<string, WeekStep>> = {
  preExistingUnknown: 'records',
  dueDateMissing: 'dueDate',
} satisfies Partial<Record<Reason, WeekStep>>;

/** The steps that settle the open parts of a bill. */
export function settlingSteps(parts: readonly { reason: string }[]): WeekStep[] {
  return [...new Set(parts.flatMap(({ reason }) => settled[reason] ?? []))];
}

/** Where each step has help. */
const links = {
  discount: { to: 'rulesProcedures', hash: 'self-pay' },
  assistance: { to: 'billHelp' },
  cards: { to: 'deskCards' },
  prices: { to: 'discounts' },
} as const satisfies Partial<Record<WeekStep, { to: Page; hash?: string }>>;

function hasLink(step: WeekStep): step is keyof typeof links {
  return step in links;
}

type WeekTexts = (
  key: `hardNews:steps.${WeekStep}` | `hardNews:links.${keyof typeof links}`,
) => string;

/** Steps in words. */
export function writeWeek(steps: readonly WeekStep[], t: WeekTexts): WrittenStep[] {
  return steps.map((step) => ({
    text: t(`hardNews:steps.${step}`),
    link: hasLink(step) ? { ...links[step], text: t(`hardNews:links.${step}`) } : undefined,
  }));
}
