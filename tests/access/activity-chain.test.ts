import { expect, test } from 'vitest';
import { callGuarded } from '../../app/shared/backend/call-guarded.ts';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

async function problems() {
  const { rows } = await server.owner.query(
    'select problem, line_id::int from private.verify_activity() order by line_id, problem',
  );
  return rows as { problem: string; line_id: number }[];
}

/** A change that only the database owner can make; it is undone afterwards. */
async function tampered(change: string) {
  await server.owner.query('begin');
  try {
    await server.owner.query('alter table activity_log disable trigger refuse_log_change');
    await server.owner.query(
      'alter table private.activity_chain disable trigger refuse_log_change',
    );
    await server.owner.query(change);
    return (await problems()).map(({ problem }) => problem);
  } finally {
    await server.owner.query('rollback');
  }
}

test('Concurrent lines form one chain without a gap', async () => {
  const asked = Array.from({ length: 40 }, (_nothing, number) =>
    callGuarded(server.anonymous(), 'member_sign_in_status', { email: `${number}@example.com` }),
  );
  for (const { error } of await Promise.all(asked)) expect(error).toBeNull();
  expect(await problems()).toEqual([]);
  const { rows } = await server.owner.query(
    `select (select count(*) from activity_log) = (select max(position) from private.activity_chain) as is_whole,
       (select count(*) from activity_log) > 40 as has_lines`,
  );
  expect(rows).toEqual([{ is_whole: true, has_lines: true }]);
});

test('A changed, a removed, and an inserted line are detected', async () => {
  await callGuarded(server.anonymous(), 'member_sign_in_status', { email: cast.clara.email });
  const third = '(select id from activity_log order by id offset 2 limit 1)';
  expect(
    await tampered(`update activity_log set details = '{"x": 1}' where id = ${third}`),
  ).toEqual(['the line was altered']);
  expect(
    await tampered(
      `update activity_log set created_at = created_at + interval '1 microsecond' where id = ${third}`,
    ),
  ).toEqual(['the line was altered']);
  expect(await tampered(`delete from activity_log where id = ${third}`)).toEqual([
    'the line was removed',
  ]);
  expect(
    await tampered(
      `alter table activity_log disable trigger chain_activity;
       insert into activity_log (actor_kind, action) values ('system', 'other.action')`,
    ),
  ).toEqual(['the line was added past the chain']);
  const both = await tampered(
    `with gone as (delete from activity_log where id = ${third} returning id)
     delete from private.activity_chain where log_id in (select id from gone)`,
  );
  expect(both).toContain('a link is missing');
  expect(both).toContain('the line was altered');
});

test('No role can change the chain', async () => {
  for (const change of [
    'update private.activity_chain set position = 0',
    'delete from private.activity_chain',
  ]) {
    await expect(server.owner.query(change)).rejects.toThrow('can only be added to');
  }
});
