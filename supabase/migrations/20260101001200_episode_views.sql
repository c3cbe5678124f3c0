-- How often an episode is watched. The site asks once each time somebody presses play; the database decides what counts, so that
-- nobody can drive a number up by asking again. A count is neither a change of the episode nor anybody's act.

create function private.is_first_use(bucket text, key text, per interval) returns boolean
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  is_first boolean;
begin
  insert into private.rate_limits as limits (bucket, key_hash, hits, resets_at)
  values (is_first_use.bucket, private.hash_key(key), 1, now() + per)
  on conflict on constraint rate_limits_pkey do update set hits = 1, resets_at = excluded.resets_at
    where limits.resets_at <= now();
  is_first := found;

  -- As in take_rate_limit: one call in a hundred sweeps.
  if random() < 0.01 then
    delete from private.rate_limits as limits
    where limits.ctid in (
      select old.ctid from private.rate_limits as old where old.resets_at < now() limit 500 for update skip locked
    );
  end if;
  return is_first;
end
$$;
comment on function private.is_first_use(text, text, interval) is
  'Whether this key has not been used in the running window. Unlike take_rate_limit it refuses nobody.';

create function public.count_episode_view(episode_id uuid) returns void
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  -- First the episode, so that invented ids leave nothing behind.
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
  'Counts that somebody plays an episode that visitors can see: once in half an hour for each network address, which is kept only as a salted hash.';

revoke all on function private.is_first_use(text, text, interval) from public;
revoke all on function public.count_episode_view(uuid) from public;
grant execute on function public.count_episode_view(uuid) to anon, authenticated, service_role;

drop trigger set_updated_at on public.episodes;
create trigger set_updated_at
  before update of title, description, thumbnail, video_url, duration, status, publish_date, category on public.episodes
  for each row execute function private.set_updated_at();

drop trigger log_write on public.episodes;
create trigger log_write
  after insert or delete or
    update of title, description, thumbnail, video_url, duration, status, publish_date, category on public.episodes
  for each row execute function private.log_write();
