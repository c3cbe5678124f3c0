import type pg from 'pg';
import { loadSecretKey } from 'supabase-gateway/security/secret-key';
import { testAtRest } from 'supabase-gateway/testing/encryption';
import { cast } from '../../tests/cast.ts';

/** A marker in other people's rows that no response may contain. */
export const canary = 'CANARY-4b1d';

/** The birth date of everyone except Ana. */
export const canaryDate = '1903-07-11';

/** Writes the canary into all rows that are neither Ana's nor public. */
export async function plantCanaries(owner: pg.Client) {
  const others = `id <> '${cast.ana.memberId}'`;
  const helena = `'${cast.helena.memberId}'`;
  await owner.query(`
    update public.members set additional_info = '${canary}', city = '${canary}', street_address = '${canary}',
      existing_condition_description = '${canary}', date_of_birth = '${canaryDate}' where ${others};
    update public.enrollments set source = '${canary}' where member_id = ${helena};
    insert into public.household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date)
      values (${helena}, '${canary}', 'x', '${canaryDate}', 'child', now());
    insert into public.billing (member_id, due_date, amount, description) values (${helena}, now(), 1, '${canary}');
    update public.contact_messages set subject = '${canary}', message = '${canary}';
    insert into public.message_replies (message_id, body) select id, '${canary}' from public.contact_messages;
    insert into public.form_submissions (form_slug, member_id, answers)
      values ('plan-update', ${helena}, '{"answer": "${canary}"}');
    insert into public.membership_applications (first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at, us_state)
      values ('${canary}', 'x', 'x@example.com', '1', '2000-01-01', '${canary}', now(), 'SC');
    update public.admins set last_name = '${canary}';
    insert into public.activity_log (actor_kind, action, details) values ('system', 'fuzz.began', '{"a": "${canary}"}');
    insert into public.episodes (title, video_url, category, status)
      values ('${canary}', 'https://example.com', '${canary}', 'Draft');
    update auth.users set raw_user_meta_data = '{"a": "${canary}"}' where id <> '${cast.ana.userId}';
    insert into private.rate_limits values ('${canary}', '\\x00', 1, now());`);
}

/** Keys and hashes, which no response may contain. */
export async function readSecrets(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ secret: string }>(`
    select value as secret from gateway.secrets
    union all select private_jwk ->> 'd' from gateway.signing_keys
    union all select encrypted_password from auth.users`);
  const plain = await loadSecretKey(owner, testAtRest);
  return [plain, ...rows.map(({ secret }) => secret)];
}
