-- What members can expect of their requests: the stop that each has reached, the day of the answer, and who reads it.

create table public.admin_introductions (
  admin_id uuid primary key default private.current_admin_id() references public.admins (id) on delete cascade,
  picture text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint admin_introductions_picture_small check (
    picture ~ '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$' and char_length(picture) <= 40000
  )
);
comment on table public.admin_introductions is
  'Admins who let members see their first name, and a picture if there is one, on the requests that they read. Without a row, members see neither.';
comment on column public.admin_introductions.picture is 'A small square JPEG as a data URL.';
create trigger set_updated_at before update on public.admin_introductions
  for each row execute function private.set_updated_at();

create function private.answer_expected_on(request public.sharing_requests) returns date
language sql stable
set search_path = ''
as $$
  select private.day_in_zone(
    case
      when states.stage = 'documents' then private.add_office_minutes(
        case when states.turn = 'team' then greatest(now(), request.team_due_at)
          else private.add_office_minutes(now(), greatest(0, states.target_minutes - request.team_minutes_used)) end,
        (select review.target_minutes from public.request_states as review where review.state = 'in_review')
      )
      when states.stage in ('review', 'second_reading') and request.team_due_at >= now() then request.team_due_at
    end,
    request.time_zone
  )
  from public.request_states as states where states.state = request.state
$$;
comment on function private.answer_expected_on(public.sharing_requests) is
  'The day, in the member''s time zone, by which the team''s time for the answer ends: for documents that are still checked, with the time for the review; if the member has to do something, as if it came now. Null after the answer, while a provider is to send something, and when the time has ended.';

create function public.request_outlook() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', requests.id,
    'stop', case states.stage
      when 'documents' then 'documents' when 'review' then 'review' when 'payment' then 'payment' when 'closed' then 'closed' else 'answer'
    end,
    'answer_on', private.answer_expected_on(requests),
    'needs_member', requests.state = 'waiting_member' or requests.open_questions <> '{}' or (
      states.stage in ('documents', 'review') and exists (
        select from public.request_items as items
        where items.request_id = requests.id and items.is_required and items.status in ('missing', 'rejected')
      )
    ),
    'reader', (
      select jsonb_build_object('first_name', admins.first_name, 'picture', introductions.picture)
      from public.admins
      join public.admin_introductions as introductions on introductions.admin_id = admins.id
      where admins.id = requests.assigned_to and admins.status = 'active'
    )
  ) order by requests.submitted_at desc), '[]')
  from public.sharing_requests as requests
  join public.request_states as states on states.state = requests.state
  where requests.member_id = private.current_member_id() and requests.state not in ('draft', 'withdrawn')
$$;
comment on function public.request_outlook() is
  'What the caller can expect of each request that was sent: [{"id", "stop": documents, review, answer, payment or closed, "answer_on", "needs_member", "reader": {"first_name", "picture"} or null}].';
