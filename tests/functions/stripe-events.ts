import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Stripe from 'stripe';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';

/** A copy of the project folder, made of links, with secrets of its functions (`functions/.env`). */
export function projectWithSecrets(secrets: Record<string, string>): string {
  const folder = join(temporaryFolder('project'), 'supabase');
  const link = (path: string) => symlinkSync(resolve('supabase', path), join(folder, path));
  mkdirSync(join(folder, 'functions'), { recursive: true });
  for (const name of readdirSync('supabase')) if (name !== 'functions') link(name);
  for (const name of readdirSync('supabase/functions')) {
    if (name !== '.env') link(join('functions', name));
  }
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, 'functions', '.env'), lines.join(''));
  return folder;
}

export const secret = 'whsec_of_the_test';
export const newSecret = 'whsec_of_the_next_endpoint';

let last = 0;
const newId = (prefix: string) => {
  last += 1;
  return `${prefix}_${process.pid}x${last}`;
};

const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000);

/** An event of Stripe, in live mode, with the fields that every event has. */
export function event(type: string, at: string, object: object) {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: seconds(at),
    livemode: true,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object },
  };
}

/** What Stripe sends along and we must not keep. */
export const payer = {
  customer_email: 'payer@example.com',
  customer_name: 'Rita Prates',
  customer_phone: '+15550100',
  customer_address: { line1: '1 Main St', city: 'Orlando' },
};

type Payment = {
  at: string;
  cents?: number;
  memberNumber?: string | undefined;
  customer?: string;
  periodStart?: string;
};

/** The events about one invoice, as the current API version sends them. */
export function invoice({ at, cents = 30_000, memberNumber, customer, periodStart = at }: Payment) {
  const ids = {
    invoice: newId('in'),
    intent: newId('pi'),
    charge: newId('ch'),
    customer: customer ?? newId('cus'),
  };
  const start = seconds(periodStart);
  const object = {
    id: ids.invoice,
    object: 'invoice',
    amount_due: cents,
    amount_paid: cents,
    currency: 'usd',
    customer: ids.customer,
    ...payer,
    lines: {
      data: [{ amount: cents, period: { start, end: start + 30 * 86_400 } }],
    },
    metadata: {},
    parent: {
      type: 'subscription_details',
      subscription_details: {
        subscription: 'sub_1',
        metadata: memberNumber ? { member_number: memberNumber } : {},
      },
    },
    period_start: start - 30 * 86_400,
    period_end: start,
    status: 'paid',
  };
  const charge = (amount_refunded: number) => ({
    id: ids.charge,
    object: 'charge',
    amount: cents,
    amount_refunded,
    customer: ids.customer,
    currency: 'usd',
    payment_intent: ids.intent,
    billing_details: { email: payer.customer_email },
    payment_method_details: { card: { last4: '4242' } },
    status: 'succeeded',
  });
  return {
    ids,
    object,
    paid: () => event('invoice.paid', at, object),
    failed: (when = at) =>
      event('invoice.payment_failed', when, { ...object, amount_paid: 0, status: 'open' }),
    /** Names the invoice's payment. */
    link: () =>
      event('invoice_payment.paid', at, {
        id: newId('inpay'),
        object: 'invoice_payment',
        invoice: ids.invoice,
        amount_paid: cents,
        currency: 'usd',
        payment: { type: 'payment_intent', payment_intent: ids.intent },
        status: 'paid',
      }),
    refundedCharge: (when: string, amount: number) =>
      event('charge.refunded', when, charge(amount)),
    refund: (when: string, amount: number, status = 'succeeded', id = newId('re')) =>
      event(status === 'succeeded' ? 'refund.created' : 'refund.updated', when, {
        id,
        object: 'refund',
        amount,
        charge: ids.charge,
        currency: 'usd',
        payment_intent: ids.intent,
        status,
      }),
    dispute: (what: string, when: string, status: string) =>
      event(`charge.dispute.${what}`, when, {
        id: `dp_${ids.charge}`,
        object: 'dispute',
        amount: cents,
        charge: ids.charge,
        currency: 'usd',
        payment_intent: ids.intent,
        evidence: { customer_email_address: payer.customer_email },
        status,
      }),
  };
}

type Link = { at: string; memberNumber?: string; more?: object };

/** The events about a payment link of 250 dollars that was paid once. */
export function paidOnce({ at, memberNumber, more }: Link) {
  const intent = newId('pi');
  const session = {
    id: newId('cs'),
    object: 'checkout.session',
    amount_total: 25_000,
    client_reference_id: memberNumber ?? null,
    currency: 'usd',
    customer: null,
    customer_details: { email: payer.customer_email, name: payer.customer_name },
    invoice: null,
    metadata: {},
    mode: 'payment',
    payment_intent: intent,
    payment_status: 'paid',
    status: 'complete',
    ...more,
  };
  return {
    completed: () => event('checkout.session.completed', at, session),
    /** Of a bank transfer, days later. */
    succeeded: () => event('checkout.session.async_payment_succeeded', at, session),
    refund: (when: string, amount: number) =>
      event('refund.created', when, {
        id: newId('re'),
        object: 'refund',
        amount,
        currency: 'usd',
        payment_intent: intent,
        status: 'succeeded',
      }),
  };
}

/** The header that Stripe sends with a body. */
export const signatureOf = (
  payload: string,
  options: { secret?: string; timestamp?: number } = {},
) => Stripe.webhooks.generateTestHeaderString({ payload, secret, ...options });

type OneTime = { at: string; cents?: number; memberNumber?: string; customer?: string | null };

/** The three reports of one payment without an invoice, and its refund. */
export function oneTimePayment({ at, cents = 12_500, memberNumber, customer = null }: OneTime) {
  const ids = { intent: newId('pi'), charge: newId('ch'), session: newId('cs') };
  const shared = { customer, currency: 'usd', ...payer, metadata: {} };
  return {
    ids,
    session: (more: object = {}) =>
      event('checkout.session.completed', at, {
        ...shared,
        id: ids.session,
        object: 'checkout.session',
        amount_total: cents,
        client_reference_id: memberNumber ?? null,
        invoice: null,
        mode: 'payment',
        payment_intent: ids.intent,
        payment_status: 'paid',
        ...more,
      }),
    intent: (more: object = {}) =>
      event('payment_intent.succeeded', at, {
        ...shared,
        id: ids.intent,
        object: 'payment_intent',
        amount: cents,
        amount_received: cents,
        latest_charge: ids.charge,
        status: 'succeeded',
        ...more,
      }),
    charge: (more: object = {}) =>
      event('charge.succeeded', at, {
        ...shared,
        id: ids.charge,
        object: 'charge',
        amount: cents,
        amount_refunded: 0,
        payment_intent: ids.intent,
        status: 'succeeded',
        ...more,
      }),
    refund: (when: string, amount: number) =>
      event('refund.created', when, {
        id: newId('re'),
        object: 'refund',
        amount,
        charge: ids.charge,
        currency: 'usd',
        payment_intent: ids.intent,
        status: 'succeeded',
      }),
  };
}
