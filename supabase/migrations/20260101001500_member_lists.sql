-- What the Command Center needs to find one member among a hundred thousand: a search that knows no accents, and lists
-- that an index answers.
--
-- Lists are views that run with their owner's rights. Row policies would have to look at every row before a search
-- by trigrams may (PostgreSQL trusts no `like` with rows that a policy could still refuse); a view that opens for
-- whoever may see all of its rows, or shows none, leaves the index its work. They show no health and no birth.

create extension if not exists pg_trgm with schema extensions;

create function private.fold(words text) returns text
language sql immutable strict parallel safe
set search_path = ''
as $$
  select translate(
    lower(words),
    'áàâãäåéèêëíìîïóòôõöúùûüçñý',
    'aaaaaaeeeeiiiiooooouuuucny'
  )
$$;
comment on function private.fold(text) is 'A text in lower case and without accents, as searches compare it.';
-- Generated columns are computed in the name of whoever writes.
grant execute on function private.fold(text) to anon, authenticated, service_role;

-- Stored, because folding costs more than all the rest of a search.
alter table public.members
  add column search_name text not null generated always as (private.fold(last_name || ' ' || first_name)) stored,
  add column search_text text not null generated always as (
    private.fold(
      ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone_number, '')
        || ' ' || regexp_replace(coalesce(phone_number, ''), '\D', '', 'g') || ' ' || id::text
    )
  ) stored;
comment on column public.members.search_name is 'By which lists are sorted by name: last name first, folded.';
comment on column public.members.search_text is
  'What a search looks in, folded: also the digits of the phone number, and the member ID. Each word comes after a space, so that "% so%" finds words that begin with "so".';
create index members_search_text_idx on public.members using gin (search_text extensions.gin_trgm_ops);
create index members_search_name_idx on public.members (search_name, id);
create index members_status_created_at_idx on public.members (enrollment_status, created_at desc, id);
drop index public.members_enrollment_status_idx;

create view public.member_list with (security_invoker = false) as
  select
    members.id,
    members.first_name,
    members.last_name,
    members.email,
    members.phone_number,
    members.city,
    members.state,
    members.enrollment_status,
    members.auth_user_id is not null as is_activated,
    members.agent_id,
    (
      select btrim(agents.first_name || ' ' || agents.last_name)
      from public.agents
      where agents.id = members.agent_id
    ) as agent_name,
    (
      select products.label
      from public.enrollments
      left join public.products on products.id = enrollments.product_id
      where enrollments.member_id = members.id and enrollments.status in ('Active', 'Future Active', 'Pending')
      order by enrollments.created_at desc
      limit 1
    ) as plan,
    members.created_at,
    members.updated_at,
    members.search_name,
    members.search_text
  from public.members
  where (select private.admin_can('members'));
comment on view public.member_list is
  'Members as the Command Center lists them, for admins for members. Search: search_text=like.*word* for each word, folded.';

revoke all on public.member_list from public, anon, authenticated;
grant select on public.member_list to anon;
grant select (search_name, search_text) on public.members to anon;
