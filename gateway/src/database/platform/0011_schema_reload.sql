-- A change of the schema notifies the table API, as on Supabase. Only a superuser may create event triggers; with another owner,
-- `notify pgrst` remains.

do $$
begin
  if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    return;
  end if;

  create function gateway.notify_schema_change() returns event_trigger
  language plpgsql
  set search_path = ''
  as $body$
  begin
    if exists (
      select from pg_catalog.pg_event_trigger_ddl_commands() as changes where changes.schema_name is distinct from 'pg_temp'
    ) then
      notify pgrst, 'reload schema';
    end if;
  end
  $body$;
  comment on function gateway.notify_schema_change() is 'Has every server of this database read the schema again after a change.';

  create function gateway.notify_schema_drop() returns event_trigger
  language plpgsql
  set search_path = ''
  as $body$
  begin
    if exists (select from pg_catalog.pg_event_trigger_dropped_objects() as objects where not objects.is_temporary) then
      notify pgrst, 'reload schema';
    end if;
  end
  $body$;
  comment on function gateway.notify_schema_drop() is 'Has every server of this database read the schema again after something was dropped.';

  create event trigger notify_schema_change on ddl_command_end
    when tag in (
      'CREATE SCHEMA', 'ALTER SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO', 'ALTER TABLE', 'CREATE FOREIGN TABLE',
      'ALTER FOREIGN TABLE', 'CREATE VIEW', 'ALTER VIEW', 'CREATE MATERIALIZED VIEW', 'ALTER MATERIALIZED VIEW', 'CREATE FUNCTION',
      'ALTER FUNCTION', 'CREATE TRIGGER', 'CREATE TYPE', 'ALTER TYPE', 'CREATE RULE', 'COMMENT'
    )
    execute function gateway.notify_schema_change();
  create event trigger notify_schema_drop on sql_drop
    execute function gateway.notify_schema_drop();
end
$$;
