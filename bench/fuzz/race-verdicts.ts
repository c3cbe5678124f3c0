import fc from 'fast-check';
import type pg from 'pg';
import { cast } from '../../tests/cast.ts';
import { requestInReview } from '../../tests/support/reviewed-request.ts';
import {
  addLogin,
  addMember,
  adminCaller,
  announce,
  type Call,
  callWith,
  countOne,
  forgetLimits,
  isDone,
  memberCaller,
  type Page,
  parsed,
  upload,
} from './callers.ts';
import type { People } from './people.ts';

type Request = { id: string; pages: { stored: Page; late: Page } };

/** What the member, two admins and the clock do to a request, and whether it was done. */
type Step = (request: Request) => Promise<boolean>;

/**
 * Accepts, rejects, removes and sends pages of a request in parallel, releases and undoes verdicts, and
 * moves the request. In any order, one verdict wins, and states do not contradict each other.
 * @returns the number of steps that were done and refused
 */
export async function raceVerdicts(
  owner: pg.Client,
  port: number,
  people: People,
  seed: number,
): Promise<Map<string, number>> {
  await forgetLimits(owner);
  const otavio = await adminCaller(port, people, cast.otavio);
  const fabio = await adminCaller(port, people, cast.fabio);
  const rita = await addMember(owner);
  await addLogin(owner, callWith(port, people, {}, 'server'), rita);
  const member = await memberCaller(port, people, rita);

  const rpc = (who: Call, name: string, args: (request: Request) => object): Step => {
    return async (request) => isDone(await who(`/rest/v1/rpc/${name}`, args(request)));
  };
  const review = (who: Call, of: keyof Request['pages'], verdict: string, seen_status: string) =>
    rpc(who, 'review_request_file', ({ pages }) => ({
      ...{ file_id: pages[of].id, verdict, seen_status },
      ...(verdict === 'rejected' && { reason: 'blurry' }),
    }));
  const move = (to_state: string, seen_state: string | null = null) =>
    rpc(otavio, 'move_request', ({ id }) => ({ request_id: id, to_state, seen_state }));
  const ofRequest = ({ id }: Request) => ({ request_id: id });
  const ofPage = ({ pages }: Request) => ({ file_id: pages.stored.id });
  const steps: Record<string, Step> = {
    'Otávio accepts': review(otavio, 'stored', 'accepted', 'received'),
    'Otávio rejects': review(otavio, 'stored', 'rejected', 'received'),
    'Fábio accepts': review(fabio, 'stored', 'accepted', 'received'),
    'Fábio rejects': review(fabio, 'stored', 'rejected', 'received'),
    'Otávio rejects what was accepted': review(otavio, 'stored', 'rejected', 'accepted'),
    'Fábio accepts what was rejected': review(fabio, 'stored', 'accepted', 'rejected'),
    'Fábio rejects the late page': review(fabio, 'late', 'rejected', 'received'),
    'Otávio undoes': rpc(otavio, 'undo_page_verdict', ofPage),
    'Fábio undoes': rpc(fabio, 'undo_page_verdict', ofPage),
    'Otávio releases': rpc(otavio, 'release_page_verdicts', ofRequest),
    'Fábio releases': rpc(fabio, 'release_page_verdicts', ofRequest),
    'time releases': async ({ id }) => {
      await owner.query(
        "update request_files set verdict_at = verdict_at - interval '2 minutes' where request_id = $1 and verdict is not null",
        [id],
      );
      await owner.query('select release_due_verdicts()');
      return true;
    },
    'the member removes': rpc(member, 'remove_request_file', ofPage),
    'the member removes the late page': rpc(member, 'remove_request_file', ({ pages }) => ({
      file_id: pages.late.id,
    })),
    'the late page arrives': async ({ pages }) => isDone(await upload(member, pages.late)),
    'the member withdraws': rpc(member, 'withdraw_request', ofRequest),
    'to the member': move('waiting_member'),
    'to the team': move('checking'),
    'to the provider, if in review': move('waiting_provider', 'in_review'),
    'in review': move('in_review'),
  };
  const counts = new Map<string, number>([
    ['done', 0],
    ['refused', 0],
  ]);
  const parallel = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 2, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(fc.array(parallel, { minLength: 1, maxLength: 3 }), async (rounds) => {
      await forgetLimits(owner);
      const { id } = await requestInReview({ owner }, { memberId: rita.id });
      const stored = await announce(member, id);
      parsed(await upload(member, stored));
      const late = await announce(member, id, { document_kind: 'provider-notes' });
      const request = { id, pages: { stored, late } };
      const done = new Set<string>();
      for (const names of rounds) {
        await Promise.all(
          names.map(async (name) => {
            const isStepDone = (await steps[name]?.(request)) === true;
            if (isStepDone) done.add(name);
            const result = isStepDone ? 'done' : 'refused';
            countOne(counts, result);
          }),
        );
        const found = [...winnersOf(done), ...(await contradictions(owner, request, done))];
        if (found.length > 0) throw new Error(`${JSON.stringify(rounds)}: ${found}`);
      }
    }),
    { numRuns: 60, seed },
  );
  return counts;
}

/** Of verdicts about a page that no one has reviewed, one wins, unless it was undone or changed. */
function winnersOf(done: Set<string>): string[] {
  if ([...done].some((name) => / undoes$| what was /.test(name))) return [];
  const won = [...done].filter((name) => /^\S+ (accepts|rejects)$/.test(name));
  return won.length > 1 ? [`won: ${won}`] : [];
}

/** Each page is the only one of its document, so that the status of the document follows from it. */
const contradicting = `
  with pages as (
    select kinds.kind, files.*, objects.id as object_id
    from unnest('{itemized-bill,provider-notes}'::text[]) as kinds (kind)
    left join request_items as items on items.request_id = $1 and items.document_kind = kinds.kind
    left join request_files as files on files.item_id = items.id
    left join storage.objects as objects on objects.bucket_id = 'request-files' and objects.name = files.path
  ), moves as (
    select
      id, details ->> 'from' as from_state, details ->> 'to' as to_state,
      lag(details ->> 'to', 1, 'in_review') over (order by id) as state_before,
      lead(id) over (order by id) is null as is_last
    from request_events where request_id = $1 and kind = 'state'
  )
  select items.document_kind || ' is ' || items.status || ', its page ' || coalesce(pages.status, 'gone') as contradiction
    from request_items as items join pages on pages.kind = items.document_kind
    where items.request_id = $1 and items.status <> case
      when pages.status is null or pages.status = 'uploading' then 'missing' else pages.status
    end
  union all select kind || ' is ' || status || case when object_id is null then ' without' else ' with' end || ' content'
    from pages where pages.id is not null and (status = 'uploading') <> (object_id is null)
  union all select 'content of a removed page' from storage.objects as objects
    where objects.name = any ($2) and not exists (select from request_files as files where files.path = objects.name)
  union all select 'a verdict about a page that was removed'
    from request_events as events join request_items as items on items.id = (events.details ->> 'item')::uuid
    where events.request_id = $1 and events.kind in ('file_accepted', 'file_rejected')
      and not exists (select from request_files as files where files.item_id = items.id)
  union all select 'the last verdict was not ' || files.status from pages as files
    where files.status in ('accepted', 'rejected') and 'file_' || files.status is distinct from (
      select events.kind from request_events as events
      where events.request_id = $1 and events.details ->> 'item' = files.item_id::text and events.kind in ('file_accepted', 'file_rejected')
      order by events.id desc limit 1
    )
  union all select 'from ' || from_state || ' to ' || to_state || ' after ' || state_before
    from moves join request_states as states on states.state = moves.from_state
    where from_state <> state_before or to_state <> all (states.next_states)
  union all select 'in ' || requests.state || ', the turn of ' || requests.turn
    from sharing_requests as requests join request_states as states on states.state = requests.state
    where requests.id = $1 and (
      requests.turn <> states.turn or requests.state <> coalesce((select to_state from moves where is_last), 'in_review')
    )`;

async function contradictions(
  owner: pg.Client,
  { id, pages }: Request,
  done: Set<string>,
): Promise<string[]> {
  const { rows } = await owner.query<{ contradiction: string }>(contradicting, [
    id,
    [pages.stored.path, pages.late.path],
  ]);
  const found = rows.map(({ contradiction }) => contradiction);
  for (const [step, page] of [
    ['the member removes', pages.stored],
    ['the member removes the late page', pages.late],
  ] as const) {
    if (!done.has(step)) continue;
    const left = await owner.query('select from request_files where id = $1', [page.id]);
    if (left.rowCount !== 0) found.push('a removed page is still there');
  }
  return found;
}
