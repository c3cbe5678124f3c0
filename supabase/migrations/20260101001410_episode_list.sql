-- What the Command Center's list of episodes needs: a search that knows no accents, and an index behind every order. As all lists
-- there it is a view with its owner's rights, because a row policy would keep `like` from its index (20260101001400).

alter table public.episodes add column search_text text
  generated always as (private.searchable(title || ' ' || category || ' ' || description)) stored;
comment on column public.episodes.search_text is 'What a search looks through.';
create index episodes_search_text_idx on public.episodes using gin (search_text extensions.gin_trgm_ops);
create index episodes_title_idx on public.episodes (title, id);
create index episodes_views_idx on public.episodes (views, id);

-- Rows of one order, and an id to settle ties, read forwards and backwards.
drop index public.episodes_publish_date_idx;
create index episodes_publish_date_idx on public.episodes (publish_date, id);
drop index public.episodes_status_idx;
create index episodes_status_idx on public.episodes (status, publish_date, id);
drop index public.episodes_category_idx;
create index episodes_category_idx on public.episodes (category, publish_date, id);

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
comment on view public.episode_list is
  'Episodes as the Command Center lists them, for the team: what the policy on public.episodes shows, with indexes.';
comment on column public.episode_list.is_shown is 'Whether visitors see it today.';
grant select on public.episode_list to anon;

create function public.episode_categories() returns setof text
language sql stable
security definer
set search_path = ''
as $$
  -- From one category to the next along the index: reading them all would take as long as the table is.
  with recursive categories (category) as (
    select (select min(episodes.category) from public.episodes where (select private.is_admin()))
    union all
    select (select min(episodes.category) from public.episodes where episodes.category > categories.category)
    from categories
    where categories.category is not null
  )
  select category from categories where category is not null
$$;
comment on function public.episode_categories() is 'The categories that the team has given to episodes, for the team.';
revoke all on function public.episode_categories() from public;
grant execute on function public.episode_categories() to anon;
