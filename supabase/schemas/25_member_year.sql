-- The member's year on the portal's home: the facts for the rules engine, and the household's deadlines. Facts are those of
-- decisions in effect, so the home shows nothing that a letter has not said before.

create function private.household_deadlines(member_id uuid, conditions jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', kind, 'due_on', due_on, 'request_id', request_id, 'number', number, 'count', count
  ) order by due_on, kind, request_id), '[]')
  from (
    select
      'documents' as kind, min(coalesce(items.due_on, requests.documents_due_on)) as due_on, requests.id as request_id, requests.number,
      count(*)
    from public.sharing_requests as requests
    join public.request_items as items on items.request_id = requests.id
    where requests.member_id = household_deadlines.member_id and items.is_required and items.status in ('missing', 'rejected')
      and requests.state in ('received', 'checking', 'waiting_member', 'in_review', 'waiting_provider')
    group by requests.id
    union all
    select 'draft', requests.deadline_on, requests.id, null, 1
    from public.sharing_requests as requests
    where requests.member_id = household_deadlines.member_id and requests.state = 'draft'
      and requests.deadline_on >= private.day_in_zone(now(), requests.time_zone)
    union all
    -- A baby joins from birth, which is near the due date: count is the number of days after it.
    select 'newborn', due.day + newborn_days, null, null, newborn_days
    from (
      select distinct (condition ->> 'dueDate')::date as day
      from jsonb_array_elements(conditions) as condition
      where condition ->> 'kind' = 'maternity'
    ) as due
    cross join (
      select (editions.figures ->> 'newbornRegistration')::integer as newborn_days
      from public.rule_editions as editions
      where editions.number = (private.edition_on(private.local_today())).number
    ) as rules
    where private.local_today() between due.day - 60 and due.day + newborn_days
      and not exists (
        select from public.household_people as people
        where people.member_id = household_deadlines.member_id and people.relationship = 'child'
          and people.date_of_birth > due.day - 120
      )
  ) as deadlines
  where due_on is not null
$$;
comment on function private.household_deadlines(uuid, jsonb) is
  'What a household should do and by when: missing documents, drafts before their deadline, and a newborn to add.';

create function public.member_year() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  member uuid := private.current_member_id();
  decided jsonb;
begin
  if member is null then
    return null;
  end if;
  decided := private.decided_household(member);
  return decided || jsonb_build_object(
    'deadlines', private.household_deadlines(member, decided -> 'household' -> 'conditions'),
    'letters', (
      select coalesce(jsonb_agg(jsonb_build_object('need_id', requests.need_id, 'number', requests.number) order by requests.number), '[]')
      from public.sharing_requests as requests
      where requests.member_id = member and (private.standing_decision(requests.id)).id is not null
    )
  );
end
$$;
comment on function public.member_year() is
  'The caller''s household for the year on the portal''s home: {"household", "editions", "people", "deadlines", "letters"}. The rules engine computes the rest. Null without a member.';
