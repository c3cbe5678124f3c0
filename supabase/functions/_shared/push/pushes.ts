import webpush from 'web-push';
import type { Answer } from '../../../contracts/answers.ts';
import { requestAsService } from '../backend.ts';
import type { DueEmails } from '../due-emails/due-emails.ts';
import type { Language } from '../language.ts';
import { organization } from '../mail/emails/organization.ts';
import { isPushService } from './push-services.ts';

type Due = {
  id: string;
  kind: 'requests' | 'contributions' | 'bills';
  /** Of a request. */
  number: string | null;
  bill_id: string | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
};

/** What a device shows. Nothing about health: other people see a locked phone. */
const texts: Record<Due['kind'], Record<Language, (number: string) => string>> = {
  requests: {
    en: (number) => `There is news about request ${number}.`,
    'pt-BR': (number) => `Há uma novidade no pedido ${number}.`,
  },
  contributions: {
    en: () => 'A reminder of your monthly contribution.',
    'pt-BR': () => 'Um lembrete da sua contribuição mensal.',
  },
  bills: {
    en: () => 'One of your bills has an important date soon.',
    'pt-BR': () => 'Uma das suas contas tem uma data importante chegando.',
  },
};

/** In seconds. Later, the news is in the email and in the portal. */
const timeToLive = 24 * 60 * 60;

/** In milliseconds. */
const longestCall = 10_000;

/** A push service did not accept a notice. It is due again later. */
class PushFailed extends Error {
  override name = 'PushFailed';
  readonly code: number;
  constructor(code: number) {
    super(`The push service responded with ${code}.`);
    this.code = code;
  }
}

/** Shows members' devices that there is news. */
export const pushes: DueEmails<Due> = {
  claim: 'claim_pushes',
  name: 'push',
  send: push,
  // The first call of all creates the keys, without which no browser can subscribe.
  prepare: pushKeys,
};

async function push(due: Due): Promise<void> {
  const { id, kind, number, endpoint, p256dh, auth, language } = due;
  const isGone = !isPushService(endpoint) || !(await deliver());
  await requestAsService('/rest/v1/rpc/finish_push', { body: { push_id: id, is_gone: isGone } });

  /** @returns false if the push service no longer knows the device. @throws PushFailed */
  async function deliver(): Promise<boolean> {
    const keys = await pushKeys();
    const portal = `${language === 'en' ? '' : '/BR'}/member-portal`;
    const notice = {
      title: organization.name,
      body: texts[kind][language](number ?? ''),
      url: `${portal}${pageOf(due)}`,
      // A device that gets a notice twice shows it once.
      tag: id,
    };
    const { method, headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(notice),
      {
        vapidDetails: { subject: `mailto:${organization.email.support}`, ...keys },
        TTL: timeToLive,
        topic: id.replaceAll('-', ''),
      },
    );
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: body as Uint8Array<ArrayBuffer>,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestCall),
    });
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return false;
    if (!response.ok) throw new PushFailed(response.status);
    return true;
  }
}

/** The page of the portal that a notice opens. */
function pageOf({ kind, number, bill_id }: Due): string {
  if (kind === 'requests') return `/requests/${number}`;
  return kind === 'bills' ? `/bills/${bill_id}` : '/profile/payments';
}

type Keys = { publicKey: string; privateKey: string };

let known: Keys | undefined;

/** The organization's keys. The first caller creates them, for all processes. */
async function pushKeys(): Promise<Keys> {
  known ??= (await storedKeys(null)) ?? (await storedKeys(webpush.generateVAPIDKeys()));
  if (!known) throw new Error('The push keys are missing.');
  return known;
}

async function storedKeys(made: Keys | null): Promise<Keys | undefined> {
  const stored = await requestAsService<Answer<'add_push_keys'>>('/rest/v1/rpc/add_push_keys', {
    body: { public_key: made?.publicKey ?? null, private_key: made?.privateKey ?? null },
  });
  return stored ? { publicKey: stored.public_key, privateKey: stored.private_key } : undefined;
}
