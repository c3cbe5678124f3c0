-- The names in the activity log are looked up by what a line says its ids are: two look-ups a row, and only for rows that are
-- read. Joined with everybody who could be meant, a page far down the list took seconds with 100,000 lines.

create or replace view public.activity_list with (security_invoker = false) as
  select
    log.id, log.actor_kind, log.actor_id, log.action, log.subject_table, log.subject_id, log.details, log.created_at,
    case log.actor_kind
      when 'admin' then (select admins.name from public.admins where admins.id = log.actor_id)
      else (select members.first_name || ' ' || members.last_name from public.members where members.id = log.actor_id)
    end as actor_name,
    case log.subject_table
      when 'admins' then (select admins.name from public.admins where admins.id = log.subject_id)
      when 'members' then (
        select members.first_name || ' ' || members.last_name from public.members where members.id = log.subject_id
      )
    end as subject_name
  from public.activity_log as log
  where (select private.admin_reads('activity_log'));
