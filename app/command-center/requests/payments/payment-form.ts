import { z } from 'zod/mini';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { centsOf, typedAmount } from '~/command-center/kit/typed-amount';
import { amountSchema } from '~/command-center/requests/bills/amount-schema';
import type { OpenRequest } from '~/command-center/requests/fetch-request';
import type { Review } from '~/command-center/requests/review/fetch-review';
import { today } from '~/shared/format/dates';
import type { Language } from '~/shared/i18n/language';

const issue = issuesOf('reviewRequests');

export const payeeKinds = ['member', 'provider'] as const;
export const methods = ['direct_member', 'direct_provider', 'advance', 'debit_card'] as const;

/** From where money comes back: it was paid by these ways. */
export const refundMethods = ['direct_member', 'direct_provider', 'debit_card'] as const;

/** Twelve or more digits, which could be the number of a card. */
const cardNumber = /(?:\d[ -]?){12,}/;

/** @param open the cents of the decision that no payment covers yet; negative if they come back. */
export function paymentSchema(open: number) {
  const required = z.string().check(z.trim());
  return z.object({
    payee_kind: z.enum(payeeKinds),
    payee_name: required.check(
      z.minLength(1, issue('payeeRequired')),
      z.maxLength(200, issue('textTooLong200')),
    ),
    method: z.enum(methods),
    paid_on: z.string().check(
      z.refine((day) => !Number.isNaN(Date.parse(day)), issue('dateRequired')),
      z.refine((day) => day <= today(), issue('dateFuture')),
    ),
    reference: required.check(
      z.minLength(1, issue('referenceRequired')),
      z.maxLength(100, issue('titleTooLong')),
      z.refine((text) => !cardNumber.test(text), issue('cardNumber')),
    ),
    amount: amountSchema({ isRequired: true }).check(
      z.refine((text) => centsOf(text) > 0, issue('amountInvalid')),
      z.refine(
        (text) => centsOf(text) <= Math.abs(open),
        issue(open < 0 ? 'amountAboveReturn' : 'amountAboveOpen'),
      ),
    ),
    reason: z.string().check(
      z.trim(),
      z.refine((text) => open >= 0 || text !== '', issue('reasonRequired')),
      z.maxLength(1000, issue('reasonTooLong')),
    ),
  });
}

export type PaymentForm = z.infer<ReturnType<typeof paymentSchema>>;

/** A payment of all that is open to the member, or of all that comes back from them. */
export function paymentForm(
  { member }: Pick<OpenRequest, 'member'>,
  { shared_cents: shared, paid_cents: paid }: Review,
  language: Language,
): PaymentForm {
  return {
    payee_kind: 'member',
    payee_name: `${member.first_name} ${member.last_name}`,
    method: 'direct_member',
    paid_on: today(),
    reference: '',
    amount: typedAmount(Math.abs(shared - paid), language),
    reason: '',
  };
}

/** The form as the database stores it. The same id is stored once. */
export function paymentRow(form: PaymentForm, id: string, requestId: string, is_refund: boolean) {
  const { amount, ...others } = form;
  const row = { id, request_id: requestId, ...others, is_refund, amount_cents: centsOf(amount) };
  if (!is_refund) return row;
  return { ...row, payee_kind: form.method === 'direct_provider' ? 'provider' : 'member' };
}
