import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { nextEdition } from '../../support/next-edition.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let bruno: Client;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  bruno = await server.signedIn(cast.bruno.email);
});

const pending = async (client: Client) => (await client.rpc('pending_edition')).data;
const acknowledge = (client: Client, number: number, language = 'pt-BR') =>
  client.rpc('acknowledge_edition', { edition_number: number, language });

describe('With edition 1 only, a member', () => {
  test('has nothing to acknowledge', async () => {
    expect(await pending(ana)).toBeNull();
  });

  test.each([
    ['an edition that does not exist', 7, 'en', 'not_found'],
    ['in another language', 1, 'fr', 'invalid_language'],
  ])('cannot acknowledge %s', async (_what, number, language, code) => {
    expect((await acknowledge(ana, number, language)).error?.code).toBe(code);
    const { rowCount } = await server.owner.query('select from edition_acknowledgements');
    expect(rowCount).toBe(0);
  });
});

describe('After the publication of edition 2', () => {
  beforeAll(async () => {
    const service = createClient(server.url, server.secretKey);
    const { error } = await service.rpc('publish_rule_edition', await nextEdition('2090-01-01'));
    expect(error).toBeNull();
  });

  test('Ana sees it before it takes effect, and acknowledges it once, with its hash', async () => {
    expect(await pending(ana)).toMatchObject({
      number: 2,
      effective_on: '2090-01-01',
      is_in_force: false,
      reason_en: 'The lower IUA rises because hospital bills rose.',
    });
    const answers = await Promise.all([acknowledge(ana, 2), acknowledge(ana, 2, 'en')]);
    expect(answers.map(({ error }) => error)).toEqual([null, null]);
    expect(await pending(ana)).toBeNull();
    const { rows } = await server.owner.query(
      `select stored.member_id, stored.edition_number, stored.sha256 = editions.sha256 as same
       from edition_acknowledgements as stored join rule_editions as editions on number = edition_number`,
    );
    expect(rows).toEqual([{ member_id: cast.ana.memberId, edition_number: 2, same: true }]);
  });

  test('Bruno does not read Ana’s acknowledgement, and writes none for her', async () => {
    const { data } = await bruno.from('edition_acknowledgements').select();
    expect(data).toEqual([]);
    const row = { member_id: cast.ana.memberId, edition_number: 1, sha256: 'x', language: 'en' };
    const insert = await bruno.from('edition_acknowledgements').insert(row);
    expect(insert.error?.code).toBe('42501');
    expect(await pending(bruno)).toMatchObject({ number: 2 });
  });

  test('visitors and members who may not sign in acknowledge nothing', async () => {
    expect((await acknowledge(server.anonymous() as Client, 2)).error?.code).toBe('42501');
    const helena = await server.signedIn(cast.helena.email);
    await server.owner.query("update members set enrollment_status = 'canceled' where email = $1", [
      cast.helena.email,
    ]);
    expect((await acknowledge(helena, 2)).error?.code).toBe('permission_denied');
    expect(await pending(helena)).toBeNull();
  });

  test('a member who joins under it has nothing to acknowledge', async () => {
    await server.owner.query("update members set created_at = '2090-01-02' where id = $1", [
      cast.bruno.memberId,
    ]);
    expect(await pending(bruno)).toBeNull();
  });

  test.each([
    "update edition_acknowledgements set acknowledged_at = '2020-01-01'",
    'delete from edition_acknowledgements',
    'truncate edition_acknowledgements',
  ])('an acknowledgement never changes, not even for the owner: %s', async (sql) => {
    await expect(server.owner.query(sql)).rejects.toThrow('can only be added to');
  });

  test('it is deleted with its member', async () => {
    await server.owner.query('begin');
    await server.owner.query('delete from members where id = $1', [cast.ana.memberId]);
    const { rowCount } = await server.owner.query('select from edition_acknowledgements');
    await server.owner.query('rollback');
    expect(rowCount).toBe(0);
  });
});
