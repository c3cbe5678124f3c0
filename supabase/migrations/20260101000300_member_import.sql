-- The import of members from a file that another system wrote. It adds all rows or none, names each mistake, and is safe to
-- repeat, because a member whose email is already known stays unchanged.

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
begin
  if private.import_date(line, 'date_of_birth') > private.local_today() then
    raise exception using errcode = 'MU001', column = 'date_of_birth', message = 'plausible';
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
    coalesce(line ->> 'enrollment_status', 'pending')
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
    member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, monthly_cost, source
  ) values (
    new_member_id, chosen_product_id, chosen_iua_id, coalesce(line ->> 'plan_status', 'Active'), line ->> 'plan_type',
    private.local_today(), private.import_date(line, 'start_date'), private.import_amount(line, 'monthly_cost'), 'import'
  );
end
$$;
comment on function private.import_member(jsonb) is
  'Adds the member of one line, with the plan if the line has one. Raises MU001 with the column for a value that it cannot read.';

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
  );
  mistakes jsonb := '[]';
  state text;
  at_column text;
  at_constraint text;
  reason text;
begin
  loop
    begin
      perform private.import_member(line);
      return mistakes;
    exception when sqlstate 'MU001' or integrity_constraint_violation then
      get stacked diagnostics
        state = returned_sqlstate, at_column = column_name, at_constraint = constraint_name, reason = message_text;
    end;
    -- Constraints are named table_column_rule.
    at_column := coalesce(
      nullif(at_column, ''),
      substring(at_constraint from '^(?:members|enrollments)_(.*)_(?:length|valid|known|plausible|not_negative)$')
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
    exit when at_column is null or not (line ? at_column or stand_ins ? at_column);
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
  'Adds the member of one line and returns all mistakes in the line: [{"column", "reason"}]. The constraints of the tables find them. The caller undoes the insert if there are mistakes.';

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
  number integer := 0;
  results jsonb[] := '{}';
  mistakes jsonb;
  added integer := 0;
  there integer := 0;
  wrong integer := 0;
  seen text[] := '{}';
  wanted text;
begin
  if jsonb_typeof(lines) <> 'array' or jsonb_array_length(lines) not between 1 and 5000 then
    perform private.fail(422, 'import_size', 'Expected between 1 and 5,000 lines.');
  end if;
  -- One import at a time: two concurrent ones with the same people would conflict.
  perform pg_advisory_xact_lock(hashtextextended('import_members', 0));

  begin
    perform set_config('private.import', 'running', true);
    for line in select jsonb_array_elements(lines) loop
      number := number + 1;
      -- An empty cell counts as missing.
      line := (select coalesce(jsonb_object_agg(key, btrim(value)), '{}') from jsonb_each_text(line) where btrim(value) <> '');
      wanted := private.normalize_email(line ->> 'email');
      if wanted = any (seen) then
        -- An earlier line has this email, so the rest of the line is validated with another one.
        mistakes := jsonb_build_array(jsonb_build_object('column', 'email', 'reason', 'twice'))
          || private.import_mistakes(line || jsonb_build_object('email', gen_random_uuid() || '@mistake.invalid'));
      elsif exists (select from public.members where email = wanted) then
        there := there + 1;
        results := array_append(results, jsonb_build_object('line', number, 'outcome', 'there'));
        continue;
      else
        mistakes := private.import_mistakes(line);
      end if;
      seen := seen || wanted;
      if mistakes = '[]' then
        added := added + 1;
        results := array_append(results, jsonb_build_object('line', number, 'outcome', 'new'));
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

  if keep and wrong = 0 and added > 0 then
    perform private.log_activity(
      case when admin_id is null then 'system' else 'admin' end, admin_id, 'members.import', 'members', null,
      jsonb_build_object('added', added, 'there', there)
    );
  end if;
  return jsonb_build_object(
    'kept', keep and wrong = 0, 'new', added, 'there', there, 'wrong', wrong, 'lines', to_jsonb(results)
  );
end
$$;
comment on function private.import_members(jsonb, boolean) is
  'Adds the members of an array of objects, texts by column name. It adds all of them, or none if one is wrong or `keep` is false. Returns {"kept", "new", "there", "wrong", "lines": [{"line", "outcome": "new" | "there" | "wrong", "mistakes": [{"column", "reason"}]}]}.';

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
