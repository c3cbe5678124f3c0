insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  confirmation_token, recovery_token, email_change_token_new, email_change,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', email,
  crypt('a long blog password', gen_salt('bf', 6)), now(),
  '', '', '', '', '{"provider": "email", "providers": ["email"]}', '{}', now(), now()
from (values
  ('10000000-0000-4000-8000-000000000001'::uuid, 'rosa@blog.example'),
  ('10000000-0000-4000-8000-000000000002', 'tomas@blog.example')
) as logins (id, email);

insert into blog.authors (id, name) values
  ('10000000-0000-4000-8000-000000000001', 'Rosa'),
  ('10000000-0000-4000-8000-000000000002', 'Tomás');
