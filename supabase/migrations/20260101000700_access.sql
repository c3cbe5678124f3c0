-- Who may see and change what. Every table refuses everyone; below, doors are opened one at a time.
--
-- Three kinds of people ask:
--   a member     role authenticated; private.current_member_id() says who, and only while the status allows sign-in
--   an admin     header x-admin-session; private.admin_can('…') says what the role and the ticked boxes allow
--   a visitor    role anon without that header: published episodes, nothing else
-- An admin's request comes as anon, so anon holds grants below; without the header every predicate of an admin is false
-- and no row opens. On members' tables the two doors are apart: authenticated is the member's, anon the Command Center's.
-- There, anon lacks the columns on health and birth: public.open_member_record() shows them, and writes down who looked.

alter table public.agents enable row level security;
alter table public.members enable row level security;
alter table public.products enable row level security;
alter table public.product_iua enable row level security;
alter table public.enrollments enable row level security;
alter table public.billing_schedules enable row level security;
alter table public.payment_profiles enable row level security;
alter table public.billing enable row level security;
alter table public.admins enable row level security;
alter table public.admin_sessions enable row level security;
alter table public.password_resets enable row level security;
alter table public.episodes enable row level security;
alter table public.contact_messages enable row level security;
alter table public.message_replies enable row level security;
alter table public.membership_applications enable row level security;
alter table public.form_submissions enable row level security;
alter table public.page_views enable row level security;
alter table public.activity_log enable row level security;

-- What the policies, constraints and triggers ask in the asking role's name.
grant execute on function
  private.request_header(text),
  private.normalize_email(text),
  private.is_email(text),
  private.set_updated_at(),
  private.set_normalized_email(),
  private.current_admin_id()
to anon, authenticated, service_role;
grant execute on function
  private.current_member_id(),
  private.is_admin(),
  private.is_super_admin(),
  private.admin_can(text),
  private.local_today()
to anon, authenticated;

-- The service role works for the functions of the server; it passes all policies, and still needs the grants.
grant select, insert, update, delete on all tables in schema public to service_role;
revoke update, delete, truncate on public.activity_log from service_role;

-- members

grant select on public.members to authenticated;
grant update (phone_number, country, street_address, apartment, city, state, zip_code, receive_emails)
  on public.members to authenticated;
grant select (
  id, auth_user_id, email, first_name, last_name, phone_number, receive_emails, country, street_address, apartment,
  city, state, zip_code, agent_id, enrollment_status, created_at, updated_at
) on public.members to anon;
grant insert (
  email, first_name, last_name, date_of_birth, gender, phone_number, receive_emails, existing_condition,
  existing_condition_description, country, street_address, apartment, city, state, zip_code, agent_id,
  enrollment_status, additional_info
) on public.members to anon;
grant update (
  first_name, last_name, date_of_birth, gender, phone_number, receive_emails, existing_condition,
  existing_condition_description, country, street_address, apartment, city, state, zip_code, agent_id,
  enrollment_status, additional_info
) on public.members to anon;

create policy "Members read their own record" on public.members
  for select to authenticated using (id = (select private.current_member_id()));
create policy "Members change their own record" on public.members
  for update to authenticated
  using (id = (select private.current_member_id()))
  with check (id = (select private.current_member_id()));
create policy "Admins for members or contacts list members" on public.members
  for select to anon using ((select private.admin_reads('members')));
create policy "Admins for members add members" on public.members
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change members" on public.members
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

-- agents

grant select on public.agents to anon, authenticated;
grant insert (first_name, last_name, role, email, phone, enrollment_code, status),
  update (first_name, last_name, role, email, phone, enrollment_code, status)
  on public.agents to anon;

-- The policy of members applies inside: a member finds nobody there but themselves.
create policy "Members read their own advisor" on public.agents
  for select to authenticated using (id in (select agent_id from public.members));
create policy "Admins for members read advisors" on public.agents
  for select to anon using ((select private.admin_reads('agents')));
create policy "Admins for members add advisors" on public.agents
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change advisors" on public.agents
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

-- enrollments, with their products and amounts

grant select on public.enrollments to authenticated;
grant select (
  id, member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, end_date, monthly_cost,
  initial_payment_paid, agreed_to_terms, source, inactive_reason, inactive_date, created_at, updated_at
) on public.enrollments to anon;
grant insert (
  member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, end_date, monthly_cost,
  initial_payment_paid, primary_is_smoker, agreed_to_terms, source
), update (
  product_id, product_iua_id, status, plan_type, enrollment_date, start_date, end_date, monthly_cost,
  initial_payment_paid, primary_is_smoker, agreed_to_terms, source, inactive_reason, inactive_date
) on public.enrollments to anon;

create policy "Members read their own enrollments" on public.enrollments
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read enrollments" on public.enrollments
  for select to anon using ((select private.admin_can('members')) and (select private.admin_reads('members')));
create policy "Admins for members add enrollments" on public.enrollments
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change enrollments" on public.enrollments
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

grant select on public.products, public.product_iua to anon, authenticated;

-- The policy of enrollments applies inside these two: only the member's own are found.
create policy "Members read the products of their enrollments" on public.products
  for select to authenticated using (id in (select product_id from public.enrollments));
create policy "Admins for members or contacts read products" on public.products
  for select to anon using ((select private.admin_can('members')) or (select private.admin_can('contacts')));

create policy "Members read the amounts of their enrollments" on public.product_iua
  for select to authenticated using (id in (select product_iua_id from public.enrollments));
create policy "Admins for members read amounts" on public.product_iua
  for select to anon using ((select private.admin_can('members')));

-- billing

grant select on public.billing_schedules, public.payment_profiles, public.billing to anon, authenticated;
grant insert (member_id, status, next_billing_date, amount, billing_type),
  update (status, next_billing_date, amount, billing_type)
  on public.billing_schedules to anon;
grant insert (
  member_id, due_date, amount, status, description, billing_type, payment_method, payment_method_last4, paid_at
), update (
  due_date, amount, status, description, billing_type, payment_method, payment_method_last4, paid_at
) on public.billing to anon;

create policy "Members read their own schedules" on public.billing_schedules
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read schedules" on public.billing_schedules
  for select to anon using ((select private.admin_reads('billing')));
create policy "Admins for members add schedules" on public.billing_schedules
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change schedules" on public.billing_schedules
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

create policy "Members read their own payment profiles" on public.payment_profiles
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read payment profiles" on public.payment_profiles
  for select to anon using ((select private.admin_reads('billing')));

create policy "Members read their own payments" on public.billing
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read payments" on public.billing
  for select to anon using ((select private.admin_reads('billing')));
create policy "Admins for members add payments" on public.billing
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change payments" on public.billing
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

-- admins

grant select on public.admins, public.users to anon, authenticated;
grant insert (first_name, last_name, email, role, status, permissions),
  update (first_name, last_name, role, status, permissions)
  on public.admins to anon, authenticated;

create policy "Admins read the team" on public.admins
  for select to anon, authenticated using ((select private.admin_reads('admins')));
create policy "Admins for users add to the team" on public.admins
  for insert to anon, authenticated with check ((select private.admin_can('users')));
create policy "Admins for users change the team" on public.admins
  for update to anon, authenticated
  using ((select private.admin_can('users')))
  with check ((select private.admin_can('users')));

-- episodes

grant select, delete on public.episodes to anon, authenticated;
grant insert (title, description, thumbnail, video_url, duration, status, publish_date, category),
  update (title, description, thumbnail, video_url, duration, status, publish_date, category)
  on public.episodes to anon, authenticated;

create policy "Everyone sees published episodes, admins for shows all" on public.episodes
  for select to anon, authenticated
  using (
    status = 'Published'
    or (status = 'Scheduled' and publish_date <= (select private.local_today()))
    or (select private.admin_can('shows'))
  );
create policy "Admins for shows add episodes" on public.episodes
  for insert to anon, authenticated with check ((select private.admin_can('shows')));
create policy "Admins for shows change episodes" on public.episodes
  for update to anon, authenticated
  using ((select private.admin_can('shows')))
  with check ((select private.admin_can('shows')));
create policy "Admins for shows delete episodes" on public.episodes
  for delete to anon, authenticated using ((select private.admin_can('shows')));

-- messages

grant select, update (status, priority) on public.contact_messages to anon, authenticated;
grant select, insert (message_id, body) on public.message_replies to anon, authenticated;

create policy "Admins for contacts read messages" on public.contact_messages
  for select to anon using ((select private.admin_reads('contact_messages')));
create policy "Admins for contacts sort messages" on public.contact_messages
  for update to anon
  using ((select private.admin_can('contacts')))
  with check ((select private.admin_can('contacts')));
create policy "Admins for contacts read replies" on public.message_replies
  for select to anon, authenticated using ((select private.admin_can('contacts')));
create policy "Admins for contacts reply in their own name" on public.message_replies
  for insert to anon, authenticated
  with check ((select private.admin_can('contacts')) and admin_id = (select private.current_admin_id()));

-- applications and form answers

grant select on public.membership_applications to anon, authenticated;
grant select, update (status) on public.form_submissions to anon, authenticated;

create policy "Admins for members read applications" on public.membership_applications
  for select to anon, authenticated using ((select private.admin_reads('membership_applications')));
create policy "Admins for members or contacts read form answers" on public.form_submissions
  for select to anon using ((select private.admin_reads('form_submissions')));
create policy "Admins for members or contacts sort form answers" on public.form_submissions
  for update to anon
  using ((select private.admin_can('members')) or (select private.admin_can('contacts')))
  with check ((select private.admin_can('members')) or (select private.admin_can('contacts')));

-- analytics and the log

grant select on public.page_views, public.activity_log to anon, authenticated;

create policy "Admins for analytics read visit counts" on public.page_views
  for select to anon, authenticated using ((select private.admin_can('analytics')));
create policy "Super admins read the activity log" on public.activity_log
  for select to anon, authenticated using ((select private.admin_reads('activity_log')));
