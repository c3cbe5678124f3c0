-- What the team publishes on the site: the episodes of the video show.

--
-- Episodes
--

create table public.episodes (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text not null default '',
  thumbnail text,
  video_url text not null,
  duration text not null default '00:00',
  views integer not null default 0,
  status text not null default 'Draft',
  publish_date date,
  category text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text generated always as (private.searchable(title || ' ' || category || ' ' || description)) stored,
  constraint episodes_title_length check (char_length(title) between 1 and 200),
  constraint episodes_description_length check (char_length(description) <= 4000),
  constraint episodes_thumbnail_https check (thumbnail ~ '^https://' and char_length(thumbnail) <= 2048),
  -- A video of another site, or a film that this site serves itself.
  constraint episodes_video_url_https check (
    video_url ~ '^(https://.*|/media/[a-z0-9-]+\.mp4)$' and char_length(video_url) <= 2048
  ),
  constraint episodes_duration_mm_ss check (duration ~ '^[0-9]{2,3}:[0-5][0-9]$'),
  constraint episodes_views_not_negative check (views >= 0),
  constraint episodes_status_known check (status in ('Draft', 'Scheduled', 'Published')),
  constraint episodes_shown_ones_have_date check (status = 'Draft' or publish_date is not null),
  constraint episodes_category_length check (char_length(category) between 1 and 60)
);
comment on table public.episodes is
  'The video show. Visitors see episodes that are published, or scheduled for today or an earlier day.';
comment on column public.episodes.search_text is 'The text that a search matches.';
create index episodes_search_text_idx on public.episodes using gin (search_text extensions.gin_trgm_ops);
create index episodes_title_idx on public.episodes (title, id);
create index episodes_views_idx on public.episodes (views, id);
create index episodes_publish_date_idx on public.episodes (publish_date, id);
create index episodes_status_idx on public.episodes (status, publish_date, id);
create index episodes_category_idx on public.episodes (category, publish_date, id);

-- A counted view is no edit.
create trigger set_updated_at
  before update of title, description, thumbnail, video_url, duration, status, publish_date, category on public.episodes
  for each row execute function private.set_updated_at();

create function public.episode_categories() returns setof text
language sql stable
security definer
set search_path = ''
as $$
  -- Jumps from one category to the next in the index: reading all rows would take time with the size of the table.
  with recursive categories (category) as (
    select (select min(episodes.category) from public.episodes where (select private.is_admin()))
    union all
    select (select min(episodes.category) from public.episodes where episodes.category > categories.category)
    from categories
    where categories.category is not null
  )
  select category from categories where category is not null
$$;
comment on function public.episode_categories() is 'The categories of all episodes, for the team.';

--
-- Views
--
-- The site calls count_episode_view() each time a visitor presses play. The database decides what counts, so that no one can
-- inflate a number by calling again.

create function public.count_episode_view(episode_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- The episode is checked first, so that invented ids store nothing.
  if not exists (
    select from public.episodes
    where id = count_episode_view.episode_id
      and (status = 'Published' or (status = 'Scheduled' and publish_date <= private.local_today()))
  ) then
    return;
  end if;
  if private.is_first_use('episode_view', private.client_address() || ' ' || episode_id, '30 minutes') then
    update public.episodes set views = views + 1 where id = count_episode_view.episode_id;
  end if;
end
$$;
comment on function public.count_episode_view(uuid) is
  'Counts that a visitor plays an episode that is visible to them: once in half an hour for each network address, which is stored only as a salted hash.';
