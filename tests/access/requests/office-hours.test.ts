import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { federalDays } from '../../../supabase/functions/run-jobs/add-federal-days.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

const week = (time: string | null, days = 5) =>
  Array.from({ length: 7 }, (_, index) => (index < days ? time : null));

async function value(expression: string, ...values: unknown[]): Promise<string | null> {
  const { rows } = await server.owner.query(`select (${expression})::text as value`, values);
  return rows[0].value;
}

const seenHours = () => value('(select max(updated_at) from office_hours)');
const dayAhead = (days: number) => value(`private.local_today() + ${days}`) as Promise<string>;

/** The next Monday that is at least two weeks ahead, and no holiday. */
const monday = () =>
  value(
    `(select min(days.at)::date from generate_series(private.local_today() + 14, private.local_today() + 60, interval '1 day') as days (at)
      where extract(isodow from days.at) = 1 and not exists (select from closed_days as closed where closed.day = days.at::date))`,
  ) as Promise<string>;

async function saveHours(draft: Record<string, unknown>, keep = true) {
  const fabio = await server.admin(cast.fabio.email);
  return fabio.rpc('save_office_hours', { draft: { seen: await seenHours(), ...draft }, keep });
}

async function saveDay(draft: Record<string, unknown>, keep = true) {
  const fabio = await server.admin(cast.fabio.email);
  return fabio.rpc('save_closed_day', {
    draft: { seen: null, is_open: false, name_pt: 'Ponte', name_en: 'Bridge day', ...draft },
    keep,
  });
}

/** An open request of Ana's, whose time ends on a day at 12:00. */
async function requestDue(day: string): Promise<string> {
  const { rows } = await server.owner.query(
    `update sharing_requests set team_due_at = ($1::date + time '12:00') at time zone 'America/New_York'
     where id = (select id from sharing_requests where turn = 'team' and state <> 'draft' order by id limit 1)
     returning id`,
    [day],
  );
  return rows[0].id;
}

const due = (id: string) =>
  value(
    `(select to_char(team_due_at at time zone 'America/New_York', 'YYYY-MM-DD HH24:MI') from sharing_requests where id = $1)`,
    id,
  );

beforeEach(async () => {
  await server.owner.query(
    "update sharing_requests set team_due_at = now() - interval '1 day' where team_due_at is not null",
  );
});

afterEach(async () => {
  await server.owner.query("delete from office_hours where starts_on > '2000-01-01'");
  await server.owner.query("delete from closed_days where source = 'own'");
  await server.owner.query('update closed_days set is_open = false');
});

describe('Hours and days are changed only by admins for settings:', () => {
  test.each([
    ['a visitor', () => server.anonymous()],
    ['Ana', () => server.signedIn(cast.ana.email)],
    ['Otávio', () => server.admin(cast.otavio.email)],
    ['Gabriela', () => server.admin(cast.gabriela.email)],
  ])('%s is refused', async (_who, client) => {
    const who = await client();
    const day = await dayAhead(30);
    for (const keep of [false, true]) {
      const hours = await who.rpc('save_office_hours', {
        draft: { seen: await seenHours(), opens: week('08:00'), closes: week('12:00') },
        keep,
      });
      const days = await who.rpc('save_closed_day', { draft: { day, seen: null }, keep });
      expect([401, 403, 404]).toContain(hours.status);
      expect([401, 403, 404]).toContain(days.status);
    }
    expect(await value("(select count(*) from closed_days where source = 'own')")).toBe('0');
  });

  test('no one else than the jobs adds federal holidays', async () => {
    const fabio = await server.admin(cast.fabio.email);
    const { error } = await fabio.rpc('add_federal_days', { days: [] });
    expect(error).not.toBeNull();
  });
});

describe('New hours', () => {
  test('count from tomorrow, and leave what was counted', async () => {
    const past =
      "private.office_minutes(now() - interval '60 days', private.start_of_day(private.local_today() + 1))";
    const before = await value(past);
    const { data } = await saveHours({ opens: week('10:00', 7), closes: week('12:30', 7) });
    expect(data).toMatchObject({ kept: true, starts_on: await dayAhead(1) });
    expect(await value(past)).toBe(before);
    const day = await monday();
    expect(
      await value(
        'private.office_minutes(private.start_of_day($1), private.start_of_day($1::date + 1))',
        day,
      ),
    ).toBe('150');
  });

  test('move the time of open requests, as the preview says', async () => {
    const day = await monday();
    const id = await requestDue(day);
    // From tomorrow until then, as many minutes as before.
    const left =
      'private.office_minutes(private.start_of_day(private.local_today() + 1), (select team_due_at from sharing_requests where id = $1))';
    const minutes = await value(left, id);
    const draft = { opens: week('09:00'), closes: week('13:00') };
    expect((await saveHours(draft, false)).data).toMatchObject({ kept: false, moved: 1 });
    expect(await due(id)).toBe(`${day} 12:00`);
    expect(await value('(select count(*) from office_hours)')).toBe('1');
    expect((await saveHours(draft)).data).toMatchObject({ kept: true, moved: 1 });
    expect((await due(id))?.slice(0, 10)).not.toBe(day);
    expect(await value(left, id)).toBe(minutes);
    const { rows } = await server.owner.query(
      "select details from activity_log where action = 'office.hours_saved' order by id desc limit 1",
    );
    expect(rows[0].details).toMatchObject({ starts_on: await dayAhead(1), moved: 1 });
  });

  test('that are the same move nothing, and time that ends today stays', async () => {
    const id = await requestDue(await monday());
    const before = await due(id);
    const same = { opens: week('09:00'), closes: week('17:00') };
    expect((await saveHours(same)).data).toMatchObject({ moved: 0 });
    expect(await due(id)).toBe(before);
    const past = await requestDue(await dayAhead(-3));
    expect(
      (await saveHours({ opens: week('09:00', 1), closes: week('10:00', 1) })).data,
    ).toMatchObject({
      moved: 0,
    });
    expect((await due(past))?.slice(0, 10)).toBe(await dayAhead(-3));
  });

  test.each([
    ['no open day', { opens: week(null), closes: week(null) }],
    ['a day that closes before it opens', { opens: week('17:00'), closes: week('09:00') }],
    ['a day without its end', { opens: week('09:00'), closes: week('17:00', 4) }],
    ['six days', { opens: week('09:00').slice(1), closes: week('17:00').slice(1) }],
    ['no time', { opens: week('soon'), closes: week('17:00') }],
    ['nothing', {}],
  ])('with %s are refused', async (_what, draft) => {
    expect((await saveHours(draft)).error).toMatchObject({ code: 'hours_invalid' });
  });

  test('are not saved over those of another admin', async () => {
    const seen = await seenHours();
    const draft = { opens: week('08:00'), closes: week('16:00') };
    await saveHours(draft);
    expect((await saveHours({ ...draft, seen })).error).toMatchObject({
      code: 'changed_meanwhile',
    });
    expect((await saveHours(draft)).error).toBeNull();
  });
});

describe('A closed day', () => {
  test('of the organization moves what is due, and moves it back when it is removed', async () => {
    const day = await monday();
    const id = await requestDue(day);
    expect((await saveDay({ day }, false)).data).toEqual({ kept: false, moved: 1 });
    expect((await saveDay({ day })).data).toEqual({ kept: true, moved: 1 });
    expect((await due(id))?.slice(0, 10)).not.toBe(day);
    const seen = await value('(select updated_at from closed_days where day = $1)', day);
    expect((await saveDay({ day, seen, is_open: true })).data).toEqual({ kept: true, moved: 1 });
    expect(await due(id)).toBe(`${day} 12:00`);
    expect(await value('(select count(*) from closed_days where day = $1)', day)).toBe('0');
  });

  test('that is federal can be open, and the jobs leave it so', async () => {
    const { rows } = await server.owner.query(
      'select day::text, updated_at::text as seen from closed_days where day > private.local_today() + 1 order by day limit 1',
    );
    const minutes = () =>
      value(
        'private.office_minutes(private.start_of_day($1), private.start_of_day($1::date + 1))',
        rows[0].day,
      );
    expect(await minutes()).toBe('0');
    expect((await saveDay({ ...rows[0], is_open: true })).error).toBeNull();
    expect(await minutes()).toBe('480');
    const year = Number(rows[0].day.slice(0, 4));
    const added = await value(
      'public.add_federal_days($1::jsonb)',
      JSON.stringify(federalDays(year)),
    );
    expect(await minutes()).toBe('480');
    expect(Number(added)).toBeLessThan(60);
  });

  test.each([
    ['today', 0],
    ['in the past', -10],
    ['in ten years', 3650],
  ])('is not %s', async (_when, ahead) => {
    const { error } = await saveDay({ day: await dayAhead(ahead) });
    expect(error).toMatchObject({ code: 'day_invalid' });
  });

  test('has a name in both languages, and is on the list once', async () => {
    const day = await monday();
    expect((await saveDay({ day, name_en: ' ' })).error).toMatchObject({ code: 'day_invalid' });
    await saveDay({ day });
    expect((await saveDay({ day })).error).toMatchObject({ code: 'day_taken' });
    const seen = new Date(0).toISOString();
    expect((await saveDay({ day, seen, is_open: true })).error).toMatchObject({
      code: 'changed_meanwhile',
    });
  });
});

test('Federal holidays of later years are added once, those of the past never', async () => {
  const later = federalDays(2040, 1).filter(({ day }) => day.startsWith('2040'));
  const days = JSON.stringify([
    ...later,
    { day: '2019-07-04', name_pt: 'Passado', name_en: 'Past' },
  ]);
  expect(await value('public.add_federal_days($1::jsonb)', days)).toBe(String(later.length));
  expect(await value('public.add_federal_days($1::jsonb)', days)).toBe('0');
  expect(await value("(select count(*) from closed_days where day < '2020-01-01')")).toBe('0');
});
