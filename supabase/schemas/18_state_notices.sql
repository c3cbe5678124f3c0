-- Members and the state register: which member has acknowledged which state's notice, and who lives in a state that is closed. Nothing
-- is refused or ended because of a move: the team talks to the member and decides.

--
-- Acknowledgements
--

create table public.state_acknowledgements (
  member_id uuid not null references public.members (id) on delete cascade,
  rule_id uuid not null references public.state_rules (id),
  -- The notice's own hash, so that it is certain which text the member acknowledged.
  sha256 text not null,
  language text not null,
  acknowledged_at timestamptz not null default now(),
  primary key (member_id, rule_id),
  constraint state_acknowledgements_language_known check (language in ('pt-BR', 'en'))
);
comment on table public.state_acknowledgements is
  'Which member has acknowledged which state''s notice, when, and in which language. Rows are never changed, and deleted with the member only.';
create index state_acknowledgements_rule_id_idx on public.state_acknowledgements (rule_id);

create trigger refuse_acknowledgement_change before update or delete on public.state_acknowledgements
  for each row execute function private.refuse_acknowledgement_change();
create trigger refuse_acknowledgement_truncate before truncate on public.state_acknowledgements
  for each statement execute function private.refuse_acknowledgement_change();

--
-- Members in a closed state
--

create table public.state_settlements (
  id uuid primary key default gen_random_uuid(),
  member_id uuid not null references public.members (id) on delete cascade,
  us_state text,
  note text not null,
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default now(),
  constraint state_settlements_note_length check (char_length(btrim(note)) >= 3 and char_length(note) <= 1000)
);
comment on table public.state_settlements is
  'What the team agreed with a member who lives in a state that is closed. Until there is a row, the member stays on the team''s list.';
create index state_settlements_member_id_idx on public.state_settlements (member_id, created_at desc);
create index state_settlements_admin_id_idx on public.state_settlements (admin_id);
create trigger refuse_acknowledgement_change before update or delete on public.state_settlements
  for each row execute function private.refuse_acknowledgement_change();

create view private.state_cases as
  select homes.member_id, homes.us_state, homes.from_date as lives_there_since, rules.id as rule_id, rules.status,
    case
      when coalesce(rules.status, 'closed') = 'closed' then case when settled.id is null then 'closed' else 'settled' end
      when rules.status = 'notice' and not exists (
        select from public.state_acknowledgements as acknowledged
        where acknowledged.member_id = homes.member_id and acknowledged.sha256 = rules.sha256
      ) then 'notice'
    end as kind,
    settled.note, settled.admin_id as settled_by, settled.created_at as settled_at
  from (
    select distinct on (states.member_id) states.member_id, states.us_state, states.from_date, states.created_at
    from public.member_states as states
    order by states.member_id, states.from_date desc
  ) as homes
  left join private.current_state_rules as rules on rules.us_state = homes.us_state
  left join lateral (
    select settlements.id, settlements.note, settlements.admin_id, settlements.created_at
    from public.state_settlements as settlements
    where settlements.member_id = homes.member_id and settlements.us_state is not distinct from homes.us_state
      and settlements.created_at >= homes.created_at
      and (rules.id is null or settlements.created_at >= private.start_of_day(rules.effective_on))
    order by settlements.created_at desc
    limit 1
  ) as settled on true;
comment on view private.state_cases is
  'Where each member lives now, and what is open because of it: "closed" (the team has to talk to the member), "settled" (it has), "notice" (the member has not acknowledged it), or null.';

create function public.pending_state_notice() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select case cases.kind
    when 'closed' then jsonb_build_object('kind', 'closed', 'us_state', cases.us_state)
    when 'notice' then jsonb_build_object(
      'kind', 'notice', 'us_state', cases.us_state, 'rule_id', cases.rule_id, 'notice_pt', rules.notice_pt, 'notice_en', rules.notice_en
    )
  end
  from private.state_cases as cases
  left join public.state_rules as rules on rules.id = cases.rule_id
  where cases.member_id = (select private.current_member_id())
$$;
comment on function public.pending_state_notice() is
  'What the member has to know about the state where they live: {"kind": "notice", "us_state", "rule_id", "notice_pt", "notice_en"} until it is acknowledged, {"kind": "closed", "us_state"} until the team has settled it. Null if there is nothing.';

create function public.acknowledge_state_notice(rule_id uuid, language text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  own_id uuid := private.current_member_id();
  rule public.state_rules;
begin
  if own_id is null then
    perform private.fail(403, 'permission_denied', 'Only members acknowledge the notice of their state.');
  elsif acknowledge_state_notice.language is null or acknowledge_state_notice.language not in ('pt-BR', 'en') then
    perform private.fail(422, 'invalid_language', 'The notices are in pt-BR and en.');
  end if;
  rule := private.state_rule(private.state_of(own_id, private.local_today()), private.local_today());
  if rule.id is distinct from acknowledge_state_notice.rule_id or rule.status is distinct from 'notice' then
    perform private.fail(409, 'notice_changed', 'This is not the notice of the state where the member lives today.');
  end if;
  insert into public.state_acknowledgements (member_id, rule_id, sha256, language)
  values (own_id, rule.id, private.notice_hash(rule), acknowledge_state_notice.language)
  on conflict do nothing;
end
$$;
comment on function public.acknowledge_state_notice(uuid, text) is
  'Stores that the member has read the notice of their state, once. Refuses with 403 permission_denied, 409 notice_changed, 422 invalid_language.';

create function public.settle_state_case(member_id uuid, us_state text, note text) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  known private.state_cases;
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members settle where a member lives.');
  elsif char_length(btrim(coalesce(note, ''))) < 3 or char_length(note) > 1000 then
    perform private.fail(422, 'note_missing', 'Expected a note of 3 to 1,000 characters.');
  end if;
  perform private.touch_admin_session();
  perform from public.members where members.id = settle_state_case.member_id for update;
  select cases.* into known from private.state_cases as cases where cases.member_id = settle_state_case.member_id;
  if known.kind is distinct from 'closed' or known.us_state is distinct from settle_state_case.us_state then
    perform private.fail(409, 'case_changed', 'This member does not live in a closed state, or it is settled already.');
  end if;
  insert into public.state_settlements (member_id, us_state, note, admin_id)
  values (settle_state_case.member_id, settle_state_case.us_state, btrim(settle_state_case.note), admin_id);
  perform private.log_activity(
    'admin', admin_id, 'member.state_settled', 'members', settle_state_case.member_id,
    jsonb_strip_nulls(jsonb_build_object('us_state', settle_state_case.us_state))
  );
end
$$;
comment on function public.settle_state_case(uuid, text, text) is
  'Stores what the team agreed with a member who lives in a closed state. Refuses with 403 permission_denied, 409 case_changed, 422 note_missing.';

--
-- The register in the Command Center
--

create function public.change_state_rule(rule jsonb, seen_rule uuid) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  code text := private.us_state(rule ->> 'us_state');
  written_last uuid;
  new_id uuid;
begin
  if not private.admin_can('books') then
    perform private.fail(403, 'permission_denied', 'Only admins for Open Books change the state register.');
  elsif code is null then
    perform private.fail(404, 'not_found', 'There is no such state.');
  elsif coalesce(rule ->> 'effective_on', '') !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
    or jsonb_typeof(rule -> 'is_confirmed') is distinct from 'boolean' then
    perform private.fail(422, 'rule_invalid', 'The rule cannot be saved like this.');
  end if;
  perform private.touch_admin_session();
  -- One change of a state at a time. The second one has not seen the first.
  perform pg_advisory_xact_lock(hashtextextended('state_rules ' || code, 0));
  select rules.id into written_last from public.state_rules as rules
  where rules.us_state = code order by rules.number desc limit 1;
  if written_last is distinct from seen_rule then
    perform private.fail(409, 'changed_meanwhile', 'Someone else has changed this state. Read it again first.');
  end if;
  begin
    if (rule ->> 'effective_on')::date < private.local_today() then
      perform private.fail(422, 'effective_date_past', 'A rule cannot take effect in the past.');
    end if;
    if nullif(rule ->> 'examined_on', '')::date > private.local_today() then
      perform private.fail(422, 'examined_date_future', 'A source cannot have been read in the future.');
    end if;
    insert into public.state_rules (
      us_state, status, notice_pt, notice_en, effective_on, source, examined_on, finding, is_confirmed, reason, admin_id
    )
    select code, rule ->> 'status', texts.pt, texts.en, (rule ->> 'effective_on')::date, nullif(btrim(rule ->> 'source'), ''),
      nullif(rule ->> 'examined_on', '')::date, nullif(btrim(rule ->> 'finding'), ''), (rule ->> 'is_confirmed')::boolean,
      btrim(rule ->> 'reason'), admin_id
    from (
      -- Only a notice has a text.
      select case when rule ->> 'status' = 'notice' then btrim(rule ->> 'notice_pt') end as pt,
        case when rule ->> 'status' = 'notice' then btrim(rule ->> 'notice_en') end as en
    ) as texts
    returning id into new_id;
  exception when integrity_constraint_violation or data_exception then
    perform private.fail(422, 'rule_invalid', 'The rule cannot be saved like this.');
  end;
  perform private.log_activity(
    'admin', admin_id, 'state_rules.changed', 'state_rules', new_id,
    jsonb_build_object('us_state', code, 'status', rule ->> 'status')
  );
  return new_id;
end
$$;
comment on function public.change_state_rule(jsonb, uuid) is
  'Writes a new rule of a state: {"us_state", "status", "notice_pt", "notice_en", "effective_on", "source", "examined_on", "finding", "is_confirmed", "reason"}. seen_rule is the rule that was written last when the admin read the state. Refuses with 403 permission_denied, 404 not_found, 409 changed_meanwhile, 422 effective_date_past, examined_date_future, rule_invalid.';

create function public.state_history(us_state text) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('books') then
    perform private.fail(403, 'permission_denied', 'Only admins for Open Books read the state register.');
  end if;
  return (
    select coalesce(
      jsonb_agg(
        to_jsonb(rules) - 'admin_id' || jsonb_build_object(
          'changed_by', admins.name,
          'acknowledgements', (select count(*) from public.state_acknowledgements as acknowledged where acknowledged.rule_id = rules.id)
        )
        order by rules.number desc
      ),
      '[]'
    )
    from public.state_rules as rules
    left join public.admins on admins.id = rules.admin_id
    where rules.us_state = state_history.us_state
  );
end
$$;
comment on function public.state_history(text) is
  'All rules of a state, the last written first, with the name of the admin and the number of acknowledgements of each.';
