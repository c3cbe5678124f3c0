import type { MemberAgenda } from '~/portal/member/fetch-member-agenda';
import { laterPaymentDate, type NextPayment, nextPayment } from '~/portal/payments/payment';
import { daysBetween } from '~/shared/format/dates';
import { statesIn } from '../../../supabase/contracts/request-states';

/** A payment that is due later is not a next step yet. */
const daysAhead = 30;

type Agenda = Omit<MemberAgenda, 'acknowledgedAt'>;

export type NextStep =
  | { kind: 'questions' | 'documents'; number: string; count: number; due: string }
  | { kind: 'answer' | 'message'; number: string }
  | { kind: 'request'; form: string; id: string; sentAt: string; isInProgress: boolean }
  | { kind: 'failedPayment'; amount: number; due: string }
  | { kind: 'payment'; payment: NextPayment }
  | { kind: 'missing'; what: 'contact' | 'phone' | 'address' | 'card' }
  | { kind: 'none' }
  /** Nothing, for a member without a plan. */
  | { kind: 'setup' };

/**
 * The most important next step of a member: a sharing request that waits for the member or has a
 * message or an answer to read, another open request, a failed payment, an expired card, a
 * payment that is due soon, or missing contact data.
 */
export function nextStep(agenda: Agenda, today: string, hasPlan = true): NextStep {
  return (
    sharingRequest(agenda) ??
    openRequest(agenda) ??
    failedPayment(agenda) ??
    expiredCard(agenda, today) ??
    duePayment(agenda, today) ??
    missingContact(agenda) ?? { kind: hasPlan ? 'none' : 'setup' }
  );
}

/** States in which missing documents can be sent. */
const waiting = statesIn('documents', 'review');

function sharingRequest({ sharing_requests: requests }: Agenda): NextStep | undefined {
  const steps = requests.flatMap((request): NextStep[] => {
    const { number, state, state_since, documents_due_on, member_read_at } = request;
    const questions = request.open_questions.length;
    if (!number) return [];
    const [message] = request.request_messages;
    if (questions > 0 && documents_due_on) {
      return [{ kind: 'questions', number, count: questions, due: documents_due_on }];
    }
    const due = request.request_items.map(({ due_on }) => due_on ?? documents_due_on ?? '').sort();
    if (due[0] && waiting.includes(state)) {
      return [{ kind: 'documents', number, count: due.length, due: due[0] }];
    }
    const isUnread = (since: string) => Date.parse(since) > Date.parse(member_read_at);
    if (state === 'answered' && isUnread(state_since)) return [{ kind: 'answer', number }];
    const isWaiting = state === 'waiting_member' || (message && isUnread(message.created_at));
    return isWaiting ? [{ kind: 'message', number }] : [];
  });
  const dueOf = (step: NextStep) => ('due' in step ? step.due : '9');
  return steps.sort((one, other) => dueOf(one).localeCompare(dueOf(other)))[0];
}

function openRequest({ form_submissions, contact_messages }: Agenda): NextStep | undefined {
  const requests = [
    // An acknowledgement of the rules is not a request.
    ...form_submissions.filter(({ form_slug }) => form_slug !== 'sharing-rules'),
    ...contact_messages.map((message) => ({ ...message, form_slug: 'contact' })),
  ];
  const [latest] = requests.sort((one, other) => (one.created_at < other.created_at ? 1 : -1));
  if (!latest) return undefined;
  return {
    kind: 'request',
    form: latest.form_slug,
    id: latest.id,
    sentAt: latest.created_at,
    isInProgress: latest.status === 'in_progress',
  };
}

function failedPayment({ billing }: Agenda): NextStep | undefined {
  const failed = billing.find(
    (payment) => payment.status === 'Failed' && !laterPaymentDate(payment, billing),
  );
  return failed && { kind: 'failedPayment', amount: failed.amount, due: failed.due_date };
}

function expiredCard({ payment_profiles: [card] }: Agenda, today: string): NextStep | undefined {
  return card && card.expiration_date < today ? { kind: 'missing', what: 'card' } : undefined;
}

function duePayment({ billing_schedules, billing }: Agenda, today: string): NextStep | undefined {
  const payment = nextPayment(billing_schedules, billing);
  if (!payment || daysBetween(today, payment.due) > daysAhead) return undefined;
  return { kind: 'payment', payment };
}

function missingContact({ phone_number, street_address, zip_code }: Agenda): NextStep | undefined {
  const hasAddress = Boolean(street_address && zip_code);
  if (phone_number && hasAddress) return undefined;
  if (phone_number) return { kind: 'missing', what: 'address' };
  return { kind: 'missing', what: hasAddress ? 'phone' : 'contact' };
}
