import type { Answer } from '../../contracts/answers.ts';
import { requireAdminCaller } from '../_shared/admin-caller.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { required } from '../_shared/environment.ts';
import { type Language, languageOf } from '../_shared/language.ts';
import { applicationApproved } from '../_shared/mail/emails/application-approved.ts';
import { applicationInReview } from '../_shared/mail/emails/application-in-review.ts';
import { notifyDeclined } from '../_shared/mail/notify-declined.ts';
import { Refusal } from '../_shared/refusal.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { type Body, serve, textOf } from '../_shared/serve.ts';
import { messages, refusals } from './messages.ts';

type Decided = Answer<'decide_application'>;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Decides an application to join, for the admin who calls it, and emails the
 * applicant. Takes `applicationId`, `decision` (`approve`, `decline`, `reopen`, `undo`), `reason` of a
 * decline or of an undone approval, `enrollment` of an approval, and an optional `language` of the
 * response. Returns the new `memberId` and whether the email was accepted for delivery; nothing about
 * the email if none is due.
 */
serve(async (given, request) => {
  const language = languageOf(given.language);
  const decided = await decide(given, request, language);
  const { status, member_id: memberId } = decided;
  const isUndone = textOf(given.decision) === 'undo';
  // Only who was welcomed needs to know that it was too early.
  if (isUndone && !decided.was_mailed) return { message: messages.undone[language] };
  if (status === 'new' && !isUndone) return { message: messages.reopened[language] };
  const isMailed = await notifyApplicant(decided, textOf(given.applicationId)).then(
    () => true,
    (error: Error) => {
      console.error('failed:', error.name);
      return false;
    },
  );
  const outcome = status === 'new' ? 'undone' : status;
  const key = isMailed ? outcome : (`${outcome}WithoutMail` as const);
  return { message: messages[key][language], memberId, isMailed };
});

async function decide(given: Body, request: Request, language: Language): Promise<Decided> {
  const applicationId = textOf(given.applicationId);
  if (!uuid.test(applicationId)) throw refusal(404, 'not_found', language);
  const { headers } = await requireAdminCaller(request);
  try {
    return await requestAsService<Decided>('/rest/v1/rpc/decide_application', {
      headers,
      body: {
        application_id: applicationId,
        decision: textOf(given.decision),
        reason: textOf(given.reason),
        enrollment: given.enrollment ?? null,
      },
    });
  } catch (error) {
    if (error instanceof BackendError && error.code in refusals) {
      throw refusal(error.status, error.code, language);
    }
    throw error;
  }
}

/** Sends one email for each decision, also when an application is declined or approved twice. */
async function notifyApplicant(decided: Decided, applicationId: string): Promise<void> {
  const { language, first_name: firstName, email: to, decided_at } = decided;
  if (decided.status === 'declined') {
    return notifyDeclined({ ...decided, id: applicationId, decided_at: decided_at ?? '' });
  }
  const site = `${required('SITE_URL')}${language === 'en' ? '' : '/BR'}`;
  const memberNumber = decided.member_number ?? '';
  if (decided.status === 'new') {
    const mail = applicationInReview[language]({ firstName, memberNumber, url: `${site}/contact` });
    const undone = `${applicationId}:${memberNumber}`;
    return sendEmail({ ...mail, to, kind: 'application-in-review', once: undone });
  }
  const once = `${applicationId}:${decided_at}`;
  const mail = applicationApproved[language]({
    firstName,
    memberNumber,
    url: site + (decided.has_login ? '/my-account' : '/activate-account'),
    rulesUrl: `${site}/rules`,
    hasLogin: decided.has_login,
    hasPlan: decided.has_plan,
    hasAdvisor: decided.has_advisor,
  });
  await sendEmail({ ...mail, to, kind: 'application-approved', once });
  await requestAsService('/rest/v1/rpc/finish_application_email', {
    body: { application_id: applicationId, about: 'approved' },
  });
}

function refusal(status: number, code: string, language: Language): Refusal {
  return new Refusal(status, code, refusals[code]?.[language] ?? code);
}
