-- The advisor portal: what an advisor may see and do. It is closed until a super admin opens it. Advisors read no table. Each
-- function here returns only first name, status and month of the caller's own people, and answers everyone else like a function
-- that does not exist. Decision 053.

create table private.advisor_portal (
  is_only_row boolean primary key default true check (is_only_row),
  is_open boolean not null default false
);
comment on table private.advisor_portal is 'Whether the advisor portal is open. One row.';
insert into private.advisor_portal default values;

-- Not a column of agents, because members may read the row of their advisor.
create table private.advisor_logins (
  agent_id uuid primary key references public.agents (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  joined_at timestamptz not null default now(),
  constraint advisor_logins_user_id_key unique (user_id)
);
comment on table private.advisor_logins is
  'The login of an advisor who accepted an invitation. It can be a member''s login, too.';

--
-- The advisor who sends the request
--

create function private.advisor_portal_is_open() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select coalesce((select is_open from private.advisor_portal), false)
$$;

create function private.advisor_of_login(login_id uuid) returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select agents.id
  from private.advisor_logins as logins
  join public.agents on agents.id = logins.agent_id
  where logins.user_id = login_id and agents.status = 'active' and private.advisor_portal_is_open()
$$;
comment on function private.advisor_of_login(uuid) is
  'The advisor whose login this is. Null for an inactive advisor, and while the portal is closed.';

create function private.current_advisor_id() returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select private.advisor_of_login((select auth.uid())) where private.has_required_assurance()
$$;
comment on function private.current_advisor_id() is
  'The advisor who sends the request. Null for everyone else, also while the second factor of a member''s login is missing.';

-- The same answer as that of the function rpc to an unknown name.
create function private.deny_existence() returns void
language sql
set search_path = ''
as $$
  select private.fail(404, 'PGRST202', 'There is no such function.')
$$;
comment on function private.deny_existence() is 'Ends the request as if the function did not exist.';

create function private.require_advisor() returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  advisor_id uuid;
begin
  perform private.assume_caller_login();
  advisor_id := private.current_advisor_id();
  if advisor_id is null then
    perform private.deny_existence();
  end if;
  return advisor_id;
end
$$;
comment on function private.require_advisor() is 'The advisor who sends the request. For anyone else, the function does not exist.';

create function public.advisor_portal_open() returns boolean
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.advisor_portal_is_open() then
    perform private.deny_existence();
  end if;
  return true;
end
$$;
comment on function public.advisor_portal_open() is
  'True while the advisor portal is open, for the page that sends visitors to the sign-in. Otherwise it answers like an unknown function.';

--
-- Codes
--

create function private.new_advisor_code() returns text
language sql volatile
set search_path = ''
as $$
  -- 40 random bits in 32 characters of which no two look alike, like a recovery code.
  select substr(private.new_recovery_code(), 1, 9)
$$;
comment on function private.new_advisor_code() is 'A random enrollment code, formatted as XXXX-XXXX.';

create function private.advisor_code(advisor_id uuid) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  code text;
begin
  loop
    select agents.enrollment_code into code from public.agents where agents.id = advisor_id for update;
    exit when code is not null;
    begin
      update public.agents set enrollment_code = private.new_advisor_code() where agents.id = advisor_id;
      exit when not found;
    exception when unique_violation then
      continue;
    end;
  end loop;
  return code;
end
$$;
comment on function private.advisor_code(uuid) is 'The enrollment code of an advisor. One without a code gets one.';

create function private.advisor_of_code(code text) returns public.agents
language sql stable
security definer
set search_path = ''
as $$
  select agents.*
  from public.agents
  where upper(agents.enrollment_code) = upper(btrim(left(code, 40)))
    and agents.status = 'active'
    and private.advisor_portal_is_open()
$$;
comment on function private.advisor_of_code(text) is
  'The active advisor with this enrollment code, in upper or lower case. Null while the portal is closed.';

create function public.read_referral_code(code text) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not private.advisor_portal_is_open() then
    perform private.deny_existence();
  end if;
  perform private.enforce_rate_limit('referral_code.address', private.client_address(), 30, '5 minutes');
  return (private.advisor_of_code(code)).first_name;
end
$$;
comment on function public.read_referral_code(text) is
  'The first name of the advisor with this enrollment code, for the sign-up page. Null if there is none.';

--
-- People
--

create function private.advisor_status(enrollment_status text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when lower(enrollment_status) = 'active' then 'active'
    when private.status_allows_sign_in(enrollment_status) then 'approved'
    else 'inactive'
  end
$$;
comment on function private.advisor_status(text) is
  'A member''s status as advisors see it: active, approved (the membership has not started) or inactive, without a reason.';

create view private.advised_people as
  select members.agent_id, members.id, null::uuid as application_id, members.id as member_id, members.first_name
  from public.members
  where members.agent_id is not null and members.merged_into is null
  union all
  select applications.agent_id, applications.id, applications.id, null, applications.first_name
  from public.membership_applications as applications
  where applications.agent_id is not null and applications.status in ('new', 'declined');
comment on view private.advised_people is
  'The people of each advisor. An approved application is no longer one of them: the member is, if the team confirmed the advisor.';

create function private.month_in_status(person private.advised_people, status text) returns text
language sql stable
set search_path = ''
as $$
  select to_char(
    case
      when person.application_id is not null then (
        select case status
          when 'declined' then applications.decided_at
          when 'in_review' then applications.opened_at
          else applications.created_at
        end
        from public.membership_applications as applications where applications.id = person.application_id
      ) at time zone 'America/New_York'
      when status = 'approved' then (
        select members.created_at from public.members where members.id = person.member_id
      ) at time zone 'America/New_York'
      when status = 'active' then (
        select min(enrollments.start_date) from public.enrollments
        where enrollments.member_id = person.member_id and enrollments.status = 'Active'
      )
      else (
        select max(coalesce(enrollments.inactive_date, enrollments.end_date)) from public.enrollments
        where enrollments.member_id = person.member_id and enrollments.status in ('Inactive', 'Cancelled')
      )
    end,
    'YYYY-MM'
  )
$$;
comment on function private.month_in_status(private.advised_people, text) is
  'The month since when a person has the status, like 2026-11. Null if it is not known.';

create function private.status_of_advised(person private.advised_people) returns text
language sql stable
set search_path = ''
as $$
  select case
    when person.member_id is not null then (
      select private.advisor_status(members.enrollment_status) from public.members where members.id = person.member_id
    )
    else (
      select case
        when applications.status = 'declined' then 'declined'
        when applications.opened_at is not null then 'in_review'
        else 'applied'
      end
      from public.membership_applications as applications where applications.id = person.application_id
    )
  end
$$;
comment on function private.status_of_advised(private.advised_people) is
  'What an advisor sees of a person''s membership: applied, in_review, declined, approved, active or inactive.';

create function public.advisor_people(search text default '', page integer default 1) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  advisor_id uuid := private.require_advisor();
  -- A search finds names that begin with it. Patterns of LIKE are no part of a name.
  wanted text := translate(private.fold(btrim(left(coalesce(search, ''), 100))), '%_\', '') || '%';
  page_size constant integer := 50;
  first_row integer := (least(greatest(coalesce(page, 1), 1), 10000) - 1) * page_size;
begin
  perform private.enforce_rate_limit('advisor.read', advisor_id::text, 300, '5 minutes');
  if private.is_first_use('advisor.people', advisor_id::text, '15 minutes') then
    perform private.log_activity('advisor', advisor_id, 'advisor.people_opened', 'agents', advisor_id);
  end if;
  return jsonb_build_object(
    'total', (
      select count(*) from private.advised_people as people
      where people.agent_id = advisor_id and private.fold(people.first_name) like wanted
    ),
    'people', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', (listed.person).id,
            'first_name', (listed.person).first_name,
            'status', private.status_of_advised(listed.person),
            'since', private.month_in_status(listed.person, private.status_of_advised(listed.person))
          )
          order by listed.name, (listed.person).id
        )
        -- Status and month are looked up only for the rows of the page.
        from (
          select people as person, private.fold(people.first_name) as name
          from private.advised_people as people
          where people.agent_id = advisor_id and private.fold(people.first_name) like wanted
          order by name, people.id
          limit page_size offset first_row
        ) as listed
      ),
      '[]'
    )
  );
end
$$;
comment on function public.advisor_people(text, integer) is
  'A page of 50 of the calling advisor''s people, by first name: {"total", "people": [{"id", "first_name", "status", "since"}]}.';

--
-- Notes to the team
--

create table private.advisor_notes (
  id uuid primary key,
  agent_id uuid not null references public.agents (id) on delete cascade,
  member_id uuid references public.members (id) on delete cascade,
  application_id uuid references public.membership_applications (id) on delete cascade,
  body text not null,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  search_text text generated always as (private.searchable(body)) stored,
  constraint advisor_notes_body_length check (char_length(body) between 1 and 2000),
  constraint advisor_notes_one_person check (num_nonnulls(member_id, application_id) <= 1)
);
comment on table private.advisor_notes is
  'What advisors write to the team, about one of their people or in general. Deleted with the person.';
comment on column private.advisor_notes.opened_at is 'When someone of the team first opened it. Null: it is new.';
create index advisor_notes_agent_id_idx on private.advisor_notes (agent_id, created_at, id);
create index advisor_notes_member_id_idx on private.advisor_notes (member_id);
create index advisor_notes_application_id_idx on private.advisor_notes (application_id);
create index advisor_notes_created_at_idx on private.advisor_notes (created_at, id);
create index advisor_notes_new_idx on private.advisor_notes (created_at) where opened_at is null;

create table private.advisor_answers (
  id uuid primary key,
  note_id uuid not null references private.advisor_notes (id) on delete cascade,
  admin_id uuid references public.admins (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz,
  constraint advisor_answers_body_length check (char_length(body) between 1 and 2000)
);
comment on table private.advisor_answers is 'What the team answers to the notes of advisors.';
create index advisor_answers_note_id_idx on private.advisor_answers (note_id, created_at);
create index advisor_answers_admin_id_idx on private.advisor_answers (admin_id);

create function private.plain_text(value text) returns text
language sql immutable
set search_path = ''
as $$
  select btrim(regexp_replace(replace(coalesce(value, ''), E'\r\n', E'\n'), '[\u0001-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]', ' ', 'g'), E' \n')
$$;
comment on function private.plain_text(text) is 'A text without control characters, except line breaks, and without those that reverse the direction of text.';

create function public.write_advisor_note(note_id uuid, person_id uuid, body text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  advisor_id uuid := private.require_advisor();
  given text := private.plain_text(body);
  person private.advised_people;
begin
  if note_id is null or char_length(given) not between 1 and 2000 then
    perform private.fail(422, 'note_invalid', 'A note has up to 2,000 characters.');
  end if;
  if person_id is not null then
    select * into person from private.advised_people as people where people.agent_id = advisor_id and people.id = person_id;
    if person.id is null then
      perform private.fail(404, 'not_found', 'There is no such person.');
    end if;
  end if;
  perform private.enforce_rate_limit('advisor.note', advisor_id::text, 30, '1 hour');
  insert into private.advisor_notes as notes (id, agent_id, member_id, application_id, body)
  values (note_id, advisor_id, person.member_id, person.application_id, given)
  on conflict on constraint advisor_notes_pkey do nothing;
  if found then
    perform private.log_activity('advisor', advisor_id, 'advisor.note_written', 'agents', advisor_id, '{}', person.member_id);
  end if;
end
$$;
comment on function public.write_advisor_note(uuid, uuid, text) is
  'Stores a note of the calling advisor, about one of their people or (null) in general. The caller chooses the id, so that a repeated request stores it once.';

create function public.advisor_home() returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  advisor_id uuid := private.require_advisor();
begin
  return (
    select jsonb_build_object(
      'first_name', agents.first_name,
      'code', private.advisor_code(agents.id),
      'is_member', private.current_member_id() is not null,
      'unseen_answers', (
        select count(*)
        from private.advisor_answers as answers
        join private.advisor_notes as notes on notes.id = answers.note_id
        where notes.agent_id = agents.id and answers.seen_at is null
      )
    )
    from public.agents where agents.id = advisor_id
  );
end
$$;
comment on function public.advisor_home() is
  'The calling advisor: {"first_name", "code", "is_member", "unseen_answers"}. is_member: whether the same login opens the member portal.';

create function public.own_advisor_access() returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.current_advisor_id() is not null
$$;
comment on function public.own_advisor_access() is 'Whether the advisor portal is open to the caller, for the link in the member portal.';

create function public.advisor_notes(page integer default 1) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  advisor_id uuid := private.require_advisor();
  page_size constant integer := 20;
  first_row integer := (least(greatest(coalesce(page, 1), 1), 10000) - 1) * page_size;
  result jsonb;
begin
  perform private.enforce_rate_limit('advisor.read', advisor_id::text, 300, '5 minutes');
  select jsonb_build_object(
    'total', (select count(*) from private.advisor_notes as notes where notes.agent_id = advisor_id),
    'notes', coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', listed.id,
          -- Only while the person is still one of theirs.
          'first_name', (
            select people.first_name from private.advised_people as people
            where people.agent_id = advisor_id
              and people.id in (listed.member_id, listed.application_id, (
                select applications.member_id from public.membership_applications as applications
                where applications.id = listed.application_id
              ))
            limit 1
          ),
          'is_general', num_nonnulls(listed.member_id, listed.application_id) = 0,
          'body', listed.body,
          'created_at', listed.created_at,
          'answers', (
            select coalesce(
              jsonb_agg(
                jsonb_build_object(
                  'id', answers.id, 'body', answers.body, 'created_at', answers.created_at,
                  'is_new', answers.seen_at is null
                )
                order by answers.created_at
              ),
              '[]'
            )
            from private.advisor_answers as answers where answers.note_id = listed.id
          )
        )
        order by listed.created_at desc, listed.id
      ),
      '[]'
    )
  ) into result
  from (
    select notes.* from private.advisor_notes as notes
    where notes.agent_id = advisor_id
    order by notes.created_at desc, notes.id
    limit page_size offset first_row
  ) as listed;
  update private.advisor_answers as answers set seen_at = now()
  where answers.seen_at is null
    and answers.id in (
      select (answer ->> 'id')::uuid
      from jsonb_array_elements(result -> 'notes') as note, jsonb_array_elements(note -> 'answers') as answer
    );
  return result;
end
$$;
comment on function public.advisor_notes(integer) is
  'A page of 20 of the calling advisor''s notes with the team''s answers, newest first. Marks the answers as seen.';

--
-- For the team
--

create view public.advisor_note_list with (security_invoker = false) as
  select
    notes.id,
    notes.agent_id,
    btrim(agents.first_name || ' ' || agents.last_name) as agent_name,
    coalesce(notes.member_id, applications.member_id) as member_id,
    notes.application_id,
    coalesce(
      (select members.first_name || ' ' || members.last_name from public.members where members.id = notes.member_id),
      applications.first_name || ' ' || applications.last_name
    ) as person_name,
    notes.body,
    case
      when exists (select from private.advisor_answers as answers where answers.note_id = notes.id) then 'answered'
      when notes.opened_at is not null then 'opened'
      else 'new'
    end as status,
    notes.created_at,
    notes.created_at as updated_at,
    notes.search_text
  from private.advisor_notes as notes
  join public.agents on agents.id = notes.agent_id
  left join public.membership_applications as applications on applications.id = notes.application_id
  where (select private.can_read_list('advisor_notes'));
comment on view public.advisor_note_list is 'The notes of advisors to the team, for admins for members.';

create function public.open_advisor_note(note_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  about uuid;
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may open notes of advisors.');
  end if;
  update private.advisor_notes as notes set opened_at = coalesce(notes.opened_at, now())
  where notes.id = open_advisor_note.note_id
  returning notes.member_id into about;
  if not found then
    perform private.fail(404, 'not_found', 'There is no such note.');
  end if;
  perform private.touch_admin_session();
  perform private.log_activity('admin', admin_id, 'advisor.note_opened', 'advisor_notes', note_id, '{}', about);
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', answers.id, 'body', answers.body, 'created_at', answers.created_at,
          'admin_name', (select admins.name from public.admins where admins.id = answers.admin_id)
        )
        order by answers.created_at
      ),
      '[]'
    )
    from private.advisor_answers as answers where answers.note_id = open_advisor_note.note_id
  );
end
$$;
comment on function public.open_advisor_note(uuid) is
  'The answers to a note: [{"id", "body", "created_at", "admin_name"}]. Marks the note as opened, and logs who opened it.';

create function public.answer_advisor_note(note_id uuid, answer_id uuid, body text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  given text := private.plain_text(body);
  note private.advisor_notes;
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may answer advisors.');
  end if;
  if answer_id is null or char_length(given) not between 1 and 2000 then
    perform private.fail(422, 'note_invalid', 'An answer has up to 2,000 characters.');
  end if;
  select * into note from private.advisor_notes as notes where notes.id = answer_advisor_note.note_id for update;
  if note.id is null then
    perform private.fail(404, 'not_found', 'There is no such note.');
  end if;
  insert into private.advisor_answers (id, note_id, admin_id, body) values (answer_id, note.id, admin_id, given)
  on conflict on constraint advisor_answers_pkey do nothing;
  if found then
    perform private.touch_admin_session();
    perform private.log_activity('admin', admin_id, 'advisor.note_answered', 'advisor_notes', note.id, '{}', note.member_id);
  end if;
end
$$;
comment on function public.answer_advisor_note(uuid, uuid, text) is
  'Answers a note. The caller chooses the id of the answer, so that a repeated request answers once.';

create function public.advisor_portal_state() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'is_open', private.advisor_portal_is_open(),
    'new_notes', (select count(*) from private.advisor_notes as notes where notes.opened_at is null)
  )
  where private.admin_can('members')
$$;
comment on function public.advisor_portal_state() is
  'Whether the advisor portal is open, and how many notes no one has opened. Null for everyone but admins for members.';

create function public.set_advisor_portal(is_open boolean) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may open or close the advisor portal.');
  end if;
  update private.advisor_portal as portal set is_open = set_advisor_portal.is_open
  where portal.is_open <> set_advisor_portal.is_open;
  if found then
    perform private.touch_admin_session();
    perform private.log_activity(
      'admin', private.current_admin_id(), case when is_open then 'advisor.portal_opened' else 'advisor.portal_closed' end
    );
  end if;
end
$$;
comment on function public.set_advisor_portal(boolean) is
  'Opens or closes the advisor portal, for super admins. Closing ends the access of every advisor with the next request.';

--
-- Invitations
--
-- The emailed link opens the page that sets a new password. Accepting it links the login, so the person has shown the mailbox.
-- A member with a login has both already: the invitation then links at once.

create function private.require_invitable_advisor(advisor_id uuid) returns public.agents
language plpgsql stable
set search_path = ''
as $$
declare
  advisor public.agents;
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may invite advisors.');
  end if;
  select * into advisor from public.agents where agents.id = advisor_id;
  if advisor.id is null then
    perform private.fail(404, 'not_found', 'There is no such advisor.');
  elsif not private.advisor_portal_is_open() then
    perform private.fail(409, 'portal_closed', 'The advisor portal is closed.');
  elsif advisor.status <> 'active' then
    perform private.fail(409, 'advisor_inactive', 'This advisor is not active.');
  elsif exists (select from private.advisor_logins as logins where logins.agent_id = advisor.id) then
    perform private.fail(409, 'already_joined', 'This advisor has access already.');
  elsif exists (select from public.admins where admins.email = advisor.email) then
    perform private.fail(409, 'admin_email', 'This address belongs to someone on the team.');
  end if;
  return advisor;
end
$$;
comment on function private.require_invitable_advisor(uuid) is 'The advisor, if the admin who sends the request may invite them now.';

create function private.member_login_of(advisor public.agents) returns uuid
language sql stable
security definer
set search_path = ''
as $$
  select users.id
  from public.members join auth.users on users.id = members.auth_user_id
  where members.email = advisor.email and private.normalize_email(users.email) = advisor.email
    and users.email_confirmed_at is not null and users.deleted_at is null
$$;
comment on function private.member_login_of(public.agents) is
  'The login of an advisor who is a member, too: it opens the advisor portal without another password. Null if there is none.';

create function public.start_advisor_invitation(advisor_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  advisor public.agents := private.require_invitable_advisor(advisor_id);
  login_id uuid;
  is_member boolean := false;
begin
  perform private.enforce_rate_limit('advisor_invitation', advisor.id::text, 5, '1 hour');
  perform private.touch_admin_session();

  login_id := private.member_login_of(advisor);
  if login_id is not null then
    is_member := true;
    insert into private.advisor_logins (agent_id, user_id) values (advisor.id, login_id);
  else
    -- The creator of an unconfirmed login has never shown the mailbox.
    delete from auth.users
    where users.email = advisor.email and users.email_confirmed_at is null and not users.is_sso_user
      and not exists (select from public.members where members.auth_user_id = users.id);
    select users.id into login_id from auth.users
    where users.email = advisor.email and not users.is_sso_user and users.deleted_at is null;
  end if;
  perform private.log_activity('admin', asking.id, 'advisor.invited', 'agents', advisor.id);
  return jsonb_build_object(
    'email', advisor.email,
    'first_name', advisor.first_name,
    'last_name', advisor.last_name,
    'invited_by', asking.name,
    'is_member', is_member,
    'user_id', login_id
  );
end
$$;
comment on function public.start_advisor_invitation(uuid) is
  'First step of an invitation: {"email", "first_name", "last_name", "invited_by", "is_member", "user_id"}. A member''s login is linked at once (is_member). Otherwise add_advisor_link() creates the link, for the login user_id or, if it is null, for a new one.';

create function public.add_advisor_link(advisor_id uuid, login_id uuid) returns text
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  advisor public.agents := private.require_invitable_advisor(advisor_id);
  token text := private.new_token();
begin
  if not exists (
    select from auth.users
    where users.id = login_id and private.normalize_email(users.email) = advisor.email
      and not exists (select from public.members where members.auth_user_id = users.id)
  ) then
    perform private.fail(409, 'login_mismatch', 'The login has another email address.');
  end if;
  -- Only the newest invitation is valid.
  delete from public.password_resets as resets where resets.agent_id = advisor.id;
  insert into public.password_resets (user_id, agent_id, token_hash, expires_at)
  values (login_id, advisor.id, private.hash_token(token), now() + interval '7 days');
  return token;
end
$$;
comment on function public.add_advisor_link(uuid, uuid) is
  'Second step of an invitation: the token of its link, valid for seven days and once. Earlier links become invalid.';

create function private.may_accept_invitation(reset public.password_resets) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select reset.agent_id is null or exists (
    select from public.agents
    join auth.users on users.id = reset.user_id
    where agents.id = reset.agent_id
      and agents.status = 'active'
      and agents.email = private.normalize_email(users.email)
      and private.advisor_portal_is_open()
      and not exists (select from private.advisor_logins as logins where logins.agent_id = agents.id)
  )
$$;
comment on function private.may_accept_invitation(public.password_resets) is
  'Whether an invitation can still be accepted. True for a link that is not one.';

create function private.accept_invitation(reset public.password_resets) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if reset.agent_id is null or not private.may_accept_invitation(reset) then
    return;
  end if;
  insert into private.advisor_logins (agent_id, user_id) values (reset.agent_id, reset.user_id);
  perform private.log_activity('advisor', reset.agent_id, 'advisor.joined', 'agents', reset.agent_id);
end
$$;
comment on function private.accept_invitation(public.password_resets) is 'Links the login of an invitation, once its password is set.';

create function public.revoke_advisor_access(advisor_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  logins uuid[];
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may end the access of advisors.');
  end if;
  with
    unlinked as (delete from private.advisor_logins as linked where linked.agent_id = advisor_id returning linked.user_id),
    uninvited as (delete from public.password_resets as resets where resets.agent_id = advisor_id returning resets.user_id)
  select array_agg(user_id) into logins from (select user_id from unlinked union select user_id from uninvited) as ended;
  if logins is null then
    return;
  end if;
  -- A login that serves nothing else is deleted with its sessions. A member's or an applicant's stays.
  delete from auth.users
  where users.id = any (logins)
    and not exists (select from public.members where members.auth_user_id = users.id)
    and not exists (select from public.membership_applications as applications where applications.auth_user_id = users.id);
  perform private.touch_admin_session();
  perform private.log_activity('admin', private.current_admin_id(), 'advisor.access_revoked', 'agents', advisor_id);
end
$$;
comment on function public.revoke_advisor_access(uuid) is
  'Ends the access of an advisor, or takes back an invitation. A member with the same login stays a member.';

--
-- The login and the advisor stay the same person
--

create function private.copy_email_to_advisor() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.agents set email = private.normalize_email(new.email)
  where agents.id = (select logins.agent_id from private.advisor_logins as logins where logins.user_id = new.id)
    and not exists (select from public.agents as others where others.email = private.normalize_email(new.email));
  return null;
end
$$;
comment on function private.copy_email_to_advisor() is
  'Trigger on auth.users, where an email changes only when it is confirmed: updates the email of the linked advisor.';

create trigger copy_email_to_advisor after update of email on auth.users
  for each row when (new.email is distinct from old.email and new.email is not null and new.deleted_at is null)
  execute function private.copy_email_to_advisor();

create function private.refuse_advisor_email_change() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.current_admin_id() is not null
    and exists (select from private.advisor_logins as logins where logins.agent_id = new.id) then
    perform private.fail(409, 'advisor_email_is_login', 'This advisor signs in with that email address. End the access first.');
  end if;
  -- An invitation was for the old address.
  delete from public.password_resets as resets where resets.agent_id = new.id;
  return new;
end
$$;
comment on function private.refuse_advisor_email_change() is 'Trigger: admins cannot change an email that is a login.';

create trigger refuse_advisor_email_change before update of email on public.agents
  for each row when (private.normalize_email(new.email) <> old.email)
  execute function private.refuse_advisor_email_change();

-- One login is never both an advisor's and the team's: who reads the notes of advisors must not write them.
create function private.refuse_advisor_as_admin() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  wanted text := private.normalize_email(new.email);
begin
  if exists (
    select from private.advisor_logins as logins
    join public.agents on agents.id = logins.agent_id
    join auth.users on users.id = logins.user_id
    where wanted in (agents.email, private.normalize_email(users.email))
  ) or exists (
    select from public.password_resets as resets
    join public.agents on agents.id = resets.agent_id
    where agents.email = wanted and resets.expires_at > now()
  ) then
    perform private.fail(409, 'advisor_email', 'An advisor signs in with this address, or is invited with it.');
  end if;
  return new;
end
$$;
comment on function private.refuse_advisor_as_admin() is
  'Trigger: no admin has the email of an advisor who has access to the advisor portal, or a valid invitation.';

create trigger refuse_advisor_as_admin before insert or update of email on public.admins
  for each row execute function private.refuse_advisor_as_admin();
