import type { Messages } from '~/shared/i18n/catalog';
import type { Tone } from '~/shared/ui/notice';

type Words = Messages['manageMembers'];
type Look<Key> = { word: Key; tone: Tone | 'neutral' };

/** The statuses of members that the Command Center offers; the column accepts any text. */
export const memberStatuses = [
  'active',
  'pending',
  'approved',
  'Future Active',
  'inactive',
  'cancelled',
] as const;

/** The statuses of the list's filter. A record is merged by an operation, and the list hides it otherwise. */
export const listedStatuses = [...memberStatuses, 'merged'] as const;

const looks: Partial<Record<string, Look<keyof Words['status']>>> = {
  active: { word: 'active', tone: 'success' },
  approved: { word: 'approved', tone: 'success' },
  pending: { word: 'pending', tone: 'warning' },
  'Future Active': { word: 'futureActive', tone: 'info' },
  inactive: { word: 'inactive', tone: 'neutral' },
  cancelled: { word: 'cancelled', tone: 'danger' },
  merged: { word: 'merged', tone: 'neutral' },
};

/** The label and color of a member's status, if it is known. */
export function memberStatusLook(status: string) {
  return looks[status];
}

/** Whether a status allows sign-in, as in `private.status_allows_sign_in`. */
export function allowsSignIn(status: string): boolean {
  return ['active', 'pending', 'approved', 'Future Active'].includes(status);
}

/** Statuses of an enrollment; the first three make it a current one. */
export const enrollmentLooks = {
  Active: { word: 'active', tone: 'success' },
  'Future Active': { word: 'futureActive', tone: 'info' },
  Pending: { word: 'pending', tone: 'warning' },
  Inactive: { word: 'inactive', tone: 'neutral' },
  Cancelled: { word: 'cancelled', tone: 'danger' },
} as const satisfies Record<string, Look<keyof Words['enrollmentStatus']>>;

export type EnrollmentStatus = keyof typeof enrollmentLooks;

const current: readonly string[] = ['Active', 'Future Active', 'Pending'];

/** Whether the portal shows an enrollment. */
export function isCurrent({ status }: { status: string }): boolean {
  return current.includes(status);
}

export const paymentLooks = {
  Paid: { word: 'paid', tone: 'success' },
  Pending: { word: 'pending', tone: 'warning' },
  Failed: { word: 'failed', tone: 'danger' },
  Cancelled: { word: 'cancelled', tone: 'danger' },
} as const satisfies Record<string, Look<keyof Words['paymentStatus']>>;

export type PaymentStatus = keyof typeof paymentLooks;

export const scheduleStatuses = ['active', 'paused', 'ended'] as const;

export const billingTypes = {
  monthly: 'monthly',
  annual: 'annual',
  one_time: 'oneTime',
} as const satisfies Record<string, keyof Words['billingType']>;

export type BillingType = keyof typeof billingTypes;
