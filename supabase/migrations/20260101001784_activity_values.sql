-- What changed columns held before and after, apart from the lines of the activity log: erasing a person erases the values,
-- and the line and its chain stay. The line holds a salted digest of them (details.values). Without the salt, which is erased
-- with the values, nobody can try likely values against the digest.

create table private.activity_values (
  log_id bigint primary key references public.activity_log (id),
  salt bytea not null,
  changes jsonb not null,
  constraint activity_values_salt_length check (octet_length(salt) = 16),
  constraint activity_values_changes_object check (jsonb_typeof(changes) = 'object')
);
comment on table private.activity_values is
  'Old and new values of a line of the activity log: {"column": [old, new]}. Never health, birth, notes, messages or answers.';
alter table private.activity_values enable row level security;
-- Rows are deleted when a person is erased (npm run personal-data), by the owner of the database.
create trigger refuse_log_change before update or truncate on private.activity_values
  for each statement execute function private.refuse_log_change();

create function private.logged_columns(name text) returns text[]
language sql immutable
set search_path = ''
as $$
  select case name
    when 'members' then array[
      'first_name', 'last_name', 'email', 'phone_number', 'street_address', 'apartment', 'city', 'state', 'zip_code', 'country',
      'enrollment_status', 'agent_id', 'receive_emails'
    ]
    when 'agents' then array['first_name', 'last_name', 'email', 'phone', 'role', 'status']
    when 'enrollments' then array[
      'status', 'product_id', 'product_iua_id', 'plan_type', 'monthly_cost', 'enrollment_date', 'start_date', 'end_date',
      'inactive_date', 'initial_payment_paid', 'agreed_to_terms', 'source'
    ]
    when 'billing' then array['amount', 'billing_type', 'due_date', 'paid_at', 'payment_method', 'status']
    when 'billing_schedules' then array['amount', 'billing_type', 'next_billing_date', 'status']
    when 'payment_profiles' then array['card_type', 'is_default', 'status']
    when 'admins' then array['first_name', 'last_name', 'email', 'role', 'status', 'permissions']
    when 'episodes' then array[
      'title', 'description', 'thumbnail', 'video_url', 'duration', 'status', 'publish_date', 'category'
    ]
    when 'contact_messages' then array['status', 'priority', 'assigned_to']
    when 'form_submissions' then array['status', 'priority', 'assigned_to']
    when 'membership_applications' then array['status']
    when 'reply_templates' then array['title_pt', 'title_en']
    else '{}'
  end
$$;
comment on function private.logged_columns(text) is
  'Columns whose values the activity log keeps. Any other column, and each new one, is only named: health, birth, free text, secrets.';

create function private.logged_value(value jsonb) returns jsonb
language sql immutable
set search_path = ''
as $$
  select case when char_length(value #>> '{}') > 200 then to_jsonb(left(value #>> '{}', 200) || '…') else value end
$$;
comment on function private.logged_value(jsonb) is 'A value as the activity log keeps it: long texts are cut off.';

create function private.values_digest(salt bytea, changes jsonb) returns bytea
language sql immutable
set search_path = ''
as $$
  select sha256(salt || convert_to(changes::text, 'UTF8'))
$$;
comment on function private.values_digest(bytea, jsonb) is 'What the line of the activity log holds of its old and new values.';

-- Names are looked up by what a line says its ids are: a few look-ups a row, and only for rows that are read. Joined with
-- everybody who could be meant, a page far down the list took seconds with 100,000 lines.
create view public.activity_list with (security_invoker = false) as
  select
    log.id, log.actor_kind, log.actor_id, log.action, log.subject_table, log.subject_id, log.member_id,
    log.details - 'values' as details, log.created_at,
    case log.actor_kind
      when 'admin' then (select admins.name from public.admins where admins.id = log.actor_id)
      else (select members.first_name || ' ' || members.last_name from public.members where members.id = log.actor_id)
    end as actor_name,
    case
      when log.member_id is not null then (
        select members.first_name || ' ' || members.last_name from public.members where members.id = log.member_id
      )
      else case log.subject_table
        when 'admins' then (select admins.name from public.admins where admins.id = log.subject_id)
        when 'agents' then (
          select btrim(agents.first_name || ' ' || agents.last_name) from public.agents where agents.id = log.subject_id
        )
        when 'episodes' then (select episodes.title from public.episodes where episodes.id = log.subject_id)
        when 'contact_messages' then (
          select messages.name from public.contact_messages as messages where messages.id = log.subject_id
        )
        when 'form_submissions' then (
          select forms.name from public.form_submissions as forms where forms.id = log.subject_id
        )
        when 'membership_applications' then (
          select applications.first_name || ' ' || applications.last_name
          from public.membership_applications as applications where applications.id = log.subject_id
        )
        when 'message_replies' then (
          select coalesce(messages.name, forms.name)
          from public.message_replies as replies
          left join public.contact_messages as messages on messages.id = replies.message_id
          left join public.form_submissions as forms on forms.id = replies.submission_id
          where replies.id = log.subject_id
        )
        when 'reply_templates' then (
          select templates.title_pt from public.reply_templates as templates where templates.id = log.subject_id
        )
      end
    end as subject_name,
    -- A record that is gone has no link.
    case log.subject_table
      when 'contact_messages' then (select messages.id from public.contact_messages as messages where messages.id = log.subject_id)
      when 'form_submissions' then (select forms.id from public.form_submissions as forms where forms.id = log.subject_id)
      when 'message_replies' then (
        select coalesce(replies.message_id, replies.submission_id)
        from public.message_replies as replies where replies.id = log.subject_id
      )
      when 'contact_notes' then (
        select coalesce(notes.message_id, notes.submission_id)
        from public.contact_notes as notes where notes.id = log.subject_id
      )
    end as contact_id,
    (
      select jsonb_object_agg(
        field.key,
        case
          when field.key in ('agent_id', 'assigned_to', 'product_id', 'product_iua_id') then (
            select jsonb_agg(
              coalesce(
                case field.key
                  when 'agent_id' then (
                    select to_jsonb(btrim(agents.first_name || ' ' || agents.last_name))
                    from public.agents where agents.id::text = held.value #>> '{}'
                  )
                  when 'assigned_to' then (
                    select to_jsonb(admins.name) from public.admins where admins.id::text = held.value #>> '{}'
                  )
                  when 'product_id' then (
                    select to_jsonb(products.label) from public.products where products.id::text = held.value #>> '{}'
                  )
                  else (
                    select to_jsonb(iua.amount) from public.product_iua as iua where iua.id::text = held.value #>> '{}'
                  )
                end,
                held.value
              )
              order by held.position
            )
            from jsonb_array_elements(field.value) with ordinality as held (value, position)
          )
          else field.value
        end
      )
      from private.activity_values as kept, jsonb_each(kept.changes) as field
      where kept.log_id = log.id
    ) as changes
  from public.activity_log as log
  where (select private.admin_reads('activity_log'));
comment on view public.activity_list is
  'The activity log for super admins: with the names of those in it, and what changed columns held ({"column": [old, new]}).';
revoke all on public.activity_list from public, anon, authenticated;
grant select on public.activity_list to anon;

revoke all on function private.logged_columns(text) from public, anon, authenticated, service_role;
revoke all on function private.logged_value(jsonb) from public, anon, authenticated, service_role;
revoke all on function private.values_digest(bytea, jsonb) from public, anon, authenticated, service_role;
