-- The access matrix: who may read, change and call what. Row level security refuses everyone on every table. This file then grants
-- access by role, column and operation. It is complete: no other file grants anything.
--
-- Three kinds of callers send requests:
--   a member     role authenticated; private.current_member_id() identifies the member while the status allows sign-in
--   an admin     role staff; private.admin_can('…') checks the session, the role and the permissions
--   a visitor    role anon: published episodes and rules, what help with a bill reads, nothing else
-- The three share nothing but what a visitor has, which staff inherits. On members' tables staff has no access to the columns on
-- health and birth: public.open_member_record() returns them, and logs the access.

grant usage on schema private to anon, authenticated, service_role, supabase_auth_admin;

--
-- Row level security
--

alter table public.agents enable row level security;
alter table public.members enable row level security;
alter table public.member_states enable row level security;
alter table public.products enable row level security;
alter table public.product_iua enable row level security;
alter table public.contribution_tables enable row level security;
alter table public.contribution_amounts enable row level security;
alter table public.enrollments enable row level security;
alter table public.household_people enable row level security;
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
alter table public.message_files enable row level security;
alter table public.reply_templates enable row level security;
alter table public.rule_acknowledgements enable row level security;
alter table public.membership_applications enable row level security;
alter table public.rule_editions enable row level security;
alter table public.edition_acknowledgements enable row level security;
alter table public.state_rules enable row level security;
alter table public.state_acknowledgements enable row level security;
alter table public.state_settlements enable row level security;
alter table public.request_states enable row level security;
alter table public.sharing_requests enable row level security;
alter table public.request_events enable row level security;
alter table public.closed_days enable row level security;
alter table public.document_kinds enable row level security;
alter table public.office_hours enable row level security;
alter table public.document_rules enable row level security;
alter table public.rejection_reasons enable row level security;
alter table public.request_items enable row level security;
alter table public.request_files enable row level security;
alter table public.request_messages enable row level security;
alter table public.notes enable row level security;
alter table public.tasks enable row level security;
alter table public.request_macros enable row level security;
alter table public.request_tags enable row level security;
alter table public.list_views enable row level security;
alter table public.admin_introductions enable row level security;
alter table public.push_subscriptions enable row level security;
alter table public.member_bills enable row level security;
alter table public.bill_letters enable row level security;
alter table public.member_iua_choices enable row level security;
alter table public.membership_lapses enable row level security;
alter table public.medical_needs enable row level security;
alter table public.bills enable row level security;
alter table public.bill_lines enable row level security;
alter table private.erased_requests enable row level security;
alter table private.erased_decisions enable row level security;
alter table public.report_answers enable row level security;
alter table public.report_attestations enable row level security;
alter table public.decision_settings enable row level security;
alter table public.decision_proposals enable row level security;
alter table public.decisions enable row level security;
alter table public.decision_lines enable row level security;
alter table public.decision_confirmations enable row level security;
alter table public.sharing_payments enable row level security;
alter table public.administration_rates enable row level security;
alter table public.contribution_entries enable row level security;
alter table public.contribution_months enable row level security;
alter table public.monthly_statements enable row level security;
alter table public.statement_corrections enable row level security;
alter table public.account_help enable row level security;
alter table public.activity_log enable row level security;
alter table public.page_views enable row level security;
alter table public.visitor_days enable row level security;
alter table public.poverty_guidelines enable row level security;
alter table public.assistance_rules enable row level security;

alter table private.bill_savings enable row level security;
alter table private.saving_entries enable row level security;
alter table private.salts enable row level security;
alter table private.erased_memberships enable row level security;
alter table private.us_state_names enable row level security;
alter table private.unread_requests enable row level security;
alter table private.rate_limits enable row level security;
alter table private.recovery_codes enable row level security;
alter table private.activation_tokens enable row level security;
alter table private.open_lists enable row level security;
alter table private.advisor_portal enable row level security;
alter table private.advisor_logins enable row level security;
alter table private.advisor_notes enable row level security;
alter table private.advisor_answers enable row level security;
alter table private.team_settings enable row level security;
alter table private.form_fields enable row level security;
alter table private.form_confirmations enable row level security;
alter table private.request_counters enable row level security;
alter table private.stage_times enable row level security;
alter table private.mentions enable row level security;
alter table private.team_mail_choices enable row level security;
alter table private.team_emails enable row level security;
alter table private.request_viewers enable row level security;
alter table private.request_emails enable row level security;
alter table private.push_keys enable row level security;
alter table private.pushes enable row level security;
alter table private.bill_checks enable row level security;
alter table private.bill_reminders enable row level security;
alter table private.contribution_reminders enable row level security;
alter table private.contribution_notices enable row level security;
alter table private.edition_emails enable row level security;
alter table private.review_controls enable row level security;
alter table private.person_requests enable row level security;
alter table private.legal_changes enable row level security;
alter table private.organization_versions enable row level security;
alter table private.legal_emails enable row level security;
alter table private.statement_emails enable row level security;
alter table private.account_emails enable row level security;
alter table private.member_messages enable row level security;
alter table private.member_message_emails enable row level security;
alter table private.job_runs enable row level security;
alter table private.member_merges enable row level security;
alter table private.member_views enable row level security;
alter table private.first_day_confirmations enable row level security;
alter table private.test_emails enable row level security;
alter table private.backups enable row level security;
alter table private.inbound_emails enable row level security;
alter table private.payment_events enable row level security;
alter table private.stripe_customers enable row level security;
alter table private.activity_values enable row level security;
alter table private.activity_chain enable row level security;

--
-- Functions
--

revoke execute on all functions in schema public, private from public, anon, authenticated, service_role;

-- Everyone: visitors, members, admins and the project's own functions
grant execute on function
  public.advisor_portal_open(),
  public.count_episode_view(uuid),
  public.count_page_view(text, text, text, boolean, integer),
  public.current_admin(),
  public.has_joining_costs(),
  public.joining_costs(),
  public.open_books(),
  public.release_activation_login(text, text),
  public.sign_up_rule(text),
  public.submit_form(uuid, text, text, jsonb, numeric, text)
to anon, authenticated, service_role;

-- Members
grant execute on function
  public.acknowledge_edition(integer, text),
  public.acknowledge_state_notice(uuid, text),
  public.add_request_file(uuid, uuid, text, text, text, bigint, text, uuid, text[], uuid),
  public.ask_second_reading(uuid, uuid, text),
  public.end_own_session(uuid),
  public.finish_activation(uuid),
  public.list_own_sessions(),
  public.member_year(),
  public.order_request_files(uuid[]),
  public.own_advisor_access(),
  public.own_contribution(),
  public.own_member_view(),
  public.own_membership_state(),
  public.pending_edition(),
  public.pending_state_notice(),
  public.read_decision(text),
  public.read_request(uuid),
  public.request_outlook(),
  public.push_public_key(),
  public.remove_request_file(uuid),
  public.save_push_subscription(jsonb),
  public.send_request_message(uuid, uuid, text),
  public.answer_question(uuid, text, text, text, text, text, text, text, bigint),
  public.sign_request_release(uuid, text),
  public.submit_request(uuid, boolean),
  public.withdraw_request(uuid)
to authenticated, service_role;

-- Users with a second factor: members and admins
grant execute on function public.count_recovery_codes() to authenticated, staff, service_role;

-- Admins: each of these checks the admin's session itself
grant execute on function
  public.add_contribution(jsonb),
  public.add_statement_correction(jsonb),
  public.advisor_portal_state(),
  public.ask_about_person(uuid, text, text),
  public.ask_for_documents(uuid, text[], text, date),
  public.assign_payment_event(uuid, uuid, text, date, text),
  public.assign_requests(uuid[]),
  public.attest_report(text, text, text, text, text, text, text, text),
  public.change_contacts(jsonb),
  public.change_document_rule(uuid, timestamptz, jsonb),
  public.change_request_facts(uuid, timestamptz, jsonb),
  public.change_requests(jsonb),
  public.change_state_rule(jsonb, uuid),
  public.choose_team_mail(boolean, boolean, text),
  public.confirm_admin(uuid),
  public.confirm_bill_saving(uuid, bigint),
  public.confirm_decision(uuid, boolean, text),
  public.confirm_first_day(text, boolean),
  public.confirm_person_request(uuid, text),
  public.contact_counts(),
  public.contact_sender(uuid),
  public.decide_request(uuid, jsonb, text, text),
  public.delete_bill(uuid, timestamptz),
  public.delete_contribution_table(uuid, timestamptz),
  public.discard_payment_event(uuid, text),
  public.end_member_view(uuid),
  public.end_membership(uuid, text, date),
  public.episode_categories(),
  public.figure_rows(text, text, text, date, uuid, integer),
  public.find_duplicates(jsonb),
  public.first_day(),
  public.for_me(),
  public.help_with_account(uuid, uuid, text, text, text),
  public.import_contributions(jsonb, boolean),
  public.import_members(jsonb, boolean),
  public.member_account(uuid),
  public.member_contributions(uuid),
  public.member_merges(uuid),
  public.member_payments(uuid),
  public.membership_outlook(uuid),
  public.member_timeline(uuid, text, timestamptz, text, integer),
  public.merge_members(uuid, uuid, jsonb, text, text),
  public.move_contribution(uuid, uuid, date, bigint, text),
  public.move_request(uuid, text, text),
  public.move_requests(jsonb, boolean),
  public.open_report(text, text, text),
  public.organization_state(),
  public.overview_figures(),
  public.payment_member_choices(text),
  public.person_state(uuid),
  public.preview_member_message(uuid[]),
  public.publish_organization(jsonb, bigint),
  public.read_notes(text, uuid),
  public.recent_activity(integer),
  public.record_payment(jsonb),
  public.reinstate_membership(uuid),
  public.release_emails(),
  public.release_page_verdicts(uuid),
  public.reply_to_request(uuid, uuid, text, text[], date),
  public.reply_to_requests(jsonb, text[]),
  public.request_counts(),
  public.response_times(date, date, date, date),
  public.reverse_contribution(uuid, uuid, bigint, text),
  public.reverse_payment(uuid, uuid, text),
  public.review_request_file(uuid, text, text, text, text),
  public.save_bill(jsonb),
  public.save_closed_day(jsonb, boolean),
  public.save_contribution_table(jsonb, boolean),
  public.save_need(jsonb),
  public.save_office_hours(jsonb, boolean),
  public.save_report_answer(text, text, text, jsonb, boolean, uuid),
  public.search_activity(jsonb, jsonb, jsonb),
  public.search_everything(text, date[], bigint),
  public.see_mention(uuid),
  public.send_activations(uuid, uuid[], text, boolean),
  public.send_member_message(uuid, uuid[], text, text, text, text),
  public.set_administration_rate(uuid, date, integer, text),
  public.set_request_item(uuid, text, boolean, date),
  public.settle_state_case(uuid, text, text),
  public.site_analytics(date, date, date, date),
  public.start_member_view(uuid, uuid, text),
  public.state_history(text),
  public.statement_overview(),
  public.suggest_contribution(uuid, text, uuid, date, uuid, uuid),
  public.system_state(),
  public.undo_bill_saving(uuid),
  public.undo_member_message(uuid),
  public.undo_merge(uuid),
  public.undo_page_verdict(uuid),
  public.view_request(uuid, boolean),
  public.withdraw_person_request(uuid)
to staff, service_role;

-- The project's own functions (supabase/functions), with the secret key. These calls count, lock or log: a caller who could
-- undo the transaction would leave no trace.
grant execute on function
  public.add_advisor_link(uuid, uuid),
  public.add_federal_days(jsonb),
  public.add_push_keys(text, text),
  public.advisor_home(),
  public.advisor_notes(integer),
  public.advisor_people(text, integer),
  public.affected_answers(uuid, jsonb),
  public.announce_legal_change(text, date),
  public.bills_to_check(),
  public.answer_advisor_note(uuid, uuid, text),
  public.check_password_reset(text, text, text),
  public.claim_account_emails(text),
  public.claim_application_emails(text),
  public.claim_bill_reminders(text),
  public.claim_contribution_notices(text),
  public.claim_contribution_reminders(text),
  public.claim_edition_emails(text),
  public.claim_form_confirmations(text),
  public.claim_legal_emails(text),
  public.claim_member_messages(text),
  public.claim_pushes(text),
  public.claim_request_emails(text),
  public.claim_statement_emails(integer, integer),
  public.claim_team_emails(text),
  public.create_recovery_codes(),
  public.decide_application(uuid, text, text, jsonb),
  public.end_job(text, text),
  public.finish_account_email(uuid, text),
  public.finish_application_email(uuid, text),
  public.finish_bill_checks(jsonb),
  public.finish_bill_reminder(uuid, date, smallint),
  public.finish_contribution_notice(uuid, date),
  public.finish_contribution_reminder(uuid, date, text),
  public.finish_edition_email(integer, uuid),
  public.finish_form_confirmation(uuid),
  public.finish_legal_email(text, date, uuid),
  public.finish_member_message(uuid, text),
  public.finish_password_reset(uuid, boolean),
  public.finish_push(uuid, boolean),
  public.finish_request_email(uuid),
  public.finish_statement_emails(date, uuid[]),
  public.finish_team_email(uuid),
  public.finish_test_email(uuid),
  public.freeze_statement(),
  public.invite_admin(uuid, text),
  public.link_member_account(uuid, text, text),
  public.log_export(text, integer, jsonb),
  public.log_refused_admin(text),
  public.member_sign_in_status(text),
  public.open_admin_session(uuid, uuid),
  public.open_advisor_note(uuid),
  public.open_application(uuid),
  public.open_decision(text, uuid),
  public.preview_decision(uuid, jsonb, text),
  public.open_form_submission(uuid),
  public.open_lists(text[]),
  public.open_member_record(uuid),
  public.open_message_file(uuid),
  public.preview_merge(uuid, uuid),
  public.open_request(text, boolean),
  public.open_person_copy(uuid),
  public.open_request_file(uuid),
  public.publish_rule_edition(date, text, text, jsonb, jsonb),
  public.queue_team_digests(),
  public.read_referral_code(text),
  public.record_inbound_email(jsonb),
  public.record_payment_event(jsonb),
  public.release_due_verdicts(),
  public.request_bills(text, boolean),
  public.request_facts(uuid),
  public.reset_admin_second_factor(uuid),
  public.revoke_advisor_access(uuid),
  public.run_monthly_work(),
  public.save_proposal(uuid, text, jsonb),
  public.set_admin_password(uuid, text),
  public.set_advisor_portal(boolean),
  public.start_advisor_invitation(uuid),
  public.start_job(text),
  public.start_password_reset(text, text),
  public.start_test_email(),
  public.take_password_reset(text, text, text),
  public.use_recovery_code(text),
  public.verify_member_credentials(text, date),
  public.write_advisor_note(uuid, uuid, text)
to service_role;

-- The auth service, when it issues an access token, and before it creates a user
grant execute on function private.custom_access_token_hook(jsonb), private.before_user_created_hook(jsonb) to supabase_auth_admin;

-- Policies, constraints, defaults, indexes, generated columns and triggers call these with the rights of the caller
grant execute on function
  private.check_digit(text),
  private.current_admin_id(),
  private.email_id(text, uuid),
  private.fold(text),
  private.is_acknowledgement(text, jsonb),
  private.is_bill_answers(jsonb),
  private.is_email(text),
  private.is_letter_fields(jsonb),
  private.fail(integer, text, text, jsonb),
  private.is_time_zone(text),
  private.name_key(text, text),
  private.next_member_number(),
  private.normalize_email(text),
  private.phone_key(text),
  private.request_header(text),
  private.searchable(text),
  private.status_allows_sign_in(text),
  private.us_state(text),
  private.set_normalized_email(),
  private.set_received_at(),
  private.set_updated_at()
to anon, authenticated, service_role;
grant execute on function
  private.admin_can(text),
  private.can_open_view(text),
  private.awaits_confirmation(public.admins),
  private.can_read_list(text),
  private.can_read_requests(),
  private.contradicting_members(),
  private.current_member_id(),
  private.is_admin(),
  private.is_super_admin(),
  private.may_join_topic(text),
  private.notice_hash(public.state_rules),
  private.start_of_day(date),
  private.may_read_copied_file(text, text),
  private.may_upload_request_file(text)
to authenticated, staff;
grant execute on function private.undo_obstacle(uuid), private.member_login_of(public.agents) to staff;
grant execute on function private.local_today() to anon, authenticated;
grant execute on function private.may_use_portal() to authenticated;
-- The first function of each request, with the rights of its caller
grant execute on function private.before_request(), private.viewed_login()
to anon, authenticated, staff, service_role;

--
-- The service role
--
-- It works for the project's own functions. It bypasses row level security, but still needs grants.

grant select, insert, update, delete on all tables in schema public to service_role;
revoke update, delete, truncate on public.activity_log from service_role;
revoke insert, update, delete, truncate on public.account_help from service_role;
revoke insert, update, delete, truncate on public.contribution_tables, public.contribution_amounts from service_role;
revoke insert, update, delete, truncate on
  public.rule_editions, public.edition_acknowledgements, public.state_rules, public.state_acknowledgements, public.state_settlements
from service_role;
-- Functions write decisions, which check who decides and what adds up.
revoke insert, update, delete, truncate on
  public.decision_proposals, public.decisions, public.decision_lines, public.decision_confirmations, public.sharing_payments,
  public.report_answers, public.report_attestations
from service_role;
-- Payment rows and lapses follow from the entries.
revoke insert, update, delete, truncate on
  public.administration_rates, public.contribution_entries, public.contribution_months
from service_role;
revoke insert, update, delete, truncate on public.monthly_statements, public.statement_corrections from service_role;

--
-- Members
--

grant select on public.members to authenticated;
grant update (phone_number, receive_emails, country, street_address, apartment, city, state, zip_code)
  on public.members to authenticated;

grant select (
  id, member_number, auth_user_id, email, first_name, last_name, phone_number, receive_emails, country, street_address, apartment,
  city, state, zip_code, agent_id, enrollment_status, merged_into, created_at, updated_at, search_name, search_text
) on public.members to staff;
grant insert (
  email, first_name, last_name, date_of_birth, gender, phone_number, receive_emails, existing_condition,
  existing_condition_description, country, street_address, apartment, city, state, zip_code, agent_id,
  enrollment_status, additional_info
), update (
  email, first_name, last_name, date_of_birth, gender, phone_number, receive_emails, existing_condition,
  existing_condition_description, country, street_address, apartment, city, state, zip_code, agent_id,
  enrollment_status, additional_info
) on public.members to staff;
grant select on public.member_list to staff;

create policy "Members read their own record" on public.members
  for select to authenticated using (id = (select private.current_member_id()));
create policy "Members change their own record" on public.members
  for update to authenticated
  using (id = (select private.current_member_id()))
  with check (id = (select private.current_member_id()));
create policy "Admins for members or contacts list members" on public.members
  for select to staff using ((select private.can_read_list('members')));
create policy "Admins for members add members" on public.members
  for insert to staff with check ((select private.admin_can('members')));
create policy "Admins for members change members" on public.members
  for update to staff
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));
-- A restrictive policy, so that no later policy can grant access without the second factor by mistake.
create policy "Members show their second factor first" on public.members
  as restrictive for all to authenticated
  using ((select private.may_use_portal()))
  with check ((select private.may_use_portal()));

-- Without the reason, which is the team's. The team reads it by public.member_account().
grant select (id, member_id, action, admin_first_name, created_at) on public.account_help to authenticated;
create policy "Members read what the team did with their account" on public.account_help
  for select to authenticated using (member_id = (select private.current_member_id()));

--
-- Advisors
--

grant select on public.agents to authenticated, staff;
grant insert (first_name, last_name, role, email, phone, enrollment_code, status),
  update (first_name, last_name, role, email, phone, enrollment_code, status)
  on public.agents to staff;
grant select on public.agent_list, public.advisor_note_list to staff;

-- The policies on members apply inside: a member finds only themselves.
create policy "Members read their own advisor" on public.agents
  for select to authenticated using (id in (select agent_id from public.members));
create policy "Admins for members read advisors" on public.agents
  for select to staff using ((select private.can_read_list('agents')));
create policy "Admins for members add advisors" on public.agents
  for insert to staff with check ((select private.admin_can('members')));
create policy "Admins for members change advisors" on public.agents
  for update to staff
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

--
-- Enrollments
--

grant select on public.enrollments to authenticated;
grant select (
  id, member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, end_date, monthly_cost,
  initial_payment_paid, agreed_to_terms, source, inactive_reason, inactive_date, iua_correction, cost_reason, created_at, updated_at
), insert (
  member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, monthly_cost,
  initial_payment_paid, primary_is_smoker, agreed_to_terms, source, iua_correction, cost_reason
), update (
  product_id, product_iua_id, status, plan_type, enrollment_date, start_date, monthly_cost,
  initial_payment_paid, primary_is_smoker, agreed_to_terms, source, iua_correction, cost_reason
) on public.enrollments to staff;

create policy "Members read their own enrollments" on public.enrollments
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read enrollments" on public.enrollments
  for select to staff using ((select private.admin_can('members')) and (select private.can_read_list('members')));
create policy "Admins for members add enrollments" on public.enrollments
  for insert to staff with check ((select private.admin_can('members')));
create policy "Admins for members change enrollments" on public.enrollments
  for update to staff
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

--
-- Household
--

grant select on public.household_people to authenticated;
grant select (
  id, member_id, first_name, last_name, relationship, start_date, end_date, created_at, updated_at
), insert (
  member_id, first_name, last_name, date_of_birth, relationship, start_date, end_date
), update (
  first_name, last_name, date_of_birth, relationship, start_date, end_date
) on public.household_people to staff;

create policy "Members read the people in their membership" on public.household_people
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read households" on public.household_people
  for select to staff using ((select private.admin_can('members')) and (select private.can_read_list('members')));
create policy "Admins for members add people" on public.household_people
  for insert to staff with check ((select private.admin_can('members')));
create policy "Admins for members change people" on public.household_people
  for update to staff
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

--
-- Products and amounts
--

grant select on public.products, public.product_iua to authenticated, staff;
grant insert (name, label, label_en, description, description_en, position),
  update (name, label, label_en, description, description_en, position, retired_at) on public.products to staff;
grant insert (amount), update (retired_at) on public.product_iua to staff;

-- The policies on enrollments apply inside these two: a member finds only their own.
create policy "Members read the products of their enrollments" on public.products
  for select to authenticated using (id in (select product_id from public.enrollments));
create policy "Admins for members, contacts or settings read products" on public.products
  for select to staff using (
    (select private.admin_can('members')) or (select private.admin_can('contacts')) or (select private.admin_can('settings'))
  );
create policy "Admins for settings add products" on public.products
  for insert to staff with check ((select private.admin_can('settings')));
create policy "Admins for settings change products" on public.products
  for update to staff
  using ((select private.admin_can('settings')))
  with check ((select private.admin_can('settings')));

create policy "Members read the amounts of their enrollments" on public.product_iua
  for select to authenticated using (id in (select product_iua_id from public.enrollments));
create policy "Admins for members or settings read amounts" on public.product_iua
  for select to staff using ((select private.admin_can('members')) or (select private.admin_can('settings')));
create policy "Admins for settings add amounts" on public.product_iua
  for insert to staff with check ((select private.admin_can('settings')));
create policy "Admins for settings retire amounts" on public.product_iua
  for update to staff
  using ((select private.admin_can('settings')))
  with check ((select private.admin_can('settings')));

--
-- Tables of contributions
--

grant select on public.contribution_tables, public.contribution_amounts to staff;

create policy "Admins for members or settings read tables of contributions" on public.contribution_tables
  for select to staff using ((select private.admin_can('members')) or (select private.admin_can('settings')));
create policy "Admins for members or settings read monthly amounts" on public.contribution_amounts
  for select to staff using ((select private.admin_can('members')) or (select private.admin_can('settings')));

--
-- Billing
--

grant select on public.billing_schedules, public.payment_profiles, public.billing to authenticated, staff;
grant insert (member_id, status, next_billing_date, amount, billing_type),
  update (status, next_billing_date, amount, billing_type)
  on public.billing_schedules to staff;
grant insert (
  member_id, due_date, amount, status, description, billing_type, payment_method, payment_method_last4, paid_at
), update (
  due_date, amount, status, description, billing_type, payment_method, payment_method_last4, paid_at
) on public.billing to staff;

create policy "Members read their own schedules" on public.billing_schedules
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read schedules" on public.billing_schedules
  for select to staff using ((select private.can_read_list('billing')));
create policy "Admins for members add schedules" on public.billing_schedules
  for insert to staff with check ((select private.admin_can('members')));
create policy "Admins for members change schedules" on public.billing_schedules
  for update to staff
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

create policy "Members read their own payment profiles" on public.payment_profiles
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read payment profiles" on public.payment_profiles
  for select to staff using ((select private.can_read_list('billing')));

create policy "Members read their own payments" on public.billing
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read payments" on public.billing
  for select to staff using ((select private.can_read_list('billing')));
create policy "Admins for members add payments" on public.billing
  for insert to staff with check ((select private.admin_can('members')));
create policy "Admins for members change payments" on public.billing
  for update to staff
  using ((select private.admin_can('members')))
  with check ((select private.admin_can('members')));

-- Entries are written by functions, which settle months and lapses. Admins read them in the list and in a member's ledger.
grant select on public.contribution_list to staff;
grant select on public.administration_rates to staff;

create policy "Admins for open books read the rates" on public.administration_rates
  for select to staff using ((select private.admin_can('books')));

--
-- The team
--

grant select on public.admins, public.users to staff;
grant insert (first_name, last_name, email, role, status, permissions),
  update (first_name, last_name, email, role, status, permissions)
  on public.admins to staff;
grant select on public.admin_list to staff;

create policy "Admins read the team" on public.admins
  for select to staff using ((select private.can_read_list('admins')));
create policy "Admins for users add to the team" on public.admins
  for insert to staff with check ((select private.admin_can('users')));
create policy "Admins for users change the team" on public.admins
  for update to staff
  using ((select private.admin_can('users')))
  with check ((select private.admin_can('users')));

--
-- Episodes
--

grant select on public.episodes to anon, authenticated;
grant delete, insert (title, description, thumbnail, video_url, duration, status, publish_date, category),
  update (title, description, thumbnail, video_url, duration, status, publish_date, category)
  on public.episodes to staff;
grant select on public.episode_list to staff;

create policy "Everyone sees published episodes" on public.episodes
  for select to anon, authenticated
  using (status = 'Published' or (status = 'Scheduled' and publish_date <= (select private.local_today())));
create policy "Admins for shows see all episodes" on public.episodes
  for select to staff using ((select private.admin_can('shows')));
create policy "Admins for shows add episodes" on public.episodes
  for insert to staff with check ((select private.admin_can('shows')));
create policy "Admins for shows change episodes" on public.episodes
  for update to staff
  using ((select private.admin_can('shows')))
  with check ((select private.admin_can('shows')));
create policy "Admins for shows delete episodes" on public.episodes
  for delete to staff using ((select private.admin_can('shows')));

--
-- Contacts
--
-- Members read that their requests arrived, when, and their status. The contents are for the team only.

grant select on public.contact_list to staff;

grant select (id, member_id, status, created_at) on public.contact_messages to authenticated;
grant select,
  insert (name, email, phone, subject, message, type, language, status, priority, assigned_to),
  update (status, priority, assigned_to)
  on public.contact_messages to staff;

create policy "Admins for contacts read messages" on public.contact_messages
  for select to staff using ((select private.can_read_list('contact_messages')));
create policy "Admins for contacts sort messages" on public.contact_messages
  for update to staff
  using ((select private.admin_can('contacts')))
  with check ((select private.admin_can('contacts')));
create policy "Admins for contacts write down messages" on public.contact_messages
  for insert to staff
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
  received_at, search_text
), update (status, priority, assigned_to) on public.form_submissions to staff;

create policy "Admins for members or contacts read form answers" on public.form_submissions
  for select to staff using ((select private.can_read_list('form_submissions')));
create policy "Admins for members or contacts sort form answers" on public.form_submissions
  for update to staff
  using ((select private.admin_can('members')) or (select private.admin_can('contacts')))
  with check ((select private.admin_can('members')) or (select private.admin_can('contacts')));
create policy "Members read the status of their requests" on public.form_submissions
  for select to authenticated using (member_id = (select private.current_member_id()));

grant select on public.message_replies to staff;
grant insert (id, message_id, submission_id, body) on public.message_replies to staff;

create policy "Admins read replies to what they may read" on public.message_replies
  for select to staff
  using (
    (message_id is not null and (select private.can_read_list('contact_messages')))
    or (submission_id is not null and (select private.can_read_list('form_submissions')))
  );
create policy "Admins reply in their own name" on public.message_replies
  for insert to staff
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

-- The function open-message-file opens them, logs the access, and signs an address for a minute.
grant select on public.message_files to staff;
create policy "Admins read the names of files in what they may read" on public.message_files
  for select to staff
  using (
    (message_id is not null and (select private.can_read_list('contact_messages')))
    or (submission_id is not null and (select private.can_read_list('form_submissions')))
  );

-- Notes are read by functions. A select finds only the own ones, to take one back.
grant select (id), delete, insert (id, request_id, message_id, submission_id, member_id, body, mentions) on public.notes to staff;
create policy "Admins find their own notes" on public.notes
  for select to staff using (admin_id = (select private.current_admin_id()));
create policy "Admins write notes in their own name" on public.notes
  for insert to staff
  with check (
    admin_id = (select private.current_admin_id())
    and (request_id is null or (select private.admin_can('requests')))
    and (message_id is null or (select private.admin_can('contacts')))
    and (submission_id is null or (select private.admin_can('members')) or (select private.admin_can('contacts')))
    and (member_id is null or (select private.admin_can('members')))
  );
create policy "Admins take back their own notes" on public.notes
  for delete to staff
  using (
    admin_id = (select private.current_admin_id())
    and (request_id is null or (select private.admin_can('requests')))
    and (message_id is null or (select private.admin_can('contacts')))
    and (submission_id is null or (select private.admin_can('members')) or (select private.admin_can('contacts')))
    and (member_id is null or (select private.admin_can('members')))
  );

grant select (id), delete, insert (id, request_id, member_id, title, assigned_to, due_on), update (title, assigned_to, due_on, done_at)
  on public.tasks to staff;
create policy "Admins work with tasks" on public.tasks
  for all to staff
  using (
    (request_id is not null and (select private.admin_can('requests'))) or (member_id is not null and (select private.admin_can('members')))
  );

grant select, delete,
  insert (title_pt, title_en, body_pt, body_en), update (title_pt, title_en, body_pt, body_en)
  on public.reply_templates to staff;

create policy "Admins who reply read templates" on public.reply_templates
  for select to staff using ((select private.admin_can('contacts')) or (select private.admin_can('members')));
create policy "Admins for contacts add templates" on public.reply_templates
  for insert to staff with check ((select private.admin_can('contacts')));
create policy "Admins for contacts change templates" on public.reply_templates
  for update to staff
  using ((select private.admin_can('contacts')))
  with check ((select private.admin_can('contacts')));
create policy "Admins for contacts delete templates" on public.reply_templates
  for delete to staff using ((select private.admin_can('contacts')));

grant select on public.rule_acknowledgements to authenticated;

create policy "Members read their own acknowledgement" on public.rule_acknowledgements
  for select to authenticated using (member_id = (select private.current_member_id()));

--
-- The rules
--

grant select on public.rule_editions to anon, authenticated;

create policy "Everyone reads the published rules" on public.rule_editions
  for select to anon, authenticated using (true);

grant select on public.edition_acknowledgements to authenticated, staff;

create policy "Members read their own edition acknowledgements" on public.edition_acknowledgements
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Admins for members read edition acknowledgements" on public.edition_acknowledgements
  for select to staff using ((select private.admin_can('members')));

--
-- Requests
--
-- Members write drafts. Everything after that is done by functions, which keep a request and its timeline consistent. What the member
-- wrote is for the team only after public.open_request(), which logs the opening.

grant select on public.request_states, public.document_kinds, public.rejection_reasons to authenticated, staff;

create policy "Members read the states" on public.request_states
  for select to authenticated using ((select private.current_member_id()) is not null);
create policy "Admins for requests read the states" on public.request_states
  for select to staff using ((select private.can_read_requests()));
create policy "Members read the kinds of documents" on public.document_kinds
  for select to authenticated using ((select private.current_member_id()) is not null);
create policy "Admins for requests or settings read the kinds of documents" on public.document_kinds
  for select to staff using ((select private.can_read_requests()) or (select private.admin_can('settings')));
create policy "Members read the reasons" on public.rejection_reasons
  for select to authenticated using ((select private.current_member_id()) is not null);
create policy "Admins for requests or settings read the reasons" on public.rejection_reasons
  for select to staff using ((select private.can_read_requests()) or (select private.admin_can('settings')));

grant select on public.office_hours, public.closed_days to staff;
create policy "Admins for requests or settings read the office hours" on public.office_hours
  for select to staff using ((select private.can_read_requests()) or (select private.admin_can('settings')));
create policy "Admins for requests or settings read the closed days" on public.closed_days
  for select to staff using ((select private.can_read_requests()) or (select private.admin_can('settings')));

grant insert (name_pt, name_en, help_pt, help_en, ask_pt, ask_en, position),
  update (name_pt, name_en, help_pt, help_en, ask_pt, ask_en, position)
  on public.document_kinds to staff;
create policy "Admins for settings add kinds of documents" on public.document_kinds
  for insert to staff with check ((select private.admin_can('settings')));
create policy "Admins for settings change kinds of documents" on public.document_kinds
  for update to staff
  using ((select private.admin_can('settings')))
  with check ((select private.admin_can('settings')));
grant insert (text_pt, text_en, position), update (text_pt, text_en, position, retired_at) on public.rejection_reasons to staff;
create policy "Admins for settings add reasons" on public.rejection_reasons
  for insert to staff with check ((select private.admin_can('settings')));
create policy "Admins for settings change reasons" on public.rejection_reasons
  for update to staff
  using ((select private.admin_can('settings')))
  with check ((select private.admin_can('settings')));

grant select (
  id, number, member_id, person_id, language, time_zone, state, step, kind, care_stage, service_date, what_happened, first_signs,
  had_before, provider, provider_city, accident_kind, other_payer, other_payer_name, payment, amount_cents, deadline_on,
  release_name, release_signed_at, turn, state_since, submitted_at, received_on, documents_due_on, outcome, team_due_at,
  member_read_at, open_questions, created_at, updated_at
), insert (
  id, person_id, language, time_zone, step, kind, care_stage, service_date, what_happened, first_signs, had_before, provider,
  provider_city, accident_kind, other_payer, other_payer_name, payment, amount_cents
), update (
  person_id, time_zone, step, kind, care_stage, service_date, what_happened, first_signs, had_before, provider,
  provider_city, accident_kind, other_payer, other_payer_name, payment, amount_cents
), delete on public.sharing_requests to authenticated;
grant select (
  id, number, member_id, person_id, language, state, kind, care_stage, service_date, provider, provider_city, accident_kind, had_before,
  other_payer, other_payer_name, payment, amount_cents, deadline_on, turn, state_since, submitted_at, received_on, documents_due_on,
  outcome, assigned_to, priority, snoozed_until, tag_ids, team_minutes_used, team_due_at, created_at, updated_at
), update (assigned_to, priority, snoozed_until, tag_ids) on public.sharing_requests to staff;
grant select on public.request_list to staff;

create policy "Members read their own requests" on public.sharing_requests
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Members begin requests" on public.sharing_requests
  for insert to authenticated
  with check (member_id = (select private.current_member_id()) and state = 'draft');
create policy "Members change their drafts" on public.sharing_requests
  for update to authenticated
  using (member_id = (select private.current_member_id()) and state = 'draft')
  with check (member_id = (select private.current_member_id()) and state = 'draft');
create policy "Members delete their drafts" on public.sharing_requests
  for delete to authenticated using (member_id = (select private.current_member_id()) and state = 'draft');
create policy "Admins for requests read requests" on public.sharing_requests
  for select to staff using (state <> 'draft' and (select private.can_read_list('sharing_requests')));
create policy "Admins for requests change requests" on public.sharing_requests
  for update to staff
  using (state <> 'draft' and (select private.admin_can('requests')))
  with check (state <> 'draft' and (select private.admin_can('requests')));

grant select (id, request_id, kind, actor_kind, details, created_at) on public.request_events to authenticated;
create policy "Members read the timeline of their requests" on public.request_events
  for select to authenticated using (is_for_member and request_id in (select id from public.sharing_requests));

grant select on public.request_items to authenticated;
create policy "Members read the checklist of their requests" on public.request_items
  for select to authenticated using (request_id in (select id from public.sharing_requests));

grant select (
  id, request_id, item_id, member_id, position, name, mime_type, size_bytes, sha256, warnings, status, rejection_reason,
  rejection_text, path, created_at, received_at, reviewed_at
) on public.request_files to authenticated;
create policy "Members read the files of their requests" on public.request_files
  for select to authenticated using (member_id = (select private.current_member_id()));

grant select (id, request_id, author, body, created_at) on public.request_messages to authenticated;
create policy "Members read the messages of their requests" on public.request_messages
  for select to authenticated using (request_id in (select id from public.sharing_requests));

-- Members' own bills and letters. The team reads them with the request (public.open_request), once it was sent.

grant select, insert (id, request_id, sender, amount_cents, billed_on, due_on, payment, answers, letter_fields),
  update (sender, amount_cents, billed_on, due_on, payment, answers, letter_fields), delete
  on public.member_bills to authenticated;
create policy "Members read their own bills" on public.member_bills
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Members add bills to their requests" on public.member_bills
  for insert to authenticated
  with check (
    member_id = (select private.current_member_id()) and request_id in (select id from public.sharing_requests)
  );
create policy "Members change their own bills" on public.member_bills
  for update to authenticated
  using (member_id = (select private.current_member_id()))
  with check (member_id = (select private.current_member_id()));
create policy "Members delete bills before the team sees them" on public.member_bills
  for delete to authenticated
  using (
    member_id = (select private.current_member_id())
    and request_id in (select id from public.sharing_requests where state = 'draft')
  );

grant select, insert (id, bill_id, letter, written_on, contents, sent_on, sent_by),
  update (sent_on, sent_by, answered_on, result, new_amount_cents), delete
  on public.bill_letters to authenticated;
create policy "Members read their own letters" on public.bill_letters
  for select to authenticated using (member_id = (select private.current_member_id()));
create policy "Members keep letters about their bills" on public.bill_letters
  for insert to authenticated
  with check (member_id = (select private.current_member_id()) and bill_id in (select id from public.member_bills));
create policy "Members say how a letter was sent and answered" on public.bill_letters
  for update to authenticated
  using (member_id = (select private.current_member_id()))
  with check (member_id = (select private.current_member_id()));
create policy "Members delete letters that were not sent" on public.bill_letters
  for delete to authenticated using (member_id = (select private.current_member_id()) and sent_on is null);

-- Views of a list are for admins who may open it: the own ones, and those that a colleague shares.

grant select, delete, insert (id, list, name, query, is_shared), update (name, query, is_shared) on public.list_views to staff;
create policy "Admins read their views and shared ones" on public.list_views
  for select to staff
  using (
    (admin_id = (select private.current_admin_id()) or is_shared) and private.can_open_view(list)
  );
create policy "Admins save views in their own name" on public.list_views
  for insert to staff
  with check (
    admin_id = (select private.current_admin_id()) and private.can_open_view(list)
  );
create policy "Admins change their views, super admins shared ones" on public.list_views
  for update to staff
  using (
    (admin_id = (select private.current_admin_id()) or (is_shared and (select private.is_super_admin())))
    and private.can_open_view(list)
  )
  with check (
    (admin_id = (select private.current_admin_id()) or (is_shared and (select private.is_super_admin())))
    and private.can_open_view(list)
  );
create policy "Admins delete their views, super admins shared ones" on public.list_views
  for delete to staff
  using (
    (admin_id = (select private.current_admin_id()) or (is_shared and (select private.is_super_admin())))
    and private.can_open_view(list)
  );

-- Members see and end the notices on their own devices. A subscription comes by save_push_subscription().

grant select (id, endpoint, device, kinds, created_at), update (kinds), delete on public.push_subscriptions to authenticated;
create policy "Members manage own devices" on public.push_subscriptions
  for all to authenticated
  using (member_id = (select private.current_member_id()))
  with check (member_id = (select private.current_member_id()));

-- Each admin decides alone whether members see a first name and a picture.

grant select, insert (admin_id, picture), update (admin_id, picture), delete on public.admin_introductions to staff;
create policy "Admins introduce themselves" on public.admin_introductions
  for all to staff
  using (admin_id = (select private.current_admin_id()))
  with check (admin_id = (select private.current_admin_id()));

grant select, insert (title_pt, title_en, body_pt, body_en, document_kinds),
  update (title_pt, title_en, body_pt, body_en, document_kinds), delete
  on public.request_macros to staff;
create policy "Admins for requests read macros" on public.request_macros
  for select to staff using ((select private.can_read_requests()));
create policy "Admins for requests add macros" on public.request_macros
  for insert to staff with check ((select private.admin_can('requests')));
create policy "Admins for requests change macros" on public.request_macros
  for update to staff
  using ((select private.admin_can('requests')))
  with check ((select private.admin_can('requests')));
create policy "Admins for requests delete macros" on public.request_macros
  for delete to staff using ((select private.admin_can('requests')));

grant select, insert (id, name), update (name), delete on public.request_tags to staff;
create policy "Admins for requests read tags" on public.request_tags
  for select to staff using ((select private.can_read_requests()));
create policy "Admins for requests add tags" on public.request_tags
  for insert to staff with check ((select private.admin_can('requests')));
create policy "Admins for requests change tags" on public.request_tags
  for update to staff
  using ((select private.admin_can('requests')))
  with check ((select private.admin_can('requests')));
create policy "Admins for requests delete tags" on public.request_tags
  for delete to staff using ((select private.admin_can('requests')));

grant select,
  insert (
    document_kind, is_required, kinds, care_stages, accident_kinds, had_before, other_payers, payments, min_amount_cents, note
  )
  on public.document_rules to staff;
create policy "Admins for requests read rules" on public.document_rules
  for select to staff using ((select private.can_read_requests()));
create policy "Admins for requests add rules" on public.document_rules
  for insert to staff with check ((select private.admin_can('requests')));

-- Needs, bills, decisions and payments are read and written by functions only: members must not see a decision before it takes effect.

grant select, update (confirm_above_cents) on public.decision_settings to staff;
create policy "Admins for requests read the settings of decisions" on public.decision_settings
  for select to staff using ((select private.can_read_requests()));
create policy "Super admins change the settings of decisions" on public.decision_settings
  for update to staff
  using ((select private.is_super_admin()))
  with check ((select private.is_super_admin()));

-- Files: members upload what they announced, once, and read their own. The team opens files through the function
-- open-request-file, which logs the access and signs an address for a minute.
-- Files of a confirmed copy: public.open_person_copy() has logged that the copy was opened.
create policy "Members upload announced files" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'request-files' and (select private.may_upload_request_file(name)));
create policy "Members read their own files" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'request-files'
    and (storage.foldername(name))[1] = (select private.current_member_id())::text
  );
create policy "Super admins read the files of a copy that they opened" on storage.objects
  for select to staff
  using (
    bucket_id in ('request-files', 'message-files') and (select private.is_super_admin())
    and private.may_read_copied_file(bucket_id, name)
  );
-- Live updates: messages of the database only. Nobody sends, and there is no presence.
create policy "Members and the team receive live updates" on realtime.messages
  for select to authenticated, staff
  using (extension = 'broadcast' and private.may_join_topic((select realtime.topic())));

--
-- Help with bills
--
-- The guidelines and the register are public, without the team's notes. Nothing is deleted: a wrong figure is corrected, a rule is retired.

grant execute on function public.bill_help_register() to anon, authenticated, service_role;

grant select on public.poverty_guidelines to anon, authenticated;
grant select (
  id, kind, us_state, name, city, policy_url, free_up_to, reduced_up_to, apply_days, source, source_date, retired_at
) on public.assistance_rules to anon, authenticated;
grant select, insert (year, area, first_person_dollars, each_further_dollars, source, source_date),
  update (year, area, first_person_dollars, each_further_dollars, source, source_date)
  on public.poverty_guidelines to staff;
grant select,
  insert (kind, us_state, name, city, policy_url, free_up_to, reduced_up_to, apply_days, source, source_date, note),
  update (us_state, name, city, policy_url, free_up_to, reduced_up_to, apply_days, source, source_date, note, retired_at)
  on public.assistance_rules to staff;

create policy "Everyone reads the guidelines up to this year" on public.poverty_guidelines
  for select to anon, authenticated using (year <= extract(year from (select private.local_today())));
create policy "Admins for settings read all guidelines" on public.poverty_guidelines
  for select to staff using ((select private.admin_can('settings')));
create policy "Admins for settings add guidelines" on public.poverty_guidelines
  for insert to staff with check ((select private.admin_can('settings')));
create policy "Admins for settings change guidelines" on public.poverty_guidelines
  for update to staff
  using ((select private.admin_can('settings')))
  with check ((select private.admin_can('settings')));
create policy "Everyone reads the register" on public.assistance_rules
  for select to anon, authenticated using (retired_at is null);
create policy "Admins for settings read retired entries of the register" on public.assistance_rules
  for select to staff using ((select private.admin_can('settings')));
create policy "Admins for settings add to the register" on public.assistance_rules
  for insert to staff with check ((select private.admin_can('settings')));
create policy "Admins for settings change the register" on public.assistance_rules
  for update to staff
  using ((select private.admin_can('settings')))
  with check ((select private.admin_can('settings')));

--
-- Events of the payment provider
--

grant select on public.payment_event_list to staff;

--
-- Applications
--

grant select on public.membership_applications to staff;
grant select on public.application_list to staff;
grant select on public.state_list to staff;
grant select on public.state_case_list to staff;
grant select on public.member_state_list to staff;

create policy "Admins for members read applications" on public.membership_applications
  for select to staff using ((select private.can_read_list('membership_applications')));

--
-- Analytics
--

grant select on public.page_views, public.visitor_days to staff;

create policy "Admins for analytics read visit counts" on public.page_views
  for select to staff using ((select private.admin_can('analytics')));

create policy "Admins for analytics read visitor counts" on public.visitor_days
  for select to staff using ((select private.admin_can('analytics')));

--
-- The audit log
--

grant select on public.activity_log to staff;
grant select on public.activity_list to staff;

create policy "Super admins read the activity log" on public.activity_log
  for select to staff using ((select private.can_read_list('activity_log')));
