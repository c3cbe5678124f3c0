import { describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { publishableKey, testServer } from '../../support/server.ts';

const server = testServer();

type Totals = Record<
  'views' | 'visits' | 'visitors' | 'sign_ins' | 'activations' | 'applications',
  number
>;
type Step = Totals & { first_day: string; last_day: string };
type Analytics = {
  totals: Totals;
  before: Totals & { course: Step[] };
  unit: 'day' | 'month';
  course: Step[];
  pages: { path: string; views: number; visits: number; views_before: number }[];
  sources: { source: string; visits: number; visits_before: number }[];
  languages: { language: string; views: number; views_before: number }[];
};

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function view(seen: Record<string, unknown>, agent = firefox, from = '10.7.0.1') {
  const response = await fetch(`${server.url}/rest/v1/rpc/count_page_view`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      'user-agent': agent,
      'x-forwarded-for': from,
    },
    body: JSON.stringify({
      path: '/rules',
      language: 'en',
      source: 'search',
      is_visit: false,
      days_since_last: 0,
      ...seen,
    }),
  });
  return response.status;
}

async function analytics(
  first: string,
  last: string,
  email: string = cast.otavio.email,
  before: { before_first?: string; before_last?: string } = {},
) {
  const admin = await server.admin(email);
  const { data, error } = await admin.rpc('site_analytics', {
    first_day: first,
    last_day: last,
    ...before,
  });
  if (error) throw error;
  return data as unknown as Analytics;
}

async function today() {
  const { rows } = await server.owner.query<{ day: string }>(
    'select private.local_today()::text as day',
  );
  return rows[0]?.day ?? '';
}

describe('Visits', () => {
  test('are counted by page, source and language; robots are not', async () => {
    await view({ path: '/', is_visit: true, days_since_last: null, source: 'social' });
    await view({ path: '/rules', source: 'social' });
    await view({ path: '/', language: 'pt-BR', is_visit: true, days_since_last: 3 });
    expect(await view({}, 'Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(204);
    await view({}, '');
    const day = await today();
    const seen = await analytics(day, day);
    expect(seen.totals).toMatchObject({ views: 3, visits: 2, visitors: 2 });
    expect(seen.pages).toEqual([
      { path: '/', views: 2, visits: 2, views_before: 0 },
      { path: '/rules', views: 1, visits: 0, views_before: 0 },
    ]);
    expect(seen.sources).toEqual([
      { source: 'search', visits: 1, visits_before: 0 },
      { source: 'social', visits: 1, visits_before: 0 },
    ]);
    expect(seen.languages[0]).toEqual({ language: 'en', views: 2, views_before: 0 });
    expect(seen.course).toMatchObject([{ first_day: day, views: 3, visits: 2, visitors: 2 }]);
  });

  test('store nothing about the visitor', async () => {
    const { rows } = await server.owner.query(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and table_name in ('page_views', 'visitor_days')
       order by table_name, ordinal_position`,
    );
    const columns = rows.map(({ table_name, column_name }) => `${table_name}.${column_name}`);
    expect(columns).toEqual([
      'page_views.day',
      'page_views.path',
      'page_views.language',
      'page_views.source',
      'page_views.views',
      'page_views.visits',
      'visitor_days.day',
      'visitor_days.gap',
      'visitor_days.visitors',
    ]);
  });

  test('of unknown pages count as one page; invalid pages, sources, and languages are refused', async () => {
    for (let page = 0; page < 230; page += 1) await view({ path: `/x${page}` });
    const day = await today();
    const { pages } = await analytics(day, day);
    expect(pages.find(({ path }) => path === '/other')?.views).toBeGreaterThan(25);
    expect(await view({ path: 'https://example.com' }, firefox, '10.7.0.2')).toBe(400);
    expect(await view({ source: 'Ana Souza' }, firefox, '10.7.0.2')).toBe(400);
    expect(await view({ language: 'fr' }, firefox, '10.7.0.2')).toBe(400);
  });

  test('from one address are refused above the limit', async () => {
    const statuses: number[] = [];
    // Sequential, because the server also limits concurrent requests of one address.
    for (let count = 0; count < 310; count += 1) {
      statuses.push(await view({}, firefox, '10.7.0.3'));
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('Visitors of a period', () => {
  test('count once, regardless of the number of visits', async () => {
    // One browser on the 2nd, 4th and 9th; another on the 9th for the first time.
    await server.owner.query(
      `insert into public.visitor_days (day, gap, visitors) values
        ('2026-03-02', 1000, 1), ('2026-03-04', 2, 1), ('2026-03-09', 5, 1), ('2026-03-09', 1000, 1)`,
    );
    expect((await analytics('2026-03-01', '2026-03-10')).totals.visitors).toBe(2);
    expect((await analytics('2026-03-03', '2026-03-08')).totals.visitors).toBe(1);
    expect((await analytics('2026-03-05', '2026-03-09')).totals.visitors).toBe(2);
    expect((await analytics('2026-03-04', '2026-03-06')).before.visitors).toBe(1);
  });
});

describe('Analytics', () => {
  test('return every number of the period and of the one before it', async () => {
    await server.owner.query(
      `insert into public.activity_log (actor_kind, action, created_at) values
        ('member', 'member.activated', '2025-05-03 15:00:00+00'),
        ('member', 'member.activated', '2025-05-01 15:00:00+00')`,
    );
    const { unit, course, before } = await analytics('2025-05-03', '2025-05-04');
    expect(unit).toBe('day');
    expect(course).toMatchObject([
      { first_day: '2025-05-03', last_day: '2025-05-03', activations: 1, visits: 0 },
      { first_day: '2025-05-04', last_day: '2025-05-04', activations: 0 },
    ]);
    expect(before).toMatchObject({ first_day: '2025-05-01', last_day: '2025-05-02' });
    expect(before.course).toMatchObject([{ activations: 1 }, { activations: 0 }]);
  });

  test('of a year have months, each visitor once in each, and the previous year', async () => {
    await server.owner.query(
      `insert into public.visitor_days (day, gap, visitors) values
        ('2024-02-03', 1000, 1), ('2024-02-20', 17, 1), ('2024-03-01', 10, 1), ('2023-02-28', 1000, 4)`,
    );
    const year = await analytics('2024-01-01', '2024-05-15', cast.otavio.email, {
      before_first: '2023-01-01',
      before_last: '2023-05-15',
    });
    expect(year.unit).toBe('month');
    expect(year.course.map(({ visitors }) => visitors)).toEqual([0, 1, 1, 0, 0]);
    expect(year.course.at(-1)).toMatchObject({ first_day: '2024-05-01', last_day: '2024-05-15' });
    expect(year.totals.visitors).toBe(1);
    expect(year.before).toMatchObject({ visitors: 4 });
    expect(year.before.course).toHaveLength(5);
    const upsideDown = analytics('2024-01-01', '2024-01-31', cast.otavio.email, {
      before_first: '2024-01-15',
      before_last: '2024-01-20',
    });
    await expect(upsideDown).rejects.toMatchObject({ code: 'period_invalid' });
  });

  test('count sign-ins and applications by the day in Boca Raton', async () => {
    await server.owner.query(
      `insert into public.activity_log (actor_kind, action, created_at) values
        ('member', 'member.sign_in', '2026-03-02 04:30:00+00'),
        ('member', 'member.sign_in', '2026-03-02 05:30:00+00')`,
    );
    expect((await analytics('2026-03-02', '2026-03-02')).totals.sign_ins).toBe(1);
    expect((await analytics('2026-03-02', '2026-03-02')).before.sign_ins).toBe(1);
  });

  test('are refused without the permission and for invalid periods', async () => {
    const gabriela = analytics('2026-03-01', '2026-03-02', cast.gabriela.email);
    await expect(gabriela).rejects.toMatchObject({ code: 'permission_denied' });
    const { error } = await server
      .anonymous()
      .rpc('site_analytics', { first_day: '2026-03-01', last_day: '2026-03-02' });
    expect(error?.code).toBe('42501');
    const endless = analytics('2020-01-01', '2026-03-02');
    await expect(endless).rejects.toMatchObject({ code: 'period_invalid' });
  });
});
