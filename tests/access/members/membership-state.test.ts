import { expect, test } from 'vitest';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();

const setStatus = (status: string) =>
  server.owner.query('update members set enrollment_status = $1 where id = $2', [
    status,
    cast.bruno.memberId,
  ]);

test('Bruno’s open page learns at once that his membership was canceled and reactivated', async () => {
  const bruno = await server.signedIn(cast.bruno.email);
  const state = async () => (await bruno.rpc('own_membership_state')).data;
  expect(await state()).toMatch(/^pending /);
  await setStatus('cancelled');
  expect(await state()).toBeNull();
  await setStatus('active');
  expect(await state()).toMatch(/^active /);
});

test('a new plan changes the state of Bruno’s open page', async () => {
  const bruno = await server.signedIn(cast.bruno.email);
  const state = async () => (await bruno.rpc('own_membership_state')).data;
  const before = await state();
  await server.owner.query(`insert into enrollments (member_id, status) values ($1, 'Pending')`, [
    cast.bruno.memberId,
  ]);
  expect(await state()).not.toBe(before);
});

test('a stranger, and Clara, who is canceled, learn nothing', async () => {
  for (const userId of [cast.stranger.userId, cast.clara.userId]) {
    const someone = await server.withOldToken(userId);
    expect((await someone.rpc('own_membership_state')).data).toBeNull();
  }
});
