import fc from 'fast-check';
import type pg from 'pg';
import { cast } from '../../tests/cast.ts';
import { requestInReview } from '../../tests/support/reviewed-request.ts';
import {
  addLogin,
  addMember,
  adminCaller,
  announce,
  bucket,
  type Call,
  callWith,
  checkContent,
  countOne,
  forgetLimits,
  isDone,
  memberCaller,
  type Page,
  parsed,
  pdf,
  signUpload,
  upload,
} from './callers.ts';
import type { People } from './people.ts';

type Pages = { stored: Page; open: Page };

/** What was signed: for the member, for a team member, and for an upload of each page. */
type Signed = { download: string; opened: string; open: string; stored: string };

/** An ending, if it is possible, what it closes, and what undoes it. */
type Ending = {
  end: (access: {
    member: Call;
    elsewhere: Call;
    pages: Pages;
    requestId: string;
  }) => Promise<boolean>;
  closes: readonly (keyof Signed)[];
  undo?: () => Promise<unknown>;
};

const own = ['download', 'open', 'stored'] as const;

/**
 * Signs addresses of pages, and ends in any order what they depend on. An address whose access has ended
 * gives and takes no bytes; what is undone may work again.
 * @returns the number of uses by their result
 */
export async function endAddresses(
  owner: pg.Client,
  port: number,
  people: People,
  seed: number,
): Promise<Map<string, number>> {
  await forgetLimits(owner);
  const visitor = callWith(port, people);
  const asServer = callWith(port, people, {}, 'server');
  const otavio = await adminCaller(port, people, cast.otavio);
  const fabio = await adminCaller(port, people, cast.fabio);
  const rita = await addMember(owner);
  const userId = await addLogin(owner, asServer, rita);
  const { rows } = await owner.query<{ today: string }>(
    'select private.local_today()::text as today',
  );
  const lastDay = { member_id: rita.id, reason: 'Teste', last_day: rows[0]?.today };
  const rpc = async (who: Call, name: string, args: object) =>
    isDone(await who(`/rest/v1/rpc/${name}`, args));
  const signOut = async (who: Call, scope: string) =>
    isDone(await who(`/auth/v1/logout?scope=${scope}`));
  const ban = async (ban_duration: string) =>
    isDone(await asServer(`/auth/v1/admin/users/${userId}`, { ban_duration }, { method: 'PUT' }));
  const endings: Record<string, Ending> = {
    'sign-out everywhere': { end: ({ member }) => signOut(member, 'global'), closes: own },
    'sign-out here': { end: ({ member }) => signOut(member, 'local'), closes: own },
    'sign-out from elsewhere': {
      end: ({ elsewhere }) => signOut(elsewhere, 'others'),
      closes: own,
    },
    'deletion of the session': {
      async end() {
        await owner.query('delete from auth.sessions where user_id = $1', [userId]);
        return true;
      },
      closes: own,
    },
    ban: { end: () => ban('1h'), closes: own, undo: () => ban('none') },
    'end of the membership': {
      end: () => rpc(fabio, 'end_membership', lastDay),
      closes: own,
      undo: () => rpc(fabio, 'reinstate_membership', { member_id: rita.id }),
    },
    'removal of the stored page': {
      end: ({ member, pages }) => rpc(member, 'remove_request_file', { file_id: pages.stored.id }),
      closes: ['download', 'opened', 'stored'],
    },
    'removal of the open page': {
      end: ({ member, pages }) => rpc(member, 'remove_request_file', { file_id: pages.open.id }),
      closes: ['open'],
    },
    // The member and the team still read what was sent.
    withdrawal: {
      end: ({ member, requestId }) => rpc(member, 'withdraw_request', { request_id: requestId }),
      closes: ['open', 'stored'],
    },
    rejection: {
      async end({ pages, requestId }) {
        const verdict = { file_id: pages.stored.id, verdict: 'rejected', seen_status: 'received' };
        return (
          (await rpc(otavio, 'review_request_file', { ...verdict, reason: 'blurry' })) &&
          rpc(otavio, 'release_page_verdicts', { request_id: requestId })
        );
      },
      closes: ['stored'],
    },
  };

  const counts = new Map<string, number>();
  /** Requests an address. @throws if it must not work and does */
  const request = async (name: keyof Signed, address: string, page: Page, ended: string[]) => {
    const answer =
      name === 'open' || name === 'stored'
        ? await visitor(address, page.content, { method: 'PUT', ...pdf })
        : await visitor(address, undefined, { method: 'GET' });
    const result = isDone(answer) ? 'worked' : 'refused';
    countOne(counts, `${name} ${result}`);
    if (isDone(answer) && ended.length > 0) throw new Error(`${name} works after ${ended}.`);
    return isDone(answer);
  };

  const names = [...Object.keys(endings), 'ban', 'end of the membership'];
  const step = fc.record({ name: fc.constantFrom(...names), isUndone: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      await forgetLimits(owner);
      const member = await memberCaller(port, people, rita);
      const isElsewhere = steps.some(({ name }) => name === 'sign-out from elsewhere');
      const elsewhere = isElsewhere ? await memberCaller(port, people, rita) : member;
      const { id: requestId } = await requestInReview({ owner }, { memberId: rita.id });
      const stored = await announce(member, requestId);
      const again = await addressToUpload(member, stored);
      parsed(await upload(member, stored));
      const open = await announce(member, requestId, { document_kind: 'provider-notes' });
      const signed: Signed = {
        download: await signDownload(member, stored),
        opened: await openAsTeam(otavio, stored),
        open: await addressToUpload(member, open),
        stored: again,
      };
      const ended = new Map<string, readonly (keyof Signed)[]>([['its upload', ['stored']]]);
      const causesOf = (name: keyof Signed) =>
        [...ended].filter(([, closed]) => closed.includes(name)).map(([cause]) => cause);
      let isIntact = true;
      const tryAll = async () => {
        for (const name of ['download', 'opened', 'stored', 'open'] as const) {
          const causes = causesOf(name);
          // The upload of the open page works once: the end of this run tries it.
          if (name === 'open' && causes.length === 0) continue;
          const isDelivered = await request(
            name,
            signed[name],
            name === 'open' ? open : stored,
            causes,
          );
          if (!isDelivered && causes.length === 0 && (isIntact || name === 'opened')) {
            throw new Error(`${name} is refused, and nothing has ended.`);
          }
        }
      };
      await tryAll();
      for (const { name, isUndone } of steps) {
        const { end, closes, undo } = endings[name] as Ending;
        // After others, some endings are not possible.
        if (!(await end({ member, elsewhere, pages: { stored, open }, requestId }))) continue;
        ended.set(name, closes);
        isIntact = false;
        await tryAll();
        if (!isUndone || !undo) continue;
        await undo();
        ended.delete(name);
        await tryAll();
      }
      if (await request('open', signed.open, open, causesOf('open'))) {
        await request('open', signed.open, open, ['its use']);
      }
      await checkContent(owner, rita.id);
      for (const name of ended.keys()) await endings[name]?.undo?.();
    }),
    {
      ...{ numRuns: 50, seed },
      examples: [[[]], [[{ name: 'removal of the stored page', isUndone: false }]]],
    },
  );
  for (const name of ['download', 'opened', 'open']) {
    if (!counts.has(`${name} worked`) || !counts.has(`${name} refused`)) {
      throw new Error(`${name} never worked, or was never refused.`);
    }
  }
  return counts;
}

async function signDownload(member: Call, { path }: Page): Promise<string> {
  const answer = await member(`/storage/v1/object/sign/${bucket}/${path}`, { expiresIn: 600 });
  return `/storage/v1${parsed<{ signedURL: string }>(answer).signedURL}`;
}

async function openAsTeam(admin: Call, { id }: Page): Promise<string> {
  const answer = await admin('/functions/v1/open-request-file', { file_id: id });
  return `/storage/v1${parsed<{ path: string }>(answer).path}`;
}

async function addressToUpload(member: Call, page: Page): Promise<string> {
  return `/storage/v1${parsed<{ url: string }>(await signUpload(member, page)).url}`;
}
