import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';
import { callFunction, queuedEmails } from './call.ts';

const server = testServer();
const anasRequest = '5a000000-0000-4000-8000-000000000002';
let fabio: SupabaseClient;
let otavio: SupabaseClient;

beforeAll(async () => {
  fabio = await server.admin(cast.fabio.email);
  otavio = await server.admin(cast.otavio.email);
});

const deliver = () => callFunction(server, 'send-team-emails', {});
const teamEmails = async () =>
  (await queuedEmails(server)).filter(({ kind }) => kind === 'team-work');

async function mention() {
  const id = crypto.randomUUID();
  const { error } = await otavio.from('notes').insert({
    id,
    request_id: anasRequest,
    body: '@Fábio Teixeira, a enxaqueca da Ana',
    mentions: [cast.fabio.adminId],
  });
  expect(error).toBeNull();
  return id;
}

test('Fábio gets one email about notes that mention him, which says nothing about the member', async () => {
  await Promise.all(Array.from({ length: 5 }, mention));
  await Promise.all([deliver(), deliver()]);
  const [email, ...others] = await teamEmails();
  expect(others).toEqual([]);
  expect(email?.recipient).toBe(cast.fabio.email);
  expect(email?.subject).toBe('Mutirão: Algo espera por você');
  expect(email?.text).toContain('Otávio');
  expect(email?.text).toContain('/BR/admin/for-me');
  expect(`${email?.subject} ${email?.text} ${email?.html}`).not.toMatch(/enxaqueca|Ana|R-\d\d-/);
});

test('a note that was taken back, and one for someone who turned the emails off, send nothing', async () => {
  const before = (await teamEmails()).length;
  await server.owner.query('delete from notes');
  const id = await mention();
  await otavio.from('notes').delete().eq('id', id);
  await deliver();
  await fabio.rpc('choose_team_mail', { mentions: false, digest: true, language: 'en' });
  await mention();
  await deliver();
  expect(await teamEmails()).toHaveLength(before);
});
