-- What the site shows and what people send in: episodes of the show, messages, applications, form answers, daily visit counts.

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
  constraint episodes_title_length check (char_length(title) between 1 and 200),
  constraint episodes_description_length check (char_length(description) <= 4000),
  constraint episodes_thumbnail_https check (thumbnail ~ '^https://' and char_length(thumbnail) <= 2048),
  constraint episodes_video_url_https check (video_url ~ '^https://' and char_length(video_url) <= 2048),
  constraint episodes_duration_mm_ss check (duration ~ '^[0-9]{2,3}:[0-5][0-9]$'),
  constraint episodes_views_not_negative check (views >= 0),
  constraint episodes_status_known check (status in ('Draft', 'Scheduled', 'Published')),
  constraint episodes_shown_ones_have_date check (status = 'Draft' or publish_date is not null),
  constraint episodes_category_length check (char_length(category) between 1 and 60)
);
comment on table public.episodes is 'The video show. Visitors see what is published, or scheduled for a day that has come.';
create index episodes_publish_date_idx on public.episodes (publish_date desc, id);
create index episodes_status_idx on public.episodes (status);
create index episodes_category_idx on public.episodes (category);

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text,
  subject text not null default '',
  message text not null,
  status text not null default 'new',
  priority text not null default 'medium',
  type text not null default 'form',
  language text not null default 'pt-BR',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint contact_messages_name_length check (char_length(name) between 1 and 200),
  constraint contact_messages_email_valid check (private.is_email(email)),
  constraint contact_messages_subject_length check (char_length(subject) <= 200),
  constraint contact_messages_message_length check (char_length(message) between 1 and 5000),
  constraint contact_messages_status_known check (status in ('new', 'in_progress', 'responded')),
  constraint contact_messages_priority_known check (priority in ('high', 'medium', 'low')),
  constraint contact_messages_type_known check (type in ('whatsapp', 'email', 'form')),
  constraint contact_messages_language_known check (language in ('pt-BR', 'en'))
);
comment on table public.contact_messages is 'What people write to the community, from wherever it came.';
comment on column public.contact_messages.language is 'The language that the writer used, for the answer.';
create index contact_messages_created_at_idx on public.contact_messages (created_at desc, id);
create index contact_messages_status_idx on public.contact_messages (status, created_at desc);

create table public.message_replies (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.contact_messages (id) on delete cascade,
  admin_id uuid default private.current_admin_id() references public.admins (id) on delete set null,
  body text not null,
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint message_replies_body_length check (char_length(body) between 1 and 5000)
);
comment on table public.message_replies is 'Answers to contact messages. sent_at stays empty until the mail has left.';
create index message_replies_message_id_idx on public.message_replies (message_id, created_at);
create index message_replies_admin_id_idx on public.message_replies (admin_id);

create table public.membership_applications (
  id uuid primary key default gen_random_uuid(),
  auth_user_id uuid references auth.users (id) on delete set null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone_number text not null,
  date_of_birth date not null,
  language text not null default 'pt-BR',
  consent_version text not null,
  consented_at timestamptz not null,
  status text not null default 'new',
  member_id uuid references public.members (id) on delete set null,
  decided_by uuid references public.admins (id) on delete set null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint membership_applications_auth_user_id_key unique (auth_user_id),
  constraint membership_applications_first_name_length check (char_length(first_name) between 1 and 100),
  constraint membership_applications_last_name_length check (char_length(last_name) between 1 and 100),
  constraint membership_applications_email_valid check (private.is_email(email)),
  constraint membership_applications_phone_number_length check (char_length(phone_number) between 1 and 32),
  constraint membership_applications_date_of_birth_plausible
    check (date_of_birth between '1900-01-01' and '2100-01-01'),
  constraint membership_applications_language_known check (language in ('pt-BR', 'en')),
  constraint membership_applications_consent_version_format check (consent_version ~ '^[ -~]{1,80}$'),
  constraint membership_applications_status_known check (status in ('new', 'approved', 'declined')),
  constraint membership_applications_decided_has_time check ((status = 'new') = (decided_at is null))
);
comment on table public.membership_applications is
  'Requests to join, from the sign-up page. One without access until an admin approves it, which makes the member.';
comment on column public.membership_applications.consent_version is
  'The editions of rules and terms that the applicant agreed to, as the sign-up page named them.';
comment on column public.membership_applications.consented_at is 'When the sign-up form was sent.';
create index membership_applications_status_idx on public.membership_applications (status, created_at desc);
create index membership_applications_email_idx on public.membership_applications (email);
create index membership_applications_member_id_idx on public.membership_applications (member_id);
create index membership_applications_decided_by_idx on public.membership_applications (decided_by);

create table public.form_submissions (
  id uuid primary key default gen_random_uuid(),
  form_slug text not null,
  member_id uuid references public.members (id) on delete set null,
  language text not null default 'pt-BR',
  answers jsonb not null,
  status text not null default 'new',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint form_submissions_form_slug_format check (form_slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(form_slug) <= 60),
  constraint form_submissions_language_known check (language in ('pt-BR', 'en')),
  constraint form_submissions_answers_object check (jsonb_typeof(answers) = 'object' and pg_column_size(answers) <= 65536),
  constraint form_submissions_status_known check (status in ('new', 'in_progress', 'done'))
);
comment on table public.form_submissions is 'Answers to the community''s own forms. They can hold health data.';
create index form_submissions_created_at_idx on public.form_submissions (created_at desc, id);
create index form_submissions_form_slug_idx on public.form_submissions (form_slug, created_at desc);
create index form_submissions_member_id_idx on public.form_submissions (member_id);

create table public.page_views (
  day date not null,
  path text not null,
  language text not null,
  source text not null default 'direct',
  views integer not null default 0,
  primary key (day, path, language, source),
  constraint page_views_path_length check (path ~ '^/' and char_length(path) <= 200),
  constraint page_views_language_known check (language in ('pt-BR', 'en')),
  constraint page_views_source_known check (source in ('direct', 'search', 'social', 'referral', 'campaign')),
  constraint page_views_views_not_negative check (views >= 0)
);
comment on table public.page_views is
  'How often a page was seen in a day, by language and kind of source. Counts only: nothing that tells visitors apart.';

create trigger set_normalized_email before insert or update of email on public.contact_messages
  for each row execute function private.set_normalized_email();
create trigger set_normalized_email before insert or update of email on public.membership_applications
  for each row execute function private.set_normalized_email();
create trigger set_updated_at before update on public.episodes
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.contact_messages
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.membership_applications
  for each row execute function private.set_updated_at();
create trigger set_updated_at before update on public.form_submissions
  for each row execute function private.set_updated_at();

create function private.local_today() returns date
language sql stable
set search_path = ''
as $$
  select (now() at time zone 'America/New_York')::date
$$;
comment on function private.local_today() is 'Today where the office is, so that an episode appears there with the day.';
