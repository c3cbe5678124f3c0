import { beforeAll, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast } from '../../cast.ts';
import { testServer } from '../../support/server.ts';

const server = testServer();
let otavio: Awaited<ReturnType<typeof server.admin>>;
const submissionId = 'f5000000-0000-4000-8000-000000000001';

beforeAll(async () => {
  otavio = await server.admin(cast.otavio.email);
  await server.owner.query(
    `insert into form_submissions (id, form_slug, member_id, answers)
     values ($1, 'sharing', $2, '{"whatHappened": "febre alta"}')`,
    [submissionId, cast.ana.memberId],
  );
});

async function linesOf(action: string, subject: string) {
  const { rows } = await server.owner.query(
    'select count(*)::int as count from activity_log where action = $1 and subject_id = $2 and actor_id = $3',
    [action, subject, cast.otavio.adminId],
  );
  return rows[0].count as number;
}

describe('Otávio, a support agent without further permissions,', () => {
  test('sees every request, and who sent it', async () => {
    const { data } = await otavio.from('contact_list').select('type, name').eq('id', submissionId);
    expect(data).toEqual([{ type: 'sharing', name: 'Ana Souza' }]);
  });

  test('reads health data only by opening a request, which is logged', async () => {
    expect((await otavio.from('form_submissions').select('answers')).error?.code).toBe('42501');
    const call = { submission_id: submissionId };
    const { data } = await callGuarded(otavio, 'open_form_submission', call);
    expect(data).toEqual({ whatHappened: 'febre alta' });
    expect(await linesOf('form.opened', submissionId)).toBe(1);
  });

  test('changes the status of requests, adds a note, and replies', async () => {
    const sorted = await otavio
      .from('form_submissions')
      .update({ status: 'in_progress' })
      .eq('id', submissionId)
      .select('status');
    expect(sorted.data).toEqual([{ status: 'in_progress' }]);
    const note = await otavio.from('notes').insert({ submission_id: submissionId, body: 'x' });
    expect(note.error).toBeNull();
    const reply = await otavio
      .from('message_replies')
      .insert({ submission_id: submissionId, body: 'x' });
    expect(reply.error).toBeNull();
  });

  test('finds members without health data, birth dates, and failed payments', async () => {
    const { data: paying } = await otavio.from('member_list').select('has_failed_payment');
    expect(new Set(paying?.map(({ has_failed_payment }) => has_failed_payment))).toEqual(
      new Set([null]),
    );
    const { data } = await otavio.from('member_list').select('*').eq('id', cast.ana.memberId);
    expect(data).toHaveLength(1);
    expect(Object.keys(data?.[0] ?? {})).not.toContain('date_of_birth');
    for (const column of ['date_of_birth', 'existing_condition', 'additional_info']) {
      expect((await otavio.from('members').select(column as 'id')).error?.code).toBe('42501');
    }
  });

  test('opens a member’s contact details and plan without health data, which is logged', async () => {
    const call = { member_id: cast.ana.memberId };
    const { data } = await callGuarded(otavio, 'open_member_record', call);
    const { member, enrollments } = data as { member: object; enrollments: object[] };
    expect(member).toMatchObject({ email: cast.ana.email });
    expect(enrollments[0]).toMatchObject({ status: 'Active' });
    for (const hidden of [
      'date_of_birth',
      'gender',
      'existing_condition',
      'existing_condition_description',
      'additional_info',
    ]) {
      expect(Object.keys(member)).not.toContain(hidden);
    }
    expect(Object.keys(enrollments[0] ?? {})).not.toContain('primary_is_smoker');
    expect(await linesOf('member.contact_opened', cast.ana.memberId)).toBe(1);
    expect(await linesOf('member.record_opened', cast.ana.memberId)).toBe(0);
  });

  test('cannot change members or see payments, applications, or advisors', async () => {
    const changed = await otavio
      .from('members')
      .update({ city: 'Miami' })
      .eq('id', cast.ana.memberId)
      .select('id');
    expect(changed.data).toEqual([]);
    for (const table of ['billing', 'membership_applications', 'agents', 'enrollments'] as const) {
      expect((await otavio.from(table).select('id')).data, table).toEqual([]);
    }
  });
});
