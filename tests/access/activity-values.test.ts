import { afterEach, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { testServer } from '../support/server.ts';

const server = testServer();

type Line = {
  action: string;
  subject_name: string | null;
  member_id: string | null;
  details: { columns?: string[]; values?: string };
  changes: Record<string, [unknown, unknown]> | null;
};

/** The latest line of the log, as the Command Center displays it. */
async function latest(action: string): Promise<Line> {
  const fabio = await server.admin(cast.fabio.email);
  const { data, error } = await fabio
    .from('activity_list')
    .select()
    .eq('action', action)
    .order('id', { ascending: false })
    .limit(1)
    .single();
  expect(error).toBeNull();
  return data as unknown as Line;
}

const whole = () => server.owner.query('select problem from private.verify_activity()');

afterEach(async () => expect((await whole()).rows).toEqual([]));

test('A line names the person concerned and the previous and new values', async () => {
  const fabio = await server.admin(cast.fabio.email);
  const { rows } = await server.owner.query<{ id: string; city: string }>(
    'select id, city from members where id = $1',
    [cast.ana.memberId],
  );
  const changed = await fabio
    .from('members')
    .update({ city: 'Sarasota', agent_id: null })
    .eq('id', cast.ana.memberId);
  expect(changed.error).toBeNull();
  const line = await latest('members.update');
  expect(line).toMatchObject({
    subject_name: 'Ana Souza',
    member_id: cast.ana.memberId,
    changes: { city: [rows[0]?.city, 'Sarasota'], agent_id: [expect.any(String), null] },
  });
  // The name, not the id.
  expect(line.changes?.agent_id?.[0]).not.toMatch(/^[\da-f]{8}-/);
});

test('A line about an enrollment, a payment, or a form names the member concerned', async () => {
  const fabio = await server.admin(cast.fabio.email);
  await fabio
    .from('enrollments')
    .update({ monthly_cost: 512, cost_reason: 'Um acordo por um ano.' })
    .eq('member_id', cast.ana.memberId);
  expect(await latest('enrollments.update')).toMatchObject({
    subject_name: 'Ana Souza',
    changes: { monthly_cost: [expect.any(Number), 512] },
  });
  await fabio
    .from('form_submissions')
    .update({ priority: 'high' })
    .eq('member_id', cast.ana.memberId);
  expect(await latest('form_submissions.update')).toMatchObject({
    member_id: cast.ana.memberId,
    changes: { priority: [expect.any(String), 'high'] },
  });
});

test('Values of health, birth, gender, smoking, and notes are never stored, only the column names', async () => {
  const fabio = await server.admin(cast.fabio.email);
  const secret = 'canary-of-the-log';
  const changed = await fabio
    .from('members')
    .update({
      existing_condition: true,
      existing_condition_description: secret,
      additional_info: secret,
      gender: secret,
      date_of_birth: '1971-03-02',
    })
    .eq('id', cast.bruno.memberId);
  expect(changed.error).toBeNull();
  const line = await latest('members.update');
  expect(line.changes).toBeNull();
  expect(line.details.columns).toEqual(
    expect.arrayContaining(['additional_info', 'date_of_birth', 'existing_condition_description']),
  );
  await fabio
    .from('enrollments')
    .update({ primary_is_smoker: true, inactive_reason: secret })
    .eq('member_id', cast.ana.memberId);
  const kept = await server.owner.query<{ text: string }>(
    `select details::text as text from activity_log where details::text ~ $1
     union all select changes::text from private.activity_values where changes::text ~ $1`,
    [`${secret}|1971-03-02|smoker":`],
  );
  expect(kept.rows).toEqual([]);
});

test('Only columns without health data, free text, and secrets store their values', async () => {
  const { rows } = await server.owner.query<{ kept: string }>(
    `select relname || '.' || kept as kept
     from pg_class, unnest(private.logged_columns(relname)) as kept
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and (kept ~ 'condition|birth|gender|smoker|answers|message|body|note|info|reason|last4|code|token|hash|secret|search'
         or not exists (select from pg_attribute where attrelid = pg_class.oid and attname = kept))`,
  );
  // A ZIP code is part of an address.
  expect(rows.map(({ kept }) => kept)).toEqual(['members.zip_code']);
});

test('Erased values leave the chain valid, and altered values are detected', async () => {
  const fabio = await server.admin(cast.fabio.email);
  await fabio.from('members').update({ city: 'Tampa' }).eq('id', cast.ana.memberId);
  const last = '(select max(log_id) from private.activity_values)';
  await server.owner.query('begin');
  await server.owner.query('alter table private.activity_values disable trigger refuse_log_change');
  await server.owner.query(
    `update private.activity_values set changes = '{"city": ["Here", "There"]}' where log_id = ${last}`,
  );
  const found = await whole();
  await server.owner.query('rollback');
  expect(found.rows).toEqual([{ problem: 'the values were altered' }]);
  await expect(
    server.owner.query(`update private.activity_values set changes = '{}' where log_id = ${last}`),
  ).rejects.toThrow('can only be added to');
  await server.owner.query(`delete from private.activity_values where log_id = ${last}`);
  expect((await latest('members.update')).changes).toBeNull();
});
