import pg from 'pg';
import { type DatabaseLocation, ownerConnection } from 'supabase-gateway/database/connections';
import { cast } from '../../tests/cast.ts';

/**
 * Adds members to a database with SQL, each with an advisor, an enrollment, and three payments.
 */
export async function addMembers(location: DatabaseLocation, count: number) {
  await asOwner(location, async (owner) => {
    // Without triggers and foreign keys: the rows are valid, and a million are inserted in seconds.
    await owner.query('set session_replication_role = replica');
    await owner.query(
      `with people as (
        insert into public.members (auth_user_id, email, first_name, last_name, date_of_birth, agent_id, enrollment_status)
        select gen_random_uuid(), 'member-' || n || '@example.org', 'Member', 'Number ' || n,
          date '1950-01-01' + n % 20000, $2, 'active'
        from generate_series(1, $1::int) as n
        returning id
      ), plans as (
        insert into public.enrollments (member_id, product_id, product_iua_id, status, plan_type)
        select id, $3, $4, 'Active', 'family' from people
      )
      insert into public.billing (member_id, due_date, amount, status, paid_at)
      select id, date '2025-01-01' + month * 30, 489, 'Paid', now() from people, generate_series(1, 3) as month`,
      [count, cast.ana.agentId, cast.ana.productId, cast.ana.iuaId],
    );
    await owner.query('vacuum analyze');
  });
}

/** Sets the password hash of every login of the cast. */
export async function setPasswordHash(location: DatabaseLocation, hash: string) {
  await asOwner(location, (owner) =>
    owner.query('update auth.users set encrypted_password = $1', [hash]),
  );
}

/** Creates another database on the same PostgreSQL. */
export async function createDatabase(location: DatabaseLocation, name: string) {
  await asOwner(location, (owner) => owner.query(`create database "${name}"`));
}

async function asOwner(location: DatabaseLocation, work: (owner: pg.Client) => Promise<unknown>) {
  const owner = new pg.Client(ownerConnection(location));
  await owner.connect();
  await work(owner).finally(() => owner.end());
}
