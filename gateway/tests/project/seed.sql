-- The accounts and profiles of tests/support/people.ts. Diego has no account, the stranger no profile.

with people (number, name) as (
  values (1, 'ana'), (2, 'bruno'), (3, 'clara'), (5, 'helena'), (9, 'stranger')
),
accounts as (
  select
    ('a0000000-0000-4000-8000-00000000000' || number)::uuid as id,
    name || '@example.com' as email,
    extensions.crypt('quiet-orange-lamp', '$2a$10$abcdefghijklmnopqrstuv') as hash
  from people
)
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  confirmation_token, recovery_token, email_change_token_new, email_change,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', email, hash, now(),
  '', '', '', '', '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  now(), now()
from accounts;

insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
select id::text, id, raw_user_meta_data, 'email', created_at, created_at from auth.users;

insert into public.profiles (id, account_id, email, status)
select
  ('b0000000-0000-4000-8000-00000000000' || number)::uuid,
  (select id from auth.users where email = name || '@example.com'),
  name || '@example.com', status
from (values
  (1, 'ana', 'active'), (2, 'bruno', 'active'), (3, 'clara', 'suspended'),
  (4, 'diego', 'active'), (5, 'helena', 'active')
) as people (number, name, status);

insert into public.topics (title) values ('Welcome'), ('News');
insert into public.rooms (name) values ('Library');
