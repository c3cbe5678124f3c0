import type pg from 'pg';

/**
 * Updates the email identity with the current email and its verification state, or creates it if
 * missing.
 */
export async function saveEmailIdentity(
  client: pg.ClientBase,
  userId: string,
  email: string,
  verified: boolean,
) {
  await client.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at)
     values ($1::uuid::text, $1::uuid,
       jsonb_build_object('sub', $1::uuid, 'email', $2::text, 'email_verified', $3::boolean, 'phone_verified', false),
       'email', now(), now(), now())
     on conflict (provider_id, provider) do update
     set identity_data = identities.identity_data
           || jsonb_build_object('email', $2::text, 'email_verified', $3::boolean),
         updated_at = now()`,
    [userId, email, verified],
  );
}

/** Updates the providers in a login's app metadata from its identities. */
export async function saveProviders(client: pg.ClientBase, userId: string) {
  await client.query(
    `update auth.users set raw_app_meta_data = coalesce(raw_app_meta_data, '{}') || jsonb_build_object(
       'provider', providers ->> 0, 'providers', providers)
     from (
       select coalesce(jsonb_agg(provider order by since), '[]') as providers
       from (
         select provider, min(created_at) as since from auth.identities where user_id = $1 group by provider
       ) as identities
     ) as found
     where id = $1 and jsonb_array_length(providers) > 0`,
    [userId],
  );
}

/** Whether another login, or an identity of one, has this email. */
export async function isEmailTaken(
  database: Pick<pg.ClientBase, 'query'>,
  email: string,
  exceptUserId: string | null,
): Promise<boolean> {
  const { rowCount } = await database.query(
    `select from auth.identities where email = $1 and user_id is distinct from $2::uuid
     union all
     select from auth.users where email = $1 and is_sso_user = false and id is distinct from $2::uuid
     limit 1`,
    [email, exceptUserId],
  );
  return rowCount === 1;
}
