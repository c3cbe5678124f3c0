-- Whoever changes the schema need not tell the table API: as on Supabase, the database does. Only a superuser may make event
-- triggers; with another owner, `notify pgrst` remains.

do $$
begin
  if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    return;
  end if;

  create function gateway.tell_of_changed_schema() returns event_trigger
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
  comment on function gateway.tell_of_changed_schema() is 'Has every server of this database read the schema again after a change.';

  create function gateway.tell_of_dropped_objects() returns event_trigger
  language plpgsql
  set search_path = ''
  as $body$
  begin
    if exists (select from pg_catalog.pg_event_trigger_dropped_objects() as objects where not objects.is_temporary) then
      notify pgrst, 'reload schema';
    end if;
  end
  $body$;
  comment on function gateway.tell_of_dropped_objects() is 'Has every server of this database read the schema again after something was dropped.';

  create event trigger tell_of_changed_schema on ddl_command_end
    when tag in (
      'CREATE SCHEMA', 'ALTER SCHEMA', 'CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO', 'ALTER TABLE', 'CREATE FOREIGN TABLE',
      'ALTER FOREIGN TABLE', 'CREATE VIEW', 'ALTER VIEW', 'CREATE MATERIALIZED VIEW', 'ALTER MATERIALIZED VIEW', 'CREATE FUNCTION',
      'ALTER FUNCTION', 'CREATE TRIGGER', 'CREATE TYPE', 'ALTER TYPE', 'CREATE RULE', 'COMMENT'
    )
    execute function gateway.tell_of_changed_schema();
  create event trigger tell_of_dropped_objects on sql_drop
    execute function gateway.tell_of_dropped_objects();
end
$$;
