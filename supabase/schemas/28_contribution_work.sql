-- What the team does with contributions: records them, reverses them, moves them to another month, imports them from a file, and sets
-- the share kept for administration. What members read about their own month.

create function private.books_admin_id() returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('books') then
    perform private.fail(403, 'permission_denied', 'Only admins for open books may do this.');
  end if;
  perform private.touch_admin_session();
  return private.current_admin_id();
end
$$;
comment on function private.books_admin_id() is 'The id of the admin for open books who sends the request. Ends the request for others.';

--
-- Recording
--

create function private.read_contribution(entry jsonb) returns public.contribution_entries
language plpgsql stable
set search_path = ''
as $$
declare
  entered public.contribution_entries;
begin
  entered.id := private.read_id(entry, 'id', 'entry_invalid');
  entered.member_id := private.read_id(entry, 'member_id', 'member_unknown');
  entered.kind := coalesce(entry ->> 'kind', 'contribution');
  entered.cents := private.read_cents(entry, 'cents');
  entered.received_on := private.read_day(entry, 'received_on');
  entered.month := private.read_day(entry, 'month');
  entered.reference := private.read_text(entry, 'reference', 0, 100, 'reference_length');
  entered.note := private.read_text(entry, 'note', 0, 500, 'note_length');
  if entered.id is null then
    perform private.fail_field('entry_invalid', 'An entry has an id.', 'id');
  elsif entered.member_id is null then
    perform private.fail_field('member_unknown', 'A contribution is of a member.', 'member_id');
  elsif entered.kind not in ('contribution', 'gift', 'fund_use') then
    perform private.fail_field('kind_unknown', 'A contribution, a gift or a use of the fund.', 'kind');
  elsif coalesce(entered.cents, 0) = 0 then
    perform private.fail_field('amount_invalid', 'An amount is above zero.', 'cents');
  elsif entered.received_on is null or entered.received_on not between '2000-01-01' and private.local_today() then
    perform private.fail_field('date_invalid', 'It was received from 2000 until today.', 'received_on');
  elsif entered.month is null or extract(day from entered.month) <> 1
    or entered.month not between '2000-01-01' and private.local_today() + interval '1 year' then
    perform private.fail_field('month_invalid', 'A month is its first day, at most a year ahead.', 'month');
  elsif private.has_card_number(entered.reference) then
    perform private.fail_field('card_number', 'Never enter the number of a card.', 'reference');
  elsif private.has_card_number(entered.note) then
    perform private.fail_field('card_number', 'Never enter the number of a card.', 'note');
  elsif entered.kind = 'fund_use' and char_length(coalesce(entered.note, '')) < 5 then
    perform private.fail_field('reason_missing', 'A use of the fund has a reason of 5 to 500 characters.', 'note');
  end if;
  return entered;
end
$$;
comment on function private.read_contribution(jsonb) is 'A contribution that the team records. Refuses with 422 and the field as hint.';

create function public.add_contribution(entry jsonb) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking uuid := private.books_admin_id();
  entered public.contribution_entries := private.read_contribution(entry);
  known public.contribution_entries;
begin
  -- Two people who record the same payment at once wait for each other here.
  perform from public.members where members.id = entered.member_id for no key update;
  if not found then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  select * into known from public.contribution_entries as entries where entries.id = entered.id;
  if known.id is not null then
    if (known.member_id, known.kind, known.month, known.cents, known.received_on)
      is distinct from (entered.member_id, entered.kind, entered.month, entered.cents, entered.received_on) then
      perform private.fail(409, 'entry_exists', 'There is another entry with this id.');
    end if;
    -- The response to the first call did not arrive.
    return known.id;
  elsif exists (
    select from public.contribution_entries as entries where entries.source = 'manual' and entries.reference = entered.reference
  ) then
    perform private.fail_field('reference_known', 'A payment with this reference was recorded before.', 'reference');
  elsif not private.read_flag(entry, 'again', 'entry_invalid') and exists (
    select from public.contribution_entries as entries
    where entries.member_id = entered.member_id and entries.month = entered.month and entries.cents = entered.cents
      and entries.received_on = entered.received_on and entries.kind = entered.kind and private.open_cents(entries.id) > 0
  ) then
    perform private.fail(409, 'same_payment', 'The same amount was recorded for this month and day.');
  end if;
  entered.source := 'manual';
  entered.admin_id := asking;
  if private.record_contribution(to_jsonb(entered)) <> entered.id then
    perform private.fail_field('reference_known', 'A payment with this reference was recorded before.', 'reference');
  end if;
  perform private.log_activity(
    'admin', asking, case entered.kind when 'fund_use' then 'contributions.fund_used' else 'contributions.recorded' end,
    'contribution_entries', entered.id, member_id => entered.member_id
  );
  return entered.id;
end
$$;
comment on function public.add_contribution(jsonb) is
  'Records a contribution or a gift that was received, or what the fund gave for a need of a member, for admins for open books: its id. The same id twice records it once. Refuses with 403, 404 not_found, 409 entry_exists, fund_too_small or same_payment (unless again is true), 422 with the field as hint.';

create function private.lock_entry(entry_id uuid, new_id uuid) returns public.contribution_entries
language plpgsql volatile
set search_path = ''
as $$
declare
  origin public.contribution_entries;
begin
  select * into origin from public.contribution_entries as entries where entries.id = entry_id;
  perform from public.members where members.id = origin.member_id for no key update;
  if not found then
    perform private.fail(404, 'not_found', 'There is no such entry.');
  elsif new_id is null or exists (
    select from public.contribution_entries as entries where entries.id = new_id and entries.reverses is distinct from entry_id
  ) then
    perform private.fail(409, 'entry_exists', 'There is another entry with this id.');
  end if;
  return origin;
end
$$;
comment on function private.lock_entry(uuid, uuid) is
  'An entry that is taken back under a new id, or was under the same one. Until the end, no one else changes its member''s books.';

create function private.check_reversal(origin public.contribution_entries, taken bigint, reason text) returns void
language plpgsql volatile
set search_path = ''
as $$
declare
  open bigint := private.open_cents(origin.id);
begin
  if origin.cents < 0 then
    perform private.fail(409, 'not_reversible', 'A reversal cannot be reversed. Record the payment again.');
  elsif taken is null or taken < 1 then
    perform private.fail_field('amount_invalid', 'An amount is above zero.', 'cents');
  elsif taken > open then
    perform private.fail(409, 'reversed_before', 'Only ' || open || ' cents of this entry are left.');
  elsif char_length(coalesce(btrim(reason), '')) not between 1 and 500 then
    perform private.fail_field('reason_missing', 'A reversal has a reason of at most 500 characters.', 'reason');
  elsif private.has_card_number(reason) then
    perform private.fail_field('card_number', 'Never enter the number of a card.', 'reason');
  end if;
end
$$;
comment on function private.check_reversal(public.contribution_entries, bigint, text) is
  'Refuses to take back more than an entry has left, or without a reason.';

create function public.reverse_contribution(entry_id uuid, reversal_id uuid, cents bigint, reason text) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking uuid := private.books_admin_id();
  origin public.contribution_entries := private.lock_entry(entry_id, reversal_id);
begin
  if exists (select from public.contribution_entries as entries where entries.id = reversal_id) then
    -- The response to the first call did not arrive.
    return reversal_id;
  end if;
  perform private.check_reversal(origin, cents, reason);
  perform private.record_contribution(jsonb_build_object(
    'id', reversal_id, 'member_id', origin.member_id, 'month', origin.month, 'cents', -cents, 'kind', origin.kind,
    'received_on', private.local_today(), 'source', 'manual', 'reverses', origin.id, 'note', btrim(reason), 'admin_id', asking
  ));
  perform private.log_activity(
    'admin', asking, 'contributions.reversed', 'contribution_entries', reversal_id, member_id => origin.member_id
  );
  return reversal_id;
end
$$;
comment on function public.reverse_contribution(uuid, uuid, bigint, text) is
  'Takes an amount of an entry back, for admins for open books: the id of the reversal. The same ids twice reverse it once. Refuses with 403, 404 not_found, 409 not_reversible, reversed_before, fund_too_small or entry_exists, 422 amount_invalid, reason_missing or card_number.';

create function public.move_contribution(entry_id uuid, move_id uuid, month date, cents bigint, reason text) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking uuid := private.books_admin_id();
  origin public.contribution_entries := private.lock_entry(entry_id, move_id);
  side jsonb;
begin
  if exists (select from public.contribution_entries as entries where entries.id = move_id) then
    return move_id;
  end if;
  perform private.check_reversal(origin, cents, reason);
  if origin.kind <> 'contribution' or month is null or extract(day from month) <> 1 or month = origin.month
    or month not between '2000-01-01' and private.local_today() + interval '1 year' then
    perform private.fail_field('month_invalid', 'Another month, as its first day, at most a year ahead.', 'month');
  end if;
  -- The money was received on the same day as before, so no total of any day changes.
  side := jsonb_build_object(
    'member_id', origin.member_id, 'kind', origin.kind, 'received_on', origin.received_on, 'source', 'manual', 'note', btrim(reason),
    'admin_id', asking
  );
  perform private.record_contribution(
    side || jsonb_build_object('id', move_id, 'month', origin.month, 'cents', -cents, 'reverses', origin.id)
  );
  perform private.record_contribution(side || jsonb_build_object('month', month, 'cents', cents, 'moves', move_id));
  -- Its reversal is known as the side of a move only now.
  perform private.settle_month(origin.member_id, origin.month);
  perform private.log_activity(
    'admin', asking, 'contributions.moved', 'contribution_entries', move_id, member_id => origin.member_id
  );
  return move_id;
end
$$;
comment on function public.move_contribution(uuid, uuid, date, bigint, text) is
  'Assigns an amount of an entry to another month, for admins for open books: the id of its reversal. The same ids twice move it once. Refuses as reverse_contribution does, and with 422 month_invalid.';

create function public.set_administration_rate(rate_id uuid, effective_on date, basis_points integer, reason text) returns uuid
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking uuid := private.books_admin_id();
begin
  if exists (
    select from public.administration_rates as rates
    where rates.id = rate_id and rates.effective_on = set_administration_rate.effective_on
      and rates.basis_points = set_administration_rate.basis_points
  ) then
    return rate_id;
  elsif rate_id is null or exists (select from public.administration_rates as rates where rates.id = rate_id) then
    perform private.fail(409, 'entry_exists', 'There is another rate with this id.');
  elsif basis_points is null or basis_points not between 0 and 10000 then
    perform private.fail_field('rate_invalid', 'A rate is between 0 and 100 percent.', 'basis_points');
  elsif effective_on is null or effective_on not between '2000-01-01' and private.local_today() + interval '2 years'
    or effective_on < private.local_today() and exists (select from public.administration_rates) then
    -- What was kept in the past is known. Only the first rate describes it.
    perform private.fail_field('date_invalid', 'A new rate applies from today or later.', 'effective_on');
  elsif char_length(coalesce(btrim(reason), '')) not between 5 and 500 then
    perform private.fail_field('reason_missing', 'A rate has a reason of 5 to 500 characters.', 'reason');
  end if;
  insert into public.administration_rates (id, effective_on, basis_points, reason, admin_id)
  values (rate_id, effective_on, basis_points, btrim(reason), asking);
  perform private.log_activity('admin', asking, 'contributions.rate_set', 'administration_rates', rate_id);
  return rate_id;
end
$$;
comment on function public.set_administration_rate(uuid, date, integer, text) is
  'Sets the share kept for administration from a day on, for admins for open books. Entries keep the share of their day. Refuses with 403, 409 entry_exists, 422 rate_invalid, date_invalid or reason_missing.';

--
-- A member's ledger
--

create function public.member_contributions(member_id uuid) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  ledger jsonb;
begin
  if not private.admin_can('books') then
    perform private.fail(403, 'permission_denied', 'Only admins for open books may read contributions.');
  end if;
  perform private.can_read_list('contributions');
  select jsonb_build_object(
    'member', jsonb_build_object(
      'id', members.id, 'number', members.member_number, 'name', btrim(members.first_name || ' ' || members.last_name),
      'email', members.email
    ),
    'today', private.local_today(),
    'fund_cents', private.fund_cents(private.local_today()),
    'lapse', (
      select jsonb_build_object(
        'from_date', lapses.from_date, 'paid_on', lapses.paid_on, 'last_day', private.last_day_to_pay(lapses.from_date)
      )
      from public.membership_lapses as lapses
      where lapses.member_id = members.id and lapses.cause = 'contribution' and lapses.reinstated_on is null
        and (lapses.paid_on is null or lapses.paid_on > private.last_day_to_pay(lapses.from_date))
      order by lapses.from_date limit 1
    ),
    'months', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'month', months.month, 'due_on', months.due_on, 'due_cents', months.due_cents, 'received_cents', months.received_cents,
          'is_reversed', months.is_reversed, 'paid_on', months.paid_on, 'lapses_on', months.lapses_on
        ) order by months.month desc
      ), '[]')
      from public.contribution_months as months where months.member_id = members.id
    ),
    'entries', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', entries.id, 'month', entries.month, 'cents', entries.cents, 'open_cents', private.open_cents(entries.id),
          'kind', entries.kind, 'received_on', entries.received_on, 'us_state', entries.us_state,
          'administration_cents', entries.administration_cents, 'source', entries.source, 'reference', entries.reference,
          'reverses', entries.reverses, 'moved_to', moved.month, 'moved_from', origins.month, 'note', entries.note,
          'admin_name', admins.name, 'created_at', entries.created_at
        ) order by entries.received_on desc, entries.created_at desc
      ), '[]')
      from public.contribution_entries as entries
      left join public.contribution_entries as moved on moved.moves = entries.id
      left join public.contribution_entries as origins on origins.id = entries.moves
      left join public.admins on admins.id = entries.admin_id
      where entries.member_id = members.id
    )
  ) into ledger
  from public.members where members.id = member_contributions.member_id;
  if ledger is null then
    perform private.fail(404, 'not_found', 'There is no such member.');
  end if;
  return ledger;
end
$$;
comment on function public.member_contributions(uuid) is
  'The contributions of a member, for admins for open books: {"member", "today", "fund_cents", "lapse", "months", "entries"}. Refuses with 403, 404 not_found.';

--
-- Import
--

create function private.read_imported_contribution(line jsonb) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  mistakes jsonb := '[]';
  wanted text := line ->> 'member';
  month text := line ->> 'month';
  amount text := line ->> 'amount';
  received_on text := line ->> 'received_on';
  reference text := line ->> 'reference';
  known public.contribution_entries;
  entry jsonb := '{}';
  name text;
begin
  foreach name in array '{member,month,amount,received_on,reference}'::text[] loop
    if line ->> name is null then
      mistakes := mistakes || jsonb_build_object('column', name, 'reason', 'missing');
    end if;
  end loop;
  entry := entry || jsonb_build_object('member_id', (
    select members.id from public.members
    where members.member_number = upper(wanted) or members.email = private.normalize_email(wanted)
    limit 1
  ));
  if wanted is not null and entry ->> 'member_id' is null then
    mistakes := mistakes || jsonb_build_object('column', 'member', 'reason', 'unknown');
  end if;
  if month !~ '^[0-9]{4}-[0-9]{2}(-01)?$' or not pg_input_is_valid(left(month, 7) || '-01', 'date') then
    mistakes := mistakes || jsonb_build_object('column', 'month', 'reason', 'not_a_month');
  elsif (left(month, 7) || '-01')::date not between '2000-01-01' and private.local_today() + interval '1 year' then
    mistakes := mistakes || jsonb_build_object('column', 'month', 'reason', 'plausible');
  else
    entry := entry || jsonb_build_object('month', left(month, 7) || '-01');
  end if;
  -- Spreadsheets write a point or a comma before the cents, depending on their language.
  if amount !~ '^[0-9]{1,9}([.,][0-9]{1,2})?$' then
    mistakes := mistakes || jsonb_build_object('column', 'amount', 'reason', 'not_an_amount');
  elsif replace(amount, ',', '.')::numeric * 100 not between 1 and 9999999999 then
    mistakes := mistakes || jsonb_build_object('column', 'amount', 'reason', 'plausible');
  else
    entry := entry || jsonb_build_object('cents', (replace(amount, ',', '.')::numeric * 100)::bigint);
  end if;
  if received_on !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' or not pg_input_is_valid(received_on, 'date') then
    mistakes := mistakes || jsonb_build_object('column', 'received_on', 'reason', 'not_a_date');
  elsif received_on::date not between '2000-01-01' and private.local_today() then
    mistakes := mistakes || jsonb_build_object('column', 'received_on', 'reason', 'plausible');
  else
    entry := entry || jsonb_build_object('received_on', received_on);
  end if;
  if char_length(reference) > 100 then
    mistakes := mistakes || jsonb_build_object('column', 'reference', 'reason', 'length');
  elsif private.has_card_number(reference) then
    mistakes := mistakes || jsonb_build_object('column', 'reference', 'reason', 'card_number');
  else
    entry := entry || jsonb_build_object('reference', reference);
  end if;
  select * into known from public.contribution_entries as entries
  where entries.source = 'import' and entries.reference = read_imported_contribution.line ->> 'reference';
  if known.id is not null and mistakes = '[]' then
    if (known.member_id::text, known.month::text, known.cents::text, known.received_on::text)
      is distinct from (entry ->> 'member_id', entry ->> 'month', entry ->> 'cents', entry ->> 'received_on') then
      mistakes := mistakes || jsonb_build_object('column', 'reference', 'reason', 'other_payment');
    else
      entry := entry || '{"is_known": true}';
    end if;
  end if;
  return entry || jsonb_build_object('mistakes', mistakes);
end
$$;
comment on function private.read_imported_contribution(jsonb) is
  'The entry of a line, with its mistakes: [{"column", "reason"}]. is_known if it was imported before.';

create function private.import_contributions(lines jsonb, keep boolean) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  line jsonb;
  number integer;
  entry jsonb;
  entries jsonb[] := '{}';
  results jsonb[] := '{}';
  seen jsonb := '{}';
  added integer := 0;
  there integer := 0;
  wrong integer := 0;
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 5000 then
    perform private.fail(422, 'import_size', 'Expected between 1 and 5,000 lines.');
  end if;
  -- One at a time, and not beside run_monthly_work(): both lock many members.
  perform pg_advisory_xact_lock(hashtextextended('contributions', 0));
  for line, number in
    select cells.line, entry.position
    from jsonb_array_elements(lines) with ordinality as entry (line, position)
    -- An empty cell counts as missing.
    cross join lateral (
      select coalesce(jsonb_object_agg(key, btrim(value)), '{}') as line
      from jsonb_each_text(case when jsonb_typeof(entry.line) = 'object' then entry.line else '{}' end) where btrim(value) <> ''
    ) as cells
    order by entry.position
  loop
    entry := private.read_imported_contribution(line);
    if seen ? (line ->> 'reference') then
      entry := jsonb_set(entry, '{mistakes}', entry -> 'mistakes' || '{"column": "reference", "reason": "twice"}'::jsonb);
    elsif line ? 'reference' then
      seen := seen || jsonb_build_object(line ->> 'reference', true);
    end if;
    if entry -> 'mistakes' <> '[]' then
      wrong := wrong + 1;
      results := results || jsonb_build_object('line', number, 'outcome', 'wrong', 'mistakes', entry -> 'mistakes');
    elsif entry ? 'is_known' then
      there := there + 1;
      results := results || jsonb_build_object('line', number, 'outcome', 'there');
    else
      added := added + 1;
      entries := entries || (entry - 'mistakes');
      results := results || jsonb_build_object(
        'line', number, 'outcome', 'new',
        -- The payment may have been recorded by hand.
        'is_above_due', exists (
          select from public.contribution_months as months
          where months.member_id = (entry ->> 'member_id')::uuid and months.month = (entry ->> 'month')::date
            and months.due_cents > 0 and months.received_cents >= months.due_cents
        )
      );
    end if;
  end loop;
  if keep and wrong = 0 then
    perform set_config('private.import', 'running', true);
    foreach entry in array entries loop
      perform private.record_contribution(entry || jsonb_build_object('source', 'import', 'admin_id', admin_id));
    end loop;
    perform set_config('private.import', '', true);
    if added > 0 then
      perform private.log_activity(
        'admin', admin_id, 'contributions.imported', 'contribution_entries', null,
        jsonb_build_object('added', added, 'there', there)
      );
    end if;
  end if;
  return jsonb_build_object(
    'kept', keep and wrong = 0, 'new', added, 'there', there, 'wrong', wrong, 'lines', to_jsonb(results)
  );
end
$$;
comment on function private.import_contributions(jsonb, boolean) is
  'Records the payments of an array of objects, texts by column name: member (number or email), month, amount, received_on, reference. It records all of them, or none if one is wrong or `keep` is false. Returns {"kept", "new", "there", "wrong", "lines": [{"line", "outcome": "new" | "there" | "wrong", "is_above_due", "mistakes": [{"column", "reason"}]}]}.';

create function public.import_contributions(lines jsonb, keep boolean default false) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
-- Five thousand lines take some seconds, which is more than other requests are given.
set statement_timeout = '60s'
as $$
begin
  perform private.books_admin_id();
  -- A preview reveals which numbers and emails belong to members.
  perform private.can_read_list('contributions');
  return private.import_contributions(lines, keep);
end
$$;
comment on function public.import_contributions(jsonb, boolean) is
  'Previews an import of payments, or imports them with `keep`, for admins for open books. See private.import_contributions().';

create function public.run_monthly_work() returns integer
language sql volatile
security definer
set search_path = ''
set statement_timeout = '60s'
as $$
  select private.run_monthly_work()
$$;
comment on function public.run_monthly_work() is 'Opens dues and lapses, for the function run-jobs: how many. See private.run_monthly_work().';

--
-- Members
--

create function public.own_contribution() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  member uuid := private.current_member_id();
  today date := private.local_today();
  lapse public.membership_lapses;
begin
  if member is null then
    return null;
  end if;
  select * into lapse from public.membership_lapses as lapses
  where lapses.member_id = member and lapses.cause = 'contribution' and lapses.reinstated_on is null
    and (lapses.paid_on is null or lapses.paid_on > private.last_day_to_pay(lapses.from_date))
  order by lapses.from_date limit 1;
  if lapse.id is not null then
    return (
      select jsonb_build_object(
        'state', case when lapse.paid_on is not null or today > private.last_day_to_pay(lapse.from_date) then 'over' else 'late' end,
        'month', coalesce(min(months.month), (lapse.from_date - interval '1 month')::date),
        'open_cents', coalesce(sum(months.due_cents - months.received_cents), 0),
        'inactive_from', lapse.from_date, 'last_day', private.last_day_to_pay(lapse.from_date)
      )
      from public.contribution_months as months
      where months.member_id = member and months.lapses_on <= today
    );
  end if;
  return (
    select jsonb_build_object(
      'state', case when months.received_cents >= months.due_cents then 'paid' else 'open' end,
      'month', months.month, 'open_cents', greatest(months.due_cents - months.received_cents, 0), 'due_on', months.due_on,
      'paid_on', months.paid_on, 'last_day', (months.lapses_on - 1)
    )
    from public.contribution_months as months
    where months.member_id = member and months.due_cents > 0 and months.month <= today
    -- An earlier month that is open comes first.
    order by months.received_cents >= months.due_cents, months.month desc
    limit 1
  );
end
$$;
comment on function public.own_contribution() is
  'The contribution of the member who sends the request: {"state": "open" | "paid" | "late" | "over", "month", "open_cents", "due_on", "paid_on", "inactive_from", "last_day"}, or null. late: until last_day, a payment continues the membership. over: the team decides.';
