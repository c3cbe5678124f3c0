import type pg from 'pg';

const names = [
  'Ana,Antônio,Beatriz,Bruno,Caio,Carolina,Cecília,Conceição,Daniel,Débora,Eduardo,Fátima,Gabriel,Helena,Igor,Inês,João,José,Júlia,Laura,Letícia,Lúcia,Luís,Marcos,Maria,Mariana,Otávio,Patrícia,Paulo,Rafael,Rita,Sérgio,Tânia,Vítor',
  'Almeida,Alves,Araújo,Azevedo,Barbosa,Cardoso,Carvalho,Castro,Correia,Costa,Dias,Fernandes,Ferreira,Gomes,Gonçalves,Lima,Lopes,Magalhães,Martins,Melo,Mendes,Monteiro,Nogueira,Nunes,Oliveira,Pereira,Pinto,Ramos,Ribeiro,Rocha,Santos,Silva,Simões,Souza,Teixeira,Vieira',
] as const;

const firstName = `(string_to_array('${names[0]}', ','))[1 + n % 34]`;
const lastName = `(string_to_array('${names[1]}', ','))[1 + (n / 34) % 36] || ' ' || (string_to_array('${names[1]}', ','))[1 + (n / 1224) % 36]`;
const moment = `now() - n * interval '7 minutes'`;
const pick = (...values: string[]) =>
  `(array['${values.join("','")}'])[1 + (n * 7919 / 13) % ${values.length}]`;

/** What became of the one line of each decision, in cents. They add up to its charge. */
const parts = [
  { kind: 'otherPayer', amount: 2500, rule: 'procedures#other-payers', reason: 'otherPayer' },
  { kind: 'iua', amount: 150_000, rule: 'instructions#iua', reason: 'iua' },
  { kind: 'shareable', amount: 147_500, rule: 'instructions#how-it-works', reason: 'shareable' },
];

/** The filled requests, not those of the demonstration. */
const isGenerated = `provider ~ '^Hospital [0-9]+$'`;

const series = (rows: number) => `generate_series(1, ${rows}) as n`;

/** The tables of the lists, in the order of their foreign keys. */
const statements: readonly [table: string, write: (rows: number) => string][] = [
  [
    'agents',
    (
      rows,
    ) => `insert into agents (first_name, last_name, email, enrollment_code, status, created_at)
     select ${firstName}, ${lastName}, 'advisor' || n || '@example.org', 'CODE-' || n,
       case when n % 10 = 0 then 'inactive' else 'active' end, ${moment}
     from ${series(rows)}`,
  ],
  [
    'members',
    (rows) => `insert into members (
       first_name, last_name, email, date_of_birth, phone_number, city, state, agent_id, enrollment_status, created_at
     )
     select ${firstName}, ${lastName}, 'member' || n || '@example.org', date '1950-01-01' + n % 18000,
       '+1 561 555 ' || lpad((n % 10000)::text, 4, '0'), 'Boca Raton', 'FL', advisors.id,
       case when n % 1000 = 0 then 'suspended' when n % 20 = 0 then 'cancelled' when n % 9 = 0 then 'pending' else 'active' end,
       ${moment}
     from ${series(rows)}
     left join (
       select id, row_number() over (order by id) as place from agents order by id limit 300
     ) as advisors on advisors.place = n % 350`,
  ],
  [
    'members',
    () => `update members set current_product_id = plans.id
     from (select id, row_number() over (order by name) as place from products) as plans
     where plans.place = 1 + (hashtext(members.id::text) & 3) and members.email ~ '^member[0-9]'`,
  ],
  [
    'household_people',
    () => `insert into household_people (member_id, first_name, last_name, date_of_birth, relationship, start_date)
     select members.id, ${firstName}, members.last_name, date '1990-01-01' + (members.n % 12000)::integer, 'child', current_date
     from (select *, 7 * row_number() over () as n from members where email ~ '^member[0-9]') as members`,
  ],
  [
    'membership_applications',
    (
      rows,
    ) => `insert into membership_applications (first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at, us_state, status, decided_at, created_at)
     select ${firstName}, ${lastName}, 'applicant' || n || '@example.org', '+1 561 555 0100', '1990-01-01', 'rules 1, terms 1', ${moment}, 'SC',
       case when n % 500 = 0 then 'new' when n % 5 = 0 then 'declined' else 'approved' end,
       case when n % 500 = 0 then null else now() end, ${moment}
     from ${series(rows)}`,
  ],
  [
    'contact_messages',
    (
      rows,
    ) => `insert into contact_messages (name, email, subject, message, status, priority, type, created_at, received_at)
     select ${firstName} || ' ' || ${lastName}, 'writer' || n || '@example.org', 'Pergunta ' || n,
       'Olá! Gostaria de saber mais sobre a comunidade, por favor. Mensagem número ' || n,
       ${pick('new', 'in_progress', 'responded', 'responded', 'responded')}, ${pick('high', 'medium', 'low')},
       ${pick('whatsapp', 'email', 'form')}, ${moment}, ${moment}
     from ${series(rows)}`,
  ],
  [
    'form_submissions',
    (
      rows,
    ) => `insert into form_submissions (form_slug, answers, name, email, created_at, received_at)
     select ${pick('sharing', 'discounts', 'plan-updates', 'scheduling')},
       '{"message": "Mudei de endereço no mês passado.", "answerBy": "email", "confirmed": true}',
       ${firstName} || ' ' || ${lastName}, 'visitor' || n || '@example.org', ${moment}, ${moment}
     from ${series(rows)}`,
  ],
  [
    'sharing_requests',
    // One in ten is open, as after some years.
    (rows) => `insert into sharing_requests (
       member_id, language, state, step, kind, care_stage, service_date, what_happened, provider, had_before, other_payer, payment,
       amount_cents, number, turn, state_since, submitted_at, received_on, documents_due_on, team_due_at, assigned_to, priority, tag_ids, search_text
     )
     select members.id, 'pt-BR', states.state, 5, 'illness', 'happened', current_date - n % 2000, 'Febre', 'Hospital ' || n % 300, 'no', 'no', 'unpaid',
       100000 + n, number, states.turn, ${moment}, ${moment}, current_date - n % 2000, current_date + 60 - n % 2000,
       case when states.turn = 'team' then now() + (n % 400 - 100) * interval '1 hour' end,
       case when n % 3 > 0 then team.id end, ${pick('high', 'medium', 'medium', 'low')},
       case when n % 4 = 0 then array(select id from request_tags order by id offset n % 3 limit 1) else '{}' end,
       private.fold(' ' || number || ' ' || regexp_replace(number, '[^0-9]', '', 'g') || members.search_names)
     from (
       select n, 'R-' || left(digits, 2) || '-' || right(digits, 6) || '-' || private.check_digit(digits) as number,
         case when n % 10 > 0 then ${pick('closed', 'paid', 'withdrawn')}
           else ${pick('received', 'checking', 'waiting_member', 'in_review', 'waiting_provider', 'paying')} end as state
       from (select n, lpad((20 + n / 20000)::text, 2, '0') || lpad((n % 20000)::text, 6, '0') as digits from ${series(rows)}) as numbered
     ) as made
     join request_states as states using (state)
     join (select *, row_number() over (order by created_at desc) as place from members where email ~ '^member[0-9]') as members on members.place = made.n
     cross join (select id from admins where email = 'otavio@example.com') as team`,
  ],
  [
    'sharing_requests',
    () => `insert into request_items (request_id, document_kind, status)
     select id, document, case when turn = 'member' then 'missing' else 'accepted' end
     from sharing_requests, unnest(array['itemized-bill', 'provider-notes', 'release']) as document
     where ${isGenerated}`,
  ],
  [
    'sharing_requests',
    () => `insert into request_messages (request_id, author, body, created_at)
     select id, sender, 'Chegou a conta.', created_at from sharing_requests, unnest(array['member', 'team']) as sender
     where ${isGenerated}`,
  ],
  [
    'sharing_requests',
    // Every answered request has a decision (those of the demo data have one), and some in review have one that waits for a second person.
    () => `insert into decision_proposals (request_id, member_id, position, edition, facts, facts_hash, result, admin_id)
     select requests.id, requests.member_id, 1, 1, '{}', requests.id::text, '{}', team.id
     from sharing_requests as requests cross join (select id from admins where email = 'otavio@example.com') as team
     where ${isGenerated} and (requests.state in ('closed', 'paid', 'paying') or requests.state = 'in_review' and requests.amount_cents % 3 = 0)
     on conflict do nothing`,
  ],
  [
    'sharing_requests',
    () => `insert into decisions (
       request_id, member_id, position, proposal_id, outcome, edition, is_second_reading, needs_confirmation, charge_cents,
       discount_cents, other_payer_cents, not_eligible_cents, iua_cents, below_minimum_cents, above_limit_cents, shared_cents, admin_id,
       about
     )
     select proposals.request_id, proposals.member_id, 1, proposals.id, 'partly_shared', 1, false, true, 300000, 0, 0, 2500, 150000, 0, 0, 147500,
       proposals.admin_id, jsonb_build_object(
         'member', jsonb_build_object(
           'first_name', members.first_name, 'last_name', members.last_name, 'member_number', members.member_number
         ),
         'person', members.first_name, 'kind', requests.kind, 'need', null
       )
     from decision_proposals as proposals
     join sharing_requests as requests on requests.id = proposals.request_id
     join members on members.id = proposals.member_id
     where proposals.facts_hash = proposals.request_id::text
     on conflict do nothing`,
  ],
  [
    'sharing_requests',
    () => `insert into decision_lines (decision_id, position, edition, charge_cents, shared_cents, line, parts)
     select decisions.id, 1, 1, 300000, 147500, jsonb_build_object(
       'line_id', decisions.id, 'provider', requests.provider, 'service_date', requests.service_date, 'description', 'Atendimento',
       'care', 'medical', 'charge_cents', 300000
     ), '${JSON.stringify(parts)}'::jsonb
     from decisions
     join decision_proposals as proposals on proposals.id = decisions.proposal_id and proposals.facts_hash = proposals.request_id::text
     join sharing_requests as requests on requests.id = decisions.request_id
     on conflict do nothing`,
  ],
  [
    'sharing_requests',
    () => `insert into decision_confirmations (decision_id, agrees, admin_id)
     select decisions.id, true, team.id
     from decisions
     join sharing_requests as requests on requests.id = decisions.request_id and requests.state <> 'in_review' and ${isGenerated}
     cross join (select id from admins where email = 'fabio@example.com') as team
     on conflict do nothing`,
  ],
  [
    'sharing_requests',
    () => `insert into medical_needs (id, member_id, title, kind)
     select id, member_id, 'Pedra nos rins ' || amount_cents, 'illness' from sharing_requests where amount_cents % 2 = 0 and ${isGenerated}`,
  ],
  [
    'sharing_requests',
    () => `update sharing_requests set need_id = id where amount_cents % 2 = 0 and ${isGenerated}`,
  ],
  [
    'contribution_entries',
    () => `insert into contribution_entries (member_id, month, cents, received_on, source, reference)
     select members.id, '2026-01-01', 10000 + members.n, '2026-01-05', 'import', 'ref-' || members.n
     from (select *, row_number() over () as n from members where email ~ '^member[0-9]') as members`,
  ],
  [
    'episodes',
    (
      rows,
    ) => `insert into episodes (title, description, thumbnail, video_url, duration, views, status, publish_date, category)
     select 'Episódio ' || n || ' com ' || ${firstName}, 'Conversa sobre saúde e comunidade.', 'https://example.org/t.jpg',
       'https://example.org/v', '15:00', n % 5000, ${pick('Published', 'Published', 'Published', 'Draft')},
       date '2020-01-01' + n % 2000, ${pick('Saúde', 'Família', 'Bem-estar')}
     from ${series(rows)}`,
  ],
  [
    'admins',
    (rows) => `insert into admins (first_name, last_name, email, role, status, created_at)
     select ${firstName}, ${lastName}, 'admin' || n || '@example.org', 'content_editor',
       case when n % 10 = 0 then 'active' else 'inactive' end, ${moment}
     from ${series(rows)}`,
  ],
  [
    'activity_log',
    () => `insert into activity_log (actor_kind, actor_id, action, subject_table, subject_id, member_id, created_at)
     select ${pick('admin', 'member', 'member', 'visitor', 'system')}, members.id, 'members.update', 'members', members.id, members.id, members.created_at
     from (select *, row_number() over () as n from members where email ~ '^member[0-9]') as members`,
  ],
];

/** Fills tables with generated rows. @param counts the number of rows by table. */
export async function fillTables(owner: pg.Client, counts: ReadonlyMap<string, number>) {
  // Without triggers, which the benchmark does not measure.
  await owner.query('set session_replication_role = replica');
  for (const [table, write] of statements) {
    const rows = counts.get(table);
    if (rows === undefined) continue;
    await owner.query(write(rows)).catch((error: Error) => {
      throw new Error(`${table}: ${error.message}`);
    });
  }
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum analyze');
}
