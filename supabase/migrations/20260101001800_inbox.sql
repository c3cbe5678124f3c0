-- The inbox: one request changes many messages and forms, what is known about the writer, and the figures of the overview.

create index contact_messages_email_idx on public.contact_messages (email) where email is not null;
create index form_submissions_email_idx on public.form_submissions (email) where email is not null;

-- The caller's own rights apply: row policies decide which rows exist, column grants what may change.

create function public.change_contacts(changes jsonb) returns jsonb
language plpgsql volatile
security invoker
set search_path = ''
as $$
declare
  most constant integer := 100;
  change record;
  before record;
  is_message boolean;
  after_status text;
  after_priority text;
  after_assigned_to uuid;
  changed_at timestamptz;
  inverse jsonb := '[]';
begin
  if changes is null or jsonb_typeof(changes) <> 'array' or jsonb_array_length(changes) not between 1 and most then
    raise invalid_parameter_value using message = 'Expected a list of 1 to 100 changes.';
  end if;

  -- In the order of their ids: two callers who change the same rows wait for each other instead of deadlocking.
  for change in
    select (item ->> 'id')::uuid as id, item from jsonb_array_elements(changes) as item order by 1
  loop
    select messages.status, messages.priority, messages.assigned_to, messages.updated_at into before
    from public.contact_messages as messages where messages.id = change.id
    for update;
    is_message := found;
    if not is_message then
      select forms.status, forms.priority, forms.assigned_to, forms.updated_at into before
      from public.form_submissions as forms where forms.id = change.id
      for update;
      continue when not found;
    end if;
    continue when before.updated_at <> (change.item ->> 'seen')::timestamptz;

    after_status := coalesce(change.item ->> 'status', before.status);
    after_priority := coalesce(change.item ->> 'priority', before.priority);
    after_assigned_to := case
      when change.item ? 'assigned_to' then (change.item ->> 'assigned_to')::uuid
      else before.assigned_to
    end;
    continue when (after_status, after_priority, after_assigned_to)
      is not distinct from (before.status, before.priority, before.assigned_to);

    if is_message then
      update public.contact_messages as messages
      set status = after_status, priority = after_priority, assigned_to = after_assigned_to
      where messages.id = change.id
      returning messages.updated_at into changed_at;
    else
      update public.form_submissions as forms
      set status = after_status, priority = after_priority, assigned_to = after_assigned_to
      where forms.id = change.id
      returning forms.updated_at into changed_at;
    end if;
    continue when not found;
    inverse := inverse || jsonb_build_object(
      'id', change.id, 'seen', changed_at,
      'status', before.status, 'priority', before.priority, 'assigned_to', before.assigned_to
    );
  end loop;
  return inverse;
end
$$;
comment on function public.change_contacts(jsonb) is
  'Changes status, priority or assigned_to of messages and forms, all or none: [{"id", "seen"?, "status"?, "priority"?, "assigned_to"?}]. A row whose updated_at is no longer "seen" stays. Answers the changes that undo it, one for each changed row.';

create function public.contact_writer(contact_id uuid) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  contact record;
  writer public.members;
begin
  -- The list itself decides who may see what.
  select id, kind, member_id, email into contact from public.contact_list where contact_list.id = contact_writer.contact_id;
  if not found then
    perform private.fail(404, 'not_found', 'There is no such message.');
  end if;
  -- By the login that sent it, otherwise by the email address, which anybody can type.
  select * into writer from public.members
  where members.id = contact.member_id or (contact.member_id is null and members.email = contact.email);
  return jsonb_build_object(
    'is_signed_in', contact.member_id is not null,
    'member', case when writer.id is not null then jsonb_build_object(
      'id', writer.id,
      'name', btrim(writer.first_name || ' ' || writer.last_name),
      'status', writer.enrollment_status,
      'since', writer.created_at,
      'plan', (select products.label from public.products where products.id = writer.current_product_id),
      'advisor', (
        select btrim(agents.first_name || ' ' || agents.last_name) from public.agents where agents.id = writer.agent_id
      ),
      'rules_accepted_at', (
        select max(forms.created_at) from public.form_submissions as forms
        where forms.member_id = writer.id and forms.form_slug = 'sharing-rules'
      )
    ) end,
    'others', (
      select coalesce(jsonb_agg(to_jsonb(others) order by others.created_at desc), '[]')
      from (
        select list.id, list.kind, list.type, list.subject, list.status, list.created_at
        from public.contact_list as list
        where list.id <> contact.id and not list.is_record
          and (list.member_id = writer.id or list.email = contact.email)
        order by list.created_at desc
        limit 8
      ) as others
    )
  );
end
$$;
comment on function public.contact_writer(uuid) is
  'What is known about who wrote a message or form, for those who may read it: the member without any health fields, and other requests.';

create function public.overview_figures() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  reads_messages boolean := private.admin_can('contacts');
  reads_members boolean := private.admin_can('members');
  reads_forms boolean := reads_messages or reads_members;
  figures jsonb := '{}';
begin
  if reads_messages or reads_forms then
    with open_requests as (
      select id, 'message' as kind, type, name, subject, created_at
      from public.contact_messages where reads_messages and status in ('new', 'in_progress')
      union all
      select id, 'form', form_slug, name, '', created_at
      from public.form_submissions where reads_forms and status in ('new', 'in_progress') and not is_record
    )
    select jsonb_build_object(
      'requests', jsonb_build_object(
        'day', count(*) filter (where created_at > now() - interval '1 day'),
        'days', count(*) filter (
          where created_at <= now() - interval '1 day' and created_at > now() - interval '3 days'
        ),
        'week', count(*) filter (
          where created_at <= now() - interval '3 days' and created_at > now() - interval '7 days'
        ),
        'older', count(*) filter (where created_at <= now() - interval '7 days')
      ),
      'oldest', (
        select to_jsonb(oldest) from (select * from open_requests order by created_at, id limit 1) as oldest
      )
    ) into figures
    from open_requests;
  end if;
  if reads_members then
    figures := figures || jsonb_build_object(
      'failed_payments', (select count(*) from private.failed_payments),
      'active_members', (select count(*) from public.members where enrollment_status = 'active'),
      'applications', (select count(*) from public.membership_applications where status = 'new')
    );
  end if;
  return figures;
end
$$;
comment on function public.overview_figures() is
  'Open requests by age and the oldest, unpaid failed payments (members), active members, new applications: only the keys that the admin may see.';

revoke all on function public.change_contacts(jsonb), public.contact_writer(uuid), public.overview_figures() from public;
grant execute on function public.change_contacts(jsonb), public.contact_writer(uuid), public.overview_figures() to anon, service_role;
