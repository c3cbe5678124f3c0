-- What the Members tab asks besides: filters by plan that an index answers, applications and advisors as lists, and a wrong
-- e-mail put right before anybody signs in with it.

-- The plan of the current enrollment stands with the member: found out row by row, a filter would read every enrollment.

alter table public.members
  add column current_product_id uuid references public.products (id) on delete set null;
comment on column public.members.current_product_id is
  'The product of the latest current enrollment, for lists. Kept by trigger; no change of the member''s own.';

create function private.current_product(member_id uuid) returns uuid
language sql stable
set search_path = ''
as $$
  select enrollments.product_id
  from public.enrollments
  where enrollments.member_id = current_product.member_id and enrollments.status in ('Active', 'Future Active', 'Pending')
  order by enrollments.created_at desc
  limit 1
$$;
comment on function private.current_product(uuid) is 'The product of a member''s latest current enrollment.';

create function private.follow_enrollment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  changed_member_id uuid := case when tg_op = 'DELETE' then old.member_id else new.member_id end;
  product_now uuid := private.current_product(changed_member_id);
begin
  update public.members set current_product_id = product_now
  where id = changed_member_id and current_product_id is distinct from product_now;
  return null;
end
$$;
comment on function private.follow_enrollment() is 'Trigger: keeps members.current_product_id true.';
revoke all on function private.follow_enrollment() from public;

-- It is neither an edit that others must be warned of nor one that the log has to hold.
drop trigger set_updated_at on public.members;
create trigger set_updated_at before update on public.members
  for each row when (old.current_product_id is not distinct from new.current_product_id)
  execute function private.set_updated_at();
drop trigger log_write on public.members;
create trigger log_write after insert or delete on public.members
  for each row execute function private.log_write();
create trigger log_update after update on public.members
  for each row when (old.current_product_id is not distinct from new.current_product_id)
  execute function private.log_write();

update public.members set current_product_id = private.current_product(id)
where exists (select from public.enrollments where enrollments.member_id = members.id);
create trigger follow_enrollment after insert or update or delete on public.enrollments
  for each row execute function private.follow_enrollment();

-- An order is quick where an index has its column and then the id, both in one direction.
drop index public.members_created_at_idx;
create index members_created_at_idx on public.members (created_at, id);
drop index public.members_status_created_at_idx;
create index members_status_created_at_idx on public.members (enrollment_status, created_at, id);
create index members_product_created_at_idx on public.members (current_product_id, created_at, id);
drop index public.members_agent_id_idx;
create index members_agent_created_at_idx on public.members (agent_id, created_at, id);
create index members_not_activated_idx on public.members (created_at, id) where auth_user_id is null;

create index billing_failed_idx on public.billing (member_id, due_date) where status = 'Failed';
create view private.failed_payments with (security_invoker = false) as
  select distinct failed.member_id
  from public.billing as failed
  where failed.status = 'Failed' and not exists (
    select from public.billing as paid
    where paid.member_id = failed.member_id and paid.due_date = failed.due_date and paid.status = 'Paid'
  );
comment on view private.failed_payments is 'Members with a failed payment that no later attempt has paid.';

drop view public.member_list;
create view public.member_list with (security_invoker = false) as
  select
    members.id,
    members.first_name,
    members.last_name,
    members.email,
    members.phone_number,
    members.receive_emails,
    members.country,
    members.street_address,
    members.apartment,
    members.city,
    members.state,
    members.zip_code,
    members.enrollment_status,
    members.auth_user_id is not null as is_activated,
    members.agent_id,
    btrim(agents.first_name || ' ' || agents.last_name) as agent_name,
    agents.email as advisor_email,
    members.current_product_id as product_id,
    products.label as plan,
    case
      when (select private.admin_can('members'))
        then members.id in (select failed.member_id from private.failed_payments as failed)
    end as has_failed_payment,
    members.created_at,
    members.updated_at,
    members.search_name,
    members.search_text
  from public.members
  left join public.agents on agents.id = members.agent_id
  left join public.products on products.id = members.current_product_id
  where (select private.admin_reads('members'));
comment on view public.member_list is
  'Members as the Command Center lists them, for admins for members or contacts; failed payments are for the former alone. Search: search_text=like.*word* for each word, folded.';
revoke all on public.member_list from public, anon, authenticated;
grant select on public.member_list to anon;

-- Applications

alter table public.membership_applications
  add column search_text text generated always as (
    private.searchable(
      first_name || ' ' || last_name || ' ' || email || ' ' || phone_number || ' ' || regexp_replace(phone_number, '\D', '', 'g')
    )
  ) stored;
comment on column public.membership_applications.search_text is 'What a search looks through.';
create index membership_applications_search_text_idx
  on public.membership_applications using gin (search_text extensions.gin_trgm_ops);
create index membership_applications_list_idx on public.membership_applications (created_at, id);
drop index public.membership_applications_status_idx;
create index membership_applications_status_idx on public.membership_applications (status, created_at, id);

create view public.application_list with (security_invoker = false) as
  select
    applications.id,
    applications.first_name,
    applications.last_name,
    applications.email,
    applications.phone_number,
    applications.date_of_birth,
    applications.language,
    applications.consent_version,
    applications.consented_at,
    applications.status,
    applications.member_id,
    applications.decided_at,
    applications.decline_reason,
    admins.name as decided_by_name,
    applications.created_at,
    applications.updated_at,
    applications.search_text
  from public.membership_applications as applications
  left join public.admins on admins.id = applications.decided_by
  where (select private.admin_reads('membership_applications'));
comment on view public.application_list is
  'Applications to join, for admins for members: what the policy on the table shows, with indexes, and who decided.';
revoke all on public.application_list from public, anon, authenticated;
grant select on public.application_list to anon;

-- Advisors

alter table public.agents
  add column search_name text generated always as (private.searchable(last_name || ' ' || first_name)) stored,
  add column search_text text generated always as (
    private.searchable(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(enrollment_code, ''))
  ) stored;
comment on column public.agents.search_name is 'By which lists are sorted by name: last name first.';
comment on column public.agents.search_text is 'What a search looks through.';
create index agents_search_text_idx on public.agents using gin (search_text extensions.gin_trgm_ops);
create index agents_search_name_idx on public.agents (search_name, id);
create index agents_created_at_idx on public.agents (created_at, id);

create view public.agent_list with (security_invoker = false) as
  select
    agents.id,
    agents.first_name,
    agents.last_name,
    btrim(agents.first_name || ' ' || agents.last_name) as name,
    agents.role,
    agents.email,
    agents.phone,
    agents.enrollment_code,
    agents.status,
    (select count(*) from public.members where members.agent_id = agents.id)::integer as member_count,
    agents.created_at,
    agents.updated_at,
    agents.search_name,
    agents.search_text
  from public.agents
  where (select private.admin_reads('agents'));
comment on view public.agent_list is
  'Advisors, for admins for members: what the policy on the table shows, with indexes, and how many members each has.';
revoke all on public.agent_list from public, anon, authenticated;
grant select on public.agent_list to anon;

-- An e-mail that was entered wrongly keeps a member out. Once there is a login, its own confirmed change is the only way.

grant update (email) on public.members to anon;

create function private.keep_email_of_login() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  -- The login's own change comes as the owner, by private.follow_login_email().
  if current_user = 'anon' then
    raise insufficient_privilege
      using message = 'This member signs in with that e-mail address, and changes it in the portal.';
  end if;
  return new;
end
$$;
comment on function private.keep_email_of_login() is 'Trigger: admins change no e-mail that is somebody''s login.';
revoke all on function private.keep_email_of_login() from public;

create trigger keep_email_of_login before update of email on public.members
  for each row when (old.auth_user_id is not null and private.normalize_email(new.email) <> old.email)
  execute function private.keep_email_of_login();
