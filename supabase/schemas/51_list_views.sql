-- Saved views: the filters and the order of a list under a name, of one admin or shared with the team.

create function private.can_open_view(list text) returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
begin
  return asking.id is not null and coalesce(
    case list
      when 'requests' then private.can_open_list(asking, 'sharing_requests')
      when 'contacts' then private.can_open_list(asking, 'contact_messages') or private.can_open_list(asking, 'form_submissions')
      when 'members' then private.can_open_list(asking, 'members')
      when 'states' then private.can_open_list(asking, 'members')
      when 'applications' then private.can_open_list(asking, 'membership_applications')
      when 'advisors' then private.can_open_list(asking, 'agents')
      when 'advisor-notes' then private.can_open_list(asking, 'advisor_notes')
      when 'contributions' then private.can_open_list(asking, 'contributions')
      when 'payment-events' then private.can_open_list(asking, 'contributions')
      when 'team' then private.can_open_list(asking, 'admins')
      when 'log' then private.can_open_list(asking, 'activity_log')
      when 'shows' then true
    end,
    false
  );
end
$$;
comment on function private.can_open_view(text) is
  'Whether the admin who sends the request may open a list of the Command Center, by its name there.';

create table public.list_views (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null default private.current_admin_id() references public.admins (id) on delete cascade,
  list text not null,
  name text not null,
  query text not null,
  is_shared boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint list_views_list_known check (list in (
    'requests', 'contacts', 'members', 'states', 'applications', 'advisors', 'advisor-notes', 'contributions', 'payment-events',
    'team', 'log', 'shows'
  )),
  constraint list_views_name_length check (char_length(name) between 1 and 40 and name = btrim(name)),
  constraint list_views_query_length check (char_length(query) <= 1000),
  -- A search can be about a person or their health, and a saved view outlives both.
  constraint list_views_query_no_search check (query !~ '(^|&)(q|page|open)=')
);
comment on table public.list_views is
  'Saved views of the lists of the Command Center, each with the query of its address. Never a search.';
create unique index list_views_name_key on public.list_views (admin_id, list, private.searchable(name));
create trigger set_updated_at before update on public.list_views
  for each row execute function private.set_updated_at();

create function private.limit_list_views() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('list_views' || new.admin_id::text, 0));
  if (
    select count(*) >= 30 from public.list_views as views where views.admin_id = new.admin_id and views.list = new.list
  ) then
    perform private.fail(409, 'too_many_views', 'An admin has at most 30 views of a list.');
  end if;
  return new;
end
$$;
comment on function private.limit_list_views() is 'Trigger: an admin saves at most 30 views of a list.';
create trigger limit_list_views before insert on public.list_views
  for each row execute function private.limit_list_views();
-- An own view is a preference of its admin. A shared one changes what colleagues see.
create trigger log_insert after insert on public.list_views
  for each row when (new.is_shared) execute function private.log_write();
create trigger log_update after update on public.list_views
  for each row when (old.is_shared or new.is_shared) execute function private.log_write();
create trigger log_delete after delete on public.list_views
  for each row when (old.is_shared) execute function private.log_write();
