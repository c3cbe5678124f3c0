// `npm run bench -- statements [--members 10000]`: the time from the moment at which a statement is frozen until
// every active member's email is queued, and until a local mail server has received them; then the same with a
// server that is killed in the middle. Each member must receive the email exactly once.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { machine } from 'supabase-gateway/bench/machine';
import { type Row, report } from 'supabase-gateway/bench/report';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { openMailbox } from 'supabase-gateway/testing/smtp-server';
import { Postgres } from '../soak/postgres.ts';

const { values } = parseArgs({ options: { members: { type: 'string', default: '10000' } } });
const members = Number(values.members);
const folder = temporaryFolder('bench');
const port = 4416;

console.log(`${machine()}; ${members} members; load ${loadavg()[0]?.toFixed(1)}`);
const mailbox = await openMailbox();
const delivering = {
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Bench <no-reply@example.org>',
  SCHEDULES: 'on',
};
let server: ChildProcess | undefined;
try {
  server = await startServer({ SCHEDULES: 'off' });
  const owner = await new Postgres(folder).owner();
  await addMembers(owner);
  await owner.end();
  await stop(server, 'SIGINT');
  report([...(await publish(false)), ...(await publish(true))]);
} finally {
  if (server) await stop(server, 'SIGINT');
  await mailbox.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Freezes the last month once more, with emails to everyone. */
async function publish(isKilled: boolean): Promise<Row[]> {
  server = await startServer({ SCHEDULES: 'off' });
  let owner = await new Postgres(folder).owner();
  await owner.query(`
    set session_replication_role = replica;
    delete from private.statement_emails;
    delete from gateway.mail_queue;
    delete from monthly_statements where month = (select max(month) from monthly_statements);
    set session_replication_role = origin`);
  await owner.end();
  await stop(server, 'SIGINT');
  const earlier = mailbox.mails.length;

  server = await startServer(delivering);
  owner = await new Postgres(folder).owner();
  if (isKilled) {
    await until(async () => (await progress(owner)).sent >= members / 2);
    await owner.end();
    await stop(server, 'SIGKILL');
    server = await startServer(delivering);
    owner = await new Postgres(folder).owner();
  }
  await until(async () => (await progress(owner)).isDone);
  const { seconds, recipients } = await progress(owner);
  const frozenAt = await frozenTime(owner);
  // Other jobs email people of the demo data at the same time.
  const received = () =>
    mailbox.mails.slice(earlier).filter(({ to }) => to.some((one) => one.startsWith('member-')));
  const distinct = () => new Set(received().map(({ messageId }) => messageId)).size;
  await until(async () => distinct() >= members);
  // Repeated emails would arrive now.
  await wait(3_000);
  const delivered = ((received().at(-1)?.at ?? 0) - frozenAt) / 1000;
  await owner.end();
  await stop(server, 'SIGINT');
  server = undefined;
  const repeated = received().length - members;
  const suffix = isKilled ? ', server killed (kill -9) and restarted in the middle' : '';
  console.log(`${members} members, ${received().length} emails received${suffix}`);
  if (repeated !== 0) console.log(`Repeated with the same Message-ID: ${repeated}`);
  return [
    row(`Statement frozen until ${recipients} emails are queued${suffix}`, seconds, 60),
    row(`Until a local mail server has received them${suffix}`, delivered),
  ];
}

function row(what: string, seconds: number, most?: number): Row {
  const measured = `${seconds.toFixed(1)} s`;
  if (most === undefined) return { what, ratio: '', measured, against: '', wanted: '' };
  return { what, ratio: '', measured, against: '', wanted: `< ${most} s`, met: seconds < most };
}

async function progress(owner: pg.Client) {
  const { rows } = await owner.query<{ recipients: number; sent: number; seconds: number }>(
    `select count(*)::integer as recipients, count(sent_at)::integer as sent,
       extract(epoch from max(sent_at) - min(frozen_at))::float8 as seconds
     from private.statement_emails join monthly_statements using (month)`,
  );
  const { recipients = 0, sent = 0, seconds = 0 } = rows[0] ?? {};
  return { recipients, sent, seconds, isDone: recipients > 0 && recipients === sent };
}

async function frozenTime(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ frozen_at: Date }>(
    'select max(frozen_at) as frozen_at from monthly_statements',
  );
  return rows[0]?.frozen_at.getTime() ?? 0;
}

async function addMembers(owner: pg.Client) {
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `insert into members (email, first_name, last_name, date_of_birth, receive_emails, enrollment_status)
     select 'member-' || n || '@example.org', 'Nina', 'Number ' || n, '1990-01-01', true, 'active'
     from generate_series(1, $1::integer) as n`,
    [members],
  );
  await owner.query('analyze members');
}

async function startServer(env: Record<string, string>): Promise<ChildProcess> {
  const started = spawn(
    process.execPath,
    [fileURLToPath(import.meta.resolve('supabase-gateway/main'))],
    {
      env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await until(async () =>
    fetch(`http://localhost:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return started;
}

async function stop(running: ChildProcess, name: NodeJS.Signals) {
  if (running.exitCode !== null || running.signalCode !== null) return;
  const ended = once(running, 'exit');
  running.kill(name);
  await ended;
}

async function until(isTrue: () => Promise<boolean>) {
  for (let attempt = 0; attempt < 6_000; attempt += 1) {
    if (await isTrue()) return;
    await wait(100);
  }
  throw new Error('Nothing happened for ten minutes.');
}
