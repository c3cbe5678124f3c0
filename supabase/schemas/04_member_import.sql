-- The import of members and their households from a file that another system wrote. A line with a relationship is a person in
-- the membership of the member with its email. The import adds all rows or none, names each mistake, and is safe to repeat,
-- because a member or person who is already known stays unchanged.

--
-- One line of the file
--

create function private.import_member(line jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  new_member_id uuid;
  advisor_id uuid;
  chosen_product_id uuid;
  chosen_iua_id uuid;
  lives_in text := private.address_state(line ->> 'country', line ->> 'state');
  wanted_status text := coalesce(
    line ->> 'plan_status',
    case when private.status_allows_sign_in(coalesce(line ->> 'enrollment_status', 'pending')) then 'Active' else 'Cancelled' end
  );
  begins_later boolean := coalesce(private.import_date(line, 'start_date') > private.local_today(), false);
begin
  if private.import_date(line, 'date_of_birth') > private.local_today() then
    raise exception using errcode = 'MU001', column = 'date_of_birth', message = 'plausible';
  end if;
  -- Who has left may have lived anywhere. Members of a state with a notice acknowledge it when they sign in.
  if lives_in is not null and private.status_allows_sign_in(coalesce(line ->> 'enrollment_status', 'pending'))
    and coalesce((private.state_rule(lives_in, private.local_today())).status, 'closed') = 'closed' then
    raise exception using errcode = 'MU001', column = 'state', message = 'closed';
  end if;
  if line ->> 'plan_status' in ('Active', 'Future Active', 'Pending', 'Inactive', 'Cancelled') and private.status_allows_sign_in(coalesce(line ->> 'enrollment_status', 'pending'))
    <> (line ->> 'plan_status' in ('Active', 'Future Active', 'Pending')) then
    raise exception using errcode = 'MU001', column = 'plan_status', message = 'contradicts';
  end if;
  if line ? 'advisor_email' then
    select id into advisor_id from public.agents where email = private.normalize_email(line ->> 'advisor_email');
    if advisor_id is null then
      raise exception using errcode = 'MU001', column = 'advisor_email', message = 'unknown';
    end if;
  end if;
  insert into public.members (
    email, first_name, last_name, date_of_birth, gender, phone_number, receive_emails, country, street_address,
    apartment, city, state, zip_code, agent_id, enrollment_status
  ) values (
    line ->> 'email', line ->> 'first_name', line ->> 'last_name',
    private.import_date(line, 'date_of_birth'), line ->> 'gender', line ->> 'phone_number',
    private.import_boolean(line, 'receive_emails'), line ->> 'country', line ->> 'street_address',
    line ->> 'apartment', line ->> 'city', line ->> 'state', line ->> 'zip_code', advisor_id,
    case
      when begins_later and coalesce(line ->> 'enrollment_status', 'active') = 'active' then 'Future Active'
      else coalesce(line ->> 'enrollment_status', 'pending')
    end
  )
  returning id into new_member_id;

  if not line ?| array['plan', 'plan_type', 'iua', 'start_date', 'monthly_cost', 'plan_status'] then
    return;
  end if;
  if line ? 'plan' then
    select id into chosen_product_id from public.products
    where private.fold(line ->> 'plan') in (private.fold(name), private.fold(label));
    if chosen_product_id is null then
      raise exception using errcode = 'MU001', column = 'plan', message = 'unknown';
    end if;
  end if;
  if line ? 'iua' then
    select id into chosen_iua_id from public.product_iua where amount = private.import_amount(line, 'iua');
    if chosen_iua_id is null then
      raise exception using errcode = 'MU001', column = 'iua', message = 'unknown';
    end if;
  end if;
  insert into public.enrollments (
    member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, monthly_cost, cost_reason,
    source
  ) values (
    new_member_id, chosen_product_id, chosen_iua_id,
    case
      when begins_later and wanted_status = 'Active' then 'Future Active'
      else wanted_status
    end, line ->> 'plan_type',
    private.local_today(), private.import_date(line, 'start_date'), private.import_amount(line, 'monthly_cost'),
    -- Removed where the amount is that of the table.
    case when line ? 'monthly_cost' then 'Import' end, 'import'
  );
end
$$;
comment on function private.import_member(jsonb) is
  'Adds the member of one line, with the plan if the line has one. Raises MU001 with the column for a value that it cannot read.';

create function private.import_person(line jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  owner_id uuid;
  at_constraint text;
begin
  select id into owner_id from public.members where email = private.normalize_email(line ->> 'email');
  if owner_id is null then
    raise exception using errcode = 'MU001', column = 'email', message = case when line ? 'email' then 'no_member' else 'missing' end;
  elsif private.import_date(line, 'date_of_birth') > private.local_today() then
    raise exception using errcode = 'MU001', column = 'date_of_birth', message = 'plausible';
  end if;
  insert into public.household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date)
  values (
    owner_id, line ->> 'first_name', line ->> 'last_name', private.import_date(line, 'date_of_birth'),
    line ->> 'relationship', private.import_date(line, 'start_date')
  );
exception when unique_violation then
  get stacked diagnostics at_constraint = constraint_name;
  if at_constraint = 'household_people_spouse_idx' then
    raise exception using errcode = 'MU001', column = 'relationship', message = 'second_spouse';
  end if;
  raise;
end
$$;
comment on function private.import_person(jsonb) is
  'Adds the person of one line to the membership of the member with its email. Raises MU001 as import_member does.';

create function private.imported_person(line jsonb) returns uuid
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select people.id
    from public.household_people as people
    join public.members on members.id = people.member_id
    where members.email = private.normalize_email(line ->> 'email')
      and private.fold(people.first_name) = private.fold(line ->> 'first_name')
      and private.fold(people.last_name) = private.fold(line ->> 'last_name')
      and people.date_of_birth = private.import_date(line, 'date_of_birth')
    order by people.start_date desc
    limit 1
  );
exception when sqlstate 'MU001' then
  return null;
end
$$;
comment on function private.imported_person(jsonb) is
  'The person of a line who is in the membership already, or was. Null if there is none.';

create function private.imported_row(line jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_strip_nulls(case
    when line ? 'relationship' then (
      select to_jsonb(people) from (
        select first_name, last_name, date_of_birth, relationship, start_date
        from public.household_people where id = private.imported_person(line)
      ) as people
    )
    else (
      select to_jsonb(one) from (
        select members.first_name, members.last_name, members.date_of_birth, members.gender, members.phone_number,
          case when members.receive_emails then 'yes' when not members.receive_emails then 'no' end as receive_emails,
          members.country, members.street_address, members.apartment, members.city, members.state, members.zip_code,
          members.enrollment_status, agents.email as advisor_email, products.label as plan, enrollments.plan_type,
          enrollments.status as plan_status, product_iua.amount::text as iua, enrollments.start_date,
          enrollments.monthly_cost::text as monthly_cost
        from public.members
        left join public.agents on agents.id = members.agent_id
        left join public.enrollments on enrollments.member_id = members.id
        left join public.products on products.id = enrollments.product_id
        left join public.product_iua on product_iua.id = enrollments.product_iua_id
        where members.email = private.normalize_email(line ->> 'email')
      ) as one
    )
  end || jsonb_build_object('email', private.normalize_email(line ->> 'email')))
$$;
comment on function private.imported_row(jsonb) is 'The member or person of a line that was just added, as texts by column name, for a preview.';

create function private.import_date(line jsonb, name text) returns date
language plpgsql
set search_path = ''
as $$
begin
  -- Only one format: 03/04/2020 is March in one country and April in another.
  if line ->> name !~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then
    raise exception using errcode = 'MU001', column = name, message = 'not_a_date';
  end if;
  return (line ->> name)::date;
exception when datetime_field_overflow or invalid_datetime_format then
  raise exception using errcode = 'MU001', column = name, message = 'not_a_date';
end
$$;

create function private.import_amount(line jsonb, name text) returns numeric
language plpgsql
set search_path = ''
as $$
begin
  -- Spreadsheets write a point or a comma before the cents, depending on their language.
  if line ->> name !~ '^[0-9]{1,9}([.,][0-9]{1,2})?$' then
    raise exception using errcode = 'MU001', column = name, message = 'not_an_amount';
  end if;
  return replace(line ->> name, ',', '.')::numeric;
end
$$;

create function private.import_boolean(line jsonb, name text) returns boolean
language plpgsql
set search_path = ''
as $$
begin
  if line ->> name !~* '^(yes|no|true|false|sim|não|nao)$' then
    raise exception using errcode = 'MU001', column = name, message = 'not_yes_or_no';
  end if;
  return lower(line ->> name) in ('yes', 'true', 'sim');
end
$$;

create function private.import_mistakes(line jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  -- Replaces a refused value of a required column, so that the other columns are validated too.
  stand_ins jsonb := jsonb_build_object(
    'email', gen_random_uuid() || '@mistake.invalid', 'first_name', '-', 'last_name', '-', 'date_of_birth', '2000-01-01'
  ) || case
    when line ? 'relationship' then jsonb_build_object('relationship', 'child', 'start_date', '2100-01-01')
    else '{}'
  end;
  mistakes jsonb := '[]';
  state text;
  at_column text;
  at_constraint text;
  reason text;
begin
  loop
    begin
      if line ? 'relationship' then
        perform private.import_person(line);
      else
        perform private.import_member(line);
      end if;
      return mistakes;
    exception when sqlstate 'MU001' or integrity_constraint_violation then
      get stacked diagnostics
        state = returned_sqlstate, at_column = column_name, at_constraint = constraint_name, reason = message_text;
    end;
    -- Constraints are named table_column_rule.
    at_column := coalesce(
      nullif(at_column, ''),
      substring(at_constraint from '^(?:members|enrollments|household_people)_(.*)_(?:length|valid|known|plausible|not_negative)$')
    );
    if at_constraint like 'enrollments\_%' and at_column = 'status' then
      at_column := 'plan_status';
    end if;
    mistakes := mistakes || jsonb_build_object(
      'column', at_column,
      'reason', case
        when state = 'MU001' then reason
        when state = '23502' then 'missing'
        else regexp_replace(at_constraint, '^.*_(length|valid|known|plausible|not_negative)$', '\1')
      end
    );
    -- Without a replacement, the rest of the line cannot be validated.
    exit when at_column is null
      or not (line ? at_column or stand_ins ? at_column)
      or line ? 'relationship' and at_column = 'email';
    line := line - at_column;
    if stand_ins ? at_column then
      line := line || jsonb_build_object(at_column, stand_ins -> at_column);
      stand_ins := stand_ins - at_column;
    end if;
  end loop;
  return mistakes;
end
$$;
comment on function private.import_mistakes(jsonb) is
  'Adds the member or person of one line and returns all mistakes in the line: [{"column", "reason"}]. The constraints of the tables find them. The caller undoes the insert if there are mistakes.';

--
-- The file
--

create function private.import_members(lines jsonb, keep boolean) returns jsonb
language plpgsql volatile
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
  line jsonb;
  number integer;
  is_person boolean;
  results jsonb[] := '{}';
  mistakes jsonb;
  added integer := 0;
  people integer := 0;
  there integer := 0;
  wrong integer := 0;
  seen text[] := '{}';
  wanted text;
  person_id uuid;
begin
  if jsonb_typeof(lines) <> 'array' or jsonb_array_length(lines) not between 1 and 5000 then
    perform private.fail(422, 'import_size', 'Expected between 1 and 5,000 lines.');
  end if;
  -- One import at a time: two concurrent ones with the same people would conflict.
  perform pg_advisory_xact_lock(hashtextextended('import_members', 0));

  begin
    perform set_config('private.import', 'running', true);
    perform set_config('private.import_previewed', case when keep then '' else '0' end, true);
    -- Members first, so that their people can be anywhere in the file.
    for line, number, is_person in
      select cells.line, entry.position, cells.line ? 'relationship'
      from jsonb_array_elements(lines) with ordinality as entry (line, position)
      -- An empty cell counts as missing.
      cross join lateral (
        select coalesce(jsonb_object_agg(key, btrim(value)), '{}') as line
        from jsonb_each_text(entry.line) where btrim(value) <> ''
      ) as cells
      order by 3, 2
    loop
      wanted := private.normalize_email(line ->> 'email');
      if is_person then
        person_id := private.imported_person(line);
        if person_id::text = any (seen) then
          mistakes := jsonb_build_array(jsonb_build_object('column', null, 'reason', 'twice'));
        elsif person_id is not null then
          mistakes := null;
        else
          mistakes := private.import_mistakes(line);
          seen := seen || private.imported_person(line)::text;
        end if;
      elsif wanted = any (seen) then
        -- An earlier line has this email, so the rest of the line is validated with another one.
        mistakes := jsonb_build_array(jsonb_build_object('column', 'email', 'reason', 'twice'))
          || private.import_mistakes(line || jsonb_build_object('email', gen_random_uuid() || '@mistake.invalid'));
      elsif exists (select from public.members where email = wanted) then
        mistakes := null;
      else
        mistakes := private.import_mistakes(line);
        seen := seen || wanted;
      end if;
      if mistakes is null then
        there := there + 1;
        results := array_append(results, jsonb_build_object('line', number, 'outcome', 'there'));
      elsif mistakes = '[]' then
        added := added + case when is_person then 0 else 1 end;
        people := people + case when is_person then 1 else 0 end;
        results := array_append(
          results,
          jsonb_build_object(
            'line', number,
            'outcome', case when is_person then 'person' else 'new' end,
            -- The number of a preview is not the one that the member will have.
            'number', case
              when keep and not is_person then (select member_number from public.members where email = wanted)
            end
          ) || case
            when not keep and added + people <= 10 then jsonb_build_object('stored', private.imported_row(line))
            else '{}'
          end
        );
      else
        wrong := wrong + 1;
        results := array_append(
          results, jsonb_build_object('line', number, 'outcome', 'wrong', 'mistakes', mistakes)
        );
      end if;
    end loop;
    if wrong > 0 or not keep then
      raise exception using errcode = 'MU002', message = 'nothing is kept';
    end if;
  exception when sqlstate 'MU002' then
    -- The writes are undone; the results stay.
  end;
  perform set_config('private.import', '', true);
  perform set_config('private.import_previewed', '', true);

  if keep and wrong = 0 and added + people > 0 then
    perform private.log_activity(
      case when admin_id is null then 'system' else 'admin' end, admin_id, 'members.import', 'members', null,
      jsonb_strip_nulls(jsonb_build_object('added', added + people, 'people', nullif(people, 0), 'there', there))
    );
  end if;
  return jsonb_build_object(
    'kept', keep and wrong = 0, 'new', added, 'people', people, 'there', there, 'wrong', wrong,
    'lines', (select jsonb_agg(result order by (result -> 'line')::integer) from unnest(results) as result)
  );
end
$$;
comment on function private.import_members(jsonb, boolean) is
  'Adds the members and people of an array of objects, texts by column name. It adds all of them, or none if one is wrong or `keep` is false. Returns {"kept", "new", "people", "there", "wrong", "lines": [{"line", "outcome": "new" | "person" | "there" | "wrong", "number": the number of a new member, "stored": the columns as they would be stored, for the first ten of a preview, "mistakes": [{"column", "reason"}]}]}.';

create function public.import_members(lines jsonb, keep boolean default false) returns jsonb
language plpgsql volatile
security definer
set search_path = ''
-- Five thousand lines take some seconds, which is more than other requests are given.
set statement_timeout = '60s'
as $$
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may import members.');
  end if;
  -- A preview reveals which emails belong to members.
  perform private.can_read_list('members');
  perform private.touch_admin_session();
  return private.import_members(lines, keep);
end
$$;
comment on function public.import_members(jsonb, boolean) is
  'Previews an import, or imports with `keep`, for admins for members. See private.import_members().';
