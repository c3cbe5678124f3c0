import type { Answer } from '../../contracts/answers.ts';
import { requestAsService } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import type { Language } from '../_shared/language.ts';
import { monthlyStatement } from '../_shared/mail/emails/monthly-statement.ts';
import { type Email, hasMailQueue, sendEmails } from '../_shared/send-email.ts';

type Due = Answer<'claim_statement_emails'>;
type Figures = NonNullable<Due['figures']>;

/** Some emails were not accepted. They are due again later. */
class EmailsRefused extends Error {
  override name = 'EmailsRefused';
}

/** How long the emails of a killed run wait for another, in milliseconds. */
const pause = 5_000;

/**
 * Freezes the months that are over, and emails the latest statement to all active members who want
 * emails, each once.
 */
export async function publishStatements(isTimeUp: () => boolean): Promise<void> {
  while (await requestAsService<string | null>('/rest/v1/rpc/freeze_statement', { body: {} })) {
    if (isTimeUp()) return;
  }
  let refused = 0;
  while (!isTimeUp()) {
    const due = await claim();
    const count = due.recipients.length;
    if (count === 0) {
      if (due.is_done) break;
      await new Promise((resolve) => setTimeout(resolve, pause));
      continue;
    }
    const accepted = await send(due);
    refused += count - accepted;
    if (accepted === 0) break;
  }
  if (refused > 0) throw new EmailsRefused();
}

/** The queue takes many at once, and ignores repetitions: a claim may end soon. */
function claim(): Promise<Due> {
  const body = hasMailQueue() ? { most: 100, lease_seconds: 30 } : { most: 10, lease_seconds: 600 };
  return requestAsService('/rest/v1/rpc/claim_statement_emails', { body });
}

/** @returns how many emails were accepted */
async function send({ month, figures, recipients }: Due): Promise<number> {
  if (!month || !figures) return 0;
  const texts = {
    en: textsOf(month, figures, 'en'),
    'pt-BR': textsOf(month, figures, 'pt-BR'),
  };
  const emails = recipients.map(
    ({ member_id, email, first_name, language }): Email => ({
      ...monthlyStatement[language]({ firstName: first_name, ...texts[language] }),
      to: email,
      kind: 'monthly-statement',
      once: `statement ${month} ${member_id}`,
      isBulk: true,
    }),
  );
  const accepted = await sendEmails(emails);
  const sent = recipients.filter((_, index) => accepted[index]);
  await requestAsService('/rest/v1/rpc/finish_statement_emails', {
    body: { month, member_ids: sent.map(({ member_id }) => member_id) },
  });
  return sent.length;
}

function textsOf(month: string, figures: Figures, language: Language) {
  const locale = language === 'en' ? 'en-US' : 'pt-BR';
  const prefix = language === 'en' ? '' : '/BR';
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const amount = (figure: keyof Figures) => amountText(figures[figure], locale);
  const page = (path: string) => new URL(`${prefix}${path}`, required('SITE_URL')).href;
  return {
    month: format.format(new Date(month)),
    contributions: amount('contributions'),
    paid: amount('paid'),
    waiting: amount('waiting'),
    url: page('/open-books'),
    profileUrl: page('/member-portal/profile/information'),
  };
}

function amountText(figure: Figures[keyof Figures], locale: string): string {
  const isEnglish = locale === 'en-US';
  if (figure === 'hidden') {
    return isEnglish ? 'hidden (fewer than 11 households)' : 'oculto (menos de 11 famílias)';
  }
  if (typeof figure !== 'number') return isEnglish ? 'not held' : 'não temos este dado';
  return (figure / 100).toLocaleString(locale, { style: 'currency', currency: 'USD' });
}
