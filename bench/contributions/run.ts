// `npm run bench -- contributions [--members 10000]`: a year of monthly contributions by table. In the middle of the
// year another table changes every amount: each member hears of it once, and pays it from its month on. Prints the
// time of the preview, of the announcements, and of the year's payments, and counts what came out.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { machine } from 'supabase-gateway/bench/machine';
import { type Row, report } from 'supabase-gateway/bench/report';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { Postgres } from '../soak/postgres.ts';

const { values } = parseArgs({ options: { members: { type: 'string', default: '10000' } } });
const members = Number(values.members);
const folder = temporaryFolder('bench');
const address = 'http://localhost:4417';

console.log(`${machine()}; ${members} members; load ${loadavg()[0]?.toFixed(1)}`);
const server = spawn(
  process.execPath,
  [fileURLToPath(import.meta.resolve('supabase-gateway/main'))],
  {
    env: { ...process.env, PORT: '4417', DATA_DIR: folder, LOG_LEVEL: 'warn', SCHEDULES: 'off' },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const ended = once(server, 'exit');
try {
  await untilHealthy();
  const owner = await new Postgres(folder).owner();
  // The year is far away, so that no other table counts in it.
  await owner.query(`
    insert into contribution_tables (id, starts_on, from_ages)
    select gen_random_uuid(), day, '{18,30,45}' from unnest(array['2040-01-01', '2040-07-01']::date[]) as days (day);
    insert into contribution_amounts
    select tables.id, products.id, 'individual', iua.id, age, 10000 + age * 100 + extract(month from starts_on)::integer * 100
    from contribution_tables as tables, products, product_iua as iua, unnest(tables.from_ages) as ages (age)
    where starts_on >= '2040-01-01'`);
  await owner.query(`select set_config('private.settling', 'on', false)`);
  await owner.query(
    `with added as (
       insert into members (email, first_name, last_name, date_of_birth, state, enrollment_status)
       select 'member-' || n || '@example.org', 'Nina', 'Number ' || n, '1970-01-01'::date + n, 'FL', 'active'
       from generate_series(1, $1::integer) as n returning id, date_of_birth
     ), enrolled as (
       insert into enrollments (member_id, product_id, product_iua_id, plan_type, status, start_date, monthly_cost)
       select added.id, (select id from products limit 1), (select id from product_iua limit 1), 'individual', 'Active', '2039-01-01',
         private.table_cents(private.contribution_table_on('2040-01-01'), (select id from products limit 1), 'individual',
           (select id from product_iua limit 1), private.age_on(added.date_of_birth, '2040-01-01')) / 100.0
       from added returning member_id, monthly_cost
     )
     insert into billing_schedules (member_id, next_billing_date, amount)
     select member_id, '2040-01-05', monthly_cost from enrolled`,
    [members],
  );
  await owner.query(`select set_config('private.settling', '', false)`);
  await owner.query('analyze');

  const preview = await seconds(() =>
    owner.query(
      "select private.affected_by_table(private.contribution_table_on('2040-07-01'), '2040-07-01')",
    ),
  );
  const repeat = async (call: string, day: string) => {
    for (;;) {
      const { rows } = await owner.query<{ done: number }>(`select private.${call} as done`, [day]);
      if (!rows[0]?.done) return;
    }
  };
  let announced = 0;
  let paid = 0;
  for (let month = 1; month <= 12; month += 1) {
    const first = `2040-${String(month).padStart(2, '0')}-01`;
    announced += await seconds(() => repeat('announce_contributions($1::date - 33)', first));
    announced += await seconds(() => repeat('apply_contributions($1::date)', first));
    paid += await seconds(() => repeat('open_dues($1::date + 9)', first));
  }
  const { rows } = await owner.query<{ payments: number; notices: number; wrong: number }>(
    `select
       count(*)::integer as payments,
       (select count(*) from private.contribution_notices)::integer as notices,
       count(*) filter (where amount * 100 <> private.table_cents(
         private.contribution_table_on(due_date), product_id, plan_type, product_iua_id,
         private.age_on(date_of_birth, date_trunc('month', due_date)::date)
       ))::integer as wrong
     from billing join enrollments using (member_id) join members on members.id = member_id
     where due_date between '2040-01-01' and '2040-12-31' and email like 'member-%'`,
  );
  await owner.end();
  const { payments = 0, notices = 0, wrong = 0 } = rows[0] ?? {};
  console.log(
    `${payments} payments, ${notices} notices, ${wrong} payments that the table has otherwise`,
  );
  if (payments !== members * 12 || wrong > 0) process.exitCode = 1;
  report([
    row(`Preview of a table that changes what ${members} members pay`, preview),
    row(`A year of announcements and changes (${notices})`, announced),
    row(`A year of payments (${payments})`, paid),
  ]);
} finally {
  server.kill('SIGINT');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

function row(what: string, time: number): Row {
  return { what, ratio: '', measured: `${time.toFixed(1)} s`, against: '', wanted: '' };
}

async function untilHealthy() {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(100);
  }
  throw new Error('The server did not start.');
}
