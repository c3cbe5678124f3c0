import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { requestInReview } from '../support/reviewed-request.ts';
import { testServer } from '../support/server.ts';

const server = testServer();
type Client = Awaited<ReturnType<typeof server.signedIn>>;
let ana: Client;
let bruno: Client;
let otavio: Client;

beforeAll(async () => {
  ana = await server.signedIn(cast.ana.email);
  bruno = await server.signedIn(cast.bruno.email);
  otavio = await server.admin(cast.otavio.email);
});

afterEach(() => server.owner.query('delete from push_subscriptions'));

/** A subscription as a browser makes it. */
function subscriptionOf(more: object = {}) {
  const device = createECDH('prime256v1');
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    p256dh: device.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
    device: 'Chrome, Android',
    language: 'pt-BR',
    kinds: ['requests'],
    ...more,
  };
}

async function save(more: object = {}, client = ana) {
  const subscription = subscriptionOf(more);
  const { data, error } = await client.rpc('save_push_subscription', { subscription });
  expect(error).toBeNull();
  return { ...subscription, id: String(data) };
}

const devicesOf = async (client: Client) => {
  const { data, error } = await client.from('push_subscriptions').select('id, device, kinds');
  expect(error).toBeNull();
  return data ?? [];
};

const waiting = async () => {
  const { rows } = await server.owner.query(
    'select subscription_id, kind, request_id from private.pushes where claimed_at is null order by created_at',
  );
  return rows as { subscription_id: string; kind: string; request_id: string | null }[];
};

/** The team asks the member for something, which is emailed. */
async function askMember() {
  const { id } = await requestInReview(server, { state: 'checking' });
  await server.owner.query("update sharing_requests set state = 'waiting_member' where id = $1", [
    id,
  ]);
  return id;
}

const service = () =>
  createClient(server.url, server.secretKey, { auth: { persistSession: false } });

const claim = async () => {
  const { data, error } = await service().rpc('claim_pushes', { client_address: null });
  expect(error).toBeNull();
  return data as { id: string; endpoint: string }[];
};

describe('A device', () => {
  test('is its member’s alone, who chooses what it shows and removes it', async () => {
    const { id } = await save();
    expect(await devicesOf(ana)).toEqual([{ id, device: 'Chrome, Android', kinds: ['requests'] }]);
    expect(await devicesOf(bruno)).toEqual([]);
    const keys = await ana.from('push_subscriptions').select('auth');
    expect(keys.error?.code).toBe('42501');
    const staff = await otavio.from('push_subscriptions').select('id');
    expect(staff.error?.code).toBe('42501');

    const kinds = ['contributions'];
    await bruno.from('push_subscriptions').update({ kinds: [] }).eq('id', id);
    await ana.from('push_subscriptions').update({ kinds }).eq('id', id);
    expect(await devicesOf(ana)).toMatchObject([{ kinds }]);
    const moved = await ana
      .from('push_subscriptions')
      .update({ endpoint: 'https://example.com' } as never)
      .eq('id', id);
    expect(moved.error?.code).toBe('42501');
    await bruno.from('push_subscriptions').delete().eq('id', id);
    expect(await devicesOf(ana)).toHaveLength(1);
    await ana.from('push_subscriptions').delete().eq('id', id);
    expect(await devicesOf(ana)).toEqual([]);
  });

  test('of no member is refused', async () => {
    const subscription = subscriptionOf();
    for (const client of [otavio, server.anonymous()]) {
      const { error } = await client.rpc('save_push_subscription', { subscription });
      expect(error?.code).toMatch(/^(42501|member_required)$/);
    }
  });

  test.each([
    ['no web address', { endpoint: 'javascript:alert(1)' }],
    ['a long address', { endpoint: `https://example.com/${'a'.repeat(1000)}` }],
    ['no address', { endpoint: null }],
    ['no key', { p256dh: 'AAAA' }],
    ['no secret', { auth: '' }],
    ['no name', { device: '' }],
    ['another language', { language: 'fr' }],
    ['an unknown kind', { kinds: ['diagnoses'] }],
  ])('with %s is refused', async (_what, more) => {
    const subscription = subscriptionOf(more);
    const { error } = await ana.rpc('save_push_subscription', { subscription });
    expect(error?.code).toMatch(/^(23514|23502)$/);
    expect(await devicesOf(ana)).toEqual([]);
  });

  test('goes to the account that used it last, without what waited for the one before', async () => {
    const { endpoint, id } = await save();
    await askMember();
    expect(await waiting()).toMatchObject([{ subscription_id: id }]);
    await save({ endpoint }, bruno);
    expect(await devicesOf(ana)).toEqual([]);
    expect(await devicesOf(bruno)).toMatchObject([{ id }]);
    expect(await waiting()).toEqual([]);
  });

  test('is the eleventh at most once: the one not used for longest is dropped', async () => {
    const { id } = await save({ device: 'first' });
    for (let count = 0; count < 10; count += 1) await save({ device: `device ${count}` });
    const devices = await devicesOf(ana);
    expect(devices).toHaveLength(10);
    expect(devices.map((device) => device.id)).not.toContain(id);
  });
});

describe('News', () => {
  test('about a request goes once to each device that wants to hear of it', async () => {
    const wanted = await save();
    await save({ kinds: ['contributions'] });
    await save({ kinds: [] });
    await save({}, bruno);
    const request = await askMember();
    const expected = [{ subscription_id: wanted.id, kind: 'requests', request_id: request }];
    expect(await waiting()).toEqual(expected);
    // What follows within minutes is the same news.
    await server.owner.query("update sharing_requests set state = 'in_review' where id = $1", [
      request,
    ]);
    expect(await waiting()).toEqual(expected);
  });

  test('of a contribution goes to the devices that want to hear of it', async () => {
    await save();
    const wanted = await save({ kinds: ['contributions', 'requests'] });
    await server.owner.query(
      `insert into private.contribution_reminders (member_id, month, kind) values ($1, '2024-01-01', 'due')`,
      [cast.ana.memberId],
    );
    expect(await waiting()).toEqual([
      { subscription_id: wanted.id, kind: 'contributions', request_id: null },
    ]);
    await server.owner.query(
      "delete from private.contribution_reminders where member_id = $1 and month = '2024-01-01'",
      [cast.ana.memberId],
    );
  });

  test('is claimed by one caller, and is due again if it was not sent', async () => {
    const { endpoint } = await save();
    await askMember();
    const claims = await Promise.all([claim(), claim(), claim()]);
    expect(claims.flat()).toMatchObject([{ kind: 'requests', endpoint, language: 'pt-BR' }]);
    await server.owner.query(
      "update private.pushes set claimed_at = now() - interval '11 minutes'",
    );
    const [again] = await claim();
    expect(again).toMatchObject({ endpoint });
    await service().rpc('finish_push', { push_id: again?.id ?? '', is_gone: false });
    await server.owner.query(
      "update private.pushes set claimed_at = now() - interval '11 minutes'",
    );
    expect(await claim()).toEqual([]);
  });

  test('to a device that is gone removes it, and news of a day ago is not sent', async () => {
    await save();
    await askMember();
    await server.owner.query("update private.pushes set created_at = now() - interval '25 hours'");
    expect(await claim()).toEqual([]);
    await askMember();
    const [due] = await claim();
    await service().rpc('finish_push', { push_id: due?.id ?? '', is_gone: true });
    expect(await devicesOf(ana)).toEqual([]);
  });

  test('waits while the member may not use the portal', async () => {
    await save();
    await askMember();
    const setStatus = (status: string) =>
      server.owner.query('update members set enrollment_status = $2 where id = $1', [
        cast.ana.memberId,
        status,
      ]);
    await setStatus('cancelled');
    expect(await claim()).toEqual([]);
    await setStatus('active');
    expect(await claim()).toHaveLength(1);
  });

  test('is handed out to the server alone', async () => {
    for (const client of [ana, otavio, server.anonymous()]) {
      expect((await client.rpc('claim_pushes', { client_address: '' })).error?.code).toBe('42501');
      const keys = { public_key: 'a', private_key: 'b' };
      expect((await client.rpc('add_push_keys', keys)).error?.code).toBe('42501');
    }
  });
});
