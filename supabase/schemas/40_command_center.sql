-- What the Command Center reads beyond tables: lists, the overview, a member's timeline, and the record of exports.

--
-- Lists
--
-- A list is a view with its owner's rights. Under a row policy PostgreSQL uses no index for `like`, because it does not know
-- the operator to be leakproof, and reads the whole table instead. Such a view checks once, before the first row, whether this
-- admin may read the list: the result is the same, and the indexes are used. A view must show nothing that the policies on its
-- tables would not show: docs/decisions/017.

create view public.member_list with (security_invoker = false) as
  select
    members.id,
    members.member_number,
    members.first_name,
    members.last_name,
    members.email,
    members.phone_number,
    members.receive_emails,
    members.country,
    members.street_address,
    members.apartment,
    members.city,
    members.state,
    members.zip_code,
    members.enrollment_status,
    members.merged_into,
    members.auth_user_id is not null as is_activated,
    members.agent_id,
    btrim(agents.first_name || ' ' || agents.last_name) as agent_name,
    agents.email as advisor_email,
    members.current_product_id as product_id,
    products.label as plan,
    case
      when (select private.admin_can('members'))
        then members.id in (select failed.member_id from private.failed_payments as failed)
    end as has_failed_payment,
    case
      when (select private.admin_can('members'))
        then members.id in (select private.contradicting_members())
    end as has_contradiction,
    members.created_at,
    members.updated_at,
    members.search_name,
    members.search_text
  from public.members
  left join public.agents on agents.id = members.agent_id
  left join public.products on products.id = members.current_product_id
  where (select private.can_read_list('members'));
comment on view public.member_list is
  'Members as the Command Center lists them, for admins for members or contacts. Only the former see failed payments and memberships that contradict themselves. To search, filter search_text=like.*word* for each folded word.';

create view public.agent_list with (security_invoker = false) as
  select
    agents.id,
    agents.first_name,
    agents.last_name,
    btrim(agents.first_name || ' ' || agents.last_name) as name,
    agents.role,
    agents.email,
    agents.phone,
    agents.enrollment_code,
    agents.status,
    (
      select count(*) from public.members where members.agent_id = agents.id and members.merged_into is null
    )::integer as member_count,
    case
      when exists (select from private.advisor_logins as logins where logins.agent_id = agents.id) then 'joined'
      when exists (
        select from public.password_resets as resets
        where resets.agent_id = agents.id and resets.used_at is null and resets.expires_at > now()
      ) then 'invited'
    end as portal_access,
    private.member_login_of(agents) is not null as is_member,
    agents.created_at,
    agents.updated_at,
    agents.search_name,
    agents.search_text
  from public.agents
  where (select private.can_read_list('agents'));
comment on view public.agent_list is 'Advisors and their number of members, for admins for members.';

-- A left join, so that counting does not read the members.
create view public.contribution_list with (security_invoker = false) as
  select
    months.id,
    months.member_id,
    members.member_number,
    btrim(members.first_name || ' ' || members.last_name) as name,
    members.email,
    months.month,
    months.due_on,
    months.due_cents,
    months.received_cents,
    months.is_paid,
    months.is_reversed,
    months.paid_on,
    months.lapses_on,
    case
      when not months.is_paid then
        case when months.lapses_on <= (select private.local_today()) then 'late' else 'open' end
      when months.received_cents > months.due_cents then 'overpaid'
      when months.due_cents > 0 then 'paid'
      else 'settled'
    end as state,
    members.search_names as search_text
  from public.contribution_months as months
  left join public.members on members.id = months.member_id
  where (select private.can_read_list('contributions'));
comment on view public.contribution_list is 'Contributions by member and month, for admins for open books.';

create view public.application_list with (security_invoker = false) as
  select
    applications.id,
    applications.first_name,
    applications.last_name,
    applications.email,
    applications.phone_number,
    applications.date_of_birth,
    applications.language,
    applications.consent_version,
    applications.consented_at,
    applications.us_state,
    coalesce(rules.status, 'closed') as state_status,
    applications.state_acknowledged_at,
    applications.status,
    applications.member_id,
    applications.agent_id,
    (
      select btrim(agents.first_name || ' ' || agents.last_name) from public.agents where agents.id = applications.agent_id
    ) as agent_name,
    applications.product_id,
    products.label as plan,
    products.retired_at as plan_retired_at,
    applications.plan_type,
    applications.product_iua_id,
    iua.amount as iua,
    iua.retired_at as iua_retired_at,
    applications.decided_at,
    applications.decline_reason,
    applications.undo_reason,
    -- A few lookups, only for callers who select it.
    case when applications.status = 'approved' then private.undo_obstacle(applications.id) end as undo_obstacle,
    (select members.member_number from public.members where members.id = applications.member_id) as member_number,
    applications.approved_mail_sent_at,
    admins.name as decided_by_name,
    applications.created_at,
    applications.updated_at,
    applications.search_text
  from public.membership_applications as applications
  left join public.admins on admins.id = applications.decided_by
  left join private.current_state_rules as rules on rules.us_state = applications.us_state
  left join public.products on products.id = applications.product_id
  left join public.product_iua as iua on iua.id = applications.product_iua_id
  where (select private.can_read_list('membership_applications'));
comment on view public.application_list is 'Applications and the admin who decided, for admins for members.';

create view public.state_list with (security_invoker = false) as
  select
    names.code as id,
    names.code as us_state,
    names.name,
    rules.id as rule_id,
    coalesce(rules.status, 'closed') as status,
    rules.notice_pt,
    rules.notice_en,
    rules.effective_on,
    rules.source,
    rules.examined_on,
    rules.finding,
    coalesce(rules.is_confirmed, false) as is_confirmed,
    rules.reason,
    written.id as written_last,
    case when written.id <> rules.id or rules.id is null then written.status end as next_status,
    case when written.id <> rules.id or rules.id is null then written.effective_on end as next_on,
    coalesce(people.member_count, 0)::integer as member_count,
    coalesce(people.pending_count, 0)::integer as pending_count,
    (
      select count(*) from public.state_acknowledgements as acknowledged
      where acknowledged.rule_id in (select known.id from public.state_rules as known where known.us_state = names.code)
    )::integer as acknowledgement_count,
    private.searchable(names.code || ' ' || names.name || ' ' || coalesce(names.name_pt, '')) as search_text
  from private.us_state_names as names
  left join private.current_state_rules as rules on rules.us_state = names.code
  left join lateral (
    select known.id, known.status, known.effective_on from public.state_rules as known
    where known.us_state = names.code
    order by known.number desc limit 1
  ) as written on true
  left join (
    select cases.us_state, count(*) as member_count, count(*) filter (where cases.kind in ('closed', 'notice')) as pending_count
    from private.state_cases as cases
    join public.members on members.id = cases.member_id
    where private.status_allows_sign_in(members.enrollment_status)
    group by cases.us_state
  ) as people on people.us_state = names.code
  where (select private.admin_can('books'));
comment on view public.state_list is
  'The state register as the Command Center lists it: each state with its rule of today, the rule written last, and its members.';

create view public.state_case_list with (security_invoker = false) as
  select
    members.id,
    members.member_number,
    members.first_name,
    members.last_name,
    cases.us_state,
    cases.lives_there_since,
    cases.kind,
    cases.note,
    cases.settled_at,
    admins.name as settled_by_name,
    members.search_name,
    members.search_text
  from private.state_cases as cases
  join public.members on members.id = cases.member_id
  left join public.admins on admins.id = cases.settled_by
  where cases.kind is not null and private.status_allows_sign_in(members.enrollment_status)
    and (select private.can_read_list('members'));
comment on view public.state_case_list is
  'Members who live in a closed state, or abroad, and members who have not acknowledged the notice of their state. For admins who may list members.';

create view public.member_state_list with (security_invoker = false) as
  select
    cases.member_id as id,
    cases.us_state,
    cases.lives_there_since,
    coalesce(cases.status, 'closed') as status,
    coalesce(rules.is_confirmed, false) as is_confirmed,
    -- Nobody talks to a person whose membership has ended.
    case when private.status_allows_sign_in(members.enrollment_status) then cases.kind end as kind,
    cases.note,
    cases.settled_at,
    admins.name as settled_by_name,
    read.acknowledged_at,
    read.language as acknowledged_in,
    read.effective_on as acknowledged_effective_on
  from private.state_cases as cases
  join public.members on members.id = cases.member_id
  left join public.state_rules as rules on rules.id = cases.rule_id
  left join public.admins on admins.id = cases.settled_by
  left join lateral (
    select acknowledged.acknowledged_at, acknowledged.language, known.effective_on
    from public.state_acknowledgements as acknowledged
    join public.state_rules as known on known.id = acknowledged.rule_id
    where acknowledged.member_id = cases.member_id and known.us_state = cases.us_state
    order by acknowledged.acknowledged_at desc
    limit 1
  ) as read on true
  where (select private.can_read_list('members'));
comment on view public.member_state_list is
  'In which state each member lives, since when, with the rule of today, what is open because of it, and the notice of this state that the member read last. For admins who may list members.';

create view public.contact_list with (security_invoker = false) as
  select
    items.*,
    (select admins.name from public.admins where admins.id = items.assigned_to) as assigned_name,
    (select admins.name from public.admins where admins.id = items.entered_by) as entered_by_name
  from (
    select
      id, 'message'::text as kind, type, name, email, phone, subject, left(message, 200) as excerpt, message, status, priority,
      assigned_to, entered_by, member_id, language, false as is_record, search_text, created_at, updated_at, received_at,
      about_request
    from public.contact_messages
    union all
    select
      id, 'form'::text, form_slug, name, email, phone, ''::text, ''::text, null::text, status, priority,
      assigned_to, null::uuid, member_id, language, is_record, search_text, created_at, updated_at, received_at,
      null::text
    from public.form_submissions
  ) as items
  where (items.kind = 'message' and (select private.can_read_list('contact_messages')))
    or (items.kind = 'form' and (select private.can_read_list('form_submissions')));
comment on view public.contact_list is 'Messages and forms as the Command Center lists them. For a form, type is its slug.';

create function public.contact_counts() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  own_id uuid := private.current_admin_id();
  reads_messages boolean := private.admin_can('contacts');
  reads_forms boolean := reads_messages or private.admin_can('members');
begin
  if not reads_forms then
    perform private.fail(403, 'permission_denied', 'Only admins for members or contacts may count messages.');
  end if;
  return (
    with open_items as (
      select assigned_to from public.contact_messages where reads_messages and status in ('new', 'in_progress')
      union all
      select assigned_to from public.form_submissions where status in ('new', 'in_progress') and not is_record
    )
    select jsonb_build_object(
      'open', count(*),
      'mine', count(*) filter (where open_items.assigned_to = own_id),
      'unassigned', count(*) filter (where open_items.assigned_to is null),
      -- From indexes alone: there are many of them.
      'answered', (
        select count(*) from public.contact_messages where reads_messages and status = 'responded'
      ) + (
        select count(*) from public.form_submissions where status = 'responded' and not is_record
      )
    )
    from open_items
  );
end
$$;
comment on function public.contact_counts() is
  'How many messages and forms each view of the inbox has: open, mine, unassigned, answered. For admins for contacts; for members, forms only.';

create view private.pending_decisions as
  select decisions.id, decisions.request_id
  from public.decisions
  where decisions.needs_confirmation and not exists (
    select from public.decision_confirmations as confirmations where confirmations.decision_id = decisions.id
  );
comment on view private.pending_decisions is 'Decisions that wait for a second person.';

create view private.request_news as
  select pages.request_id
  from private.unchecked_pages as pages
  where pages.verdict is null and (
    select requests.state <> 'withdrawn' from public.sharing_requests as requests where requests.id = pages.request_id
  )
  union
  select unread.request_id from private.unread_requests as unread;
comment on view private.request_news is 'Requests with pages to check, or messages that no one of the team has read.';

create view public.request_list with (security_invoker = false) as
  select
    requests.id,
    requests.number,
    requests.member_id,
    members.member_number,
    btrim(members.first_name || ' ' || members.last_name) as member_name,
    members.first_name as member_first_name,
    coalesce(btrim(people.first_name || ' ' || people.last_name), btrim(members.first_name || ' ' || members.last_name)) as person_name,
    requests.state,
    requests.turn,
    requests.kind,
    requests.care_stage,
    requests.service_date,
    requests.amount_cents,
    requests.outcome,
    requests.language,
    requests.priority,
    requests.assigned_to,
    (select admins.name from public.admins where admins.id = requests.assigned_to) as assigned_name,
    requests.snoozed_until,
    requests.tag_ids,
    requests.submitted_at,
    requests.state_since,
    requests.team_minutes_used,
    requests.team_due_at,
    requests.documents_due_on,
    requests.deadline_on,
    requests.received_on,
    -- Three lookups for each row that is shown.
    (
      select count(*) from public.request_items as items
      where items.request_id = requests.id and items.is_required and items.status in ('missing', 'rejected')
    )::integer as open_items,
    (
      select count(*) from private.unchecked_pages as pages where pages.request_id = requests.id and pages.verdict is null
    )::integer as new_files,
    (
      select count(*) from public.request_messages as messages
      where messages.request_id = requests.id and messages.author = 'member'
        and messages.created_at > coalesce(requests.team_read_at, '-infinity')
    )::integer as new_messages,
    -- Read once for all rows.
    requests.id in (
      select notes.request_id from private.mentions join public.notes on notes.id = mentions.note_id
      where mentions.admin_id = (select private.current_admin_id()) and notes.request_id is not null
    ) as is_mentioned,
    requests.id in (select waiting.request_id from private.pending_decisions as waiting) as awaits_confirmation,
    requests.turn <> 'team' and requests.id in (select news.request_id from private.request_news as news) as has_news,
    requests.created_at,
    requests.updated_at,
    requests.search_text
  from public.sharing_requests as requests
  left join public.members on members.id = requests.member_id
  left join public.household_people as people on people.id = requests.person_id
  where requests.state <> 'draft' and (select private.can_read_list('sharing_requests'));
comment on column public.request_list.has_news is 'Whether the member has sent pages or a message, although it is not the team''s turn.';
comment on view public.request_list is
  'Requests as the Command Center lists them, for admins who may read requests. To search, filter search_text=like.*word* for each folded word.';

create function public.request_counts() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  own_id uuid := private.current_admin_id();
begin
  if not private.can_read_requests() then
    perform private.fail(403, 'permission_denied', 'Only admins for requests may count requests.');
  end if;
  return (
    select jsonb_build_object(
      'mine', count(*) filter (where requests.assigned_to = own_id and requests.turn = 'team' and not is_snoozed),
      'unassigned', count(*) filter (where requests.assigned_to is null and requests.turn = 'team' and not is_snoozed),
      'waiting_for_us', count(*) filter (where requests.turn = 'team' and not is_snoozed),
      'overdue', count(*) filter (where requests.team_due_at < now() and not is_snoozed),
      'waiting_for_member', count(*) filter (where requests.turn = 'member'),
      'mentions', (
        select count(distinct notes.request_id) from private.mentions join public.notes on notes.id = mentions.note_id
        where mentions.admin_id = own_id
      ),
      'second_person', (select count(*) from private.pending_decisions),
      'news', (
        select count(*) from private.request_news as news
        where (select others.turn <> 'team' and others.state <> 'draft' from public.sharing_requests as others where others.id = news.request_id)
      ),
      'snoozed', count(*) filter (where is_snoozed)
    )
    from public.sharing_requests as requests, lateral (select coalesce(requests.snoozed_until > now(), false) as is_snoozed) as snooze
    where requests.state <> 'draft' and requests.turn in ('team', 'member')
  );
end
$$;
comment on function public.request_counts() is
  'How many requests each view of the queue has: mine, unassigned, waiting_for_us, overdue, waiting_for_member, news, mentions, second_person, snoozed.';

create view public.episode_list with (security_invoker = false) as
  select
    id, title, description, thumbnail, video_url, duration, views, status, publish_date, category, search_text,
    created_at, updated_at,
    status = 'Published' or (status = 'Scheduled' and publish_date <= (select private.local_today())) as is_shown
  from public.episodes
  where (select private.admin_can('shows'))
    or (
      (select private.is_admin())
      and (status = 'Published' or (status = 'Scheduled' and publish_date <= (select private.local_today())))
    );
comment on view public.episode_list is 'Episodes as the Command Center lists them, for the team.';
comment on column public.episode_list.is_shown is 'Whether visitors see it today.';

create view public.admin_list with (security_invoker = false) as
  select
    id, first_name, last_name, name, email, role, status, permissions, search_text, created_at, updated_at,
    -- In place of functions, which would run for every row before a late page.
    exists (select from auth.users where users.id = admins.auth_user_id and users.encrypted_password is not null) as has_password,
    -- Who signs in by password alone must not be known to everyone.
    (select private.admin_can('users')) and exists (
      select from auth.mfa_factors as factors where factors.user_id = admins.auth_user_id and factors.status = 'verified'
    ) as has_second_factor,
    private.awaits_confirmation(admins) as awaits_confirmation,
    counts_asked_by, counts_asked_at
  from public.admins
  where (select private.can_read_list('admins'));
comment on view public.admin_list is 'The team as the Command Center lists it.';

-- Names are looked up by the ids of a line: a few lookups for each row that is read. With joins to all tables instead, a page
-- far down the list took seconds with 100,000 lines.
create view public.activity_list with (security_invoker = false) as
  select
    log.id, log.actor_kind, log.actor_id, log.action, log.subject_table, log.subject_id, log.member_id,
    log.details - 'values' as details, log.created_at,
    (select members.member_number from public.members where members.id = log.member_id) as member_number,
    case log.actor_kind
      when 'admin' then (select admins.name from public.admins where admins.id = log.actor_id)
      when 'advisor' then (
        select btrim(agents.first_name || ' ' || agents.last_name) from public.agents where agents.id = log.actor_id
      )
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
        when 'request_macros' then (select macros.title_pt from public.request_macros as macros where macros.id = log.subject_id)
        when 'request_tags' then (select tags.name from public.request_tags as tags where tags.id = log.subject_id)
        when 'reply_templates' then (
          select templates.title_pt from public.reply_templates as templates where templates.id = log.subject_id
        )
      end
    end as subject_name,
    -- A deleted record has no link.
    case log.subject_table
      when 'contact_messages' then (select messages.id from public.contact_messages as messages where messages.id = log.subject_id)
      when 'form_submissions' then (select forms.id from public.form_submissions as forms where forms.id = log.subject_id)
      when 'message_replies' then (
        select coalesce(replies.message_id, replies.submission_id)
        from public.message_replies as replies where replies.id = log.subject_id
      )
      when 'notes' then (
        select coalesce(notes.message_id, notes.submission_id) from public.notes where notes.id = log.subject_id
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
          when field.key = 'tag_ids' then (
            select jsonb_agg(
              (
                -- A deleted tag has no name any more.
                select coalesce(jsonb_agg(tags.name order by private.searchable(tags.name)), '[]')
                from jsonb_array_elements_text(held.value) as tag (id)
                left join public.request_tags as tags on tags.id::text = tag.id
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
  where (select private.can_read_list('activity_log'));
comment on view public.activity_list is
  'The activity log for super admins, with the names of the people in it and the values of changed columns ({"column": [old, new]}).';

-- Names are not in the log, because they can be erased. A search looks for them where they are, then for lines with their ids.
create function private.log_condition(words jsonb) returns text
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  word record;
  contacts uuid[];
  people uuid[];
  subjects uuid[];
  condition text := 'true';
begin
  for word in
    select * from jsonb_to_recordset(words) as item (pattern text, actions text[], tables text[], kinds text[])
  loop
    -- The text of a message is not searched: the line does not show it.
    contacts := array(
      select messages.id from public.contact_messages as messages
      where messages.search_text like word.pattern and private.searchable(messages.name) like word.pattern
      union all
      select forms.id from public.form_submissions as forms
      where forms.search_text like word.pattern and private.searchable(forms.name) like word.pattern
    );
    people := array(
      select members.id from public.members where members.search_names like word.pattern
      union all
      select admins.id from public.admins where private.searchable(admins.name) like word.pattern
      union all
      select agents.id from public.agents
      where agents.search_text like word.pattern and private.searchable(agents.first_name || ' ' || agents.last_name) like word.pattern
    );
    subjects := people || contacts || array(
      select replies.id from public.message_replies as replies
      where replies.message_id = any (contacts) or replies.submission_id = any (contacts)
      union all
      select applications.id from public.membership_applications as applications
      where private.searchable(applications.first_name || ' ' || applications.last_name) like word.pattern
      union all
      select episodes.id from public.episodes where private.searchable(episodes.title) like word.pattern
      union all
      select macros.id from public.request_macros as macros where private.searchable(macros.title_pt) like word.pattern
      union all
      select tags.id from public.request_tags as tags where private.searchable(tags.name) like word.pattern
      union all
      select templates.id from public.reply_templates as templates where private.searchable(templates.title_pt) like word.pattern
    );
    condition := condition || format(
      ' and (log.action = any (%L::text[]) or log.subject_table = any (%L::text[]) or log.actor_kind = any (%L::text[])'
      ' or log.actor_id = any (%L::uuid[]) or log.member_id = any (%4$L::uuid[]) or log.subject_id = any (%L::uuid[]))',
      word.actions, word.tables, word.kinds, people, subjects
    );
  end loop;
  return condition;
end
$$;
comment on function private.log_condition(jsonb) is
  'The SQL condition on lines ("log") of the activity log that match each word of a search, with the ids of the people and records that the words name.';

-- A condition with lists of ids, in place of joins: the planner reads the newest lines until a page is full, or counts them once.
create function public.search_activity(words jsonb, filters jsonb, page jsonb) returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  sought record;
  asked record;
  condition text;
  ids bigint[];
  total bigint;
begin
  select * into sought from jsonb_to_record(filters) as filter (
    "from" timestamptz, "to" timestamptz, people uuid[], actions text[], without text, kinds text[], tables text[]
  );
  select * into asked from jsonb_to_record(page) as item (first integer, size integer, "order" text, after bigint, counts boolean);
  if jsonb_typeof(words) is distinct from 'array' or jsonb_array_length(words) > 10
    or coalesce(asked.size, -1) not between 0 and 1001 or coalesce(asked.first, -1) not between 0 and 10000
  then
    raise invalid_parameter_value using message = 'Expected up to 10 words, and a page of up to 1,001 lines.';
  end if;
  if not private.can_read_list('activity_log') then
    return jsonb_build_object('rows', '[]'::jsonb, 'total', 0);
  end if;
  condition := format(
    'from public.activity_log as log where (%1$L is null or log.created_at >= %1$L::timestamptz)'
    ' and (%2$L is null or log.created_at < %2$L::timestamptz) and (%3$L is null or log.id > %3$L::bigint)'
    ' and (%4$L is null or log.actor_id = any (%4$L::uuid[])) and (%5$L is null or log.action = any (%5$L::text[]))'
    ' and (%6$L is null or log.action <> %6$L) and (%7$L is null or log.actor_kind = any (%7$L::text[]))'
    ' and (%8$L is null or log.subject_table = any (%8$L::text[])) and %9$s',
    sought."from", sought."to", asked.after, sought.people, sought.actions, sought.without, sought.kinds, sought.tables,
    private.log_condition(words)
  );
  execute format(
    'select array(select log.id %s order by %s limit %L offset %L)', condition,
    case asked."order"
      when 'id' then 'log.id'
      when 'oldest' then 'log.created_at, log.id'
      else 'log.created_at desc, log.id desc'
    end,
    asked.size, asked.first
  ) into ids;
  if asked.counts then
    execute format('select count(*) %s', condition) into total;
  end if;
  return jsonb_build_object(
    'total', total,
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(lines) order by line.position), '[]')
      from unnest(ids) with ordinality as line (id, position)
      join public.activity_list as lines on lines.id = line.id
    )
  );
end
$$;
comment on function public.search_activity(jsonb, jsonb, jsonb) is
  'A page of the activity log, for super admins who have opened it: {"rows", "total"}; the total is null unless page.counts. Words, which a line matches all: [{"pattern": "%folded word%", "actions", "tables", "kinds"}]; the pattern is compared with names and member numbers of actors, members and subjects, the other keys are the codes whose label contains the word. Filters: {"from", "to", "people", "actions", "without", "kinds", "tables"}. Page: {"first", "size", "order": "newest", "oldest" or "id", "after", "counts"}.';

create function public.log_export(list text, row_count integer, narrowed_by jsonb default '{}') returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := private.current_admin_id();
begin
  if admin_id is null then
    perform private.fail(403, 'permission_denied', 'Only the team exports lists.');
  elsif list !~ '^[a-z_]{1,60}$' or row_count < 0 or pg_column_size(narrowed_by) > 4000 then
    perform private.fail(422, 'export_invalid', 'This is no export.');
  end if;
  perform private.log_activity(
    'admin', admin_id, 'list.exported', list, null,
    jsonb_build_object('rows', row_count, 'narrowed_by', narrowed_by)
  );
end
$$;
comment on function public.log_export(text, integer, jsonb) is
  'Logs that an admin exported rows of a list to a file: how many, and with which filters.';

--
-- The overview
--

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
      'applications', (select count(*) from public.membership_applications where status = 'new'),
      'contradictions', (select count(*) from private.membership_contradictions),
      'refused_emails', (
        select jsonb_build_object('count', count(*), 'latest', coalesce(
          jsonb_agg(jsonb_build_object('member_id', refused.member_id, 'name', refused.name) order by refused.refused_at desc, refused.member_id)
            filter (where refused.position <= 5), '[]'
        ))
        from (
          select refusals.*, row_number() over (order by refusals.refused_at desc, refusals.member_id) as position
          from private.refused_members() as refusals
        ) as refused
      )
    );
  end if;
  if private.can_read_requests() then
    figures := figures || jsonb_build_object('sharing', public.request_counts());
  end if;
  if private.is_super_admin() then
    figures := figures || jsonb_build_object(
      'jobs', private.job_status(), 'controls', private.controls_waiting() || private.person_requests_waiting()
    );
  end if;
  return figures;
end
$$;
comment on function public.overview_figures() is
  'Open messages and forms by age and the oldest one, the numbers of sharing requests, unpaid failed payments (members), active members, new applications, memberships that contradict themselves (members), members whose address is refused (members), and whether the jobs run and what waits for a second super admin (super admins). Contains only the keys that the admin may see.';

create function public.recent_activity(max_rows integer default 10)
returns table (
  id bigint,
  actor_kind text,
  actor_name text,
  action text,
  subject_table text,
  subject_id uuid,
  created_at timestamptz
)
language sql stable
security definer
set search_path = ''
as $$
  select
    log.id, log.actor_kind, actors.name, log.action, log.subject_table, log.subject_id, log.created_at
  from private.current_admin() as asking
  join public.activity_log as log on
    asking.role = 'super_admin'
    or log.actor_id = asking.id
    or case
      when log.subject_table = 'episodes' then 'shows'
      when log.subject_table in ('contact_messages', 'message_replies') then 'contacts'
      when log.subject_table = 'admins' then 'users'
      when log.subject_table ~ '^(sharing_request|request_|document_|rejection_)' then 'requests'
      when log.subject_table ~ '^(contribution|administration_rate|statement_correction|report_)' then 'books'
      when log.subject_table is not null then 'members'
    end = any (asking.permissions)
  left join public.admins as actors on actors.id = log.actor_id
  -- Every page that an admin opens is such a line.
  where asking.id is not null and log.action <> 'list.opened'
  order by log.created_at desc, log.id desc
  limit least(greatest(max_rows, 1), 100)
$$;
comment on function public.recent_activity(integer) is
  'The latest lines of the activity log that concern the caller: all for a super admin, otherwise by permissions. Opened lists are in the log only.';

--
-- The first day
--

-- What no machine can know. The newest row of a topic counts, so that a confirmation can be withdrawn.
create table private.first_day_confirmations (
  id bigint generated always as identity primary key,
  topic text not null,
  is_confirmed boolean not null,
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default now(),
  constraint first_day_confirmations_topic_known check (topic in ('email', 'edition', 'drafts', 'encryption_key'))
);
comment on table private.first_day_confirmations is
  'What super admins confirmed, or withdrew, on the checklist of the first day. Rows are only added.';
create index first_day_confirmations_topic_idx on private.first_day_confirmations (topic, id);
create index first_day_confirmations_admin_id_idx on private.first_day_confirmations (admin_id);
create trigger refuse_rewrite before update or delete on private.first_day_confirmations
  for each row execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on private.first_day_confirmations
  for each statement execute function private.refuse_rewrite();

create table private.test_emails (
  id uuid primary key default gen_random_uuid(),
  admin_id uuid not null references public.admins (id),
  created_at timestamptz not null default now(),
  -- Null unless the mail queue or the mail server accepted it.
  accepted_at timestamptz
);
comment on table private.test_emails is 'The emails that super admins sent to themselves, to see whether emails arrive.';
create index test_emails_admin_id_idx on private.test_emails (admin_id);

create table private.backups (
  made_at timestamptz primary key default now()
);
comment on table private.backups is
  'When the command of operators completed each backup. Not part of a backup: a restored database has none of its own yet.';

create function private.backup_state() returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'made_at', max(backups.made_at),
    -- The daily timer starts up to 30 minutes later than the day before (deploy/systemd/mutirao-backup.timer).
    'is_recent', coalesce(max(backups.made_at) > now() - interval '25 hours', false)
  )
  from private.backups
$$;
comment on function private.backup_state() is 'When the last backup was made, and whether that is less than about a day ago: {"made_at", "is_recent"}.';

create function private.first_day_confirmation(topic text) returns jsonb
language sql stable
set search_path = ''
as $$
  select case when newest.is_confirmed then jsonb_build_object('at', newest.created_at, 'by', admins.name) end
  from private.first_day_confirmations as newest
  join public.admins on admins.id = newest.admin_id
  where newest.topic = first_day_confirmation.topic
  order by newest.id desc
  limit 1
$$;
comment on function private.first_day_confirmation(text) is
  'Who confirmed a topic of the first day, and when: {"at", "by"}. Null if it is not confirmed, or was withdrawn.';

create function public.first_day() returns jsonb
language plpgsql stable
security definer
set search_path = ''
as $$
declare
  edition public.rule_editions := private.edition_on(private.local_today());
begin
  if not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may read the checklist of the first day.');
  end if;
  return jsonb_build_object(
    'email', jsonb_build_object(
      'accepted_at', (select max(emails.accepted_at) from private.test_emails as emails),
      'confirmed', private.first_day_confirmation('email')
    ),
    'plans', jsonb_build_object('open', (select count(*) from public.products where products.retired_at is null)),
    'contributions', (
      select jsonb_build_object(
        'starts_on', coalesce(
          max(tables.starts_on) filter (where tables.starts_on <= private.local_today()), min(tables.starts_on)
        ),
        'is_in_force', coalesce(bool_or(tables.starts_on <= private.local_today()), false)
      )
      from public.contribution_tables as tables
    ),
    'team', (
      select jsonb_build_object(
        'active', count(*),
        'with_second_factor', count(*) filter (where private.has_second_factor(admins.auth_user_id)),
        'super_admins', count(*) filter (where admins.role = 'super_admin')
      )
      from public.admins where admins.status = 'active'
    ),
    'states', (
      select jsonb_build_object(
        'open', count(*) filter (where rules.status = 'open'),
        'notice', count(*) filter (where rules.status = 'notice'),
        -- A state without a rule is closed.
        'closed', count(*) filter (where coalesce(rules.status, 'closed') = 'closed'),
        'unconfirmed', count(*) filter (where not coalesce(rules.is_confirmed, false))
      )
      from private.us_state_names as names
      left join private.current_state_rules as rules on rules.us_state = names.code
    ),
    'edition', jsonb_build_object(
      'number', edition.number,
      'effective_on', edition.effective_on,
      'is_in_force', coalesce(edition.effective_on <= private.local_today(), false),
      'confirmed', private.first_day_confirmation('edition')
    ),
    'drafts', private.first_day_confirmation('drafts'),
    'encryption_key', private.first_day_confirmation('encryption_key'),
    'backup', private.backup_state(),
    'jobs', private.job_status()
  );
end
$$;
comment on function public.first_day() is
  'The facts of the checklist of the first day, for super admins. Refuses with 403 super_admin_required.';

create function public.confirm_first_day(topic text, is_confirmed boolean) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  before boolean;
begin
  if not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may confirm a line of the first day.');
  elsif topic is null or is_confirmed is null or topic not in ('email', 'edition', 'drafts', 'encryption_key') then
    perform private.fail(422, 'topic_unknown', 'There is no such line to confirm.');
  elsif topic = 'email' and is_confirmed
    and not exists (select from private.test_emails as emails where emails.accepted_at is not null) then
    perform private.fail(409, 'test_email_missing', 'Send a test email first.');
  end if;
  perform private.touch_admin_session();
  perform pg_advisory_xact_lock(hashtextextended('first_day_confirmations', 0));
  before := private.first_day_confirmation(topic) is not null;
  -- Another super admin, or another tab, was faster.
  if before = is_confirmed then
    return;
  end if;
  insert into private.first_day_confirmations (topic, is_confirmed, admin_id)
  values (confirm_first_day.topic, confirm_first_day.is_confirmed, asking.id);
  perform private.log_activity(
    'admin', asking.id, case when is_confirmed then 'first_day.confirmed' else 'first_day.withdrawn' end,
    null, null, jsonb_build_object('columns', jsonb_build_array('first_day_' || topic))
  );
end
$$;
comment on function public.confirm_first_day(text, boolean) is
  'Confirms a line of the checklist that no machine can check, or withdraws that: email, edition, drafts, encryption_key. Refuses with 403 super_admin_required, 409 test_email_missing, 422 topic_unknown.';

create function public.start_test_email() returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  asking public.admins := private.current_admin();
  new_id uuid;
begin
  if not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may send a test email.');
  end if;
  perform private.enforce_rate_limit('test_email', asking.id::text, 5, '1 hour');
  perform private.touch_admin_session();
  insert into private.test_emails (admin_id) values (asking.id) returning id into new_id;
  perform private.log_activity('admin', asking.id, 'first_day.email_tested');
  return jsonb_build_object('id', new_id, 'email', asking.email);
end
$$;
comment on function public.start_test_email() is
  'First step of a test email, to the own address of the super admin: {"id", "email"}. Refuses with 403 super_admin_required, and with 429.';

create function public.finish_test_email(email_id uuid) returns void
language sql volatile
security definer
set search_path = ''
as $$
  update private.test_emails set accepted_at = now() where id = email_id
$$;
comment on function public.finish_test_email(uuid) is 'Records that the mail queue, or the mail server, accepted a test email.';

--
-- Delivery of emails
--
-- The gateway stores what became of each email for 30 days. Hosted Supabase has no such table: there, the provider of the mail server
-- knows.

create function private.email_deliveries(about uuid)
returns table (id bigint, kind text, state text, code text, happened_at timestamptz)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if to_regclass('gateway.mail_queue') is null then
    return;
  end if;
  return query execute $sql$
    select
      mail.id, mail.kind,
      case
        when mail.state = 'waiting' and mail.attempts = 0 then 'email_waiting'
        when mail.state = 'waiting' then 'email_delayed'
        -- A later report said that it was not delivered yet.
        when mail.state = 'sent' and mail.last_error is not null then 'email_delayed'
        when mail.state = 'sent' then 'email_sent'
        when mail.last_error ~ '(RCPT TO|DATA|BOUNCE 5)' then 'email_refused'
        else 'email_given_up'
      end,
      mail.last_error, coalesce(mail.ended_at, mail.created_at)
    from gateway.mail_queue as mail
    where lower(mail.recipient) = any ($1)
  $sql$ using array(
    select members.email from public.members where members.id = about
    union
    -- Addresses that the team replaced.
    select emails.email
    from private.account_emails as emails
    join public.account_help as helps on helps.id = emails.help_id
    where helps.member_id = about and emails.kind = 'email_before'
  );
end
$$;
comment on function private.email_deliveries(uuid) is
  'The emails of the last 30 days to a member, with their purpose and state. It returns codes only, because a mail server may quote the recipient.';

create function private.refused_members() returns table (member_id uuid, name text, refused_at timestamptz)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if to_regclass('gateway.mail_queue') is null then
    return;
  end if;
  return query execute $sql$
    select members.id, members.first_name || ' ' || members.last_name, max(mail.ended_at)
    from gateway.mail_queue as mail
    join public.members on members.email = lower(mail.recipient)
    where mail.state = 'failed' and mail.last_error ~ '(RCPT TO|DATA|BOUNCE 5)'
      and not exists (
        select from gateway.mail_queue as later
        where lower(later.recipient) = lower(mail.recipient) and later.state = 'sent' and later.ended_at > mail.ended_at
      )
    group by members.id
  $sql$;
end
$$;
comment on function private.refused_members() is
  'Members whose current address the mail server refused or returned an email of in the last 30 days, and accepted no email since.';

--
-- A member's timeline
--

create function private.member_events(about uuid)
returns table (
  id text,
  kind text,
  event text,
  happened_at timestamptz,
  is_day boolean,
  actor_kind text,
  actor_id uuid,
  subject_table text,
  subject_id uuid,
  details jsonb
)
language sql stable
security definer
set search_path = ''
as $$
  with requests as (
    -- The list itself decides which messages and forms the caller may see.
    select list.id, list.kind, list.type, list.subject, list.created_at
    from public.contact_list as list where list.member_id = about
  ),
  owned as (
    select 'enrollments' as name, enrollments.id from public.enrollments where enrollments.member_id = about
    union all
    select 'household_people', people.id from public.household_people as people where people.member_id = about
    union all
    select 'billing', billing.id from public.billing where billing.member_id = about
    union all
    select 'billing_schedules', schedules.id from public.billing_schedules as schedules where schedules.member_id = about
    union all
    select 'payment_profiles', profiles.id from public.payment_profiles as profiles where profiles.member_id = about
  ),
  lines as (
    select log.* from public.activity_log as log
    where log.subject_table = 'members' and log.subject_id = about
    union
    select log.* from public.activity_log as log
    where log.actor_kind = 'member' and log.actor_id = about and (log.subject_table is null or log.subject_table = 'members')
    union
    select log.* from owned
    join public.activity_log as log on log.subject_table = owned.name and log.subject_id = owned.id
    -- The row itself is an event below.
    where log.action <> 'enrollments.insert'
  )
  select
    'log-' || lines.id,
    case
      when lines.action in ('member.record_opened', 'member.contact_opened') then 'views'
      when lines.action ~ '^contributions\.' then 'payments'
      when lines.subject_table = 'enrollments' then 'enrollment'
      when lines.action = 'members.update' and lines.details -> 'columns' ? 'enrollment_status' then 'enrollment'
      when lines.subject_table in ('billing', 'billing_schedules', 'payment_profiles') then 'payments'
      when lines.action ~ '^member\.merge' then 'record'
      when lines.action ~ '^member\.' then 'account'
      else 'record'
    end,
    lines.action, lines.created_at, false, lines.actor_kind, lines.actor_id, lines.subject_table, lines.subject_id, '{}'::jsonb
  from lines
  union all
  select
    'enrollment-' || enrollments.id, 'enrollment', 'enrolled', enrollments.created_at, false, null, null,
    'enrollments', enrollments.id, jsonb_build_object('plan', products.label)
  from public.enrollments
  left join public.products on products.id = enrollments.product_id
  where enrollments.member_id = about
  union all
  select
    'paid-' || billing.id, 'payments', 'paid', billing.paid_at, false, null, null,
    'billing', billing.id, jsonb_build_object('amount', billing.amount)
  from public.billing where billing.member_id = about and billing.status = 'Paid'
  union all
  -- The time of a failed attempt is not stored, so the due date is used.
  select
    'failed-' || billing.id, 'payments', 'failed', billing.due_date::timestamp at time zone 'UTC', true, null, null,
    'billing', billing.id, jsonb_build_object('amount', billing.amount)
  from public.billing where billing.member_id = about and billing.status = 'Failed'
  union all
  select
    'request-' || requests.id, 'requests', requests.kind, requests.created_at, false, null, null,
    'contacts', requests.id, jsonb_build_object('type', requests.type, 'subject', requests.subject)
  from requests
  union all
  select
    'reply-' || replies.id, 'requests',
    case when replies.is_from_sender then 'answered_reply' when replies.sent_at is null then 'reply_not_sent' else 'replied' end,
    coalesce(replies.sent_at, replies.created_at), false, case when not replies.is_from_sender then 'admin' end, replies.admin_id,
    'contacts', requests.id, jsonb_build_object('type', requests.type, 'subject', requests.subject)
  from requests
  join public.message_replies as replies on requests.id in (replies.message_id, replies.submission_id)
  union all
  select
    'confirmation-' || confirmations.submission_id, 'emails', 'form_confirmed', confirmations.sent_at, false, null, null,
    'contacts', requests.id, jsonb_build_object('type', requests.type, 'subject', requests.subject)
  from requests
  join private.form_confirmations as confirmations on confirmations.submission_id = requests.id
  where confirmations.sent_at is not null
  union all
  select
    'application-' || applications.id, 'record', 'applied', applications.created_at, false, null, null,
    'membership_applications', applications.id, '{}'
  from public.membership_applications as applications where applications.member_id = about
  union all
  select
    'application-email-' || applications.id, 'emails', 'application_confirmed', applications.received_mail_sent_at, false,
    null, null, 'membership_applications', applications.id, '{}'
  from public.membership_applications as applications
  where applications.member_id = about and applications.received_mail_sent_at is not null
  union all
  select
    'email-' || deliveries.id, 'emails', deliveries.state, deliveries.happened_at, false, null, null, null, null,
    jsonb_strip_nulls(jsonb_build_object('mail', deliveries.kind, 'code', deliveries.code))
  from private.email_deliveries(about) as deliveries
  union all
  select
    'message-' || emails.id, 'emails',
    case
      when emails.undone_at is not null then 'message_undone'
      when emails.sent_at is not null then 'message_sent'
      when emails.failure is not null then 'message_failed'
      else 'message_waiting'
    end,
    coalesce(emails.sent_at, emails.undone_at, messages.created_at), false, 'admin', messages.admin_id, null, null,
    jsonb_strip_nulls(jsonb_build_object(
      'subject', case emails.language when 'en' then messages.subject_en else messages.subject_pt end, 'code', emails.failure
    ))
  from private.member_message_emails as emails
  join private.member_messages as messages on messages.id = emails.message_id
  where emails.member_id = about
  union all
  select
    'sharing-' || events.id, 'sharing', 'request_' || (events.details ->> 'to'), events.created_at, false, events.actor_kind,
    events.admin_id, 'sharing_requests', sharing.id, jsonb_build_object('number', sharing.number)
  from public.sharing_requests as sharing
  join public.request_events as events on events.request_id = sharing.id
  where sharing.member_id = about and sharing.state <> 'draft' and (select private.can_read_requests()) and events.kind = 'state'
    and events.details ->> 'to' in ('received', 'waiting_member', 'answered', 'second_reading', 'paid', 'closed', 'withdrawn')
  union all
  select
    'note-' || notes.id, 'notes', 'noted', notes.created_at, false, 'admin', notes.admin_id, 'notes', notes.id, '{}'
  from public.notes where notes.member_id = about
  union all
  select
    'task-' || tasks.id, 'notes', 'task_done', tasks.done_at, false, 'admin', tasks.done_by, 'tasks', tasks.id, '{}'
  from public.tasks where tasks.member_id = about and tasks.done_at is not null
$$;
comment on function private.member_events(uuid) is
  'What happened to a member, from tables and the activity log. Contains no health data and no contents: which columns changed stays in the log.';

create function public.member_timeline(
  member_id uuid,
  only_kind text default null,
  before_at timestamptz default null,
  before_id text default null,
  max_rows integer default 20
) returns table (
  id text,
  kind text,
  event text,
  happened_at timestamptz,
  is_day boolean,
  actor_kind text,
  actor_name text,
  subject_table text,
  subject_id uuid,
  details jsonb
)
language plpgsql stable
security definer
set search_path = ''
as $$
begin
  if not private.admin_can('members') then
    perform private.fail(403, 'permission_denied', 'Only admins for members may see what happened to a member.');
  end if;
  perform private.can_read_list('members'), private.can_read_list('billing');
  return query
    select
      events.id, events.kind, events.event, events.happened_at, events.is_day, events.actor_kind,
      case events.actor_kind
        when 'admin' then (select admins.name from public.admins where admins.id = events.actor_id)
      end,
      events.subject_table, events.subject_id, events.details
    from private.member_events(member_timeline.member_id) as events
    -- A search for what happened leaves out who looked.
    where events.kind = coalesce(only_kind, events.kind) and (only_kind is not null or events.kind <> 'views')
      and (before_at is null or (events.happened_at, events.id) < (before_at, coalesce(before_id, '')))
    order by events.happened_at desc, events.id desc
    limit least(greatest(max_rows, 1), 100);
end
$$;
comment on function public.member_timeline(uuid, text, timestamptz, text, integer) is
  'What happened to a member, newest first, for admins for members whose session has opened the lists that it reads. For the next page, pass the happened_at and id of the last row. Kinds: enrollment, payments, sharing, requests, emails, notes, record, account and, only if asked for, views.';
