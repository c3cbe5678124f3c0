import { beforeEach, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

/** A day in each year that no other request of the tests is in. */
let year = 2001;

type Row = {
  stage: string;
  part: 'all' | 'kind' | 'person';
  id: string | null;
  name: string | null;
  requests: number;
  median: number | null;
  p90: number | null;
  requests_before: number;
  median_before: number | null;
};

/** A request that was sent on Monday, June 4 at 9:00 and then moved at these times of the office. */
async function requestWith(
  moves: readonly (readonly [to: string, at: string])[],
  { memberId = cast.ana.memberId, kind = 'illness', assigned = cast.otavio.adminId } = {},
) {
  const sent = `${year}-06-04 09:00`;
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into sharing_requests (member_id, state, number, submitted_at, received_on, kind, care_stage, assigned_to)
     values ($1, 'received', private.next_request_number(), ($2::timestamp at time zone 'America/New_York'), $2::date, $3, 'happened', $4)
     returning id`,
    [memberId, sent, kind, assigned],
  );
  const id = rows[0]?.id ?? '';
  let from = 'received';
  for (const [to, at] of moves) {
    await server.owner.query(
      `insert into request_events (request_id, kind, actor_kind, details, created_at)
       values ($1, 'state', 'system', jsonb_build_object('from', $2::text, 'to', $3::text), $4::timestamp at time zone 'America/New_York')`,
      [id, from, to, `${year}-${at}`],
    );
    from = to;
  }
  return id;
}

async function times(email: string = cast.fabio.email, first = '06-01', last = '06-30') {
  const admin = await server.admin(email);
  const { data, error } = await admin.rpc('response_times', {
    first_day: `${year}-${first}`,
    last_day: `${year}-${last}`,
  });
  if (error) throw error;
  return data as unknown as { rows: Row[]; sees_people: boolean };
}

const all = ({ rows }: { rows: Row[] }, stage: string) =>
  rows.find((row) => row.stage === stage && row.part === 'all');

async function median(first = '06-01', last = '06-30') {
  const { rows } = await server.owner.query('select * from private.median_days($1, $2)', [
    `${year}-${first}`,
    `${year}-${last}`,
  ]);
  return rows[0];
}

/** From the day on which it was sent (a Monday in these years) to the payment. */
const usual = [
  ['checking', '06-04 11:00'],
  ['waiting_member', '06-04 12:00'],
  ['in_review', '06-05 09:00'],
  ['answered', '06-05 17:00'],
  ['paying', '06-06 09:00'],
  ['paid', '06-06 13:00'],
] as const;

beforeEach(() => {
  // June 4 is a Monday in these years.
  year = { 2001: 2007, 2007: 2012, 2012: 2018, 2018: 2029, 2029: 2035, 2035: 2040 }[year] ?? 2046;
});

describe('Response times', () => {
  test('count office hours by stage; the team’s time stops while it is the member’s turn', async () => {
    await requestWith(usual);
    const seen = await times();
    expect(all(seen, 'first_look')).toMatchObject({ requests: 1, median: 120, p90: 120 });
    expect(all(seen, 'checking')).toMatchObject({ median: 60 });
    expect(all(seen, 'waiting_member')).toMatchObject({ median: 300 });
    expect(all(seen, 'in_review')).toMatchObject({ median: 480 });
    expect(all(seen, 'answer')).toMatchObject({ median: 120 + 60 + 480 });
    expect(all(seen, 'payment')).toMatchObject({ median: 240 });
  });

  test('count a request once that was in a stage twice, with all its time', async () => {
    await requestWith([
      ['in_review', '06-04 10:00'],
      ['waiting_provider', '06-04 12:00'],
      ['in_review', '06-05 09:00'],
      ['answered', '06-05 10:00'],
    ]);
    expect(all(await times(), 'in_review')).toMatchObject({ requests: 1, median: 180 });
    // The first day alone knows only of the first time.
    const first = await times(cast.fabio.email, '06-04', '06-04');
    expect(all(first, 'in_review')).toMatchObject({ requests: 1, median: 120 });
  });

  test('tell kinds and persons apart, and the period before', async () => {
    await requestWith(usual);
    await requestWith([['in_review', '06-04 17:00']], {
      kind: 'accident',
      assigned: cast.fabio.adminId,
    });
    const { rows } = await times(cast.fabio.email, '06-04', '06-04');
    const looks = rows.filter(({ stage }) => stage === 'first_look');
    expect(looks.map(({ part, id, name, median }) => [part, name ?? id, median])).toEqual(
      expect.arrayContaining([
        ['all', null, 120],
        ['kind', 'illness', 120],
        ['kind', 'accident', 480],
        ['person', 'Fábio Teixeira', 480],
        ['person', 'Otávio Reis', 120],
      ]),
    );
    const later = await times(cast.fabio.email, '06-05', '06-05');
    expect(all(later, 'first_look')).toMatchObject({
      requests: 0,
      median: null,
      requests_before: 2,
      median_before: 120,
    });
  });

  test('show persons only to those who see the team, and nothing without the permission', async () => {
    await requestWith(usual);
    const seen = await times(cast.otavio.email);
    expect(seen.sees_people).toBe(false);
    expect(seen.rows.some(({ part }) => part === 'person')).toBe(false);
    expect(all(seen, 'in_review')).toMatchObject({ requests: 1 });
    await expect(times(cast.gabriela.email)).rejects.toMatchObject({ code: 'permission_denied' });
  });

  test('a payment that is taken back counts until the last one', async () => {
    await requestWith([...usual, ['paying', '06-07 09:00'], ['paid', '06-07 10:00']]);
    // From the answer on the 5th at 17:00: two days on the 6th and one hour on the 7th.
    expect(all(await times(), 'payment')).toMatchObject({ requests: 1, median: 540 });
  });

  test('a corrected kind corrects them, and they outlive the request', async () => {
    const id = await requestWith(usual);
    await server.owner.query("update sharing_requests set kind = 'other' where id = $1", [id]);
    const { rows } = await times();
    expect(
      rows.find(({ part, id: kind }) => part === 'kind' && kind === 'illness'),
    ).toBeUndefined();
    await server.owner.query('delete from sharing_requests where id = $1', [id]);
    expect(all(await times(), 'in_review')).toMatchObject({ requests: 1, median: 480 });
  });
});

describe('The median for the public', () => {
  test('is hidden below 11 members, also if they have more requests', async () => {
    for (let index = 0; index < 12; index += 1) await requestWith(usual);
    expect(await median()).toEqual({ median_days: null, requests: null });
    const { rows: members } = await server.owner.query<{ id: string }>(
      `insert into members (first_name, last_name, email, date_of_birth)
       select 'Zélia', 'Prado', 'zelia' || n || '-' || $1 || '@example.com', '1990-01-01' from generate_series(1, 11) as n
       returning id`,
      [year],
    );
    for (const { id } of members.slice(1)) await requestWith(usual, { memberId: id });
    expect(await median()).toEqual({ median_days: 1, requests: 22 });
    expect(await median('06-06')).toEqual({ median_days: null, requests: null });
  });
});
