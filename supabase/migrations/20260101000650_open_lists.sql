-- Lists of personal data open to an admin's session after a line in the activity log: "list opened". The line is written in a
-- call of its own (public.open_lists, through the function rpc), which is committed before the list can be read, so that no
-- caller can undo it with the read. A list stays open for 15 minutes.

create table private.open_lists (
  session_id uuid not null references public.admin_sessions (id) on delete cascade,
  list text not null,
  open_until timestamptz not null,
  primary key (session_id, list),
  constraint open_lists_list_known check (list in (
    'members', 'membership_applications', 'contact_messages', 'form_submissions', 'billing', 'agents', 'admins',
    'activity_log'
  ))
);
comment on table private.open_lists is 'Which lists a session of the Command Center may read, and until when. Each row has its line in the log.';
alter table private.open_lists enable row level security;

create function private.may_open_list(asking public.admins, list text) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(
    asking.role = 'super_admin' or case list
      when 'admins' then asking.id is not null
      when 'contact_messages' then 'contacts' = any (asking.permissions)
      -- Support Agents work with requests and need to see who wrote them: without health and birth.
      when 'form_submissions' then asking.permissions && '{contacts,members}'
      when 'members' then asking.permissions && '{contacts,members}'
      when 'activity_log' then false
      else 'members' = any (asking.permissions)
    end,
    false
  )
$$;
comment on function private.may_open_list(public.admins, text) is 'Whether an admin may read a list of personal data.';

create function private.admin_reads(list text) returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.may_open_list(private.current_admin(), list) then
    return false;
  end if;
  if not exists (
    select from private.open_lists as opened
    join public.admin_sessions as sessions on sessions.id = opened.session_id
    where sessions.token_hash = private.hash_token(private.request_header('x-admin-session'))
      and opened.list = admin_reads.list
      and opened.open_until > now()
  ) then
    raise sqlstate 'PGRST' using
      message = jsonb_build_object(
        'code', 'list_not_open', 'message', 'Open the list first: public.open_lists.', 'hint', list
      )::text,
      detail = '{"status": 403, "headers": {}}';
  end if;
  return true;
end
$$;
comment on function private.admin_reads(text) is
  'Whether the admin who asks may read a list. Ends the request with 403 list_not_open (hint: the list) while the session has not opened it.';

create function public.open_lists(lists text[]) returns text[]
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  own_session_id uuid;
  wanted text;
  opened text[] := '{}';
begin
  select sessions.id into own_session_id from public.admin_sessions as sessions
  where sessions.token_hash = private.hash_token(private.request_header('x-admin-session'));
  foreach wanted in array lists loop
    continue when wanted = any (opened) or not private.may_open_list(asking, wanted);
    opened := opened || wanted;
    -- It is open, and has its line: a reload of the page is no other look.
    continue when exists (
      select from private.open_lists as known
      where known.session_id = own_session_id and known.list = wanted
        and known.open_until > now() + interval '1 minute'
    );
    insert into private.open_lists (session_id, list, open_until)
    values (own_session_id, wanted, now() + interval '15 minutes')
    on conflict on constraint open_lists_pkey do update set open_until = excluded.open_until;
    perform private.log_activity('admin', asking.id, 'list.opened', wanted);
  end loop;
  return opened;
end
$$;
comment on function public.open_lists(text[]) is
  'Opens lists of personal data to the session of the admin who asks, for 15 minutes; each is logged. Returns those that were opened: the rest is not for this admin.';

revoke all on function private.may_open_list(public.admins, text) from public, anon, authenticated, service_role;
revoke all on function private.admin_reads(text) from public;
grant execute on function private.admin_reads(text) to anon, authenticated;
revoke all on function public.open_lists(text[]) from public, anon, authenticated;
grant execute on function public.open_lists(text[]) to service_role;
