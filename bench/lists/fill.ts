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

const series = (rows: number) => `generate_series(1, ${rows}) as n`;

/** The tables of the lists, in the order of their foreign keys. */
const statements = (rows: number): [table: string, sql: string][] => [
  [
    'agents',
    `insert into agents (first_name, last_name, email, enrollment_code, status, created_at)
     select ${firstName}, ${lastName}, 'advisor' || n || '@example.org', 'CODE-' || n,
       case when n % 10 = 0 then 'inactive' else 'active' end, ${moment}
     from ${series(rows)}`,
  ],
  [
    'members',
    `insert into members (
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
    `update members set current_product_id = plans.id
     from (select id, row_number() over (order by name) as place from products) as plans
     where plans.place = 1 + (hashtext(members.id::text) & 3)`,
  ],
  [
    'membership_applications',
    `insert into membership_applications (first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at, status, decided_at, created_at)
     select ${firstName}, ${lastName}, 'applicant' || n || '@example.org', '+1 561 555 0100', '1990-01-01', 'rules 1, terms 1', ${moment},
       case when n % 500 = 0 then 'new' when n % 5 = 0 then 'declined' else 'approved' end,
       case when n % 500 = 0 then null else now() end, ${moment}
     from ${series(rows)}`,
  ],
  [
    'contact_messages',
    `insert into contact_messages (name, email, subject, message, status, priority, type, created_at)
     select ${firstName} || ' ' || ${lastName}, 'writer' || n || '@example.org', 'Pergunta ' || n,
       'Olá! Gostaria de saber mais sobre a comunidade, por favor. Mensagem número ' || n,
       ${pick('new', 'in_progress', 'responded', 'responded', 'responded')}, ${pick('high', 'medium', 'low')},
       ${pick('whatsapp', 'email', 'form')}, ${moment}
     from ${series(rows)}`,
  ],
  [
    'form_submissions',
    `insert into form_submissions (form_slug, answers, created_at)
     select ${pick('sharing', 'discounts', 'plan-updates', 'scheduling')}, '{}', ${moment} from ${series(rows)}`,
  ],
  [
    'episodes',
    `insert into episodes (title, description, thumbnail, video_url, duration, views, status, publish_date, category)
     select 'Episódio ' || n || ' com ' || ${firstName}, 'Conversa sobre saúde e comunidade.', 'https://example.org/t.jpg',
       'https://example.org/v', '15:00', n % 5000, ${pick('Published', 'Published', 'Published', 'Draft')},
       date '2020-01-01' + n % 2000, ${pick('Saúde', 'Família', 'Bem-estar')}
     from ${series(rows)}`,
  ],
  [
    'admins',
    `insert into admins (first_name, last_name, email, role, status, created_at)
     select ${firstName}, ${lastName}, 'admin' || n || '@example.org', 'content_editor',
       case when n % 10 = 0 then 'active' else 'inactive' end, ${moment}
     from ${series(rows)}`,
  ],
  [
    'activity_log',
    `insert into activity_log (actor_kind, actor_id, action, subject_table, subject_id, member_id, created_at)
     select ${pick('admin', 'member', 'member', 'visitor', 'system')}, members.id, 'members.update', 'members', members.id, members.id, members.created_at
     from (select *, row_number() over () as n from members) as members`,
  ],
];

/** Fills tables with the given number of generated rows. */
export async function fillTables(owner: pg.Client, rows: number, tables: ReadonlySet<string>) {
  // Without triggers, which the benchmark does not measure.
  await owner.query('set session_replication_role = replica');
  for (const [table, sql] of statements(rows)) {
    if (!tables.has(table)) continue;
    await owner.query(sql).catch((error: Error) => {
      throw new Error(`${table}: ${error.message}`);
    });
  }
  await owner.query('set session_replication_role = origin');
  await owner.query('vacuum analyze');
}
