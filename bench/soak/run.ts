// `npm run bench -- soak [--minutes 10 --only postgres]`: a mixed load on the real server while its parts
// are killed, filled up, and slowed down. Every acknowledged write must exist exactly once at the end, no
// response may contain another person's data, and each recovery must take less than five seconds.
import { copyFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { machine } from 'supabase-gateway/bench/machine';
import { temporaryFolder } from 'supabase-gateway/database/embedded/temporary-folder';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { cast } from '../../tests/cast.ts';
import { Channels } from './channels.ts';
import { withBombs } from './faults/bombs.ts';
import type { Stage } from './faults/fault.ts';
import { findEmails } from './found/emails.ts';
import { findFiles } from './found/files.ts';
import { findPhones } from './found/phones.ts';
import { waitForEmails } from './found/settle.ts';
import { findWrites } from './found/writes.ts';
import { Ledger } from './ledger.ts';
import { Admin } from './people/admin.ts';
import { applicants } from './people/applicant.ts';
import { member } from './people/member.ts';
import { type Person, populate } from './people/population.ts';
import { requester } from './people/requester.ts';
import { soakBucket, uploader } from './people/uploader.ts';
import { memberSession } from './people/user-session.ts';
import { reader, writer } from './people/visitor.ts';
import { PostOffice } from './post-office.ts';
import { Postgres } from './postgres.ts';
import { report } from './report.ts';
import { runFaults } from './schedule.ts';
import { Served } from './served.ts';
import { SmallDisk } from './small-disk.ts';
import type { World } from './world.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '4460' },
  },
});
const minutes = Number(values.minutes);
const members = 12;

if (!(await ensureBuilt())) process.exit(1);
const folder = temporaryFolder('soak');
const disk = new SmallDisk(folder);
const post = await PostOffice.open();
const ledger = new Ledger();
const dataDir = join(disk.folder, 'data');
const served = new Served({
  port: Number(values.port),
  folder,
  env: {
    DATA_DIR: dataDir,
    SUPABASE_DIR: withBombs(join(folder, 'supabase')),
    SMTP_URL: post.url,
    MAIL_FROM: 'Mutirão <no-reply@mutirao.example>',
  },
  onUnexpectedEnd: (code) => ledger.broken.push(`the server ended by itself, with ${code}`),
});
const ending = new AbortController();
const world: World = { site: served.site, ledger, post, inbox: [], end: ending.signal };
let kept = false;

try {
  served.start();
  await served.untilReady();
  const postgres = new Postgres(dataDir);
  const owner = await postgres.owner();
  const keys = { dataDir, encryptionKey: undefined, databaseUrl: undefined };
  const people = await populate(served.site, owner, keys, members + 1);
  const version = await owner.query<{ server_version: string }>('show server_version');
  await openBucket(owner);
  await Channels.permit(owner);
  await owner.end();
  const [aside, ...others] = people as [Person, ...Person[]];
  console.log(
    `${machine()}, PostgreSQL ${version.rows[0]?.server_version}, load ${loadavg()[0]?.toFixed(1)} before`,
  );
  console.log(
    `${minutes} minutes; ${members} members, 2 admins, applicants, and visitors; 4 members upload files, 4 send sharing requests\n`,
  );

  const began = Date.now();
  const fabio = new Admin(world, cast.fabio.email);
  const channels = new Channels(world, postgres);
  const load = Promise.all([
    channels.run(),
    ...others.map((person) => member(world, person, memberSession(world, person))),
    ...others.slice(0, 4).map((person) => uploader(world, person, memberSession(world, person))),
    ...others.slice(4, 8).map((person) => requester(world, person, memberSession(world, person))),
    ...[1, 2, 3].map(() => reader(world)),
    ...[1, 2].map(() => writer(world)),
    applicants(world, minutes),
    fabio.work(),
    fabio.decide(),
    new Admin(world, cast.otavio.email).work(),
  ]);
  const stage: Stage = {
    ...{ world, served, postgres, disk },
    session: memberSession(world, aside),
  };
  const runs = await runFaults(stage, minutes, values.only);
  ending.abort();
  await load;

  const took = (Date.now() - began) / 1_000;
  const rate = Math.round(ledger.answers / took);
  console.log(`\n${Math.round(took)} s, ${ledger.answers} requests, ${rate} per second`);
  channels.report();
  const after = await postgres.owner();
  const mailSettled = await waitForEmails(after, served.site);
  const writes = [
    ...(await findWrites(after, ledger)),
    await findPhones(after, ledger),
    await findFiles(after, ledger),
  ];
  const mails = await findEmails(after, ledger, post);
  await after.end();
  kept = report({ ledger, writes, mails, mailSettled, runs });
} finally {
  await served.end();
  await post.close();
  if (!kept) {
    process.exitCode = 1;
    const log = join(tmpdir(), 'soak-server.log');
    copyFileSync(join(folder, 'server.log'), log);
    console.log(`Server log: ${log}`);
  }
  disk.remove();
  rmSync(folder, { recursive: true, force: true });
}

/** A bucket with a folder for each member. */
async function openBucket(owner: Client) {
  await owner.query(`
    insert into storage.buckets (id, name) values ('${soakBucket}', '${soakBucket}');
    create policy "Own folder" on storage.objects for all to authenticated
      using (bucket_id = '${soakBucket}' and (storage.foldername(name))[1] = (select auth.uid()::text))
      with check (bucket_id = '${soakBucket}' and (storage.foldername(name))[1] = (select auth.uid()::text))`);
}
