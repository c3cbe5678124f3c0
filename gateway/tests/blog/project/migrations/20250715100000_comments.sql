-- Readers comment, under a name that they choose, on what is published.

create table blog.comments (
  id bigint generated always as identity primary key,
  post_id bigint not null references blog.posts (id) on delete cascade,
  reader text not null check (char_length(reader) between 1 and 80),
  body text not null check (char_length(body) between 1 and 2000)
);
create index comments_post_id_idx on blog.comments (post_id);

alter table blog.comments enable row level security;

-- The policy of posts applies inside: nobody finds comments on what they may not read.
create policy "Comments are read with their post" on blog.comments
  for select to anon, authenticated using (post_id in (select id from blog.posts));
create policy "Everybody comments on what they can read" on blog.comments
  for insert to anon, authenticated with check (post_id in (select id from blog.posts));

grant select, insert (post_id, reader, body) on blog.comments to anon, authenticated;

create function blog.comment_counts() returns table (post_id bigint, comments bigint)
language sql stable
set search_path = ''
as $$
  select post_id, count(*) from blog.comments group by post_id order by post_id
$$;
