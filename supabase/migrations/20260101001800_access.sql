-- The access matrix: who may read, change and call what. Row level security refuses everyone on every table. This file then grants
-- access by role, column and operation. It is complete: no other file grants anything.
--
-- Three kinds of callers send requests:
--   a member     role authenticated; private.current_member_id() identifies the member while the status allows sign-in
--   an admin     header x-admin-session; private.admin_can('…') checks the role and the permissions
--   a visitor    role anon without that header: published episodes, nothing else
-- An admin's request has the role anon, so anon has grants below. Without the header, every predicate for admins is false and no
-- row is visible. On members' tables the roles are separate: authenticated is for members, anon is for the Command Center.
-- There, anon has no access to the columns on health and birth: public.open_member_record() returns them, and logs the access.

grant usage on schema private to anon, authenticated, service_role, supabase_auth_admin;

--
-- Row level security
--

alter table public.agents enable row level security;
alter table public.members enable row level security;
alter table public.products enable row level security;
alter table public.product_iua enable row level security;
alter table public.enrollments enable row level security;
alter table public.password_resets enable row level security;
alter table public.billing_schedules enable row level security;
alter table public.payment_profiles enable row level security;
alter table public.billing enable row level security;
alter table public.admins enable row level security;
alter table public.admin_sessions enable row level security;
alter table public.episodes enable row level security;
alter table public.contact_messages enable row level security;
alter table public.form_submissions enable row level security;
alter table public.message_replies enable row level security;
alter table public.contact_notes enable row level security;
alter table public.reply_templates enable row level security;
alter table public.rule_acknowledgements enable row level security;
alter table public.membership_applications enable row level security;
alter table public.activity_log enable row level security;
alter table public.page_views enable row level security;
alter table public.visitor_days enable row level security;

alter table private.salts enable row level security;
alter table private.rate_limits enable row level security;
alter table private.recovery_codes enable row level security;
alter table private.activation_tokens enable row level security;
alter table private.open_lists enable row level security;
alter table private.admin_credentials enable row level security;
alter table private.admin_password_links enable row level security;
alter table private.admin_sign_in_failures enable row level security;
alter table private.admin_known_networks enable row level security;
alter table private.admin_sign_in_steps enable row level security;
alter table private.admin_factors enable row level security;
alter table private.admin_recovery_codes enable row level security;
alter table private.common_passwords enable row level security;
alter table private.form_fields enable row level security;
alter table private.form_confirmations enable row level security;
alter table private.activity_values enable row level security;
alter table private.activity_chain enable row level security;

--
-- Functions
--

revoke execute on all functions in schema public, private from public, anon, authenticated, service_role;

-- Everyone: visitors, members, admins and the project's own functions
grant execute on function
  public.count_episode_view(uuid),
  public.count_page_view(text, text, text, boolean, integer),
  public.current_admin(),
  public.recent_activity(integer),
  public.release_activation_login(text, text),
  public.submit_form(uuid, text, text, jsonb, numeric, text)
to anon, authenticated, service_role;

-- Members
grant execute on function
  public.count_recovery_codes(),
  public.end_own_session(uuid),
  public.finish_activation(uuid),
  public.list_own_sessions(),
  public.own_membership_state()
to authenticated, service_role;

-- Admins: each of these checks the admin's session itself
grant execute on function
  public.admin_second_factor(),
  public.change_contacts(jsonb),
  public.contact_sender(uuid),
  public.episode_categories(),
  public.import_members(jsonb, boolean),
  public.member_timeline(uuid, text, timestamptz, text, integer),
  public.overview_figures(),
  public.site_analytics(date, date, date, date)
to anon, service_role;

-- The project's own functions (supabase/functions), with the secret key. These calls count, lock or log: a caller who could
-- undo the transaction would leave no trace.
grant execute on function
  public.admin_sign_out(),
  public.authenticate_admin(text, text),
  public.begin_admin_second_factor(text),
  public.change_admin_email(uuid, text, timestamptz),
  public.check_password_reset(text, text, text),
  public.claim_application_emails(text),
  public.claim_form_confirmations(text),
  public.confirm_admin_second_factor(text),
  public.create_recovery_codes(),
  public.decide_application(uuid, text, text, jsonb),
  public.finish_admin_sign_in(text, text),
  public.finish_application_email(uuid, text),
  public.finish_form_confirmation(uuid),
  public.finish_password_reset(uuid, boolean),
  public.link_member_account(uuid, text, text),
  public.log_export(text, integer, jsonb),
  public.member_sign_in_status(text),
  public.open_application(uuid),
  public.open_form_submission(uuid),
  public.open_lists(text[]),
  public.open_member_record(uuid),
  public.read_admin_password_link(text),
  public.remove_admin_second_factor(text, text),
  public.renew_admin_recovery_codes(text),
  public.reset_admin_second_factor(uuid),
  public.set_admin_password(uuid, text),
  public.start_admin_invitation(uuid),
  public.start_admin_password_reset(text, text),
  public.start_password_reset(text, text),
  public.take_password_reset(text, text, text),
  public.use_admin_password_link(text, text),
  public.use_recovery_code(text),
  public.verify_member_credentials(text, date)
to service_role;

-- The auth service, when it issues an access token
grant execute on function private.custom_access_token_hook(jsonb) to supabase_auth_admin;

-- Policies, constraints, defaults, generated columns and triggers call these with the rights of the caller
grant execute on function
  private.current_admin_id(),
  private.fold(text),
  private.is_acknowledgement(text, jsonb),
  private.is_email(text),
  private.normalize_email(text),
  private.request_header(text),
  private.searchable(text),
  private.set_normalized_email(),
  private.set_updated_at()
to anon, authenticated, service_role;
grant execute on function
  private.admin_can(text),
  private.can_read_list(text),
  private.current_member_id(),
  private.is_admin(),
  private.is_super_admin(),
  private.local_today()
to anon, authenticated;
grant execute on function private.has_required_assurance() to authenticated;

--
-- The service role
--
-- It works for the project's own functions. It bypasses row level security, but still needs grants.

grant select, insert, update, delete on all tables in schema public to service_role;
revoke update, delete, truncate on public.activity_log from service_role;

--
-- Members
--

grant select on public.members to authenticated;
grant update (phone_number, receive_emails, country, street_address, apartment, city, state, zip_code)
  on public.members to authenticated;

grant select (
  id, auth_user_id, email, first_name, last_name, phone_number, receive_emails, country, street_address, apartment,
  city, state, zip_code, agent_id, enrollment_status, created_at, updated_at, search_name, search_text
) on public.members to anon;
grant insert (
  email, first_name, last_name, date_of_birth, gender, phone_number, receive_emails, existing_condition,
  existing_condition_description, country, street_address, apartment, city, state, zip_code, agent_id,
  enrollment_status, additional_info
), update (
  email, first_name, last_name, date_of_birth, gender, phone_number, receive_emails, existing_condition,
  existing_condition_description, country, street_address, apartment, city, state, zip_code, agent_id,
  enrollment_status, additional_info
) on public.members to anon;
grant select on public.member_list to anon;

create policy "Members read their own record" on public.members
  for select to authenticated using (id = (select private.current_member_id()));
create policy "Members change their own record" on public.members
  for update to authenticated
  using (id = (select private.current_member_id()))
  with check (id = (select private.current_member_id()));
create policy "Admins for members or contacts list members" on public.members
  for select to anon using ((select private.can_read_list('members')));
create policy "Admins for members add members" on public.members
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change members" on public.members
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));
-- A restrictive policy, so that no later policy can grant access without the second factor by mistake.
create policy "Members show their second factor first" on public.members
  as restrictive for all to authenticated
  using ((select private.has_required_assurance()))
  with check ((select private.has_required_assurance()));

--
-- Advisors
--

grant select on public.agents to anon, authenticated;
grant insert (first_name, last_name, role, email, phone, enrollment_code, status),
  update (first_name, last_name, role, email, phone, enrollment_code, status)
  on public.agents to anon;
grant select on public.agent_list to anon;

-- The policies on members apply inside: a member finds only themselves.
create policy "Members read their own advisor" on public.agents
  for select to authenticated using (id in (select agent_id from public.members));
create policy "Admins for members read advisors" on public.agents
  for select to anon using ((select private.can_read_list('agents')));
create policy "Admins for members add advisors" on public.agents
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change advisors" on public.agents
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

--
-- Enrollments, products and amounts
--

grant select on public.enrollments to authenticated;
grant select (
  id, member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, end_date, monthly_cost,
  initial_payment_paid, agreed_to_terms, source, inactive_reason, inactive_date, created_at, updated_at
), insert (
  member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, end_date, monthly_cost,
  initial_payment_paid, primary_is_smoker, agreed_to_terms, source
), update (
  product_id, product_iua_id, status, plan_type, enrollment_date, start_date, end_date, monthly_cost,
  initial_payment_paid, primary_is_smoker, agreed_to_terms, source, inactive_reason, inactive_date
) on public.enrollments to anon;

create policy "Members read their own enrollments" on public.enrollments
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read enrollments" on public.enrollments
  for select to anon using ((select private.admin_can('members')) and (select private.can_read_list('members')));
create policy "Admins for members add enrollments" on public.enrollments
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change enrollments" on public.enrollments
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

grant select on public.products, public.product_iua to anon, authenticated;

-- The policies on enrollments apply inside these two: a member finds only their own.
create policy "Members read the products of their enrollments" on public.products
  for select to authenticated using (id in (select product_id from public.enrollments));
create policy "Admins for members or contacts read products" on public.products
  for select to anon using ((select private.admin_can('members')) or (select private.admin_can('contacts')));

create policy "Members read the amounts of their enrollments" on public.product_iua
  for select to authenticated using (id in (select product_iua_id from public.enrollments));
create policy "Admins for members read amounts" on public.product_iua
  for select to anon using ((select private.admin_can('members')));

--
-- Billing
--

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
  for select to anon using ((select private.can_read_list('billing')));
create policy "Admins for members add schedules" on public.billing_schedules
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change schedules" on public.billing_schedules
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

create policy "Members read their own payment profiles" on public.payment_profiles
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read payment profiles" on public.payment_profiles
  for select to anon using ((select private.can_read_list('billing')));

create policy "Members read their own payments" on public.billing
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read payments" on public.billing
  for select to anon using ((select private.can_read_list('billing')));
create policy "Admins for members add payments" on public.billing
  for insert to anon with check ((select private.admin_can('members')));
create policy "Admins for members change payments" on public.billing
  for update to anon
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

--
-- The team
--

grant select on public.admins, public.users to anon, authenticated;
grant insert (first_name, last_name, email, role, status, permissions),
  update (first_name, last_name, role, status, permissions)
  on public.admins to anon, authenticated;
grant select on public.admin_list to anon;

create policy "Admins read the team" on public.admins
  for select to anon using ((select private.can_read_list('admins')));
create policy "Admins for users add to the team" on public.admins
  for insert to anon with check ((select private.admin_can('users')));
create policy "Admins for users change the team" on public.admins
  for update to anon
  using ((select private.admin_can('users')))
  with check ((select private.admin_can('users')));

--
-- Episodes
--

grant select, delete on public.episodes to anon, authenticated;
grant insert (title, description, thumbnail, video_url, duration, status, publish_date, category),
  update (title, description, thumbnail, video_url, duration, status, publish_date, category)
  on public.episodes to anon, authenticated;
grant select on public.episode_list to anon;

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

--
-- Contacts
--
-- Members read that their requests arrived, when, and their status. The contents are for the team only.

grant select on public.contact_list to anon;

grant select (id, member_id, status, created_at) on public.contact_messages to authenticated;
grant select,
  insert (name, email, phone, subject, message, type, language, status, priority, assigned_to),
  update (status, priority, assigned_to)
  on public.contact_messages to anon;

create policy "Admins for contacts read messages" on public.contact_messages
  for select to anon using ((select private.can_read_list('contact_messages')));
create policy "Admins for contacts sort messages" on public.contact_messages
  for update to anon
  using ((select private.admin_can('contacts')))
  with check ((select private.admin_can('contacts')));
create policy "Admins for contacts write down messages" on public.contact_messages
  for insert to anon
  with check (
    (select private.admin_can('contacts'))
    and type in ('whatsapp', 'phone', 'email')
    and entered_by = (select private.current_admin_id())
  );
create policy "Members read the status of their messages" on public.contact_messages
  for select to authenticated using (member_id = (select private.current_member_id()));

grant select (id, member_id, form_slug, status, created_at) on public.form_submissions to authenticated;
grant select (
  id, form_slug, member_id, name, email, phone, language, is_record, status, priority, assigned_to, created_at, updated_at,
  search_text
), update (status, priority, assigned_to) on public.form_submissions to anon;

create policy "Admins for members or contacts read form answers" on public.form_submissions
  for select to anon using ((select private.can_read_list('form_submissions')));
create policy "Admins for members or contacts sort form answers" on public.form_submissions
  for update to anon
  using ((select private.admin_can('members')) or (select private.admin_can('contacts')))
  with check ((select private.admin_can('members')) or (select private.admin_can('contacts')));
create policy "Members read the status of their requests" on public.form_submissions
  for select to authenticated using (member_id = (select private.current_member_id()));

grant select on public.message_replies to anon, authenticated;
grant insert (id, message_id, submission_id, body) on public.message_replies to anon;
grant insert (message_id, body) on public.message_replies to authenticated;

create policy "Admins read replies to what they may read" on public.message_replies
  for select to anon
  using (
    (message_id is not null and (select private.can_read_list('contact_messages')))
    or (submission_id is not null and (select private.can_read_list('form_submissions')))
  );
create policy "Admins reply in their own name" on public.message_replies
  for insert to anon
  with check (
    admin_id = (select private.current_admin_id())
    and (
      (message_id is not null and (select private.admin_can('contacts')))
      or (
        submission_id is not null
        and ((select private.admin_can('members')) or (select private.admin_can('contacts')))
      )
    )
  );

grant select, delete, insert (id, message_id, submission_id, body) on public.contact_notes to anon;

create policy "Admins read notes on what they may read" on public.contact_notes
  for select to anon
  using (
    (message_id is not null and (select private.can_read_list('contact_messages')))
    or (submission_id is not null and (select private.can_read_list('form_submissions')))
  );
create policy "Admins write notes in their own name" on public.contact_notes
  for insert to anon
  with check (
    admin_id = (select private.current_admin_id())
    and (
      (message_id is not null and (select private.admin_can('contacts')))
      or (
        submission_id is not null
        and ((select private.admin_can('members')) or (select private.admin_can('contacts')))
      )
    )
  );
create policy "Admins take back their own notes" on public.contact_notes
  for delete to anon
  using (
    admin_id = (select private.current_admin_id())
    and (
      (message_id is not null and (select private.admin_can('contacts')))
      or (
        submission_id is not null
        and ((select private.admin_can('members')) or (select private.admin_can('contacts')))
      )
    )
  );

grant select, delete,
  insert (title_pt, title_en, body_pt, body_en), update (title_pt, title_en, body_pt, body_en)
  on public.reply_templates to anon;

create policy "Admins who reply read templates" on public.reply_templates
  for select to anon using ((select private.admin_can('contacts')) or (select private.admin_can('members')));
create policy "Admins for contacts add templates" on public.reply_templates
  for insert to anon with check ((select private.admin_can('contacts')));
create policy "Admins for contacts change templates" on public.reply_templates
  for update to anon
  using ((select private.admin_can('contacts')))
  with check ((select private.admin_can('contacts')));
create policy "Admins for contacts delete templates" on public.reply_templates
  for delete to anon using ((select private.admin_can('contacts')));

grant select on public.rule_acknowledgements to authenticated;

create policy "Members read their own acknowledgement" on public.rule_acknowledgements
  for select to authenticated using (member_id = (select private.current_member_id()));

--
-- Applications
--

grant select on public.membership_applications to anon, authenticated;
grant select on public.application_list to anon;

create policy "Admins for members read applications" on public.membership_applications
  for select to anon using ((select private.can_read_list('membership_applications')));

--
-- Analytics
--

grant select on public.page_views, public.visitor_days to anon, authenticated;

create policy "Admins for analytics read visit counts" on public.page_views
  for select to anon using ((select private.admin_can('analytics')));

create policy "Admins for analytics read visitor counts" on public.visitor_days
  for select to anon using ((select private.admin_can('analytics')));

--
-- The audit log
--

grant select on public.activity_log to anon, authenticated;
grant select on public.activity_list to anon;

create policy "Super admins read the activity log" on public.activity_log
  for select to anon using ((select private.can_read_list('activity_log')));
