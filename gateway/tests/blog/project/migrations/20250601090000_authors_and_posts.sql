-- A blog with several authors: drafts are their author's, what is published is everybody's.

create schema blog;

create table blog.authors (
  id uuid primary key references auth.users (id) on delete cascade,
  name text not null
);

create table blog.posts (
  id bigint generated always as identity primary key,
  author_id uuid not null default auth.uid() references blog.authors (id) on delete cascade,
  title text not null check (char_length(title) between 1 and 200),
  body text not null default '',
  published_at timestamptz
);
create index posts_author_id_idx on blog.posts (author_id);

alter table blog.authors enable row level security;
alter table blog.posts enable row level security;

create policy "Everybody knows the authors" on blog.authors for select to anon, authenticated using (true);
create policy "Everybody reads what is published, authors also their drafts" on blog.posts
  for select to anon, authenticated using (published_at <= now() or author_id = (select auth.uid()));
create policy "Authors write in their own name" on blog.posts
  for insert to authenticated with check (author_id = (select auth.uid()));
create policy "Authors change their own posts" on blog.posts
  for update to authenticated
  using (author_id = (select auth.uid()))
  with check (author_id = (select auth.uid()));

grant usage on schema blog to anon, authenticated;
grant select on blog.authors to anon, authenticated;
grant select on blog.posts to anon, authenticated;
grant insert (title, body, published_at), update (title, body, published_at) on blog.posts to authenticated;
