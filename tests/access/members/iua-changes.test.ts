import { beforeAll, describe, expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let admin: Awaited<ReturnType<typeof server.admin>>;

beforeAll(async () => {
  admin = await server.admin(cast.fabio.email);
});

describe('The IUA', () => {
  const iua = (amount: number) => `d1000000-0000-4000-8000-00000000${amount}`;

  /** A member whose membership began so long ago, with an IUA of $6,000. */
  async function memberSince(age: string) {
    const { rows } = await server.owner.query(
      `with member as (
         insert into members (email, first_name, last_name, date_of_birth, state)
         values (gen_random_uuid() || '@example.com', 'Nara', 'Prado', '1980-01-01', 'FL') returning id
       )
       insert into enrollments (member_id, product_iua_id, status, start_date)
       select id, $1, 'Active', (private.local_today() - interval '${age}')::date from member
       returning id, member_id`,
      [iua(6000)],
    );
    return rows[0] as { id: string; member_id: string };
  }

  async function change(id: string, amount: number, iua_correction?: string) {
    const { error } = await admin
      .from('enrollments')
      .update({ product_iua_id: iua(amount), ...(iua_correction && { iua_correction }) })
      .eq('id', id);
    return error?.code;
  }

  /** Moves every change of a member into the past, as if it had been made then. */
  const age = (memberId: string, interval: string) =>
    server.owner.query(
      `update member_iua_choices set from_date = (from_date - interval '${interval}')::date
       where member_id = $1 and from_date = private.local_today()`,
      [memberId],
    );

  test('changes once in a membership year, and a correction has a reason', async () => {
    const { id, member_id } = await memberSince('2 years 6 months');
    expect(await change(id, 3000)).toBeUndefined();
    // A change can be taken back, and made again, on its day.
    expect(await change(id, 6000)).toBeUndefined();
    expect(await change(id, 3000)).toBeUndefined();
    await age(member_id, '3 months');
    expect(await change(id, 1500)).toBe('iua_changed');
    expect(await change(id, 1500, 'O formulário dizia 1.500.')).toBeUndefined();
    expect(await change(id, 3000)).toBeUndefined();
    await age(member_id, '1 day');
    expect(await change(id, 6000)).toBe('iua_changed');
    // The reason of an earlier correction is not one for this.
    expect(await change(id, 6000, 'O formulário dizia 1.500.')).toBe('iua_changed');
  });

  test('changes again in the next membership year, which begins on the day of the start', async () => {
    for (const [since, changed, code] of [
      ['1 year', '2 days', undefined],
      ['1 year 5 days', '3 days', 'iua_changed'],
      ['11 months', '10 months', 'iua_changed'],
    ] as const) {
      const { id, member_id } = await memberSince(since);
      expect(await change(id, 3000)).toBeUndefined();
      await age(member_id, changed);
      expect(await change(id, 1500)).toBe(code);
    }
  });

  test('does not change by another enrollment either', async () => {
    const { id, member_id } = await memberSince('6 months');
    expect(await change(id, 3000)).toBeUndefined();
    await age(member_id, '1 month');
    const add = (amount: number, more: Record<string, unknown> = {}) =>
      admin
        .from('enrollments')
        .insert({ member_id, product_iua_id: iua(amount), status: 'Active', ...more });
    expect((await add(1500)).error?.code).toBe('iua_changed');
    expect((await add(3000)).error).toBeNull();
    expect((await add(1500, { iua_correction: 'Trocado no formulário.' })).error).toBeNull();
  });
});
