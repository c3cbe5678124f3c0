import type Stripe from 'stripe';

/** What is stored of an event: enough to match and to count, and nothing about the person or the card. */
export type Facts = {
  event_id: string;
  type: string;
  happened_at: string;
  kind:
    | 'payment'
    | 'one_time'
    | 'failed_payment'
    | 'link'
    | 'refund'
    | 'refunded_charge'
    | 'dispute'
    | 'other';
  object_id?: string;
  invoice_id?: string;
  payment_intent_id?: string;
  charge_id?: string;
  customer_id?: string;
  member_number?: string;
  cents?: number;
  currency?: string;
  status?: string;
  period_start?: string;
};

/**
 * An object of any API version, because an endpoint keeps the version that it was created with. Since
 * 2025-03-31, an invoice has `parent` in place of `subscription_details`, and neither it nor a
 * charge names the other.
 */
type Fields = Record<string, unknown>;

/** The facts of an event. Every type that we do not use is `other`. */
export function factsOf(event: Stripe.Event): Facts {
  const object = event.data.object as unknown as Fields;
  const facts = {
    event_id: event.id,
    type: event.type,
    happened_at: timeOf(event.created),
  };
  const kind = kindOf(event.type, object);
  return { ...facts, kind, ...withoutEmpty(readers[kind](object)) };
}

function kindOf(type: string, fields: Fields): Facts['kind'] {
  const { object } = fields;
  if (object === 'invoice' && type === 'invoice.paid') return 'payment';
  if (object === 'invoice' && type === 'invoice.payment_failed') return 'failed_payment';
  if (object === 'invoice_payment' && type === 'invoice_payment.paid') return 'link';
  if (object === 'charge' && type === 'charge.refunded') return 'refunded_charge';
  if (object === 'refund' && /^(refund\.|charge\.refund\.)/.test(type)) return 'refund';
  if (object === 'dispute' && type.startsWith('charge.dispute.')) return 'dispute';
  if (isPaidCheckout(type, fields)) return 'one_time';
  const isPaid =
    (object === 'payment_intent' && type === 'payment_intent.succeeded') ||
    (object === 'charge' && type === 'charge.succeeded');
  // Older API versions name the invoice here.
  if (isPaid) return idOf(fields.invoice) ? 'link' : 'one_time';
  return 'other';
}

/** A checkout of a subscription, or with an invoice, is reported as an invoice too. */
function isPaidCheckout(type: string, { object, mode, payment_status, invoice }: Fields): boolean {
  const isDone =
    type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded';
  return (
    object === 'checkout.session' &&
    isDone &&
    mode === 'payment' &&
    (payment_status === 'paid' || type.endsWith('.async_payment_succeeded')) &&
    !idOf(invoice)
  );
}

const invoiceFacts = (invoice: Fields, amount: unknown) => ({
  object_id: idOf(invoice.id),
  invoice_id: idOf(invoice.id),
  payment_intent_id: idOf(invoice.payment_intent),
  charge_id: idOf(invoice.charge),
  customer_id: idOf(invoice.customer),
  member_number: memberNumber(invoice),
  cents: centsOf(amount),
  currency: textOf(invoice.currency),
  period_start: periodStart(invoice),
});

const paymentOf = (object: Fields) => ({
  object_id: idOf(object.id),
  payment_intent_id: idOf(object.payment_intent),
  charge_id: idOf(object.charge),
  currency: textOf(object.currency),
  status: textOf(object.status),
});

const readers: Record<Facts['kind'], (object: Fields) => Fields> = {
  payment: (invoice) => invoiceFacts(invoice, invoice.amount_paid),
  failed_payment: (invoice) => invoiceFacts(invoice, invoice.amount_due),
  one_time: oneTimeFacts,
  link: (payment) => {
    const { payment_intent_id, charge_id } = moneyOf(payment);
    const { payment_intent = payment_intent_id, charge = charge_id } = fieldsOf(payment.payment);
    return {
      object_id: idOf(payment.id),
      invoice_id: idOf(payment.invoice),
      payment_intent_id: idOf(payment_intent),
      charge_id: idOf(charge),
    };
  },
  refund: (refund) => ({ ...paymentOf(refund), cents: centsOf(refund.amount) }),
  refunded_charge: (charge) => ({
    ...paymentOf(charge),
    charge_id: idOf(charge.id),
    invoice_id: idOf(charge.invoice),
    customer_id: idOf(charge.customer),
    cents: centsOf(charge.amount_refunded),
  }),
  dispute: (dispute) => ({ ...paymentOf(dispute), cents: centsOf(dispute.amount) }),
  other: () => ({}),
};

/** The payment that a checkout, a payment intent or a charge is about. */
function moneyOf(paid: Fields) {
  const isIntent = paid.object === 'payment_intent';
  return {
    payment_intent_id: idOf(isIntent ? paid.id : paid.payment_intent),
    charge_id: idOf(paid.object === 'charge' ? paid.id : isIntent ? paid.latest_charge : undefined),
  };
}

/** A payment without an invoice. A payment link carries the member number as `client_reference_id`. */
function oneTimeFacts(paid: Fields): Fields {
  const money = moneyOf(paid);
  return {
    object_id: money.payment_intent_id ?? money.charge_id ?? idOf(paid.id),
    ...money,
    customer_id: idOf(paid.customer),
    member_number: [fieldsOf(paid.metadata).member_number, paid.client_reference_id]
      .map(textOf)
      // Anybody can write the reference into the address of a payment link.
      .find((text) => /^m-[\d-]+$/i.test(text ?? '')),
    cents: centsOf(paid.amount_total ?? paid.amount_received ?? paid.amount),
    currency: textOf(paid.currency),
    status: textOf(paid.payment_status ?? paid.status),
  };
}

/** The metadata `member_number` of the subscription, or of the invoice itself. */
function memberNumber(invoice: Fields): string | undefined {
  const details = [fieldsOf(invoice.parent).subscription_details, invoice.subscription_details];
  const metadata = [...details.map((one) => fieldsOf(one).metadata), invoice.metadata];
  return metadata.map((one) => textOf(fieldsOf(one).member_number)).find(Boolean);
}

/** The last period that a line with an amount pays for: `period_start` of a subscription's invoice is the one before. */
function periodStart(invoice: Fields): string | undefined {
  const lines = fieldsOf(invoice.lines).data;
  const starts = (Array.isArray(lines) ? lines : [])
    .map(fieldsOf)
    .filter(({ amount }) => typeof amount === 'number' && amount > 0)
    .map(({ period }) => fieldsOf(period).start)
    .filter(isTime);
  const start = starts.length > 0 ? Math.max(...starts) : invoice.period_start;
  return isTime(start) ? timeOf(start) : undefined;
}

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 4_102_444_800;

const timeOf = (seconds: number) => new Date(seconds * 1000).toISOString();

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const textOf = (value: unknown) =>
  typeof value === 'string' && value.length <= 100
    ? value.toWellFormed().replaceAll('\0', '')
    : undefined;

/** An id, or the id of the object that was sent in its place. */
const idOf = (value: unknown): string | undefined =>
  textOf(typeof value === 'string' ? value : fieldsOf(value).id);

const centsOf = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 10_000_000_000
    ? value
    : undefined;

const withoutEmpty = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );
