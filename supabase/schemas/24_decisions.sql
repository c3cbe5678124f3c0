-- Decisions: the rules engine proposes, a person decides, a second person confirms what is refused or large. A decision is never changed
-- or deleted: a correction is a new one. Payments are recorded here and made elsewhere.

--
-- Settings
--

create table public.decision_settings (
  only_row boolean primary key default true,
  confirm_above_cents bigint not null default 500000,
  wanted_cents bigint,
  wanted_by uuid references public.admins (id) on delete set null,
  wanted_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint decision_settings_one_row check (only_row),
  constraint decision_settings_confirm_above_plausible check (confirm_above_cents between 0 and 9999999999)
);
comment on table public.decision_settings is 'One row: the shared amount above which a second person confirms a decision. Refusals always need one.';
create trigger set_updated_at before update on public.decision_settings
  for each row execute function private.set_updated_at();
insert into public.decision_settings default values;
comment on column public.decision_settings.wanted_cents is
  'A higher amount that a super admin asked for. It counts once another super admin saves it too, or the only one again after 24 hours.';

--
-- The second person
--

-- In plpgsql, because the log is created later.
create function private.controllers_of(account uuid) returns setof uuid
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return query
    select account
    union
    select entries.actor_id from public.activity_log as entries
    where entries.subject_table = 'admins' and entries.subject_id = account and entries.actor_kind = 'admin'
      and entries.action <> 'admin.confirmed' and entries.created_at > now() - interval '24 hours'
    union
    (
      select entries.actor_id from public.activity_log as entries
      where entries.subject_table = 'admins' and entries.subject_id = account and entries.actor_kind = 'admin'
        and entries.action = 'admin.password_set'
      order by entries.created_at desc, entries.id desc
      limit 1
    );
end
$$;
comment on function private.controllers_of(uuid) is
  'The admins who could act by an account: its own, those who made or changed it in the last 24 hours, and the one who set its password.';

create function private.are_independent(one uuid, other uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select not exists (select private.controllers_of(one) intersect select private.controllers_of(other))
$$;
comment on function private.are_independent(uuid, uuid) is
  'Whether two admins are two people: neither of them, and no third one, could act by both accounts.';

create function private.is_only_super_admin(admin_ids uuid[]) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select not exists (
    select from public.admins
    where admins.role = 'super_admin' and admins.status = 'active' and admins.counts_since is not null and admins.id <> all (admin_ids)
  )
$$;
comment on function private.is_only_super_admin(uuid[]) is 'Whether no super admin but these counts as a second person.';

create function private.has_waited(admin public.admins) returns boolean
language sql stable
set search_path = ''
as $$
  select coalesce(
    admin.counts_asked_at <= now() - interval '24 hours'
      and private.is_only_super_admin(array_remove(array[admin.id, admin.counts_asked_by], null)),
    false
  )
$$;
comment on function private.has_waited(public.admins) is
  'Whether an account counts without a second super admin: the one who asked is the only one, and 24 hours have passed.';

create function private.awaits_confirmation(admin public.admins) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select private.power_of(admin) > 0 and admin.counts_since is null and not private.has_waited(admin)
$$;
comment on function private.awaits_confirmation(public.admins) is 'Whether an account does not count until a second super admin confirms it.';

create function private.settle_admins() returns void
language sql volatile
security definer
set search_path = ''
as $$
  update public.admins set counts_since = counts_asked_at + interval '24 hours'
  where admins.counts_since is null and private.has_waited(admins)
$$;
comment on function private.settle_admins() is 'Lets accounts count whose 24 hours are over. Each sign-in of the team calls it.';

create function private.is_second_super_admin(asked_by uuid, asked_at timestamptz) returns boolean
language plpgsql stable
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
begin
  if asking.id is null or asking.role <> 'super_admin' then
    return false;
  elsif asking.id = asked_by then
    return asked_at <= now() - interval '24 hours' and private.is_only_super_admin(array[asking.id]);
  elsif asking.counts_since is null then
    perform private.fail(403, 'not_counted', 'Your account has been changed: another super admin confirms it first.');
  elsif not private.are_independent(asking.id, asked_by) then
    perform private.fail(403, 'not_independent', 'One of you has changed the other''s account in the last 24 hours, or set its password; or someone else has changed both.');
  end if;
  return true;
end
$$;
comment on function private.is_second_super_admin(uuid, timestamptz) is
  'Whether the super admin who sends the request completes what was asked for: as another one, or as the only one after 24 hours. Ends the request with 403 not_counted or not_independent for one who cannot be the second person.';

create function public.confirm_admin(admin_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  account public.admins;
begin
  if not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may confirm an account.');
  end if;
  select * into account from public.admins where admins.id = confirm_admin.admin_id for update;
  if account.id is null then
    perform private.fail(404, 'not_found', 'There is no such admin.');
  elsif account.counts_since is not null then
    perform private.fail(409, 'confirmed_meanwhile', 'The account counts already.');
  elsif account.id = private.current_admin_id() or not private.is_second_super_admin(account.counts_asked_by, account.counts_asked_at) then
    perform private.fail(403, 'same_person', 'Another super admin than the one who changed the account confirms it.');
  end if;
  update public.admins set counts_since = now() where admins.id = account.id;
  perform private.touch_admin_session();
  perform private.log_activity('admin', private.current_admin_id(), 'admin.confirmed', 'admins', account.id);
end
$$;
comment on function public.confirm_admin(uuid) is
  'Lets an account count as a second person, for another super admin than the one who changed it. Refuses with 403 super_admin_required, same_person, not_counted or not_independent, 404 not_found, 409 confirmed_meanwhile.';

create function private.restart_waits() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  update public.admins set counts_asked_at = now() where counts_since is null;
  update public.decision_settings set wanted_at = now() where wanted_at is not null;
  update public.document_rules set wanted_at = now() where wanted_at is not null;
  return null;
end
$$;
comment on function private.restart_waits() is
  'Trigger: with one super admin less who counts, what waits for a second one waits for 24 hours from now.';

create trigger restart_waits after update of role, status, email, counts_since on public.admins
  for each row when (
    old.role = 'super_admin' and old.status = 'active' and old.counts_since is not null
      and (new.role <> 'super_admin' or new.status <> 'active' or new.counts_since is null)
  )
  execute function private.restart_waits();

-- A lower amount is stricter, and counts at once.
create function private.guard_decision_settings() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  own_id uuid := private.current_admin_id();
  is_same boolean := coalesce(old.wanted_cents = new.confirm_above_cents, false);
begin
  if own_id is null then
    return new;
  elsif new.confirm_above_cents <= old.confirm_above_cents
    or is_same and private.is_second_super_admin(old.wanted_by, old.wanted_at) then
    new.wanted_cents := null;
    new.wanted_by := null;
    new.wanted_at := null;
  else
    if not is_same or old.wanted_by is distinct from own_id then
      new.wanted_cents := new.confirm_above_cents;
      new.wanted_by := own_id;
      new.wanted_at := now();
    end if;
    new.confirm_above_cents := old.confirm_above_cents;
  end if;
  return new;
end
$$;
comment on function private.guard_decision_settings() is
  'Trigger: a higher amount waits for a second super admin, or, if there is only one, for 24 hours and a second save.';

create trigger guard_decision_settings before update of confirm_above_cents on public.decision_settings
  for each row execute function private.guard_decision_settings();

create function private.asks_for_less(rule public.document_rules, changed public.document_rules) returns boolean
language sql immutable
set search_path = ''
as $$
  select rule.is_required and not (
    changed.is_required
    and changed.document_kind = rule.document_kind
    and (changed.kinds is null or coalesce(rule.kinds <@ changed.kinds, false))
    and (changed.care_stages is null or coalesce(rule.care_stages <@ changed.care_stages, false))
    and (changed.accident_kinds is null or coalesce(rule.accident_kinds <@ changed.accident_kinds, false))
    and (changed.had_before is null or coalesce(rule.had_before <@ changed.had_before, false))
    and (changed.other_payers is null or coalesce(rule.other_payers <@ changed.other_payers, false))
    and (changed.payments is null or coalesce(rule.payments <@ changed.payments, false))
    and (changed.min_amount_cents is null or coalesce(rule.min_amount_cents >= changed.min_amount_cents, false))
  )
$$;
comment on function private.asks_for_less(public.document_rules, public.document_rules) is
  'Whether some request would need a document by a rule, and not by the changed one. Null conditions always hold.';

create function public.change_document_rule(rule_id uuid, seen_at timestamptz, changes jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  changeable constant text[] := array[
    'document_kind', 'is_required', 'kinds', 'care_stages', 'accident_kinds', 'had_before', 'other_payers', 'payments',
    'min_amount_cents', 'note'
  ];
  rule public.document_rules;
  changed public.document_rules;
  deletes boolean := changes = '{}';
  asked jsonb := '{}';
begin
  if not private.admin_can('requests') then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may change the rules.');
  end if;
  select * into rule from public.document_rules as rules where rules.id = change_document_rule.rule_id for update;
  if rule.updated_at is distinct from change_document_rule.seen_at then
    perform private.refuse_lost_update();
  elsif jsonb_typeof(changes) is distinct from 'object' or exists (
    select from jsonb_object_keys(changes) as names (name) where names.name <> all (changeable)
  ) then
    perform private.fail(422, 'unknown_condition', 'Expected columns of the rule, or {} to delete it.');
  end if;
  changed := jsonb_populate_record(rule, changes);
  if not deletes then
    asked := to_jsonb(changed) - array['id', 'wanted', 'wanted_by', 'wanted_at', 'created_at', 'updated_at'];
  end if;
  -- A rule that was just added by mistake can be taken back.
  if (deletes and rule.is_required or private.asks_for_less(rule, changed)) and rule.created_at <= now() - interval '24 hours'
    and not (coalesce(rule.wanted = asked, false) and private.is_second_super_admin(rule.wanted_by, rule.wanted_at)) then
    if rule.wanted is distinct from asked then
      update public.document_rules as rules
      set wanted = asked, wanted_by = private.current_admin_id(), wanted_at = now()
      where rules.id = rule.id;
    end if;
    return jsonb_build_object('waits', true);
  elsif deletes then
    delete from public.document_rules as rules where rules.id = rule.id;
  else
    update public.document_rules as rules set
      document_kind = changed.document_kind, is_required = changed.is_required, kinds = changed.kinds,
      care_stages = changed.care_stages, accident_kinds = changed.accident_kinds, had_before = changed.had_before,
      other_payers = changed.other_payers, payments = changed.payments, min_amount_cents = changed.min_amount_cents,
      note = changed.note, wanted = null, wanted_by = null, wanted_at = null
    where rules.id = rule.id;
  end if;
  return jsonb_build_object('waits', false);
end
$$;
comment on function public.change_document_rule(uuid, timestamptz, jsonb) is
  'Changes a document rule, or deletes it ({}), for admins for requests: {"waits"}. What asks for less than a rule that is older than 24 hours waits for a second super admin, or, if there is only one, for 24 hours and the same call again. seen_at is the updated_at that the editor read. Refuses with 403 permission_denied, not_counted or not_independent, 409 changed_meanwhile, 422 unknown_condition.';

create function private.keep_review_controls() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.review_controls (request_id, confirm_above_cents, document_rules)
  select new.id, settings.confirm_above_cents, (select coalesce(jsonb_agg(to_jsonb(rules)), '[]') from public.document_rules as rules)
  from public.decision_settings as settings
  on conflict do nothing;
  return null;
end
$$;
comment on function private.keep_review_controls() is 'Trigger: stores the controls with which the review of a request begins.';

create trigger keep_review_controls after insert or update of state on public.sharing_requests
  for each row when (new.state = 'in_review')
  execute function private.keep_review_controls();

create function private.review_limit(request_id uuid) returns bigint
language sql stable
security definer
set search_path = ''
as $$
  select least(settings.confirm_above_cents, controls.confirm_above_cents)
  from public.decision_settings as settings
  left join private.review_controls as controls on controls.request_id = review_limit.request_id
$$;
comment on function private.review_limit(uuid) is
  'The shared cents above which a decision of this request needs a second person: today''s amount, or that of the beginning of its review if it is lower.';

create function private.controls_waiting() returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(waiting) order by waiting.asked_at), '[]')
  from (
    select 'admin' as kind, admins.id, admins.name, admins.counts_asked_by as asked_by, admins.counts_asked_at as asked_at
    from public.admins
    where private.awaits_confirmation(admins)
    union all
    select 'rule', rules.id, rules.document_kind, rules.wanted_by, rules.wanted_at
    from public.document_rules as rules where rules.wanted is not null
    union all
    select 'limit', null, settings.wanted_cents::text, settings.wanted_by, settings.wanted_at
    from public.decision_settings as settings where settings.wanted_cents is not null
  ) as waiting
$$;
comment on function private.controls_waiting() is
  'What waits for a second super admin: [{"kind": "admin", "rule" or "limit", "id", "name", "asked_by", "asked_at"}]. The name is that of the admin, the kind of the document, or the cents.';

--
-- Proposals
--

create table public.decision_proposals (
  id uuid primary key default gen_random_uuid(),
  request_id uuid,
  member_id uuid,
  position integer not null,
  edition integer not null references public.rule_editions (number),
  facts jsonb,
  facts_hash text,
  result jsonb,
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default now(),
  constraint decision_proposals_position_key unique (request_id, position),
  constraint decision_proposals_request_fkey foreign key (request_id, member_id) references public.sharing_requests (id, member_id),
  constraint decision_proposals_erased_as_a_whole check (num_nulls(request_id, member_id, facts, facts_hash, result) in (0, 5))
);
comment on table public.decision_proposals is
  'What the rules engine answered, with its facts. The function propose-decision writes them: the browser''s own result is never stored.';
comment on column public.decision_proposals.edition is 'The latest edition of the rules that a line of the request follows.';
create index decision_proposals_request_id_idx on public.decision_proposals (request_id, member_id);
create index decision_proposals_edition_idx on public.decision_proposals (edition);
create index decision_proposals_admin_id_idx on public.decision_proposals (admin_id);
create trigger refuse_rewrite before update or delete on public.decision_proposals
  for each row execute function private.refuse_rewrite('request_id', 'member_id', 'facts', 'facts_hash', 'result');
create trigger refuse_truncate before truncate on public.decision_proposals
  for each statement execute function private.refuse_rewrite();

--
-- Decisions
--

create table public.decisions (
  id uuid primary key default gen_random_uuid(),
  request_id uuid,
  member_id uuid,
  position integer not null,
  proposal_id uuid not null references public.decision_proposals (id),
  outcome text not null,
  edition integer not null references public.rule_editions (number),
  is_second_reading boolean not null,
  needs_confirmation boolean not null,
  message text,
  note text,
  about jsonb,
  requested_on date,
  us_state text,
  charge_cents bigint not null,
  discount_cents bigint not null,
  other_payer_cents bigint not null,
  not_eligible_cents bigint not null,
  iua_cents bigint not null,
  below_minimum_cents bigint not null,
  above_limit_cents bigint not null,
  shared_cents bigint not null,
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default now(),
  constraint decisions_position_key unique (request_id, position),
  constraint decisions_request_fkey foreign key (request_id, member_id) references public.sharing_requests (id, member_id),
  constraint decisions_outcome_known check (outcome in ('shared', 'partly_shared', 'within_iua', 'not_shared')),
  constraint decisions_refusals_confirmed check (outcome = 'shared' or needs_confirmation),
  constraint decisions_outcome_follows check (
    (outcome in ('within_iua', 'not_shared')) = (shared_cents = 0)
    and (outcome <> 'within_iua' or below_minimum_cents + above_limit_cents = 0 and (iua_cents > 0 or not_eligible_cents = 0))
  ),
  constraint decisions_message_length check (char_length(message) between 1 and 4000),
  constraint decisions_note_length check (char_length(note) between 1 and 4000),
  constraint decisions_nothing_negative check (
    least(
      discount_cents, other_payer_cents, not_eligible_cents, iua_cents, below_minimum_cents, above_limit_cents, shared_cents
    ) >= 0
  ),
  constraint decisions_add_up check (
    charge_cents = discount_cents + other_payer_cents + not_eligible_cents + iua_cents + below_minimum_cents + above_limit_cents
      + shared_cents
  )
);
comment on table public.decisions is
  'The answers to requests, with their totals. One that needs a confirmation takes effect when a second admin agrees.';
comment on column public.decisions.outcome is
  'shared: as a whole. within_iua: nothing yet, because discounts, other payers and the IUA cover what is eligible so far.';
comment on column public.decisions.message is 'To the member, in the letter.';
comment on column public.decisions.note is 'For the team.';
comment on column public.decisions.about is
  'What the letter says besides the lines, as it was on the day of the decision: {"member", "person", "kind", "need"}. Letters never change.';
comment on column public.decisions.requested_on is 'The day on which the request was received.';
comment on column public.decisions.us_state is 'The state in which the member lived, for reports to states.';
create index decisions_request_id_idx on public.decisions (request_id, member_id);
create index decisions_proposal_id_idx on public.decisions (proposal_id);
create index decisions_edition_idx on public.decisions (edition);
create index decisions_admin_id_idx on public.decisions (admin_id);
create index decisions_created_at_idx on public.decisions (created_at);
-- Those that still wait for a second person are found without reading the decisions themselves.
create index decisions_needs_confirmation_idx on public.decisions (id) include (request_id) where needs_confirmation;
create trigger refuse_rewrite before update or delete on public.decisions
  for each row execute function private.refuse_rewrite('request_id', 'member_id', 'message', 'note', 'about');
create trigger refuse_truncate before truncate on public.decisions
  for each statement execute function private.refuse_rewrite();

create function private.parts_total(parts jsonb) returns numeric
language sql immutable
set search_path = ''
as $$
  select coalesce(sum((part ->> 'amount')::numeric), 0) from jsonb_array_elements(parts) as part
$$;
comment on function private.parts_total(jsonb) is 'The sum of the parts of a line, in cents.';

create table public.decision_lines (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references public.decisions (id),
  position integer not null,
  edition integer not null references public.rule_editions (number),
  charge_cents bigint not null,
  shared_cents bigint not null,
  line jsonb,
  parts jsonb,
  reason text,
  constraint decision_lines_position_key unique (decision_id, position),
  constraint decision_lines_erased_as_a_whole check ((line is null) = (parts is null) and (line is not null or reason is null)),
  constraint decision_lines_parts_add_up check (parts is null or private.parts_total(parts) = charge_cents),
  constraint decision_lines_reason_length check (char_length(reason) between 5 and 1000)
);
comment on table public.decision_lines is 'Each line of a bill as it was decided: the line as it was then, and its parts, which add up to its charge.';
comment on column public.decision_lines.line is '{"line_id", "provider", "service_date", "description", "care", "charge_cents"}';
comment on column public.decision_lines.parts is '[{"kind", "amount", "rule", "reason"}], as in rules/engine.';
comment on column public.decision_lines.reason is 'Why a person changed what the engine proposed, for the letter.';
create index decision_lines_edition_idx on public.decision_lines (edition);
create trigger refuse_rewrite before update or delete on public.decision_lines
  for each row execute function private.refuse_rewrite('line', 'parts', 'reason');
create trigger refuse_truncate before truncate on public.decision_lines
  for each statement execute function private.refuse_rewrite();

create table public.decision_confirmations (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references public.decisions (id),
  agrees boolean not null,
  reason text,
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default now(),
  constraint decision_confirmations_decision_id_key unique (decision_id),
  constraint decision_confirmations_reason_length check (char_length(reason) between 1 and 2000)
);
comment on table public.decision_confirmations is 'What a second admin says to a decision. A refusal voids it.';
create index decision_confirmations_admin_id_idx on public.decision_confirmations (admin_id);
create trigger refuse_rewrite before update or delete on public.decision_confirmations
  for each row execute function private.refuse_rewrite('reason');
create trigger refuse_truncate before truncate on public.decision_confirmations
  for each statement execute function private.refuse_rewrite();

--
-- Payments
--

create table public.sharing_payments (
  id uuid primary key,
  request_id uuid,
  member_id uuid,
  decision_id uuid not null references public.decisions (id),
  amount_cents bigint not null,
  payee_kind text not null,
  payee_name text,
  method text not null,
  paid_on date not null,
  reference text,
  is_refund boolean not null default false,
  reverses uuid references public.sharing_payments (id),
  reason text,
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default now(),
  constraint sharing_payments_reverses_key unique (reverses),
  constraint sharing_payments_request_fkey foreign key (request_id, member_id) references public.sharing_requests (id, member_id),
  constraint sharing_payments_amount_plausible check (amount_cents between -9999999999 and 9999999999 and amount_cents <> 0),
  -- A reversal has the opposite sign of what it takes back.
  constraint sharing_payments_sign check (reverses is not null or (amount_cents < 0) = is_refund),
  constraint sharing_payments_payee_kind_known check (payee_kind in ('member', 'provider')),
  constraint sharing_payments_payee_name_length check (char_length(payee_name) between 1 and 200),
  constraint sharing_payments_method_known check (method in ('direct_member', 'direct_provider', 'advance', 'debit_card')),
  constraint sharing_payments_reference_length check (char_length(reference) between 1 and 100),
  constraint sharing_payments_reason_length check (char_length(reason) between 1 and 1000)
);
comment on table public.sharing_payments is
  'Records of payments that were made elsewhere, and of money that came back. A mistake is reversed by a row of its own. Never contains card or account numbers.';
comment on column public.sharing_payments.is_refund is 'Whether money came back to the community, because someone else paid, too, or it was not used. Negative, with the reason.';
create index sharing_payments_request_id_idx on public.sharing_payments (request_id, member_id);
create index sharing_payments_decision_id_idx on public.sharing_payments (decision_id);
create index sharing_payments_admin_id_idx on public.sharing_payments (admin_id);
create index sharing_payments_paid_on_idx on public.sharing_payments (paid_on);
create trigger refuse_rewrite before update or delete on public.sharing_payments
  for each row execute function private.refuse_rewrite('request_id', 'member_id', 'payee_name', 'reference', 'reason');
create trigger refuse_truncate before truncate on public.sharing_payments
  for each statement execute function private.refuse_rewrite();

create function private.erase_decisions() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform set_config('private.erasing', 'on', true);
  update public.decision_confirmations as confirmations set reason = null
  from public.decisions where decisions.id = confirmations.decision_id and decisions.request_id = old.id;
  update public.decision_lines as lines set line = null, parts = null, reason = null
  from public.decisions where decisions.id = lines.decision_id and decisions.request_id = old.id;
  update public.sharing_payments as payments
  set request_id = null, member_id = null, payee_name = null, reference = null, reason = null
  where payments.request_id = old.id;
  update public.decisions set request_id = null, member_id = null, message = null, note = null, about = null
  where decisions.request_id = old.id;
  update public.decision_proposals as proposals
  set request_id = null, member_id = null, facts = null, facts_hash = null, result = null
  where proposals.request_id = old.id;
  perform set_config('private.erasing', '', true);
  return old;
end
$$;
comment on function private.erase_decisions() is
  'Trigger: when a request is erased with its person, its decisions and payments keep dates and amounts only.';

create trigger erase_decisions before delete on public.sharing_requests
  for each row execute function private.erase_decisions();

--
-- Which decision counts
--

create function private.is_effective(decision public.decisions) returns boolean
language sql stable
set search_path = ''
as $$
  select not decision.needs_confirmation or exists (
    select from public.decision_confirmations as confirmations
    where confirmations.decision_id = decision.id and confirmations.agrees
  )
$$;
comment on function private.is_effective(public.decisions) is 'Whether a decision needs no confirmation, or has it.';

create function private.standing_decision(request_id uuid) returns public.decisions
language sql stable
set search_path = ''
as $$
  select decisions from public.decisions
  where decisions.request_id = standing_decision.request_id and private.is_effective(decisions)
  order by decisions.position desc
  limit 1
$$;
comment on function private.standing_decision(uuid) is 'The latest effective decision of a request: the answer that counts.';

create function private.read_until(decision public.decisions) returns timestamptz
language sql stable
set search_path = ''
as $$
  select proposals.created_at from public.decision_proposals as proposals where proposals.id = decision.proposal_id
$$;
comment on function private.read_until(public.decisions) is
  'The time of the proposal of a decision: who decided may not have seen a page that came later. Null without a decision.';

create function private.has_pending_decision(request_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.decisions
    where decisions.request_id = has_pending_decision.request_id and decisions.needs_confirmation and not exists (
      select from public.decision_confirmations as confirmations where confirmations.decision_id = decisions.id
    )
  )
$$;
comment on function private.has_pending_decision(uuid) is 'Whether a decision of a request waits for its confirmation.';

create function private.refuse_decided(request public.sharing_requests) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if private.has_pending_decision(request.id) then
    perform private.fail(409, 'decision_pending', 'A decision waits for its confirmation.');
  elsif request.state in ('answered', 'paying', 'paid', 'closed', 'withdrawn') then
    perform private.fail(409, 'request_decided', 'The request is ' || request.state || '. Review it again first.');
  end if;
end
$$;
comment on function private.refuse_decided(public.sharing_requests) is
  'Ends the request with 409 decision_pending or request_decided if bills may not change now.';

create function private.refuse_decided_person() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.decisions where decisions.request_id = old.id) then
    perform private.refuse_decided(old);
  end if;
  return new;
end
$$;
comment on function private.refuse_decided_person() is 'Trigger: a decision stays one about the person for whom it was made.';

create trigger refuse_decided_person before update of person_id on public.sharing_requests
  for each row when (old.person_id is distinct from new.person_id)
  execute function private.refuse_decided_person();

--
-- Second readings
--

create function private.begin_second_reading() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.second_reading_since := clock_timestamp();
  return new;
end
$$;
comment on function private.begin_second_reading() is 'Trigger: stores when a second reading began.';

create trigger begin_second_reading before update of state on public.sharing_requests
  for each row when (new.state = 'second_reading' and old.state <> 'second_reading')
  execute function private.begin_second_reading();

create function private.was_involved(request_id uuid, admin_id uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select
    from public.sharing_requests as requests, lateral (
      select proposals.admin_id, proposals.created_at from public.decision_proposals as proposals
      where proposals.request_id = requests.id
      union all
      select decisions.admin_id, decisions.created_at from public.decisions where decisions.request_id = requests.id
      union all
      select confirmations.admin_id, confirmations.created_at
      from public.decision_confirmations as confirmations
      join public.decisions on decisions.id = confirmations.decision_id
      where decisions.request_id = requests.id
    ) as work
    where requests.id = was_involved.request_id and work.admin_id = was_involved.admin_id
      and work.created_at < requests.second_reading_since
  )
$$;
comment on function private.was_involved(uuid, uuid) is
  'Whether an admin proposed, decided or confirmed before the last second reading of a request began.';

create function private.workers_of(decision public.decisions) returns setof uuid
language sql stable
set search_path = ''
as $$
  select decision.admin_id
  union
  select proposals.admin_id from public.decision_proposals as proposals where proposals.request_id = decision.request_id
  union
  select events.admin_id from public.request_events as events
  where events.request_id = decision.request_id and events.kind in ('bill_saved', 'bill_deleted', 'need_saved')
$$;
comment on function private.workers_of(public.decisions) is
  'Who decided, proposed, or entered or changed bills and need of a decision''s request: none of them can be the second person.';

create function private.dependence(decision public.decisions, admin_id uuid) returns text
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  return case
    when private.was_involved(decision.request_id, dependence.admin_id) then 'was_involved'
    when dependence.admin_id in (select private.workers_of(decision)) then 'same_person'
    when exists (
      select from private.workers_of(decision) as worker (id) where not private.are_independent(dependence.admin_id, worker.id)
    ) then 'not_independent'
    when not exists (
      select from public.admins
      left join private.review_controls as controls on controls.request_id = decision.request_id
      where admins.id = dependence.admin_id and admins.counts_since <= coalesce(controls.began_at, decision.created_at)
    ) then 'not_counted'
  end;
end
$$;
comment on function private.dependence(public.decisions, uuid) is
  'Why an admin cannot be the second person of a decision: was_involved, same_person, not_independent or not_counted. Null if they can.';

create function private.refuse_dependent(decision public.decisions, admin_id uuid) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  reason text := private.dependence(decision, admin_id);
begin
  if reason is not null then
    perform private.fail(403, reason, case reason
      when 'was_involved' then 'A second reading is by someone who was not involved before.'
      when 'same_person' then 'Someone who did not propose, decide or enter its bills confirms a decision.'
      when 'not_independent' then 'You or someone who worked on this decision has changed the other''s account in the last 24 hours, or set its password; or someone else has changed both.'
      else 'Your account was changed by someone else. It counts for requests whose review begins after a second super admin has confirmed it.'
    end);
  end if;
end
$$;
comment on function private.refuse_dependent(public.decisions, uuid) is
  'Ends the request with 403 was_involved, same_person, not_independent or not_counted if an admin cannot be the second person of a decision.';

create function private.refuse_involved() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  decided public.decisions;
begin
  if tg_table_name = 'decision_confirmations' then
    select * into decided from public.decisions where decisions.id = new.decision_id;
    perform private.refuse_dependent(decided, new.admin_id);
  elsif private.was_involved(new.request_id, new.admin_id) then
    perform private.fail(403, 'was_involved', 'A second reading is by someone who was not involved before.');
  end if;
  return new;
end
$$;
comment on function private.refuse_involved() is
  'Trigger: refuses the work of someone who was involved before a second reading, and confirming what one worked on.';

create trigger refuse_involved before insert on public.decision_proposals
  for each row execute function private.refuse_involved();
create trigger refuse_involved before insert on public.decisions
  for each row execute function private.refuse_involved();
create trigger refuse_involved before insert on public.decision_confirmations
  for each row execute function private.refuse_involved();

--
-- JSON
--

create function private.line_totals(parts jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_object_agg(kinds.kind, coalesce(sums.cents, 0))
  from unnest(array[
    'discount', 'otherPayer', 'notEligible', 'iua', 'belowMinimum', 'aboveLimit', 'shareable', 'undecided'
  ]) as kinds (kind)
  left join (
    select part ->> 'kind' as kind, sum((part ->> 'amount')::bigint) as cents from jsonb_array_elements(parts) as part group by 1
  ) as sums on sums.kind = kinds.kind
$$;
comment on function private.line_totals(jsonb) is 'The sums of parts by kind, as the rules engine''s totals.';

create function private.proposed_lines(result jsonb, request_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(answers.line order by bills.created_at, bills.id, lines.position), '[]')
  from public.bills
  join public.bill_lines as lines on lines.bill_id = bills.id
  join jsonb_path_query(result, '$.needs[*].lines[*]') as answers (line) on answers.line ->> 'lineId' = lines.id::text
  where bills.request_id = proposed_lines.request_id
$$;
comment on function private.proposed_lines(jsonb, uuid) is 'The lines of a result that are of a request, in the order of its bills.';

create function private.all_parts(lines jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(part), '[]')
  from jsonb_array_elements(lines) as line, jsonb_array_elements(line -> 'parts') as part
$$;
comment on function private.all_parts(jsonb) is 'The parts of several lines.';

create function private.proposal_json(proposal public.decision_proposals) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', proposal.id, 'request_id', proposal.request_id, 'position', proposal.position, 'edition', proposal.edition,
    'facts_hash', proposal.facts_hash, 'created_at', proposal.created_at, 'admin_id', proposal.admin_id,
    'admin_name', (select admins.name from public.admins where admins.id = proposal.admin_id),
    'lines', lines.list, 'totals', private.line_totals(private.all_parts(lines.list)),
    'needs', (
      select coalesce(jsonb_agg(need order by need ->> 'startsOn'), '[]')
      from jsonb_array_elements(proposal.result -> 'needs') as need
      where exists (
        select from jsonb_array_elements(need -> 'lines') as line, jsonb_array_elements(lines.list) as own
        where own -> 'lineId' = line -> 'lineId'
      )
    )
  )
  from private.proposed_lines(proposal.result, proposal.request_id) as lines (list)
$$;
comment on function private.proposal_json(public.decision_proposals) is
  'A proposal: the lines and totals of its request, and the needs that they belong to.';

create function private.decided_totals(decision public.decisions) returns jsonb
language sql immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'discount', decision.discount_cents, 'otherPayer', decision.other_payer_cents, 'notEligible', decision.not_eligible_cents,
    'iua', decision.iua_cents, 'belowMinimum', decision.below_minimum_cents, 'aboveLimit', decision.above_limit_cents,
    'shareable', decision.shared_cents, 'undecided', 0
  )
$$;
comment on function private.decided_totals(public.decisions) is 'The totals of a decision, as the rules engine''s totals.';

create function private.decided_lines(decision_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    lines.line || jsonb_build_object('position', lines.position, 'edition', lines.edition, 'parts', lines.parts, 'reason', lines.reason)
    order by lines.position
  ), '[]')
  from public.decision_lines as lines where lines.decision_id = decided_lines.decision_id
$$;
comment on function private.decided_lines(uuid) is 'The lines of a decision.';

create function private.decision_json(decision public.decisions) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', decision.id, 'request_id', decision.request_id, 'position', decision.position, 'proposal_id', decision.proposal_id,
    'outcome', decision.outcome, 'edition', decision.edition, 'is_second_reading', decision.is_second_reading,
    'needs_confirmation', decision.needs_confirmation, 'message', decision.message, 'note', decision.note,
    'created_at', decision.created_at, 'admin_id', decision.admin_id,
    'admin_name', (select admins.name from public.admins where admins.id = decision.admin_id),
    'status', case
      when not private.is_effective(decision) then case when confirmations.id is null then 'pending' else 'refused' end
      when (private.standing_decision(decision.request_id)).id = decision.id then 'effective'
      else 'replaced'
    end,
    'totals', private.decided_totals(decision), 'lines', private.decided_lines(decision.id),
    'confirmation', case when confirmations.id is not null then jsonb_build_object(
      'agrees', confirmations.agrees, 'reason', confirmations.reason, 'created_at', confirmations.created_at,
      'admin_id', confirmations.admin_id,
      'admin_name', (select admins.name from public.admins where admins.id = confirmations.admin_id)
    ) end
  )
  from (select) as one left join public.decision_confirmations as confirmations on confirmations.decision_id = decision.id
$$;
comment on function private.decision_json(public.decisions) is 'A decision for the team, with its lines and its confirmation.';

create function private.payment_json(payment public.sharing_payments) returns jsonb
language sql stable
set search_path = ''
as $$
  select to_jsonb(payment) - 'member_id' || jsonb_build_object(
    'admin_name', (select admins.name from public.admins where admins.id = payment.admin_id)
  )
$$;
comment on function private.payment_json(public.sharing_payments) is 'A payment for the team.';

create function private.paid_cents(request_id uuid) returns bigint
language sql stable
set search_path = ''
as $$
  select coalesce(sum(payments.amount_cents), 0)::bigint
  from public.sharing_payments as payments where payments.request_id = paid_cents.request_id
$$;
comment on function private.paid_cents(uuid) is 'What was paid for a request, without what was reversed.';

--
-- Reading, for the team
--

create function private.open_request_again(request_id uuid, is_update boolean default false) returns public.sharing_requests
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
begin
  if not private.can_read_requests() then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may open requests.');
  end if;
  select * into request from public.sharing_requests as requests
  where requests.id = open_request_again.request_id and requests.state <> 'draft';
  if request.id is null then
    perform private.fail(404, 'not_found', 'There is no such request.');
  end if;
  if is_update is not true then
    perform private.touch_admin_session();
  end if;
  if private.is_first_use('request.opened', private.current_admin_id()::text || request.id::text, '10 minutes') then
    perform private.log_activity(
      'admin', private.current_admin_id(), 'request.opened', 'sharing_requests', request.id, '{}', request.member_id
    );
  end if;
  return request;
end
$$;
comment on function private.open_request_again(uuid, boolean) is
  'A request for an admin who may read it. Together with public.open_request() it is one opening in the log. Ends the request with 403 or 404.';

create function public.request_facts(request_id uuid) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.open_request_again(request_id);
  facts jsonb := private.request_facts(request);
begin
  return facts || jsonb_build_object(
    'facts_missing', private.proposal_missing(request, facts), 'facts_hash', private.facts_hash(facts)
  );
end
$$;
comment on function public.request_facts(uuid) is
  'What the rules engine needs to answer a request, for admins who may read requests: {"household", "editions", "need_id", "facts_missing", "facts_hash"}. Refuses with 403, 404 not_found.';

create function public.request_bills(request_number text, is_update boolean default false) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.open_request_again(
    (select requests.id from public.sharing_requests as requests where requests.number = request_number), is_update
  );
  facts jsonb := private.request_facts(request);
  missing text := private.facts_missing(facts -> 'household');
  own_id uuid := private.current_admin_id();
begin
  return jsonb_build_object(
    'need', (select to_jsonb(needs) from public.medical_needs as needs where needs.id = request.need_id),
    'needs', (
      select coalesce(jsonb_agg(to_jsonb(needs) order by needs.created_at, needs.id), '[]')
      from public.medical_needs as needs
      where needs.member_id = request.member_id and needs.person_id is not distinct from request.person_id
    ),
    'bills', private.request_bills(request.id),
    'warnings', private.bill_warnings(request),
    'facts', case when missing is null then facts end,
    'facts_missing', missing,
    'facts_hash', private.facts_hash(facts),
    'proposal', (
      select private.proposal_json(proposals) from public.decision_proposals as proposals
      where proposals.request_id = request.id order by proposals.position desc limit 1
    ),
    'decisions', (
      select coalesce(jsonb_agg(private.decision_json(decisions) order by decisions.position), '[]')
      from public.decisions where decisions.request_id = request.id
    ),
    'payments', (
      select coalesce(jsonb_agg(private.payment_json(payments) order by payments.created_at, payments.amount_cents desc), '[]')
      from public.sharing_payments as payments where payments.request_id = request.id
    ),
    'shared_cents', coalesce((private.standing_decision(request.id)).shared_cents, 0),
    'paid_cents', private.paid_cents(request.id),
    'confirm_above_cents', private.review_limit(request.id),
    'viewer', jsonb_build_object(
      'may_change', private.admin_can('requests'), 'was_involved', private.was_involved(request.id, own_id)
    )
  );
end
$$;
comment on function public.request_bills(text, boolean) is
  'The bills, need, proposal, decisions and payments of a request, and the facts for the rules engine, for admins who may read requests: {"need", "needs", "bills", "warnings", "facts", "facts_missing", "facts_hash", "proposal", "decisions", "payments", "shared_cents", "paid_cents", "confirm_above_cents", "viewer"}. Refuses with 403, 404 not_found.';

--
-- Proposing
--

create function private.refuse_other_state(request public.sharing_requests) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if private.was_involved(request.id, private.current_admin_id()) then
    perform private.fail(403, 'was_involved', 'A second reading is by someone who was not involved before.');
  elsif request.state not in ('in_review', 'second_reading') then
    perform private.fail(409, 'request_moved', 'The request is ' || request.state || '. Review it first.');
  end if;
end
$$;
comment on function private.refuse_other_state(public.sharing_requests) is
  'Ends the request with 403 was_involved or 409 request_moved if an admin may not propose, decide or confirm now.';

create function private.log_decision_work(request public.sharing_requests, kind text, details jsonb default '{}', is_for_member boolean default false)
returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  perform private.add_request_event(request.id, kind, details, is_for_member);
  perform private.log_activity(
    'admin', private.current_admin_id(), 'request.' || kind, 'sharing_requests', request.id, details, request.member_id
  );
end
$$;
comment on function private.log_decision_work(public.sharing_requests, text, jsonb, boolean) is
  'Adds a step of a decision or payment to the timeline of its request and to the activity log. Contains codes only.';

create function private.proposal_missing(request public.sharing_requests, facts jsonb) returns text
language sql stable
set search_path = ''
as $$
  select case
    when request.need_id is null then 'need_missing'
    when not exists (select from public.bills where bills.request_id = request.id) then 'bills_missing'
    else private.facts_missing(facts -> 'household')
  end
$$;
comment on function private.proposal_missing(public.sharing_requests, jsonb) is
  'What a proposal still needs: need_missing, bills_missing, start_missing, iua_missing, or null.';

create function private.check_parts(parts jsonb, charge bigint, path text) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  part jsonb;
begin
  if coalesce(jsonb_typeof(parts), 'null') <> 'array' or jsonb_array_length(parts) > 20 then
    perform private.fail_field('parts_invalid', 'A line has at most 20 parts.', path);
  end if;
  for part in select value from jsonb_array_elements(parts) loop
    if coalesce(part ->> 'kind', '') not in (
      'discount', 'otherPayer', 'notEligible', 'iua', 'belowMinimum', 'aboveLimit', 'shareable', 'undecided'
    ) or coalesce(private.read_cents(part, 'amount', path || '.'), 0) = 0 then
      perform private.fail_field('parts_invalid', 'A part has a kind and an amount above 0.', path);
    elsif coalesce(part ->> 'rule', '') !~ '^(instructions|procedures|exclusions|maternity)#[a-z0-9-]{1,80}$' then
      perform private.fail_field('rule_unknown', 'A part names a section of the rules.', path);
    elsif coalesce(part ->> 'reason', '') !~ '^[a-zA-Z0-9_.-]{1,60}$' then
      perform private.fail_field('parts_invalid', 'A part has a reason.', path);
    end if;
  end loop;
  if private.parts_total(parts) <> charge then
    perform private.fail_field('parts_wrong_sum', 'The parts do not add up to the charge.', path);
  end if;
end
$$;
comment on function private.check_parts(jsonb, bigint, text) is
  'Refuses parts that do not add up to the charge, or lack a kind, a rule or a reason, with 422 parts_invalid, rule_unknown or parts_wrong_sum.';

create function private.check_result(result jsonb, request_id uuid) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  checked record;
begin
  if jsonb_typeof(result -> 'needs') is distinct from 'array' then
    perform private.fail_field('result_invalid', 'The result lacks needs.', 'result');
  end if;
  for checked in
    select lines.id, lines.charge_cents, count(answers.line) as answers, (array_agg(answers.line))[1] as line
    from public.bills
    join public.bill_lines as lines on lines.bill_id = bills.id
    left join jsonb_path_query(result, '$.needs[*].lines[*]') as answers (line) on answers.line ->> 'lineId' = lines.id::text
    where bills.request_id = check_result.request_id
    group by lines.id
  loop
    if checked.answers <> 1 or jsonb_typeof(checked.line -> 'edition') is distinct from 'number' then
      perform private.fail_field('result_invalid', 'The result has each line once.', checked.id::text);
    end if;
    perform private.check_parts(checked.line -> 'parts', checked.charge_cents, checked.id::text);
  end loop;
end
$$;
comment on function private.check_result(jsonb, uuid) is 'Refuses a result without each line of a request, exactly divided, with 422.';

create function public.save_proposal(request_id uuid, facts_hash text, result jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.work_on_request(request_id);
  facts jsonb := private.request_facts(request);
  latest public.decision_proposals;
  saved public.decision_proposals;
begin
  perform private.refuse_other_state(request);
  if private.has_pending_decision(request.id) then
    perform private.fail(409, 'decision_pending', 'A decision waits for its confirmation.');
  elsif private.facts_hash(facts) is distinct from save_proposal.facts_hash then
    perform private.fail(409, 'facts_changed', 'The bills have changed since.');
  elsif private.proposal_missing(request, facts) is not null then
    perform private.fail_field(private.proposal_missing(request, facts), 'The facts are not complete.', null);
  end if;
  perform private.check_result(result, request.id);
  select * into latest from public.decision_proposals as proposals
  where proposals.request_id = request.id order by proposals.position desc limit 1;
  -- The same proposal by the same person is one row, unless it was decided and refused meanwhile.
  if (latest.admin_id, latest.facts_hash, latest.result)
      is not distinct from (private.current_admin_id(), save_proposal.facts_hash, save_proposal.result)
    and not exists (select from public.decisions where decisions.proposal_id = latest.id) then
    return private.proposal_json(latest);
  end if;
  insert into public.decision_proposals (request_id, member_id, position, edition, facts, facts_hash, result, admin_id)
  select
    request.id, request.member_id, coalesce(latest.position, 0) + 1, max((line ->> 'edition')::integer), facts,
    save_proposal.facts_hash, save_proposal.result, private.current_admin_id()
  from jsonb_array_elements(private.proposed_lines(save_proposal.result, request.id)) as line
  returning * into saved;
  perform private.log_decision_work(request, 'proposed', jsonb_build_object('position', saved.position));
  return private.proposal_json(saved);
end
$$;
comment on function public.save_proposal(uuid, text, jsonb) is
  'Stores what the rules engine answered, for the function propose-decision, in the name of an admin for requests: the proposal. Refuses with 403 was_involved, 404, 409 facts_changed, decision_pending or request_moved, 422.';

create function public.affected_answers(request_id uuid, result jsonb) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  asked public.sharing_requests;
begin
  if not private.can_read_requests() then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may compare answers.');
  end if;
  select * into asked from public.sharing_requests as requests where requests.id = affected_answers.request_id;
  return (
    select coalesce(jsonb_agg(
      jsonb_build_object('number', others.number, 'decided_cents', sums.decided, 'now_cents', sums.answered_now) order by others.number
    ), '[]')
    from public.sharing_requests as others
    join public.decision_proposals as proposals on proposals.id = (private.standing_decision(others.id)).proposal_id
    cross join lateral (
      select
        (private.line_totals(private.all_parts(private.proposed_lines(proposals.result, others.id))) ->> 'shareable')::bigint as decided,
        (private.line_totals(private.all_parts(private.proposed_lines(affected_answers.result, others.id))) ->> 'shareable')::bigint
          as answered_now
    ) as sums
    where others.member_id = asked.member_id and others.id <> asked.id and others.state <> 'withdrawn'
      and sums.decided <> sums.answered_now
  );
end
$$;
comment on function public.affected_answers(uuid, jsonb) is
  'The other answered requests of the household for which the rules engine would propose another amount now: [{"number", "decided_cents", "now_cents"}].';

--
-- Deciding
--

create function private.is_rule_of(edition integer, rule text) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from public.rule_editions as editions, jsonb_array_elements(editions.content -> 'en' -> split_part(rule, '#', 1)) as section
    where editions.number = edition and section ->> 'id' = split_part(rule, '#', 2)
  )
$$;
comment on function private.is_rule_of(integer, text) is 'Whether an edition of the rules has the section of tab#anchor.';

create function private.read_changes(changes jsonb, proposed jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  change jsonb;
  charge bigint;
  line_edition integer;
  line_parts jsonb;
  named jsonb;
  path text;
  read jsonb := '{}';
begin
  if coalesce(jsonb_typeof(changes), 'null') <> 'array' or jsonb_array_length(changes) > 3000 then
    perform private.fail_field('changes_invalid', 'Changes are a list.', 'changes');
  end if;
  for change in select value from jsonb_array_elements(changes) loop
    path := change ->> 'line_id';
    select private.parts_total(line -> 'parts'), (line ->> 'edition')::integer, line -> 'parts'
    into charge, line_edition, line_parts
    from jsonb_array_elements(proposed) as line where line ->> 'lineId' = change ->> 'line_id';
    if charge is null or read ? path then
      perform private.fail_field('line_unknown', 'A change is of one line of the request.', path);
    end if;
    perform private.read_text(change, 'reason', 5, 1000, 'reason_missing', path || '.');
    if jsonb_typeof(change -> 'parts') = 'array' then
      change := change || jsonb_build_object('parts', (
        select coalesce(jsonb_agg(
          jsonb_build_object('kind', part -> 'kind', 'amount', part -> 'amount', 'rule', part -> 'rule', 'reason', 'decided')
        ), '[]')
        from jsonb_array_elements(change -> 'parts') as part
      ));
    end if;
    perform private.check_parts(change -> 'parts', charge, path);
    for named in select value from jsonb_array_elements(change -> 'parts') loop
      -- The limits of kinds of care are no sections. The rules engine names them, and a changed part can stay under its limit.
      if not private.is_rule_of(line_edition, named ->> 'rule')
        and not line_parts @> jsonb_build_array(jsonb_build_object('rule', named -> 'rule')) then
        perform private.fail_field('rule_unknown', 'A part names a section of the rules that the line follows.', path);
      end if;
    end loop;
    read := read || jsonb_build_object(path, change);
  end loop;
  return read;
end
$$;
comment on function private.read_changes(jsonb, jsonb) is
  'The changes of a decision by line. Refuses with 422 a change without a reason, of another line, or whose parts do not add up.';

create function private.apply_changes(proposed jsonb, changes jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select coalesce(jsonb_agg(
    line || case when changes ? (line ->> 'lineId') then jsonb_build_object(
      'parts', changes -> (line ->> 'lineId') -> 'parts', 'explanation', btrim(changes -> (line ->> 'lineId') ->> 'reason')
    ) else '{}' end
    order by position
  ), '[]')
  from jsonb_array_elements(proposed) with ordinality as listed (line, position)
$$;
comment on function private.apply_changes(jsonb, jsonb) is 'The proposed lines with the parts that a person changed.';

create function private.refuse_undecided(lines jsonb) returns void
language plpgsql immutable
set search_path = ''
as $$
declare
  open_line text := (
    select line ->> 'lineId' from jsonb_array_elements(lines) as line
    where line -> 'parts' @> '[{"kind": "undecided"}]'
    limit 1
  );
begin
  if open_line is not null then
    perform private.fail_field('undecided_left', 'The rules are silent here: a person decides.', open_line);
  end if;
end
$$;
comment on function private.refuse_undecided(jsonb) is 'Ends the request with 422 undecided_left if a line needs a decision by a person.';

create function private.decided_need(proposal public.decision_proposals) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'starts_on', need -> 'startsOn', 'iua_cents', need -> 'iua' -> 'amount', 'iua_reason', need -> 'iua' -> 'reason',
    'iua_rule', need -> 'iua' -> 'rule', 'iua_paid_on', need -> 'iuaPaidOn', 'iua_reduction_cents', reduced.cents,
    'iua_reduction_reason', case when reduced.cents > 0 then needs.iua_reduction_reason end,
    -- As the rules engine counts it (rules/engine/member-year.ts).
    'iua_due_on', (
      (need ->> 'iuaReachedOn')::date + make_interval(months => (editions.figures ->> 'iuaPaymentDeadline')::integer)
    )::date
  )
  from jsonb_array_elements(proposal.result -> 'needs') as need
  -- What the engine took off, which can be less than what someone entered: nothing of a second episode, and never more than the IUA.
  cross join lateral (
    select coalesce((need -> 'iua' ->> 'amount')::bigint - (need ->> 'iuaDue')::bigint, 0) as cents
  ) as reduced
  left join public.rule_editions as editions on editions.number = (need ->> 'edition')::integer
  left join public.medical_needs as needs on needs.id::text = need ->> 'conditionId'
  where exists (
    select from jsonb_array_elements(private.proposed_lines(proposal.result, proposal.request_id)) as line
    where need -> 'lines' @> jsonb_build_array(jsonb_build_object('lineId', line -> 'lineId'))
  )
  order by need ->> 'startsOn' desc
  limit 1
$$;
comment on function private.decided_need(public.decision_proposals) is 'The need of a proposal: its first day of care and its IUA.';

create function private.note_letter() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  select jsonb_build_object(
    'member', jsonb_build_object(
      'first_name', members.first_name, 'last_name', members.last_name, 'member_number', members.member_number
    ),
    'person', coalesce(people.first_name, members.first_name), 'kind', requests.kind,
    'need', private.decided_need(proposals)
  )
  into new.about
  from public.sharing_requests as requests
  join public.members on members.id = requests.member_id
  left join public.household_people as people on people.id = requests.person_id
  left join public.decision_proposals as proposals on proposals.id = new.proposal_id
  where requests.id = new.request_id;
  return new;
end
$$;
comment on function private.note_letter() is 'Trigger: stores what the letter of a decision says besides its lines, because all of it can change later.';

create trigger note_letter before insert on public.decisions
  for each row execute function private.note_letter();

create function private.takes_away(proposed jsonb, decided jsonb) returns boolean
language sql immutable
set search_path = ''
as $$
  select coalesce(bool_or(
    (now_totals ->> 'shareable')::bigint < (was_totals ->> 'shareable')::bigint + (was_totals ->> 'undecided')::bigint
  ), false)
  from jsonb_array_elements(proposed) as was
  join jsonb_array_elements(decided) as line on line ->> 'lineId' = was ->> 'lineId'
  cross join lateral (
    select private.line_totals(was -> 'parts') as was_totals, private.line_totals(line -> 'parts') as now_totals
  ) as totals
$$;
comment on function private.takes_away(jsonb, jsonb) is
  'Whether a decision shares less of any line than the rules engine proposed, by whatever part, or decides a doubt against the member.';

create function private.add_decision(
  request public.sharing_requests, proposal public.decision_proposals, lines jsonb, message text, note text
) returns public.decisions
language plpgsql volatile
set search_path = ''
as $$
declare
  totals jsonb := private.line_totals(private.all_parts(lines));
  shared bigint := (totals ->> 'shareable')::bigint;
  is_eligible boolean := (totals ->> 'notEligible')::bigint = 0;
  is_within_limits boolean := (totals ->> 'belowMinimum')::bigint + (totals ->> 'aboveLimit')::bigint = 0;
  answer text := case
    when shared > 0 then case when is_eligible and is_within_limits then 'shared' else 'partly_shared' end
    -- Discounts, other payers and the IUA cover what is eligible so far: the next bill of the need can be shared.
    when is_within_limits and (is_eligible or (totals ->> 'iua')::bigint > 0) then 'within_iua'
    else 'not_shared'
  end;
  added public.decisions;
begin
  insert into public.decisions (
    request_id, member_id, position, proposal_id, outcome, edition, is_second_reading, needs_confirmation, message, note,
    requested_on, us_state, charge_cents, discount_cents, other_payer_cents, not_eligible_cents, iua_cents, below_minimum_cents,
    above_limit_cents, shared_cents, admin_id
  )
  select
    request.id, request.member_id,
    (select coalesce(max(decisions.position), 0) + 1 from public.decisions where decisions.request_id = request.id),
    proposal.id, answer, proposal.edition, request.state = 'second_reading',
    answer <> 'shared' or shared > private.review_limit(request.id)
      or private.takes_away(private.proposed_lines(proposal.result, request.id), lines), add_decision.message, add_decision.note,
    request.received_on, request.us_state,
    private.parts_total(private.all_parts(lines)), (totals ->> 'discount')::bigint, (totals ->> 'otherPayer')::bigint,
    (totals ->> 'notEligible')::bigint, (totals ->> 'iua')::bigint, (totals ->> 'belowMinimum')::bigint,
    (totals ->> 'aboveLimit')::bigint, shared, private.current_admin_id()
  returning * into added;
  insert into public.decision_lines (decision_id, position, edition, charge_cents, shared_cents, line, parts, reason)
  select
    added.id, listed.position, (decided ->> 'edition')::integer, billed.charge_cents,
    (private.line_totals(decided -> 'parts') ->> 'shareable')::bigint,
    jsonb_build_object(
      'line_id', billed.id, 'provider', bills.provider, 'service_date', billed.service_date, 'description', billed.description,
      'care', billed.care, 'charge_cents', billed.charge_cents
    ),
    decided -> 'parts', decided ->> 'explanation'
  from jsonb_array_elements(lines) with ordinality as listed (decided, position)
  join public.bill_lines as billed on billed.id = (decided ->> 'lineId')::uuid
  join public.bills on bills.id = billed.bill_id;
  return added;
end
$$;
comment on function private.add_decision(public.sharing_requests, public.decision_proposals, jsonb, text, text) is
  'Adds a decision with its lines. Its outcome and whether it needs a confirmation follow from its amounts.';

create function private.answer_request(decision public.decisions) returns void
language plpgsql volatile
set search_path = ''
as $$
begin
  update public.sharing_requests as requests set outcome = decision.outcome where requests.id = decision.request_id;
  perform private.move_request(decision.request_id, 'answered');
  -- The answer rests on the pages that were there, and did not need what is still missing.
  update public.request_files as files set status = 'accepted', reviewed_at = now(), reviewed_by = decision.admin_id
  where files.request_id = decision.request_id and files.status = 'received' and files.verdict is null
    and files.received_at <= private.read_until(decision);
  perform private.settle_item(items.id) from public.request_items as items
  where items.request_id = decision.request_id and items.status = 'received';
  update public.request_items as items
  set status = case items.document_kind when 'itemized-bill' then 'missing' else 'waived' end, is_required = false
  where items.request_id = decision.request_id and items.is_required and items.status in ('missing', 'rejected');
  perform private.continue_request(decision.request_id);
end
$$;
comment on function private.answer_request(public.decisions) is
  'A decision takes effect: the request is answered, its pages are accepted, and it needs no other document. It goes on if a page has come since the proposal.';

create function private.read_words(words text, field text) returns text
language plpgsql immutable
set search_path = ''
as $$
begin
  if char_length(words) > 4000 then
    perform private.fail_field('text_length', 'A text of at most 4,000 characters.', field);
  end if;
  return nullif(btrim(words), '');
end
$$;
comment on function private.read_words(text, text) is 'A trimmed text, or null. Refuses with 422 text_length.';

create function private.decided_by(request public.sharing_requests, proposal public.decision_proposals, changes jsonb) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  proposed jsonb := private.proposed_lines(proposal.result, request.id);
  lines jsonb := private.apply_changes(proposed, private.read_changes(changes, proposed));
begin
  perform private.refuse_undecided(lines);
  return lines;
end
$$;
comment on function private.decided_by(public.sharing_requests, public.decision_proposals, jsonb) is
  'The lines of a proposal with the changes of the team. Refuses with 422 and the line as hint.';

create function public.decide_request(proposal_id uuid, changes jsonb default '[]', message text default null, note text default null)
returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  proposal public.decision_proposals;
  request public.sharing_requests;
  decision public.decisions;
begin
  select * into proposal from public.decision_proposals as proposals where proposals.id = decide_request.proposal_id;
  -- From here on the request is locked: of two deciders at once, the second sees the first one's decision.
  request := private.work_on_request(proposal.request_id);
  perform private.lock_household(request);
  if private.has_pending_decision(request.id) then
    perform private.fail(409, 'decision_pending', 'A decision waits for its confirmation.');
  elsif exists (
    select from public.decisions where decisions.request_id = request.id and decisions.created_at >= proposal.created_at
  ) then
    perform private.fail(409, 'decided_meanwhile', 'Someone else has decided meanwhile.');
  end if;
  perform private.refuse_other_state(request);
  if private.facts_hash(private.request_facts(request)) is distinct from proposal.facts_hash then
    perform private.fail(409, 'facts_changed', 'The bills have changed since the proposal.');
  end if;
  decision := private.add_decision(
    request, proposal, private.decided_by(request, proposal, changes), private.read_words(message, 'message'),
    private.read_words(note, 'note')
  );
  perform private.log_decision_work(request, 'decided', jsonb_build_object('position', decision.position));
  if not decision.needs_confirmation then
    perform private.answer_request(decision);
  end if;
  return private.decision_json(decision);
end
$$;
comment on function public.decide_request(uuid, jsonb, text, text) is
  'Decides a request by a proposal, for admins for requests: the decision. changes: [{"line_id", "parts": [{"kind", "amount", "rule"}], "reason"}]. Refuses with 403 permission_denied or was_involved, 404 not_found, 409 facts_changed, decided_meanwhile, decision_pending or request_moved, 422 with the line as hint.';

create function public.confirm_decision(decision_id uuid, agrees boolean, reason text default null) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  decision public.decisions;
  request public.sharing_requests;
  said text := private.read_words(reason, 'reason');
begin
  select * into decision from public.decisions where decisions.id = confirm_decision.decision_id;
  request := private.work_on_request(decision.request_id);
  perform private.lock_household(request);
  if not decision.needs_confirmation or exists (
    select from public.decision_confirmations as confirmations where confirmations.decision_id = decision.id
  ) then
    perform private.fail(409, 'confirmed_meanwhile', 'The decision needs no confirmation any more.');
  end if;
  perform private.refuse_dependent(decision, private.current_admin_id());
  if agrees is null or not agrees and said is null or char_length(said) > 2000 then
    perform private.fail_field('reason_missing', 'Agree, or say why not in at most 2,000 characters.', 'reason');
  end if;
  if agrees then
    perform private.refuse_other_state(request);
    if private.facts_hash(private.request_facts(request)) is distinct from (
      select proposals.facts_hash from public.decision_proposals as proposals where proposals.id = decision.proposal_id
    ) then
      perform private.fail(409, 'facts_changed', 'The bills have changed since the decision. Refuse it, and propose again.');
    end if;
  end if;
  insert into public.decision_confirmations (decision_id, agrees, reason, admin_id)
  values (decision.id, confirm_decision.agrees, said, private.current_admin_id());
  perform private.log_decision_work(
    request, case when agrees then 'decision_confirmed' else 'decision_refused' end,
    jsonb_build_object('position', decision.position)
  );
  perform private.broadcast_request(request.id, false);
  if agrees then
    perform private.answer_request(decision);
  end if;
  return private.decision_json(decision);
end
$$;
comment on function public.confirm_decision(uuid, boolean, text) is
  'Confirms the decision of another admin, for admins for requests, or refuses it with a reason. Refuses with 403 permission_denied, same_person, not_independent, not_counted or was_involved, 404 not_found, 409 confirmed_meanwhile, facts_changed or request_moved, 422 reason_missing.';

--
-- Moving requests
--

create function private.refuse_move(request public.sharing_requests, to_state text) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  decision public.decisions := private.standing_decision(request.id);
begin
  if not exists (
    select from public.request_states as states where states.state = request.state and to_state = any (states.next_states)
  ) then
    -- private.move_request() refuses what is no next state.
    return;
  elsif to_state = 'answered' and (
    decision.id is null or request.state = 'second_reading' and decision.created_at < request.second_reading_since
  ) then
    perform private.fail(409, 'decision_missing', 'An answer is a decision.');
  elsif to_state = 'paying' and coalesce(decision.shared_cents, 0) = 0 then
    perform private.fail(409, 'nothing_to_pay', 'Nothing is shared.');
  elsif to_state = 'paid' and private.paid_cents(request.id) is distinct from decision.shared_cents then
    perform private.fail(409, 'payments_open', 'The payments do not add up to what is shared.');
  elsif to_state = 'withdrawn' and private.paid_cents(request.id) <> 0 then
    perform private.fail(409, 'payments_recorded', 'Payments were recorded. Reverse them first.');
  end if;
end
$$;
comment on function private.refuse_move(public.sharing_requests, text) is
  'Ends the request with 409 if decisions or payments forbid a move: decision_missing, nothing_to_pay, payments_open, payments_recorded.';

--
-- Paying
--

create function private.has_card_number(words text) returns boolean
language sql immutable
set search_path = ''
as $$
  -- The digits of a run, with spaces or hyphens between them, as long as a card of their first digits, that pass the Luhn check.
  -- References such as the 15 digits of a bank's trace number remain possible.
  select exists (
    select
    from regexp_matches(coalesce(words, ''), '[0-9](?:[ -]?[0-9]){12,}', 'g') as found (groups), lateral (
      select left(regexp_replace(groups[1], '[^0-9]', '', 'g'), length) as digits from unnest('{13,14,15,16,19}'::integer[]) as length
    ) as number
    where digits ~ '^(4([0-9]{12}|[0-9]{15}|[0-9]{18})|(5[1-5]|2[2-7]|6[0-9])[0-9]{14}|3[47][0-9]{13}|3[068][0-9]{12})$'
      and (
        select sum(case when (char_length(digits) - place) % 2 = 0 then digit else digit * 2 - case when digit > 4 then 9 else 0 end end)
        from generate_series(1, char_length(digits)) as place, lateral (select substr(digits, place, 1)::integer as digit) as one
      ) % 10 = 0
  )
$$;
comment on function private.has_card_number(text) is 'Whether a text contains what looks like the number of a card.';

create function private.check_payment() returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  decision public.decisions;
  reversed public.sharing_payments;
begin
  -- Payments of a request are added one after the other.
  perform from public.sharing_requests as requests where requests.id = new.request_id for update;
  decision := private.standing_decision(new.request_id);
  if new.reverses is not null then
    select * into reversed from public.sharing_payments as payments where payments.id = new.reverses;
    if reversed.request_id is distinct from new.request_id or reversed.amount_cents <> -new.amount_cents
      or reversed.is_refund <> new.is_refund then
      perform private.fail(409, 'reversal_differs', 'A reversal is of one payment, as a whole.');
    elsif private.paid_cents(new.request_id) + new.amount_cents < 0 then
      perform private.fail(409, 'refunded', 'A part of it has come back. Reverse that first.');
    end if;
  elsif decision.id is distinct from new.decision_id then
    perform private.fail(409, 'nothing_to_pay', 'A payment is for the decision that counts.');
  elsif new.is_refund then
    if private.paid_cents(new.request_id) + new.amount_cents < decision.shared_cents then
      perform private.fail_amount(
        'above_return', 'More than was paid above what is shared.', private.paid_cents(new.request_id) - decision.shared_cents
      );
    end if;
  elsif private.paid_cents(new.request_id) + new.amount_cents > decision.shared_cents then
    perform private.fail_amount(
      'above_shared', 'The payments would be more than what is shared.', decision.shared_cents - private.paid_cents(new.request_id)
    );
  end if;
  return new;
end
$$;
comment on function private.check_payment() is
  'Trigger: payments are never more than what is shared, what comes back is never more than what is too much, and a reversal is of one payment.';

create function private.fail_amount(code text, message text, most_cents bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', code, 'message', message, 'hint', greatest(0, most_cents)::text)::text,
    detail = jsonb_build_object('status', 409, 'headers', '{}'::jsonb)::text;
end
$$;
comment on function private.fail_amount(text, text, bigint) is 'Ends the request with 409. The hint is the most that is possible, in cents.';

create trigger check_payment before insert on public.sharing_payments
  for each row execute function private.check_payment();

create function private.settle_payments(request_id uuid) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  request_state text := (select requests.state from public.sharing_requests as requests where requests.id = settle_payments.request_id);
  is_paid boolean := private.paid_cents(request_id) = (private.standing_decision(request_id)).shared_cents;
begin
  if request_state = 'answered' and (private.standing_decision(request_id)).shared_cents > 0 then
    perform private.move_request(request_id, 'paying');
    request_state := 'paying';
  end if;
  if request_state = 'paying' and is_paid then
    perform private.move_request(request_id, 'paid');
    perform private.continue_request(request_id);
  elsif request_state = 'paid' and not is_paid then
    perform private.move_request(request_id, 'paying');
  end if;
end
$$;
comment on function private.settle_payments(uuid) is
  'A request is paid once its payments add up to what is shared, to the cent. It goes on if a page has come meanwhile.';

create function private.read_payment(payment jsonb) returns public.sharing_payments
language plpgsql stable
set search_path = ''
as $$
declare
  entered public.sharing_payments;
begin
  entered.id := private.read_id(payment, 'id', 'payment_invalid');
  entered.amount_cents := private.read_cents(payment, 'amount_cents');
  entered.payee_kind := payment ->> 'payee_kind';
  entered.payee_name := private.read_text(payment, 'payee_name', 1, 200, 'payee_length');
  entered.method := payment ->> 'method';
  entered.paid_on := private.read_day(payment, 'paid_on');
  entered.reference := private.read_text(payment, 'reference', 0, 100, 'reference_length');
  entered.is_refund := coalesce(payment -> 'is_refund' = 'true', false);
  entered.reason := private.read_text(payment, 'reason', 0, 1000, 'reason_missing');
  if entered.id is null then
    perform private.fail_field('payment_invalid', 'A payment has an id.', 'id');
  elsif coalesce(entered.amount_cents, 0) = 0 then
    perform private.fail_field('amount_invalid', 'A payment has an amount above 0.', 'amount_cents');
  elsif coalesce(entered.payee_kind, '') not in ('member', 'provider') then
    perform private.fail_field('payee_unknown', 'The payee is the member or a provider.', 'payee_kind');
  elsif coalesce(entered.method, '') not in ('direct_member', 'direct_provider', 'advance', 'debit_card')
    or entered.is_refund and entered.method = 'advance' then
    perform private.fail_field('method_unknown', 'There is no such way to pay.', 'method');
  elsif entered.paid_on is null or entered.paid_on > private.local_today() + 1 then
    perform private.fail_field('date_invalid', 'A payment has been made on a day, not in the future.', 'paid_on');
  elsif private.has_card_number(entered.payee_name) then
    perform private.fail_field('card_number', 'Never enter the number of a card.', 'payee_name');
  elsif private.has_card_number(entered.reference) then
    perform private.fail_field('card_number', 'Never enter the number of a card.', 'reference');
  elsif entered.is_refund and entered.reason is null then
    perform private.fail_field('reason_missing', 'Money comes back for a reason.', 'reason');
  elsif private.has_card_number(entered.reason) then
    perform private.fail_field('card_number', 'Never enter the number of a card.', 'reason');
  end if;
  if entered.is_refund then
    entered.amount_cents := -entered.amount_cents;
  else
    entered.reason := null;
  end if;
  return entered;
end
$$;
comment on function private.read_payment(jsonb) is 'A payment that is recorded, or money that came back (negative). Refuses with 422 and the field.';

create function public.record_payment(payment jsonb) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
  entered public.sharing_payments;
  stored public.sharing_payments;
begin
  if not private.admin_can('requests') then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may record payments.');
  elsif jsonb_typeof(payment) is distinct from 'object' then
    perform private.fail_field('payment_invalid', 'Expected a JSON object.', null);
  end if;
  request := private.work_on_request(private.read_id(payment, 'request_id', 'payment_invalid'));
  entered := private.read_payment(payment);
  select * into stored from public.sharing_payments as payments where payments.id = entered.id;
  if stored.id is not null then
    -- The response to the first call did not arrive.
    if (stored.request_id, stored.amount_cents, stored.method, stored.paid_on)
      is distinct from (request.id, entered.amount_cents, entered.method, entered.paid_on) then
      perform private.fail(409, 'payment_exists', 'There is another payment with this id.');
    end if;
    return private.payment_json(stored);
  elsif not entered.is_refund and request.state not in ('answered', 'paying') then
    perform private.fail(409, 'nothing_to_pay', 'The request is ' || request.state || '.');
  end if;
  insert into public.sharing_payments (
    id, request_id, member_id, decision_id, amount_cents, payee_kind, payee_name, method, paid_on, reference, is_refund, reason, admin_id
  ) values (
    entered.id, request.id, request.member_id, (private.standing_decision(request.id)).id, entered.amount_cents, entered.payee_kind,
    entered.payee_name, entered.method, entered.paid_on, entered.reference, entered.is_refund, entered.reason, private.current_admin_id()
  ) returning * into stored;
  perform private.log_decision_work(request, case when stored.is_refund then 'refund' else 'payment' end, is_for_member => true);
  perform private.settle_payments(request.id);
  return private.payment_json(stored);
end
$$;
comment on function public.record_payment(jsonb) is
  'Records a payment that was made, or (is_refund) money that came back, for admins for requests: the payment. The same id twice records it once. Refuses with 403, 404 not_found, 409 nothing_to_pay, above_shared or above_return (hint: the most cents that are possible) or payment_exists, 422 with the field as hint.';

create function public.reverse_payment(payment_id uuid, reversal_id uuid, reason text) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  reversed public.sharing_payments;
  request public.sharing_requests;
  said text := nullif(btrim(reason), '');
  stored public.sharing_payments;
begin
  select * into reversed from public.sharing_payments as payments where payments.id = reverse_payment.payment_id;
  request := private.work_on_request(reversed.request_id);
  select * into stored from public.sharing_payments as payments where payments.reverses = reversed.id;
  if stored.id = reversal_id then
    -- The response to the first call did not arrive.
    return private.payment_json(stored);
  elsif stored.id is not null or reversed.reverses is not null then
    perform private.fail(409, 'reversed_before', 'The payment was reversed before.');
  elsif reversal_id is null or exists (select from public.sharing_payments as payments where payments.id = reversal_id) then
    perform private.fail(409, 'payment_exists', 'There is another payment with this id.');
  elsif said is null or char_length(said) > 1000 then
    perform private.fail_field('reason_missing', 'A reversal has a reason of at most 1,000 characters.', 'reason');
  elsif private.has_card_number(said) then
    perform private.fail_field('card_number', 'Never enter the number of a card.', 'reason');
  end if;
  insert into public.sharing_payments (
    id, request_id, member_id, decision_id, amount_cents, payee_kind, payee_name, method, paid_on, reference, is_refund, reverses,
    reason, admin_id
  ) values (
    reversal_id, request.id, request.member_id, reversed.decision_id, -reversed.amount_cents, reversed.payee_kind, reversed.payee_name,
    reversed.method, private.local_today(), reversed.reference, reversed.is_refund, reversed.id, said, private.current_admin_id()
  ) returning * into stored;
  perform private.log_decision_work(request, 'payment_reversed', is_for_member => true);
  perform private.settle_payments(request.id);
  return private.payment_json(stored);
end
$$;
comment on function public.reverse_payment(uuid, uuid, text) is
  'Reverses a payment, or money that came back, by its opposite, for admins for requests: the reversal. The same ids twice reverse it once. Refuses with 403, 404 not_found, 409 reversed_before, refunded or payment_exists, 422 reason_missing or card_number.';

--
-- Reading, for members
--

create function private.letter_decision(decision public.decisions) returns jsonb
language sql stable
set search_path = ''
as $$
  select decision.about || jsonb_build_object(
    'id', decision.id, 'position', decision.position, 'outcome', decision.outcome, 'is_second_reading', decision.is_second_reading,
    'message', decision.message, 'edition', decision.edition, 'totals', private.decided_totals(decision),
    'shared_cents', decision.shared_cents, 'lines', private.decided_lines(decision.id),
    'effective_at', coalesce(
      (
        select confirmations.created_at from public.decision_confirmations as confirmations
        where confirmations.decision_id = decision.id
      ),
      decision.created_at
    )
  )
$$;
comment on function private.letter_decision(public.decisions) is 'A decision as the member reads it: without names and notes of the team.';

create function private.letter(request public.sharing_requests, decision public.decisions) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', request.id, 'number', request.number, 'language', request.language, 'state', request.state,
    'received_on', request.received_on, 'decision', private.letter_decision(decision),
    'iua_paid_on', (
      -- Each need of a condition that came back has a day of its own. One before the care is known to the answer only.
      select coalesce(
        (
          select min(days.day) from unnest(needs.iua_paid_on) as days (day)
          where days.day >= (about.need ->> 'starts_on')::date and not exists (
            select from public.sharing_requests as requests join public.decisions on decisions.request_id = requests.id
            where requests.need_id = needs.id
              and (decisions.about -> 'need' ->> 'starts_on')::date > (about.need ->> 'starts_on')::date
              and (decisions.about -> 'need' ->> 'starts_on')::date <= days.day
          )
        ),
        (select days.day from unnest(needs.iua_paid_on) as days (day) where days.day = (about.need ->> 'iua_paid_on')::date)
      )
      from public.medical_needs as needs, (select decision.about -> 'need' as need) as about where needs.id = request.need_id
    ),
    'editions', (
      select coalesce(jsonb_agg(
        jsonb_build_object('number', editions.number, 'effective_on', editions.effective_on) order by editions.number
      ), '[]')
      from public.rule_editions as editions
      where editions.number in (
        select lines.edition
        from public.decisions join public.decision_lines as lines on lines.decision_id = decisions.id
        where decisions.request_id = request.id and (decisions.id = decision.id or private.is_effective(decisions))
      )
    ),
    'earlier', (
      select coalesce(jsonb_agg(private.letter_decision(decisions) order by decisions.position desc), '[]')
      from public.decisions
      where decisions.request_id = request.id and decisions.position < decision.position and private.is_effective(decisions)
    ),
    'payments', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', payments.id, 'paid_on', payments.paid_on, 'method', payments.method, 'payee_kind', payments.payee_kind,
          'payee_name', payments.payee_name, 'reference', payments.reference, 'amount_cents', payments.amount_cents,
          'is_refund', payments.is_refund, 'is_reversal', payments.reverses is not null
        ) order by payments.created_at, payments.amount_cents desc
      ), '[]')
      from public.sharing_payments as payments where payments.request_id = request.id
    ),
    'shared_cents', decision.shared_cents, 'paid_cents', private.paid_cents(request.id),
    -- The day in the member's time zone by which someone else answers.
    'second_reading_due_on', case
      when request.state = 'second_reading' then private.day_in_zone(request.team_due_at, request.time_zone)
    end,
    'can_disagree', (
      select 'second_reading' = any (states.next_states) from public.request_states as states where states.state = request.state
    )
  )
$$;
comment on function private.letter(public.sharing_requests, public.decisions) is 'Everything that the decision letter says.';

create function private.read_letter(request public.sharing_requests) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  decision public.decisions := private.standing_decision(request.id);
begin
  -- Another member's letter is the same as none.
  if decision.id is null then
    perform private.fail(404, 'not_found', 'There is no such letter.');
  end if;
  return private.letter(request, decision);
end
$$;
comment on function private.read_letter(public.sharing_requests) is
  'The letter about the decision that counts. Ends the request with 404 if there is none.';

create function public.read_decision(request_number text) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests;
begin
  select * into request from public.sharing_requests as requests
  where requests.number = request_number and requests.member_id = private.current_member_id();
  return private.read_letter(request);
end
$$;
comment on function public.read_decision(text) is
  'The decision letter of a request of the member who calls. Only effective decisions. Refuses with 404 not_found.';

create function private.coming_letter(request public.sharing_requests, decision public.decisions) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  -- As soon as the decision takes effect.
  request.state := 'answered';
  return jsonb_set(private.letter(request, decision), '{decision,effective_at}', to_jsonb(now()));
end
$$;
comment on function private.coming_letter(public.sharing_requests, public.decisions) is
  'The letter about a decision as it would be if the decision took effect now.';

create function public.open_decision(request_number text, decision_id uuid default null) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  request public.sharing_requests := private.open_request_again(
    (select requests.id from public.sharing_requests as requests where requests.number = request_number)
  );
  decision public.decisions;
begin
  select * into decision from public.decisions
  where decisions.id = open_decision.decision_id and decisions.request_id = request.id;
  if decision_id is null or private.is_effective(decision) then
    return private.read_letter(request);
  elsif decision.id is null then
    perform private.fail(404, 'not_found', 'There is no such decision.');
  end if;
  return private.coming_letter(request, decision);
end
$$;
comment on function public.open_decision(text, uuid) is
  'The decision letter of a request as its member reads it, for admins who may read requests; with a decision that is not effective, its letter as the member would read it. Refuses with 403, 404 not_found.';

create function public.preview_decision(proposal_id uuid, changes jsonb default '[]', message text default null) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  proposal public.decision_proposals;
  request public.sharing_requests;
  decision public.decisions;
  letter jsonb;
begin
  select * into proposal from public.decision_proposals as proposals where proposals.id = preview_decision.proposal_id;
  -- The request first, as in the decision itself: of two that add the same position, each would else wait for the other.
  request := private.work_on_request(proposal.request_id);
  perform private.open_request_again(request.id);
  begin
    decision := private.add_decision(
      request, proposal, private.decided_by(request, proposal, changes), private.read_words(message, 'message'), null
    );
    letter := private.coming_letter(request, decision);
    -- Undoes it. The letter stays in its variable.
    raise exception using errcode = 'PREVW';
  exception when sqlstate 'PREVW' then
    return letter;
  end;
end
$$;
comment on function public.preview_decision(uuid, jsonb, text) is
  'The letter that public.decide_request() with the same arguments would write, for admins for requests. Nothing is decided. Refuses with 403 permission_denied, 404 not_found, 422 with the line as hint.';

create function private.decided_household(member_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  with standing as (
    select
      proposals.facts, decisions.created_at, proposals.facts ->> 'need_id' as need_id,
      array(select lines.line ->> 'line_id' from public.decision_lines as lines where lines.decision_id = decisions.id) as line_ids
    from public.sharing_requests as requests
    join public.decisions on decisions.id = (private.standing_decision(requests.id)).id
    join public.decision_proposals as proposals on proposals.id = decisions.proposal_id
    where requests.member_id = decided_household.member_id and requests.state <> 'withdrawn'
  ), conditions as (
    select standing.*, condition
    from standing, jsonb_array_elements(standing.facts -> 'household' -> 'conditions') as condition
    where condition ->> 'id' = standing.need_id
  ), merged as (
    select
      conditions.need_id, (array_agg(conditions.condition order by conditions.created_at desc))[1] as latest,
      jsonb_agg(line order by line ->> 'day', line ->> 'id') filter (where line ->> 'id' = any (conditions.line_ids)) as lines
    from conditions, jsonb_array_elements(conditions.condition -> 'lines') as line
    group by conditions.need_id
  )
  select jsonb_build_object(
    'household', private.household_facts(decided_household.member_id) || jsonb_build_object('conditions', (
      select coalesce(jsonb_agg(
        merged.latest || jsonb_build_object('lines', merged.lines, 'iuaPaidOn', coalesce(
          (select to_jsonb(needs.iua_paid_on) from public.medical_needs as needs where needs.id::text = merged.need_id),
          merged.latest -> 'iuaPaidOn'
        ))
        order by merged.need_id
      ), '[]')
      from merged where merged.lines is not null
    )),
    'editions', private.editions(),
    'people', (
      select jsonb_build_array(jsonb_build_object('id', members.id, 'first_name', members.first_name)) || coalesce((
        select jsonb_agg(jsonb_build_object('id', people.id, 'first_name', people.first_name) order by people.date_of_birth, people.id)
        from public.household_people as people where people.member_id = members.id
      ), '[]')
      from public.members where members.id = decided_household.member_id
    )
  )
$$;
comment on function private.decided_household(uuid) is
  'The facts of a household that were decided, for the member''s own year: {"household", "editions", "people": [{"id", "first_name"}]}. Without what a reviewer has not answered yet.';

--
-- Live updates
--

create trigger broadcast_change after insert or update or delete on public.bills
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert on public.decision_proposals
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert on public.decisions
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert on public.sharing_payments
  for each row execute function private.broadcast_change();
