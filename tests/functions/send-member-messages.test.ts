import { beforeEach, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();

beforeEach(() => server.owner.query('delete from gateway.mail_queue'));

const runJobs = () => callFunction(server, 'run-jobs', {}, { apikey: server.secretKey });

const messages = async () =>
  (await queuedEmails(server)).filter(({ kind }) => kind === 'member-message');

const speak = (userId: string, language: string) =>
  server.owner.query(
    `update auth.users set raw_user_meta_data = raw_user_meta_data || jsonb_build_object('language', $2::text) where id = $1`,
    [userId, language],
  );

async function send() {
  const fabio = await server.admin(cast.fabio.email);
  await speak(cast.ana.userId, 'pt-BR');
  await speak(cast.helena.userId, 'en');
  const message_id = crypto.randomUUID();
  const { data, error } = await fabio.rpc('send_member_message', {
    message_id,
    member_ids: [cast.ana.memberId, cast.helena.memberId],
    subject_pt: 'Novo horário\nde atendimento',
    body_pt: 'Das 8 às 17.\nAté <logo> & obrigado.',
    subject_en: 'New hours',
    body_en: 'From 8 to 5.\nSee <you> & thanks.',
  });
  expect(error).toBeNull();
  expect(data).toMatchObject({ sent: 2 });
  return { fabio, message_id };
}

const endTimeToUndo = () =>
  server.owner.query(
    "update private.member_message_emails set send_after = send_after - interval '61 seconds'",
  );

test('each member gets the message once, in their language, after the time to undo it', async () => {
  await send();
  await runJobs();
  expect(await messages()).toEqual([]);
  await endTimeToUndo();
  await Promise.all([runJobs(), runJobs()]);
  await runJobs();
  const sent = await messages();
  expect(sent).toHaveLength(2);
  const ana = sent.find(({ recipient }) => recipient === cast.ana.email);
  expect(ana?.subject).toBe('Novo horário de atendimento');
  expect(ana?.text).toMatch(/Oi, Ana![\s\S]*Das 8 às 17\.\nAté <logo> & obrigado\.[\s\S]*equipe/);
  expect(ana?.html).toContain('Das 8 às 17.<br />Até &lt;logo&gt; &amp; obrigado.');
  const helena = sent.find(({ recipient }) => recipient === cast.helena.email);
  expect(helena?.subject).toBe('New hours');
  expect(helena?.text).toMatch(/Hi Helena,[\s\S]*From 8 to 5\.[\s\S]*Fábio, Mutirão team/);
  expect(helena?.text).not.toContain('Das 8');
});

test('an undone message is not sent', async () => {
  const { fabio, message_id } = await send();
  const { data } = await fabio.rpc('undo_member_message', { message_id });
  expect(data).toEqual({ undone: 2, left: 0 });
  await endTimeToUndo();
  await runJobs();
  expect(await messages()).toEqual([]);
});

test('an email that is not accepted is due again later, and the timeline has its code', async () => {
  const { fabio } = await send();
  await endTimeToUndo();
  await server.owner.query('alter table gateway.mail_queue rename to mail_queue_away');
  try {
    expect((await runJobs()).body).toMatchObject({ failed: ['member-messages'] });
  } finally {
    await server.owner.query('alter table gateway.mail_queue_away rename to mail_queue');
  }
  const timeline = await fabio.rpc('member_timeline', {
    member_id: cast.ana.memberId,
    only_kind: 'emails',
  });
  expect(timeline.data?.[0]).toMatchObject({ event: 'message_failed', details: { code: 'Error' } });
  await server.owner.query(
    "update private.member_message_emails set claimed_at = claimed_at - interval '11 minutes'",
  );
  await runJobs();
  expect(await messages()).toHaveLength(2);
});
