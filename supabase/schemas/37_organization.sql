-- The description of the organization, as super admins publish it in the Command Center. The schema of its JSON is in
-- app/shared/brand/description/schema.ts. The command that builds the site checks it (npm run operate -- organization-publish).

create table private.organization_versions (
  number bigint primary key,
  description jsonb not null,
  state text not null default 'waiting',
  step text,
  failure text,
  detail text,
  created_at timestamptz not null default now(),
  created_by uuid not null references public.admins (id),
  published_at timestamptz,
  constraint organization_versions_description_object check (jsonb_typeof(description) = 'object'),
  constraint organization_versions_description_size check (octet_length(description::text) <= 200000),
  constraint organization_versions_state_known check (state in ('waiting', 'building', 'published', 'failed')),
  constraint organization_versions_step_known check (step in ('checks', 'emails', 'pages', 'files')),
  constraint organization_versions_failure_known check (failure in ('invalid', 'build', 'disk')),
  constraint organization_versions_failure_state check ((state = 'failed') = (failure is not null)),
  constraint organization_versions_published_state check ((state = 'published') = (published_at is not null))
);
comment on table private.organization_versions is
  'The descriptions of the organization that super admins published, the newest last. Visitors see the newest whose state is published.';
comment on column private.organization_versions.step is 'What the build does now, or did last.';
comment on column private.organization_versions.detail is 'The invalid values, or the last lines of a failed build.';
create index organization_versions_created_by_idx on private.organization_versions (created_by);

-- The command that builds a version holds this lock. If it ends for any reason, the lock is free.
create function private.is_organization_building() returns boolean
language sql volatile
set search_path = ''
as $$
  select not pg_try_advisory_xact_lock_shared(hashtextextended('organization_build', 0))
$$;
comment on function private.is_organization_building() is 'Whether a command builds the site for a version of the description now.';

create function public.organization_state() returns jsonb
language plpgsql volatile
security definer
set search_path = ''
as $$
begin
  if not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may read the description of the organization.');
  end if;
  return jsonb_build_object(
    'newest', (
      select jsonb_build_object(
        'number', versions.number,
        'description', versions.description,
        'state', versions.state,
        'step', versions.step,
        'failure', versions.failure,
        'detail', versions.detail,
        'created_at', versions.created_at,
        'created_by', admins.first_name || ' ' || admins.last_name
      )
      from private.organization_versions as versions
      join public.admins on admins.id = versions.created_by
      order by versions.number desc
      limit 1
    ),
    'published', (
      select jsonb_build_object(
        'number', versions.number,
        'description', versions.description,
        'published_at', versions.published_at,
        'created_by', admins.first_name || ' ' || admins.last_name
      )
      from private.organization_versions as versions
      join public.admins on admins.id = versions.created_by
      where versions.state = 'published'
      order by versions.number desc
      limit 1
    ),
    'is_building', private.is_organization_building()
  );
end
$$;
comment on function public.organization_state() is
  'The newest version of the description of the organization, and the one that visitors see, for super admins: {"newest": {"number", "description", "state", "step", "failure", "detail", "created_at", "created_by"}, "published": {"number", "description", "published_at", "created_by"}, "is_building"}. Both are null before the first one. Refuses with 403 super_admin_required.';

create function public.publish_organization(description jsonb, seen_number bigint) returns bigint
language plpgsql volatile
security definer
set search_path = ''
as $$
declare
  admin_id uuid := (private.current_admin()).id;
  newest private.organization_versions;
  new_number bigint;
begin
  if not private.is_super_admin() then
    perform private.fail(403, 'super_admin_required', 'Only a super admin may publish the description of the organization.');
  end if;
  perform private.touch_admin_session();
  -- One at a time. The second one has not seen the first.
  perform pg_advisory_xact_lock(hashtextextended('organization_versions', 0));
  select versions.* into newest from private.organization_versions as versions order by versions.number desc limit 1;
  if newest.number is distinct from seen_number then
    perform private.fail(409, 'changed_meanwhile', 'Someone else has published another version. Read it again first.');
  -- The command ends a moment after its version, and also builds published versions again. It finds the new one.
  elsif newest.state in ('waiting', 'building') and private.is_organization_building() then
    perform private.fail(409, 'publication_running', 'Another version is being published.');
  end if;
  new_number := coalesce(newest.number, 0) + 1;
  begin
    insert into private.organization_versions (number, description, created_by)
    values (new_number, publish_organization.description, admin_id);
  exception when integrity_constraint_violation then
    perform private.fail(422, 'description_invalid', 'The description cannot be saved like this.');
  end;
  perform private.log_activity(
    'admin', admin_id, 'organization.published', null, null,
    jsonb_build_object(
      'number', new_number,
      -- The first version has none to be compared with.
      'columns', coalesce(
        (
          select jsonb_agg(names.name order by names.name)
          from (
            select jsonb_object_keys(publish_organization.description || coalesce(newest.description, '{}')) as name
          ) as names
          where newest.number is not null
            and publish_organization.description -> names.name is distinct from newest.description -> names.name
        ),
        '[]'
      )
    )
  );
  -- The server starts the command that builds it.
  perform pg_notify('site', 'build');
  return new_number;
end
$$;
comment on function public.publish_organization(jsonb, bigint) is
  'Saves a version of the description of the organization and has the server build the site for it. seen_number is the newest version that the admin has read, null before the first. Returns the number of the version. Refuses with 403 super_admin_required, 409 changed_meanwhile or publication_running, 422 description_invalid.';
