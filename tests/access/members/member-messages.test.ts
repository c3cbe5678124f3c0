import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

type Client = SupabaseClient<Database>;

const server = testServer();
let fabio: Client;
/** Sees members and helps with accounts. */
let otavio: Client;

const query = async (sql: string, ...values: unknown[]) =>
  (await server.owner.query(sql, values)).rows;

const permit = (permissions: string) =>
  query('update admins set permissions = $2 where id = $1', cast.otavio.adminId, permissions);

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  otavio = await server.admin(cast.otavio.email);
});

beforeEach(async () => {
  await permit('{contacts,members,accounts}');
  await query('update auth.mfa_amr_claims set updated_at = now()');
  await query('delete from private.rate_limits');
  await query('delete from private.member_messages');
});

type Options = { language?: 'pt-BR' | 'en'; status?: string };

async function member({ language = 'pt-BR', status = 'active' }: Options = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  const [{ id }] = await query(
    `insert into members (email, first_name, last_name, date_of_birth, enrollment_status)
     values ($1, 'Rita', 'Prates', '1988-01-01', $2) returning id`,
    email,
    status,
  );
  // Without an account, the language is that of the application.
  if (language === 'en') {
    await query(
      `update membership_applications set member_id = $1, language = 'en'
       where id = (select id from membership_applications limit 1)`,
      id,
    );
  }
  return { id: id as string, email };
}

const texts = {
  subject_pt: 'Novo horário',
  body_pt: 'A partir de maio, das 8 às 17.',
  subject_en: 'New hours',
  body_en: 'From May on, from 8 to 5.',
};

type Call = Partial<Database['public']['Functions']['send_member_message']['Args']>;

const send = (who: Client, member_ids: string[], call: Call = {}) =>
  who.rpc('send_member_message', {
    ...{ message_id: crypto.randomUUID(), member_ids, ...texts },
    ...call,
  });

const undo = (who: Client, message_id: string) => who.rpc('undo_member_message', { message_id });

const endTimeToUndo = () =>
  query("update private.member_message_emails set send_after = send_after - interval '61 seconds'");

const claim = () => query('select * from claim_member_messages(null)');

describe('A message to many members', () => {
  test('is for those who can get it, in their language, and the others are counted', async () => {
    const [one, two] = [await member(), await member({ language: 'en' })];
    const ended = await member({ status: 'cancelled' });
    const merged = await member({ status: 'merged' });
    await query('update members set merged_into = $2 where id = $1', merged.id, one.id);
    const refused = await member();
    await query(
      `insert into gateway.mail_queue (message_id, kind, recipient, subject, html, text, state, last_error, ended_at)
       values (gen_random_uuid(), 'reply', $1, 'Re', null, null, 'failed', 'RCPT TO 550', now())`,
      refused.email,
    );
    const ids = [one, two, ended, merged, refused].map(({ id }) => id);
    const skipped = { membership_closed: 1, merged: 1, email_refused: 1, gone: 1 };
    const preview = await otavio.rpc('preview_member_message', {
      member_ids: [...ids, one.id, crypto.randomUUID()],
    });
    expect(preview.data).toMatchObject({ skipped });
    const { recipients } = preview.data as { recipients: { id: string; language: string }[] };
    expect(Object.fromEntries(recipients.map(({ id, language }) => [id, language]))).toEqual({
      [one.id]: 'pt-BR',
      [two.id]: 'en',
    });
    expect(await query('select from private.member_messages')).toEqual([]);

    const sent = await send(otavio, [...ids, crypto.randomUUID()]);
    expect(sent.data).toEqual({ sent: 2, skipped });
    expect(await claim()).toEqual([]);
    await endTimeToUndo();
    const due = await claim();
    expect(
      due.map(({ email, subject, body, first_name, admin_first_name }) => [
        ...[email, subject, body, first_name, admin_first_name],
      ]),
    ).toEqual(
      expect.arrayContaining([
        [one.email, texts.subject_pt, texts.body_pt, 'Rita', 'Otávio'],
        [two.email, texts.subject_en, texts.body_en, 'Rita', 'Otávio'],
      ]),
    );
    expect(await claim()).toEqual([]);
  });

  test('needs no text in a language that no recipient reads, and refuses it without one that is read', async () => {
    const [one, two] = [await member(), await member({ language: 'en' })];
    const english = { subject_pt: ' ', body_pt: '' };
    expect((await send(otavio, [two.id], english)).data).toMatchObject({ sent: 1 });
    expect((await send(otavio, [one.id, two.id], english)).error?.code).toBe('text_missing');
    expect((await send(otavio, [two.id], { body_en: '\n ' })).error?.code).toBe('text_missing');
    expect((await query('select from private.member_messages')).length).toBe(1);
  });

  test('is sent once, and logged as one line with its count and without its text', async () => {
    const people = [await member(), await member()];
    const ids = people.map(({ id }) => id);
    const message_id = crypto.randomUUID();
    const both = await Promise.all([
      send(otavio, ids, { message_id }),
      send(otavio, ids, { message_id }),
    ]);
    for (const { data } of both) expect(data).toMatchObject({ sent: 2 });
    expect((await query('select from private.member_message_emails')).length).toBe(2);
    const lines = await query(
      `select action, details, actor_id, log::text as line from activity_log as log
       where action like 'member.message%' order by id desc`,
    );
    expect(lines[0]).toMatchObject({
      action: 'member.message_sent',
      actor_id: cast.otavio.adminId,
      details: { rows: 2 },
    });
    expect(lines.filter(({ line }) => /horário|hours|maio/.test(line))).toEqual([]);
    // Another text under the same id is neither sent nor reported as sent.
    const changed = await send(otavio, ids, { message_id, body_pt: 'Outro texto' });
    expect(changed.error?.code).toBe('message_sent_already');
    expect((await send(fabio, ids, { message_id })).error?.code).toBe('id_taken');
  });

  test('can be undone by who sent it, until each email is handed over', async () => {
    const people = [await member(), await member(), await member()];
    const ids = people.map(({ id }) => id);
    const message_id = crypto.randomUUID();
    await send(otavio, ids, { message_id });
    expect((await undo(fabio, message_id)).error?.code).toBe('not_found');
    expect((await undo(otavio, message_id)).data).toEqual({ undone: 3, left: 0 });
    expect((await undo(otavio, message_id)).data).toEqual({ undone: 3, left: 0 });
    await endTimeToUndo();
    expect(await claim()).toEqual([]);
    // A repeated call does not send it after all.
    await send(otavio, ids, { message_id });
    await endTimeToUndo();
    expect(await claim()).toEqual([]);
    const lines = await query(
      "select details from activity_log where action = 'member.message_undone'",
    );
    expect(lines).toEqual([{ details: { rows: 3 } }]);

    const late = crypto.randomUUID();
    await send(otavio, ids, { message_id: late });
    await query(
      'update private.member_message_emails set send_after = now() where message_id = $1 and member_id = $2',
      late,
      people[0]?.id,
    );
    const [email] = await claim();
    expect((await undo(otavio, late)).data).toEqual({ undone: 2, left: 1 });
    await query('select finish_member_message($1)', email.id);
    await endTimeToUndo();
    expect(await claim()).toEqual([]);
    const states = await query(
      'select sent_at is not null as sent, undone_at is not null as undone from private.member_message_emails where message_id = $1 order by 1',
      late,
    );
    expect(states).toEqual([
      { sent: false, undone: true },
      { sent: false, undone: true },
      { sent: true, undone: false },
    ]);
  });

  test('that could not be handed over is due again, and keeps the code only', async () => {
    const { id } = await member();
    await send(otavio, [id]);
    await endTimeToUndo();
    const [email] = await claim();
    await query("select finish_member_message($1, '451')", email.id);
    expect(await claim()).toEqual([]);
    await query(
      "update private.member_message_emails set claimed_at = claimed_at - interval '11 minutes'",
    );
    expect((await claim()).map((again) => again.id)).toEqual([email.id]);
  });

  test('is in the timeline of each member, with subject, admin and state', async () => {
    const { id } = await member({ language: 'en' });
    const message_id = crypto.randomUUID();
    const timeline = async () => {
      const { data } = await fabio.rpc('member_timeline', { member_id: id, only_kind: 'emails' });
      return data?.map(({ event, actor_name, details }) => ({ event, actor_name, details }));
    };
    await send(otavio, [id], { message_id });
    const line = { actor_name: 'Otávio Reis', details: { subject: texts.subject_en } };
    expect(await timeline()).toEqual([{ event: 'message_waiting', ...line }]);
    await endTimeToUndo();
    const [email] = await claim();
    await query('select finish_member_message($1)', email.id);
    expect(await timeline()).toEqual([{ event: 'message_sent', ...line }]);
    const second = crypto.randomUUID();
    await send(otavio, [id], { message_id: second });
    await undo(otavio, second);
    expect((await timeline())?.[0]).toEqual({ event: 'message_undone', ...line });
  });

  test('is in the copy of a person, and its text is deleted with its last recipient', async () => {
    const [one, two] = [await member(), await member()];
    await send(otavio, [one.id, two.id]);
    const copy = await query(
      'select private.copy_of_person(private.person_of_member($1)) as copy',
      one.id,
    );
    expect(copy[0].copy['private.member_message_emails']).toEqual([
      expect.objectContaining({ message: expect.objectContaining({ body_pt: texts.body_pt }) }),
    ]);
    const erase = (id: string) =>
      query('select private.erase_person(private.person_of_member($1))', id);
    await erase(one.id);
    expect((await query('select from private.member_messages')).length).toBe(1);
    expect((await query('select from private.member_message_emails')).length).toBe(1);
    await erase(two.id);
    expect(await query('select from private.member_messages')).toEqual([]);
  });

  test('does not go to a record that was merged in the meantime', async () => {
    const [one, two] = [await member(), await member()];
    await send(otavio, [one.id, two.id]);
    await query(
      "update members set merged_into = $2, enrollment_status = 'merged' where id = $1",
      two.id,
      one.id,
    );
    await endTimeToUndo();
    expect((await claim()).map(({ email }) => email)).toEqual([one.email]);
  });
});

describe('Who may write to many members', () => {
  test('is an admin who helps with accounts, after a fresh sign-in', async () => {
    const { id } = await member();
    const message_id = crypto.randomUUID();
    await send(otavio, [id], { message_id });
    const refusals = async (who: Client) => [
      (await who.rpc('preview_member_message', { member_ids: [id] })).error?.code,
      (await send(who, [id])).error?.code,
      (await undo(who, message_id)).error?.code,
    ];
    expect(await refusals(server.anonymous())).toEqual(['42501', '42501', '42501']);
    expect(await refusals(await server.signedIn(cast.ana.email))).toEqual([
      '42501',
      '42501',
      '42501',
    ]);
    const denied = ['permission_denied', 'permission_denied', 'permission_denied'];
    expect(await refusals(await server.admin(cast.gabriela.email))).toEqual(denied);
    await permit('{contacts,members}');
    expect(await refusals(otavio)).toEqual(denied);
    await permit('{contacts,members,accounts}');
    await query("update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes'");
    expect((await send(otavio, [id])).error?.code).toBe('fresh_sign_in_needed');
    await query("update admins set status = 'inactive' where id = $1", cast.otavio.adminId);
    const inactive = await refusals(otavio);
    await query("update admins set status = 'active' where id = $1", cast.otavio.adminId);
    otavio = await server.admin(cast.otavio.email);
    const ended = 'admin_session_ended';
    expect(inactive).toEqual([ended, ended, ended]);
  });

  test('writes to at most 500 members at once, and 20,000 in a day', async () => {
    const { id } = await member();
    const code = async (ids: string[], call?: Call) => (await send(fabio, ids, call)).error?.code;
    expect(await code([])).toBe('too_many_members');
    expect(await code(Array.from({ length: 501 }, () => crypto.randomUUID()))).toBe(
      'too_many_members',
    );
    expect(await code([id], { subject_pt: 'x'.repeat(151) })).toBe('text_too_long');
    expect(await code([id], { body_en: 'x'.repeat(5001) })).toBe('text_too_long');
    await send(fabio, [id]);
    await query('update private.member_messages set recipients = 19999');
    expect(await code([id])).toBeUndefined();
    expect(await code([id])).toBe('message_limit');
    // Another admin has their own limit, and the next day it is over.
    expect((await send(otavio, [id])).data).toMatchObject({ sent: 1 });
    await query("update private.member_messages set created_at = now() - interval '25 hours'");
    expect(await code([id])).toBeUndefined();
  });
});
