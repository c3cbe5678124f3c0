-- The state register: in which states people can join, with which notice, and since when. Sign-up, approval and import follow it.
-- Everything in it is a draft until counsel has confirmed it.

create table private.us_state_names (
  code text primary key,
  name text not null,
  -- As members write it in Portuguese, where it differs.
  name_pt text,
  constraint us_state_names_code_known check (code = private.us_state(code)),
  constraint us_state_names_name_known check (code = private.us_state(name) and code = coalesce(private.us_state(name_pt), code))
);
comment on table private.us_state_names is 'The names of the states and territories, for the search in the register.';
insert into private.us_state_names (code, name, name_pt) values
  ('AL', 'Alabama', null), ('AK', 'Alaska', null), ('AS', 'American Samoa', 'Samoa Americana'), ('AZ', 'Arizona', null),
  ('AR', 'Arkansas', null), ('CA', 'California', 'Califórnia'), ('CO', 'Colorado', null), ('CT', 'Connecticut', null),
  ('DE', 'Delaware', null), ('DC', 'District of Columbia', 'Distrito de Colúmbia'), ('FL', 'Florida', 'Flórida'),
  ('GA', 'Georgia', 'Geórgia'), ('GU', 'Guam', null), ('HI', 'Hawaii', 'Havaí'), ('ID', 'Idaho', null),
  ('IL', 'Illinois', null), ('IN', 'Indiana', null), ('IA', 'Iowa', null), ('KS', 'Kansas', null), ('KY', 'Kentucky', null),
  ('LA', 'Louisiana', 'Luisiana'), ('ME', 'Maine', null), ('MD', 'Maryland', null), ('MA', 'Massachusetts', null),
  ('MI', 'Michigan', null), ('MN', 'Minnesota', null), ('MS', 'Mississippi', null), ('MO', 'Missouri', null),
  ('MT', 'Montana', null), ('NE', 'Nebraska', null), ('NV', 'Nevada', null), ('NH', 'New Hampshire', 'Nova Hampshire'),
  ('NJ', 'New Jersey', 'Nova Jersey'), ('NM', 'New Mexico', 'Novo México'), ('NY', 'New York', 'Nova York'),
  ('NC', 'North Carolina', 'Carolina do Norte'), ('ND', 'North Dakota', 'Dakota do Norte'),
  ('MP', 'Northern Mariana Islands', 'Ilhas Marianas do Norte'), ('OH', 'Ohio', null), ('OK', 'Oklahoma', null),
  ('OR', 'Oregon', null), ('PA', 'Pennsylvania', 'Pensilvânia'), ('PR', 'Puerto Rico', 'Porto Rico'),
  ('RI', 'Rhode Island', null), ('SC', 'South Carolina', 'Carolina do Sul'), ('SD', 'South Dakota', 'Dakota do Sul'),
  ('TN', 'Tennessee', null), ('TX', 'Texas', null), ('VI', 'U.S. Virgin Islands', 'Ilhas Virgens Americanas'),
  ('UT', 'Utah', null), ('VT', 'Vermont', null), ('VA', 'Virginia', 'Virgínia'), ('WA', 'Washington', null),
  ('WV', 'West Virginia', 'Virgínia Ocidental'), ('WI', 'Wisconsin', null), ('WY', 'Wyoming', null);

create table public.state_rules (
  id uuid primary key default gen_random_uuid(),
  -- The order in which the rules were written, also within a millisecond.
  number bigint generated always as identity,
  us_state text not null references private.us_state_names (code),
  status text not null,
  notice_pt text,
  notice_en text,
  effective_on date not null,
  source text,
  examined_on date,
  finding text,
  is_confirmed boolean not null default false,
  reason text not null,
  admin_id uuid references public.admins (id),
  created_at timestamptz not null default now(),
  constraint state_rules_number_key unique (number),
  constraint state_rules_status_known check (status in ('open', 'notice', 'closed')),
  constraint state_rules_notice_has_both_texts check ((status = 'notice') = (notice_pt is not null) and (status = 'notice') = (notice_en is not null)),
  constraint state_rules_notice_pt_length check (char_length(btrim(notice_pt)) >= 20 and char_length(notice_pt) <= 3000),
  constraint state_rules_notice_en_length check (char_length(btrim(notice_en)) >= 20 and char_length(notice_en) <= 3000),
  constraint state_rules_effective_on_plausible check (effective_on between '2026-01-01' and '2100-01-01'),
  -- A source that nobody has read is none: the rule is not examined.
  constraint state_rules_examination_whole check (num_nulls(source, examined_on, finding) in (0, 3)),
  constraint state_rules_examined_on_plausible check (examined_on between '2025-01-01' and '2100-01-01'),
  constraint state_rules_finding_length check (char_length(btrim(finding)) >= 3 and char_length(finding) <= 1000),
  constraint state_rules_source_length check (char_length(btrim(source)) >= 3 and char_length(source) <= 1000),
  constraint state_rules_reason_length check (char_length(btrim(reason)) >= 3 and char_length(reason) <= 1000)
);
comment on table public.state_rules is
  'The state register: whether people of a state can join. Rows are never changed or deleted: a correction is a new row.';
comment on column public.state_rules.status is
  'open: people can join. notice: they first acknowledge the notice. closed: they cannot join, and no membership is ended because of it.';
comment on column public.state_rules.effective_on is
  'The first day. On each day, the rule with the latest first day counts, and of several with the same one the last written.';
comment on column public.state_rules.source is
  'The law or the person that this is based on. Null, with examined_on and finding: nobody has examined the law of this state.';
comment on column public.state_rules.examined_on is 'When the source was read.';
comment on column public.state_rules.finding is 'What the source says, for the team and for counsel.';
comment on column public.state_rules.is_confirmed is 'Whether counsel has confirmed it. Otherwise it is a draft, which counts nevertheless.';
comment on column public.state_rules.reason is 'Why it was written, for the history.';
comment on column public.state_rules.admin_id is 'Who wrote it. Null: it came with the software.';
create index state_rules_day_idx on public.state_rules (us_state, effective_on desc, number desc);
create index state_rules_admin_id_idx on public.state_rules (admin_id);

create trigger refuse_rewrite before update or delete on public.state_rules
  for each row execute function private.refuse_rewrite();
create trigger refuse_truncate before truncate on public.state_rules
  for each statement execute function private.refuse_rewrite();

create function private.state_rule(us_state text, on_date date) returns public.state_rules
language sql stable
security definer
set search_path = ''
as $$
  select rules.*
  from public.state_rules as rules
  where rules.us_state = state_rule.us_state and rules.effective_on <= on_date
  order by rules.effective_on desc, rules.number desc
  limit 1
$$;
comment on function private.state_rule(text, date) is
  'The rule of a state on a day. All columns are null if there is none: then the state is closed.';

create function private.notice_hash(rule public.state_rules) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(concat_ws(E'\n', rule.us_state, rule.notice_pt, rule.notice_en), 'UTF8')), 'hex')
$$;
comment on function private.notice_hash(public.state_rules) is
  'The SHA-256 of a notice in both languages. A later rule with the same notice needs no new acknowledgement.';

create function private.is_notice_of(rule public.state_rules, acknowledged_rule text) returns boolean
language sql stable
security definer
set search_path = ''
as $$
  select exists (
    select from public.state_rules as known
    where known.id::text = acknowledged_rule and known.us_state = rule.us_state and known.status = 'notice'
      and private.notice_hash(known) = private.notice_hash(rule)
  )
$$;
comment on function private.is_notice_of(public.state_rules, text) is
  'Whether an acknowledged rule, by its id, has the notice of this rule.';

create view private.current_state_rules as
  select distinct on (rules.us_state) rules.*, private.notice_hash(rules) as sha256
  from public.state_rules as rules
  where rules.effective_on <= private.local_today()
  order by rules.us_state, rules.effective_on desc, rules.number desc;
comment on view private.current_state_rules is 'The rule of each state today, with the hash of its notice.';

create function public.sign_up_rule(us_state text) returns jsonb
language sql stable
security definer
set search_path = ''
as $$
  select case coalesce(rule.status, 'closed')
    when 'notice' then jsonb_build_object(
      'us_state', rule.us_state, 'status', 'notice', 'rule_id', rule.id, 'notice_pt', rule.notice_pt, 'notice_en', rule.notice_en
    )
    else jsonb_build_object('us_state', private.us_state(sign_up_rule.us_state), 'status', coalesce(rule.status, 'closed'))
  end
  from private.state_rule(private.us_state(sign_up_rule.us_state), private.local_today()) as rule
$$;
comment on function public.sign_up_rule(text) is
  'What people of a state need to know before they join: {"us_state", "status": "open" | "notice" | "closed"}, with a notice also {"rule_id", "notice_pt", "notice_en"}.';

--
-- The first drafts
--
-- From public copies of the statutes, read on the day that each row names, and otherwise open with the general legal notice, which
-- everyone accepts at sign-up. None of it was read by counsel. Where nobody has looked, the rule says so: no finding does not mean no law.

insert into public.state_rules (us_state, status, notice_pt, notice_en, effective_on, source, examined_on, finding, reason)
select names.code, coalesce(known.status, 'open'), known.notice_pt, known.notice_en, '2026-01-01',
  known.source, case when known.source is not null then date '2026-11-25' end, known.finding, 'First draft, for counsel.'
from private.us_state_names as names
left join (
  select code, 'notice' as status,
    format('%s exige que os moradores tenham seguro de saúde e pode cobrar multa no imposto de quem não tem. Esta comunidade não é um seguro, e a adesão pode não atender a essa exigência. Antes de entrar, confira com quem cuida do seu imposto quanto essa multa seria para a sua família.', place_pt) as notice_pt,
    format('%s requires residents to have health insurance, and can charge a tax penalty to those who do not. This community is not insurance, and a membership might not meet the requirement. Before you join, ask whoever prepares your taxes what the penalty would be for your family.', place_en) as notice_en,
    source,
    'Residents must have health insurance; otherwise there can be a tax penalty.' || coalesce(' ' || addition, '') as finding
  from (values
    ('CA', 'A Califórnia', 'California', 'Health insurance mandates by state (rsmus.com, 2023; form FTB 3853)', null),
    ('MA', 'Massachusetts', 'Massachusetts', 'Health insurance mandates by state (rsmus.com, 2023; betterhealthconnector.com)',
      'To be checked by counsel: whether a membership counts only if the organization reports to the state.'),
    ('NJ', 'Nova Jersey', 'New Jersey', 'Health insurance mandates by state (rsmus.com, 2023)', null),
    ('RI', 'Rhode Island', 'Rhode Island', 'Health insurance mandates by state (rsmus.com, 2023)', null),
    ('DC', 'O Distrito de Colúmbia', 'The District of Columbia', 'Health insurance mandates by state (rsmus.com, 2023)', null)
  ) as mandates (code, place_pt, place_en, source, addition)
  union all values (
    'VT', 'notice',
    'Vermont exige que os moradores tenham seguro de saúde, mas não cobra multa de quem não tem. Esta comunidade não é um seguro, e a adesão pode não atender a essa exigência.',
    'Vermont requires residents to have health insurance, but charges no penalty to those who do not. This community is not insurance, and a membership might not meet the requirement.',
    'Health insurance mandates by state (healthshare101.com)', 'Residents must have health insurance. There is no penalty.'
  ), (
    'FL', 'notice',
    'Esta comunidade não é uma seguradora, e a adesão não é oferecida por uma seguradora. A comunidade não está sujeita às exigências nem às proteções ao consumidor do Código de Seguros da Flórida.',
    'This community is not an insurance company, and membership is not offered through an insurance company. The community is not subject to the regulatory requirements or consumer protections of the Florida Insurance Code.',
    'Fla. Stat. 624.1265 (florida.public.law; the text of 2008 at laws9.com)',
    'Exempts nonprofit religious organizations under section 501 whose participants share ethical or religious beliefs. Requires a monthly accounting to participants, an annual audit by an independent CPA that the public can get, and no sale through licensed agents. The notice is of subsection (3) as it read in 2008: compare it with today''s. A bill of 2026 (SB 834) changes the section.'
  )
  union all
  select code, 'notice',
    'Aviso: a organização que facilita o compartilhamento de despesas médicas não é uma seguradora, e nem as suas regras nem o seu funcionamento são uma apólice de seguro. Ajudar você com as suas contas médicas é sempre voluntário, porque nenhum outro participante é obrigado por lei a contribuir para elas. Por isso, participar da organização ou assinar os seus documentos nunca deve ser visto como um seguro. Receba ou não algum pagamento por despesas médicas, e mesmo que a organização deixe de existir, você é sempre responsável pelas suas contas médicas.',
    'Notice: The organization facilitating the sharing of medical expenses is not an insurance company, and neither its guidelines nor plan of operation is an insurance policy. Whether anyone chooses to assist you with your medical bills will be totally voluntary because no other participant will be compelled by law to contribute toward your medical bills. As such, participation in the organization or a subscription to any of its documents should never be considered to be insurance. Regardless of whether you receive any payment for medical expenses or whether this organization continues to operate, you are always personally responsible for the payment of your own medical bills.',
    source, finding
  from (values
    ('AL', 'Ala. Code 22-6A-2 (trinityhealthshare.org/safe-harbor-laws)',
      'Exempts faith-based, tax-exempt nonprofits whose participants are of a similar faith. Requires a monthly statement and a written disclaimer that reads, in substance, like this notice. The Portuguese is ours.'),
    ('GA', 'Ga. Code 33-1-20 (ga.elaws.us)',
      'Exempts faith-based, tax-exempt nonprofits whose participants are of a similar faith. Requires a monthly statement and a written disclaimer that reads, in substance, like this notice. The Portuguese is ours.'),
    ('ID', 'Idaho Code 41-121 (casetext.com, 2024)',
      'Exempts faith-based, tax-exempt nonprofits whose participants are of a similar faith. Requires a monthly statement and a written disclaimer that reads, in substance, like this notice. The Portuguese is ours.'),
    ('TX', 'Tex. Ins. Code 1681.001 to 1681.003 (findlaw.com, 2024)',
      'Exempts faith-based, tax-exempt nonprofits whose participants are of a similar faith. Requires a monthly statement, disclosed fees, a card that says it is not insurance, and a written disclaimer by 1681.002, whose words must be compared: this notice is Alabama''s. Bars operating a discount health care program.'),
    ('NC', 'N.C. Gen. Stat. 58-49-12 (legalfix.com, 2019)',
      'Exempts nonprofits whose participants share similar interests, religious or not. Requires a monthly statement and a written disclaimer that reads, in substance, like this notice. The Portuguese is ours.'),
    ('WV', 'W. Va. Code 35-1B-3 and 35-1B-4 (wvlegislature.gov, 2024)',
      'Exempts nonprofits whose members share ethical or religious beliefs. Requires yearly totals for members, an annual audit by an independent CPA that the public can get, and a written disclaimer substantially similar to this notice. The Portuguese is ours.'),
    ('ND', 'N.D. Cent. Code 50-37-01 (lexace.ai)',
      'Exempts section 501(c)(3) nonprofits whose members share ethical or religious beliefs. Requires monthly totals, a published annual audit by an independent CPA, and a written disclaimer with the points of this notice. The Portuguese is ours.'),
    ('MO', 'Mo. Rev. Stat. 376.1750 (revisor.mo.gov, 2007)',
      'Exempts faith-based, tax-exempt nonprofits whose members are of a similar faith and give directly to each other, or through an audited trust. Requires a monthly statement and a written disclaimer, whose words must be compared: this notice is Alabama''s.'),
    ('MT', 'Mont. Code 50-4-111 (instalawyer.io)',
      'Describes section 501(c)(3) nonprofits whose members share ethical or religious beliefs. Requires an annual audit, no paid producers or solicitors, and a disclaimer in 12 points, whose words must be compared: this notice is Alabama''s.')
  ) as statutes (code, source, finding)
  union all values
    ('WA', 'closed', null, null, 'Wash. Admin. Code 284-43-8210 and RCW 48.43.009 (2024)',
      'Recognizes only organizations that have shared medical expenses without interruption since December 31, 1999.'),
    ('NH', 'closed', null, null, 'N.H. Rev. Stat. 126-V:1 (2024)',
      'Recognizes only faith-based section 501(c)(3) organizations that have shared medical expenses without interruption since December 31, 1999.'),
    ('NY', 'closed', null, null, 'Department of Financial Services, press release of February 17, 2026',
      'A health share without a license paid a penalty of $250,000 for doing an insurance business, despite disclaimers. Closed until counsel has answered.'),
    ('NM', 'closed', null, null, 'Gospel Light v. New Mexico, 1:23-cv-00276 (D.N.M. 2023)',
      'No exemption: the insurance regulator orders health shares to stop, and the court denied an injunction. Closed until counsel has answered.'),
    ('KY', 'open', null, null, 'Ky. Rev. Stat. 304.1-120(7) (casetext.com, 2024); Commonwealth v. Reinhold (Ky. 2010)',
      'Exempts nonprofit religious organizations limited to one denomination or religion. In 2010 the Supreme Court of Kentucky held that a sharing program was insurance, because money did not go directly from member to member.'),
    ('MD', 'open', null, null, 'Md. Code, Ins. 1-202(4) (statelawyers.com)',
      'Exempts voluntary, noncontractual religious publication arrangements of nonprofit religious organizations.'),
    ('MI', 'open', null, null, 'Mich. Comp. Laws 550.1863 and 550.1865 (lawserver.com)',
      'Exempts programs of faith-based, tax-exempt nonprofits that comply with the act. Its requirements, in 550.1867, were not read.'),
    ('AR', 'open', null, null, 'Ark. Code 23-60-104 (casetext.com, 2024)',
      'The insurance code does not apply to a health care sharing ministry. How the section defines one was not read.'),
    ('PR', 'closed', null, null, null, null), ('AS', 'closed', null, null, null, null), ('GU', 'closed', null, null, null, null),
    ('MP', 'closed', null, null, null, null), ('VI', 'closed', null, null, null, null)
) as known (code, status, notice_pt, notice_en, source, finding) on known.code = names.code
order by names.code;
