-- Demo data: the invented cast that the tests know too (tests/cast.ts), and 27 episodes. Never load it where real people are.
-- Password of every account: mutirao-demo. Safe to run again: what is there stays as it is.

-- Login accounts. Supabase Auth wants empty texts, not nulls, in the token columns.
-- One hash for all of them: it is the same password. It is public, so its hash is the cheapest one
-- (cost 4): tests sign in hundreds of times.

with secret (hash) as materialized (
  select extensions.crypt('mutirao-demo', extensions.gen_salt('bf', 4))
),
logins (id, email) as (
  values
    ('a0000000-0000-4000-8000-000000000001'::uuid, 'ana@example.com'),
    ('a0000000-0000-4000-8000-000000000002', 'bruno@example.com'),
    ('a0000000-0000-4000-8000-000000000003', 'clara@example.com'),
    ('a0000000-0000-4000-8000-000000000005', 'helena@example.com'),
    ('a0000000-0000-4000-8000-000000000009', 'stranger@example.com'),
    -- The team
    ('a0000000-0000-4000-8000-0000000000a1', 'fabio@example.com'),
    ('a0000000-0000-4000-8000-0000000000a2', 'gabriela@example.com'),
    ('a0000000-0000-4000-8000-0000000000a3', 'otavio@example.com'),
    ('a0000000-0000-4000-8000-0000000000a4', 'igor@example.com')
)
insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  confirmation_token, recovery_token, email_change_token_new, email_change,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', email,
  hash, now(),
  '', '', '', '',
  '{"provider": "email", "providers": ["email"]}',
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  now(), now()
from logins cross join secret
on conflict do nothing;

insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
select
  id::text, id,
  jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false),
  'email', created_at, created_at
from auth.users
where id::text like 'a0000000-0000-4000-8000-0000000000__'
on conflict do nothing;

-- Products and amounts

insert into public.products (id, name, label, description, description_en, position) values
  ('d0000000-0000-4000-8000-000000000001', 'essencial', 'Mutirão Essencial',
    'Para quem quer o básico bem feito: necessidades médicas maiores, divididas entre todos.',
    'For those who want the basics done well: larger medical needs, shared by everyone.', 1),
  ('d0000000-0000-4000-8000-000000000002', 'familia', 'Mutirão Família',
    'Para pais e filhos: consultas preventivas, maternidade e os imprevistos da infância.',
    'For parents and children: preventive visits, maternity, and the surprises of childhood.', 2),
  ('d0000000-0000-4000-8000-000000000003', 'completo', 'Mutirão Completo',
    'Tudo do Família, com acompanhamento de um consultor em cada pedido de compartilhamento.',
    'Everything in Family, with an advisor beside you in each sharing request.', 3)
on conflict do nothing;

insert into public.product_iua (id, amount) values
  ('d1000000-0000-4000-8000-000000001500', 1500),
  ('d1000000-0000-4000-8000-000000003000', 3000),
  ('d1000000-0000-4000-8000-000000006000', 6000)
on conflict do nothing;

-- Monthly contributions: a base of each plan, times household, age and IUA, in whole dollars

insert into public.contribution_tables (id, starts_on, from_ages, note) values
  ('d2000000-0000-4000-8000-000000000001', '2024-01-01', '{18,30,40,50,60}', 'A primeira tabela da demonstração.')
on conflict do nothing;

insert into public.contribution_amounts (table_id, product_id, plan_type, product_iua_id, from_age, cents)
select
  'd2000000-0000-4000-8000-000000000001', plans.id, households.plan_type, iua.id, ages.from_age,
  round(plans.base * households.factor * iua.factor * ages.factor) * 100
from (values
  ('d0000000-0000-4000-8000-000000000001'::uuid, 182.50),
  ('d0000000-0000-4000-8000-000000000002', 198.46),
  ('d0000000-0000-4000-8000-000000000003', 249.00)
) as plans (id, base)
cross join (values ('individual', 1.0), ('couple', 1.8), ('single_parent', 1.5), ('family', 2.2)) as households (plan_type, factor)
cross join (values
  ('d1000000-0000-4000-8000-000000001500'::uuid, 1.20),
  ('d1000000-0000-4000-8000-000000003000', 1.00),
  ('d1000000-0000-4000-8000-000000006000', 0.78)
) as iua (id, factor)
cross join (values (18, 0.88), (30, 1.00), (40, 1.12), (50, 1.38), (60, 1.72)) as ages (from_age, factor)
where not exists (
  select from public.contribution_amounts where table_id = 'd2000000-0000-4000-8000-000000000001'
);

-- Advisor and members

insert into public.agents (id, first_name, last_name, role, email, phone, enrollment_code, status, created_at) values
  ('c0000000-0000-4000-8000-000000000001', 'Elena', 'Rocha', 'advisor', 'elena@example.com', '+1 561 555 0142',
    'ELENA-2023', 'active', '2023-05-08 14:00:00+00')
on conflict do nothing;

insert into public.members (
  id, member_number, auth_user_id, email, first_name, last_name, date_of_birth, gender, phone_number, receive_emails,
  existing_condition, existing_condition_description, country, street_address, apartment, city, state, zip_code,
  agent_id, enrollment_status, additional_info, created_at
) values
  ('b0000000-0000-4000-8000-000000000001', 'M-104-283-1',
    'a0000000-0000-4000-8000-000000000001', 'ana@example.com', 'Ana', 'Souza',
    '1985-03-01', 'female', '+1 561 555 0101', true, true, 'Enxaqueca desde 2016, acompanhada por neurologista.',
    'United States', '2140 Glades Road', 'Apt 12B', 'Boca Raton', 'FL', '33431',
    'c0000000-0000-4000-8000-000000000001', 'active', 'Prefere contato em português, depois das 18h.',
    '2024-02-12 15:30:00+00'),
  ('b0000000-0000-4000-8000-000000000002', 'M-104-284-4',
    'a0000000-0000-4000-8000-000000000002', 'bruno@example.com', 'Bruno', 'Lima',
    '1990-11-23', 'male', '+1 407 555 0102', true, false, null,
    'United States', '815 Orange Avenue', null, 'Orlando', 'FL', '32801',
    null, 'pending', null, now() - interval '12 days'),
  ('b0000000-0000-4000-8000-000000000003', 'M-104-285-3',
    'a0000000-0000-4000-8000-000000000003', 'clara@example.com', 'Clara', 'Mendes',
    '1979-06-30', 'female', '+1 617 555 0103', false, false, null,
    'United States', '52 Union Square', '3', 'Somerville', 'MA', '02143',
    null, 'cancelled', null, '2023-08-21 13:45:00+00'),
  ('b0000000-0000-4000-8000-000000000004', 'M-104-286-6',
    null, 'diego@example.com', 'Diego', 'Alves',
    '1988-07-14', 'male', '+1 973 555 0104', true, false, null,
    'United States', '301 Ferry Street', null, 'Newark', 'NJ', '07105',
    'c0000000-0000-4000-8000-000000000001', 'active', null, now() - interval '20 days'),
  ('b0000000-0000-4000-8000-000000000005', 'M-104-287-7',
    'a0000000-0000-4000-8000-000000000005', 'helena@example.com', 'Helena', 'Costa',
    '1992-02-29', 'female', '+1 305 555 0105', true, false, null,
    'United States', '1200 Brickell Bay Drive', '2204', 'Miami', 'FL', '33131',
    'c0000000-0000-4000-8000-000000000001', 'Future Active', null, now() - interval '5 days')
on conflict do nothing;

insert into public.enrollments (
  id, member_id, product_id, product_iua_id, status, plan_type, enrollment_date, start_date, monthly_cost,
  initial_payment_paid, primary_is_smoker, agreed_to_terms, source, created_at
) values
  ('e0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 'd0000000-0000-4000-8000-000000000002',
    'd1000000-0000-4000-8000-000000003000', 'Active', 'family', '2024-02-12', '2024-03-01', 489.00,
    true, false, true, 'website', '2024-02-12 15:40:00+00'),
  ('e0000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000005', 'd0000000-0000-4000-8000-000000000001',
    'd1000000-0000-4000-8000-000000001500', 'Future Active', 'individual', private.local_today() - 4, private.local_today() + 27, 219.00,
    true, false, true, 'advisor', now() - interval '4 days')
on conflict do nothing;

-- Households: Ana's has a long name, a baby who joined at birth, and a ward who has reached the age limit.

insert into public.household_people (
  id, member_id, first_name, last_name, date_of_birth, relationship, start_date, end_date
) values
  ('b1000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001',
    'Rafael Augusto', 'de Albuquerque Cavalcanti Souza', '1983-09-17', 'spouse', '2024-03-01', null),
  ('b1000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001',
    'Larissa', 'Souza', (private.local_today() - interval '26 years 12 days')::date, 'child', '2024-03-01', null),
  ('b1000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000001',
    'Theo', 'Souza', '2015-04-08', 'child', '2024-03-01', null),
  ('b1000000-0000-4000-8000-000000000004', 'b0000000-0000-4000-8000-000000000001',
    'Alice', 'Souza', private.local_today() - 200, 'child', private.local_today() - 200, null),
  ('b1000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000004',
    'Camila', 'Alves', '1990-12-02', 'spouse', private.local_today() - 20, null),
  ('b1000000-0000-4000-8000-000000000006', 'b0000000-0000-4000-8000-000000000003',
    'Paulo', 'Mendes', '1976-01-25', 'spouse', '2023-09-01', '2025-08-31')
on conflict do nothing;

-- The share kept for administration. The operator sets the real one in Open books.

insert into public.administration_rates (id, effective_on, basis_points, reason) values
  ('ae000000-0000-4000-8000-000000000001', '2024-01-01', 1200, 'Exemplo para a demonstração')
on conflict do nothing;

-- Ana's contributions: twelve months, one of them paid at the second try, one charged twice and cancelled.

insert into public.billing_schedules (id, member_id, status, next_billing_date, amount, billing_type) values
  ('f0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 'active', private.local_today() + 6, 489.00, 'monthly'),
  ('f0000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001', 'active', private.local_today() + 97, 120.00, 'annual')
on conflict do nothing;

insert into public.payment_profiles (id, member_id, status, is_default, card_type, card_last4, expiration_date) values
  ('f1000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 'active', true, 'Visa', '4242',
    (date_trunc('month', private.local_today()) + interval '2 years 1 month - 1 day')::date)
on conflict do nothing;

with payments (number, due_date, status, description, paid_after) as (
  select
    months_ago + 1,
    (private.local_today() + 6 - make_interval(months => months_ago))::date,
    case when months_ago = 0 then 'Pending' else 'Paid' end,
    'Contribuição mensal',
    case when months_ago = 5 then 3 else 0 end
  from generate_series(0, 11) as months_ago
  union all
  select 13, (private.local_today() + 6 - interval '5 months')::date, 'Failed', 'Contribuição mensal, primeira tentativa', 0
  union all
  select 14, (private.local_today() + 6 - interval '9 months')::date, 'Cancelled', 'Cobrança em duplicidade', 0
)
insert into public.billing (
  id, member_id, due_date, amount, status, description, billing_type, payment_method, payment_method_last4, paid_at, created_at
)
select
  ('f2000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
  'b0000000-0000-4000-8000-000000000001',
  due_date, 489.00, status, description, 'monthly', 'Visa', '4242',
  -- At noon of the office's day, and within the month.
  case when status = 'Paid' then
    (least(due_date + paid_after, private.local_today(), (date_trunc('month', due_date) + interval '1 month')::date - 1) + time '17:05')
      at time zone 'UTC'
  end,
  private.start_of_day(due_date - 10)
from payments
on conflict do nothing;

-- The Command Center's team

insert into public.admins (id, first_name, last_name, email, role, status, permissions, created_at) values
  ('ad000000-0000-4000-8000-000000000001', 'Fábio', 'Teixeira', 'fabio@example.com', 'super_admin', 'active',
    '{blog,shows,contacts,users,analytics,members,requests,books}', '2023-01-10 12:00:00+00'),
  ('ad000000-0000-4000-8000-000000000002', 'Gabriela', 'Pinto', 'gabriela@example.com', 'content_editor', 'active',
    '{blog,shows}', '2023-09-04 12:00:00+00'),
  ('ad000000-0000-4000-8000-000000000003', 'Otávio', 'Reis', 'otavio@example.com', 'support_agent', 'active',
    '{contacts,analytics,requests}', '2024-03-18 12:00:00+00'),
  ('ad000000-0000-4000-8000-000000000004', 'Igor', 'Nunes', 'igor@example.com', 'support_agent', 'inactive',
    '{contacts}', '2023-06-26 12:00:00+00')
on conflict do nothing;

-- The password is public anyway: with a second factor, the first visitor of a demo would lock out the others.
update private.team_settings set requires_second_factor = false;

-- The show

with episodes (number, duration, views, category, title, description) as (
  values
    (1, '12:40', 4210, 'Como funciona', 'O que é um mutirão de saúde?',
      'De onde vem a ideia: vizinhos que se juntam para resolver juntos o que ninguém resolve sozinho.'),
    (2, '14:05', 3985, 'Como funciona', 'Compartilhar não é a mesma coisa que pagar mensalidade',
      'Para onde vai a sua contribuição, quem decide e por que ninguém promete pagar a sua conta.'),
    (3, '15:22', 3340, 'Como funciona', 'IUA sem mistério: a parte que fica com você',
      'Três valores, três famílias, três contas na ponta do lápis para entender qual escolher.'),
    (4, '13:18', 2870, 'Vida nos EUA', 'Pronto atendimento ou pronto-socorro?',
      'A febre subiu às dez da noite. Onde ir, o que levar e quanto muda no preço.'),
    (5, '16:47', 3125, 'Vida nos EUA', 'A conta chegou: como ler uma itemized bill',
      'Linha por linha, com uma conta de verdade na mesa e uma caneta vermelha na mão.'),
    (6, '11:55', 2410, 'Saúde', 'Check-up depois dos 40: o que vale a pena',
      'Uma médica de família conta quais exames pede, e quais deixa para depois.'),
    (7, '14:30', 2660, 'Família', 'Meu filho só fala inglês no consultório',
      'Como preparar a criança, e a si mesmo, para uma consulta em dois idiomas.'),
    (8, '15:10', 3540, 'Família', 'Grávida longe da mãe',
      'Três brasileiras contam como formaram uma rede de apoio antes do parto.'),
    (9, '17:02', 2975, 'Como funciona', 'Do pedido ao depósito: uma história inteira',
      'Acompanhamos um pedido de compartilhamento do primeiro telefonema até o último papel.'),
    (10, '13:44', 2230, 'Saúde', 'Dor nas costas de quem trabalha em pé',
      'Um fisioterapeuta mostra cinco exercícios para fazer no intervalo, sem aparelho nenhum.'),
    (11, '12:25', 1985, 'Vida nos EUA', 'Self-pay: negociar sem passar vergonha',
      'As três frases em inglês que mudam o preço, treinadas com quem atende no balcão.'),
    (12, '15:51', 2745, 'Saúde', 'Saudade também adoece',
      'Uma psicóloga fala de solidão, fuso horário e da hora certa de pedir ajuda.'),
    (13, '14:12', 2090, 'Família', 'Domingo de feijoada e glicemia',
      'Dá para manter o prato de casa com diabetes? Uma nutricionista vai para a cozinha.'),
    (14, '16:20', 2515, 'Como funciona', 'O período de ajuste, ano a ano',
      'O que muda para quem já chega com uma condição de saúde, explicado com calma.'),
    (15, '11:38', 1870, 'Vida nos EUA', 'A receita do Brasil vale aqui?',
      'Remédio de uso contínuo, farmácia, genérico: o que trazer na mala e o que pedir ao médico.'),
    (16, '13:07', 2345, 'Saúde', 'Dentes: por que adiar sai mais caro',
      'Uma dentista brasileira na Flórida mostra o que dá para resolver numa única visita.'),
    (17, '14:58', 2610, 'Família', 'Avós de visita: e se alguém passar mal?',
      'O que combinar antes do embarque para a viagem ser só de abraço.'),
    (18, '15:33', 2180, 'Saúde', 'Dormir mal não é normal',
      'Ronco, celular e turno da noite: o que um especialista em sono responde primeiro.'),
    (19, '12:16', 1760, 'Como funciona', 'Perguntas que vocês mandaram, parte 1',
      'Mudei de estado, troquei de emprego, vou me casar: o que acontece com a minha adesão?'),
    (20, '16:05', 2435, 'Vida nos EUA', 'Acidente de carro: as primeiras 24 horas',
      'Quem chamar, o que fotografar e por que ir ao médico mesmo sem dor.'),
    (21, '13:52', 2290, 'Família', 'A vacina da escola, sem correria',
      'O calendário daqui, a carteirinha de lá e como juntar as duas.'),
    (22, '14:41', 2055, 'Saúde', 'Pressão alta em silêncio',
      'O aparelho de vinte dólares que virou presente de Natal de uma família inteira.'),
    (23, '15:27', 1940, 'Família', 'Cuidar de quem cuida',
      'Quem fica com os filhos quando a mãe opera? Histórias de uma vizinhança em Newark.'),
    (24, '11:49', 1815, 'Vida nos EUA', '911 em português',
      'O que dizer, o que esperar e como pedir um intérprete na ligação.'),
    (25, '16:38', 1690, 'Como funciona', 'Por dentro de uma reunião de consultores',
      'Elena Rocha abre a agenda e conta como acompanha cada família.'),
    (26, '13:29', 1520, 'Saúde', 'Câncer de mama: conversar antes do medo',
      'Uma sobrevivente e a médica dela, lado a lado, vinte anos depois.'),
    (27, '15:00', 1385, 'Família', 'Um ano de mutirão',
      'O que aprendemos com as famílias que passaram por aqui, e o que vem pela frente.')
)
insert into public.episodes (
  id, title, description, thumbnail, video_url, duration, views, status, publish_date, category, created_at
)
select
  ('eb000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid,
  title, description, null,
  '/media/show.mp4',
  duration, views, 'Published', date '2024-01-16' + (number - 1) * 14, category,
  (date '2024-01-16' + (number - 1) * 14) - interval '3 days'
from episodes
on conflict do nothing;

-- Messages, applications and form answers

insert into public.contact_messages (
  id, name, email, subject, message, status, priority, type, language, created_at
) values
  ('ca000000-0000-4000-8000-000000000001', 'Juliana Barros', 'juliana.barros@example.com', 'Plano para três filhos',
    'Oi! Somos cinco em casa, em Framingham. Como funciona a contribuição para família grande? Posso entrar no meio do mês?',
    'new', 'high', 'form', 'pt-BR', now() - interval '5 hours'),
  ('ca000000-0000-4000-8000-000000000002', 'Marcos Vieira', 'marcos.vieira@example.com', 'Consulta em Orlando',
    'Bom dia, vocês conhecem um pediatra que fale português perto de Kissimmee? Meu filho tem quatro anos.',
    'in_progress', 'medium', 'whatsapp', 'pt-BR', now() - interval '1 day 3 hours'),
  ('ca000000-0000-4000-8000-000000000003', 'Emily Carter', 'emily.carter@example.com', 'My husband is Brazilian, I am not',
    'Hello! Can I join together with my husband if I only speak English? Are all documents available in English?',
    'new', 'medium', 'email', 'en', now() - interval '2 days 7 hours'),
  ('ca000000-0000-4000-8000-000000000004', 'Renato Farias', 'renato.farias@example.com', 'Obrigado!',
    'Só queria agradecer à Elena pela paciência com a papelada do parto. Deu tudo certo, a Alice nasceu com 3,4 kg.',
    'responded', 'low', 'email', 'pt-BR', now() - interval '6 days'),
  ('ca000000-0000-4000-8000-000000000005', 'Sônia Prado', 'sonia.prado@example.com', 'Mudança de estado',
    'Vou me mudar de Nova Jersey para o Texas em março. Preciso avisar vocês? Muda alguma coisa?',
    'new', 'medium', 'form', 'pt-BR', now() - interval '9 days')
on conflict do nothing;

insert into public.message_replies (id, message_id, admin_id, body, sent_at, created_at) values
  ('cb000000-0000-4000-8000-000000000001', 'ca000000-0000-4000-8000-000000000004', 'ad000000-0000-4000-8000-000000000003',
    'Que notícia boa, Renato! Passei o recado para a Elena. Não se esqueça de registrar a Alice nos primeiros 30 dias. Um abraço!',
    now() - interval '5 days 20 hours', now() - interval '5 days 20 hours')
on conflict do nothing;

insert into public.membership_applications (
  id, first_name, last_name, email, phone_number, date_of_birth, language, consent_version, consented_at, us_state, status, decided_by,
  decided_at, created_at
) values
  ('aa000000-0000-4000-8000-000000000001', 'Larissa', 'Moura', 'larissa.moura@example.com', '+1 774 555 0161',
    '1994-05-17', 'pt-BR', 'rules 1, terms 2025-01-20', now() - interval '8 hours', 'MA', 'new', null, null, now() - interval '8 hours'),
  ('aa000000-0000-4000-8000-000000000002', 'Paulo', 'Siqueira', 'paulo.siqueira@example.com', '+1 770 555 0162',
    '1987-12-02', 'pt-BR', 'rules 1, terms 2025-01-20', now() - interval '2 days', 'NC', 'new', null, null, now() - interval '2 days'),
  ('aa000000-0000-4000-8000-000000000003', 'Daniel', 'Brooks', 'daniel.brooks@example.com', '+1 954 555 0163',
    '1983-09-25', 'en', 'rules 1, terms 2025-01-20', now() - interval '12 days', 'FL', 'declined', 'ad000000-0000-4000-8000-000000000001', now() - interval '10 days',
    now() - interval '12 days')
on conflict do nothing;

-- Who has signed in has acknowledged the notice of their state. Larissa did when she applied; Diego has not signed in yet.
update public.membership_applications as applications set state_rule_id = rules.id, state_acknowledged_at = applications.consented_at
from private.current_state_rules as rules
where rules.us_state = applications.us_state and rules.status = 'notice' and applications.state_rule_id is null;

insert into public.state_acknowledgements (member_id, rule_id, sha256, language, acknowledged_at)
select members.id, rules.id, rules.sha256, 'pt-BR', greatest(members.created_at, '2026-01-01')
from public.members
join private.current_state_rules as rules on rules.us_state = private.us_state(members.state)
where rules.status = 'notice' and members.auth_user_id is not null
on conflict do nothing;

insert into public.form_submissions (id, form_slug, member_id, language, answers, status, created_at) values
  ('fa000000-0000-4000-8000-000000000001', 'plan-updates', 'b0000000-0000-4000-8000-000000000001', 'pt-BR',
    '{"change": "address", "message": "Mudei de apartamento no mesmo prédio, agora é o 12B.", "answerBy": "whatsapp", "confirmed": true}', 'new', now() - interval '3 days')
on conflict do nothing;

-- Sharing requests: Ana's draft, the one that waits for her, one that was paid, and one in review; Helena's waits for the team.

insert into public.sharing_requests (
  id, member_id, person_id, language, time_zone, state, step, kind, care_stage, service_date, what_happened, first_signs, had_before,
  provider, provider_city, accident_kind, other_payer, payment, amount_cents, number, submitted_at, received_on, documents_due_on,
  outcome, assigned_to, release_name, release_signed_at, created_at
)
select
  rows.id::uuid, rows.member_id::uuid, rows.person_id::uuid, language, time_zone, state, step, kind, care_stage, service_date,
  what_happened, first_signs, had_before, provider, provider_city, accident_kind, other_payer, payment, amount_cents,
  case when submitted_at is not null then private.next_request_number() end,
  submitted_at, (submitted_at at time zone time_zone)::date, (submitted_at at time zone time_zone)::date + 60, outcome, assigned_to::uuid, release_name,
  case when release_name is not null then submitted_at end,
  coalesce(submitted_at, now() - interval '2 hours')
from (
  values
    ('5a000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', null, 'pt-BR', 'America/New_York',
      'closed', 5, 'illness', 'happened', private.local_today() - 260, 'Crise de pedra nos rins. Fui ao pronto-socorro de madrugada e fiquei em observação.',
      'Dor nas costas dois dias antes', 'no', 'Boca Raton Regional Hospital', 'Boca Raton, FL', null, 'no', 'paid', 642000,
      now() - interval '250 days', 'shared', 'ad000000-0000-4000-8000-000000000003', 'Ana Souza'),
    ('5a000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000003', 'pt-BR',
      'America/New_York', 'waiting_member', 5, 'accident', 'happened', private.local_today() - 24,
      'O Theo caiu da bicicleta e quebrou o braço. Fizeram raio-X e gesso no pronto-socorro.',
      null, 'no', 'Joe DiMaggio Children’s Hospital', 'Hollywood, FL', 'other', 'no', 'partly', 485000,
      now() - interval '9 days', null, 'ad000000-0000-4000-8000-000000000003', 'Ana Souza'),
    ('5a000000-0000-4000-8000-000000000003', 'b0000000-0000-4000-8000-000000000005', null, 'pt-BR', 'America/Los_Angeles',
      'received', 5, 'prevention', 'planned', private.local_today() + 40, 'Colonoscopia pedida pelo médico na consulta anual.',
      null, 'unsure', 'UCLA Health', 'Los Angeles, CA', null, 'unsure', 'unpaid', 210000,
      now() - interval '20 hours', null, null, null),
    ('5a000000-0000-4000-8000-000000000004', 'b0000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000004', 'pt-BR',
      'America/New_York', 'draft', 3, 'illness', 'happened', private.local_today() - 6, 'Febre alta à noite, levamos a Alice ao urgent care.',
      null, null, null, null, null, null, null, null,
      null::timestamptz, null, null, null),
    ('5a000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000001', 'pt-BR',
      'America/New_York', 'in_review', 5, 'illness', 'happened', private.local_today() - 34,
      'Dor forte na barriga depois do jantar. No hospital acharam pedra na vesícula e operaram no dia seguinte.',
      'Enjoo depois de comer, duas semanas antes', 'no', 'Memorial Hospital West', 'Pembroke Pines, FL', null, 'no', 'unpaid', 1408000,
      now() - interval '16 days', null, 'ad000000-0000-4000-8000-000000000003', 'Ana Souza')
) as rows (
  id, member_id, person_id, language, time_zone, state, step, kind, care_stage, service_date, what_happened, first_signs, had_before,
  provider, provider_city, accident_kind, other_payer, payment, amount_cents, submitted_at, outcome, assigned_to, release_name
)
where not exists (select from public.sharing_requests);

update public.request_items set status = 'accepted'
where request_id in ('5a000000-0000-4000-8000-000000000001', '5a000000-0000-4000-8000-000000000005') and status = 'missing';
update public.request_items set status = 'accepted'
where document_kind = 'release' and request_id = '5a000000-0000-4000-8000-000000000002' and status = 'missing';

insert into public.request_messages (id, request_id, author, admin_id, body, created_at) values
  ('5b000000-0000-4000-8000-000000000001', '5a000000-0000-4000-8000-000000000002', 'member', null,
    'O hospital disse que a conta detalhada chega pelo correio em uma semana. Posso mandar depois?', now() - interval '9 days'),
  ('5b000000-0000-4000-8000-000000000002', '5a000000-0000-4000-8000-000000000002', 'team', 'ad000000-0000-4000-8000-000000000003',
    'Pode, Ana! O dia do pedido é o que conta. Quando a conta chegar, tire uma foto de cada página, com as quatro bordas. E as melhoras para o Theo!',
    now() - interval '8 days 20 hours')
on conflict do nothing;

-- Ana's bill for Theo's arm, and the letter that asks the hospital for its lines.

insert into public.member_bills (id, request_id, member_id, sender, amount_cents, billed_on, payment, answers, letter_fields) values
  ('5d000000-0000-4000-8000-000000000001', '5a000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001', 'hospital', 485000,
    private.local_today() - 20, 'partly', '{"asksForMoney": "yes", "mine": "yes", "itemized": "no"}',
    '{"provider": "Joe DiMaggio Children’s Hospital", "account": "7734-0192"}')
on conflict do nothing;
insert into public.bill_letters (id, bill_id, member_id, letter, written_on, sent_on, sent_by, contents)
select
  '5e000000-0000-4000-8000-000000000001', '5d000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 'itemizedBill',
  day, day, 'email', jsonb_build_object(
    'letter', jsonb_build_object(
      'sender', '["Ana Souza", "1200 Ocean Drive", "Miami, FL 33139"]'::jsonb, 'date', to_char(day, 'FMMonth FMDD, YYYY'),
      'receiver', '["Joe DiMaggio Children’s Hospital", "Billing Department"]'::jsonb, 'subject', 'Re: Request for an itemized bill',
      'about', '["Patient: Theo Souza", "Account: 7734-0192"]'::jsonb, 'greeting', 'To whom it may concern:',
      'paragraphs', '[{"text": "Please send me an itemized bill that lists each service with its date, code, and price."}]'::jsonb,
      'closing', 'Sincerely,', 'name', 'Ana Souza', 'call', '["I’d like an itemized bill, please."]'::jsonb
    ),
    'meaning', jsonb_build_object(
      'sender', '["Ana Souza", "1200 Ocean Drive", "Miami, FL 33139"]'::jsonb, 'date', to_char(day, 'DD/MM/YYYY'),
      'receiver', '["Joe DiMaggio Children’s Hospital", "Setor de cobrança"]'::jsonb, 'subject', 'Assunto: pedido de conta detalhada',
      'about', '["Paciente: Theo Souza", "Conta: 7734-0192"]'::jsonb, 'greeting', 'Prezados senhores:',
      'paragraphs', '[{"text": "Peço uma conta detalhada, com a data, o código e o preço de cada serviço."}]'::jsonb,
      'closing', 'Atenciosamente,', 'name', 'Ana Souza', 'call', '["Eu gostaria de uma conta detalhada, por favor."]'::jsonb
    )
  )
from (select private.local_today() - 12 as day) as days
on conflict do nothing;

update public.sharing_requests set team_read_at = now() - interval '8 days 20 hours'
where id = '5a000000-0000-4000-8000-000000000002' and team_read_at is null;

insert into public.request_events (request_id, kind, actor_kind, admin_id, details, created_at)
select request_id::uuid, 'state', actor_kind, admin_id::uuid, details::jsonb, now() - ago::interval
from (
  values
    ('5a000000-0000-4000-8000-000000000001', 'member', null, '{"from": "draft", "to": "received"}', '250 days'),
    ('5a000000-0000-4000-8000-000000000001', 'admin', 'ad000000-0000-4000-8000-000000000003', '{"from": "received", "to": "in_review"}', '249 days'),
    ('5a000000-0000-4000-8000-000000000001', 'admin', 'ad000000-0000-4000-8000-000000000001', '{"from": "in_review", "to": "answered", "outcome": "shared"}', '231 days'),
    ('5a000000-0000-4000-8000-000000000001', 'admin', 'ad000000-0000-4000-8000-000000000003', '{"from": "answered", "to": "paying"}', '230 days'),
    ('5a000000-0000-4000-8000-000000000001', 'admin', 'ad000000-0000-4000-8000-000000000003', '{"from": "paying", "to": "paid"}', '226 days'),
    ('5a000000-0000-4000-8000-000000000001', 'admin', 'ad000000-0000-4000-8000-000000000003', '{"from": "paid", "to": "closed"}', '226 days'),
    ('5a000000-0000-4000-8000-000000000002', 'member', null, '{"from": "draft", "to": "received"}', '9 days'),
    ('5a000000-0000-4000-8000-000000000002', 'admin', 'ad000000-0000-4000-8000-000000000003', '{"from": "received", "to": "waiting_member"}', '8 days 20 hours'),
    ('5a000000-0000-4000-8000-000000000003', 'member', null, '{"from": "draft", "to": "received"}', '20 hours'),
    ('5a000000-0000-4000-8000-000000000005', 'member', null, '{"from": "draft", "to": "received"}', '16 days'),
    ('5a000000-0000-4000-8000-000000000005', 'admin', 'ad000000-0000-4000-8000-000000000003', '{"from": "received", "to": "in_review"}', '12 days')
) as history (request_id, actor_kind, admin_id, details, ago)
where not exists (select from public.request_events);

insert into public.notes (id, request_id, admin_id, body, created_at) values
  ('5c000000-0000-4000-8000-000000000001', '5a000000-0000-4000-8000-000000000002', 'ad000000-0000-4000-8000-000000000003',
    'Confirmar com o hospital se há desconto para quem paga por conta própria.', now() - interval '8 days')
on conflict do nothing;
insert into public.request_tags (id, name, created_by) values
  ('5f200000-0000-4000-8000-000000000001', 'Esperando o fax', 'ad000000-0000-4000-8000-000000000003'),
  ('5f200000-0000-4000-8000-000000000002', 'Ligar para o hospital', 'ad000000-0000-4000-8000-000000000003'),
  ('5f200000-0000-4000-8000-000000000003', 'Pauta do conselho', 'ad000000-0000-4000-8000-000000000001')
on conflict do nothing;
update public.sharing_requests set tag_ids = array[
  '5f200000-0000-4000-8000-000000000001', '5f200000-0000-4000-8000-000000000002'
]::uuid[]
where id = '5a000000-0000-4000-8000-000000000002' and tag_ids = '{}';
insert into public.list_views (id, admin_id, list, name, query, is_shared) values
  ('5f100000-0000-4000-8000-000000000001', 'ad000000-0000-4000-8000-000000000001', 'requests', 'Prioridade alta',
    'priority=high&view=all', true)
on conflict do nothing;
insert into public.tasks (id, request_id, title, assigned_to, due_on, created_by, created_at) values
  ('5d000000-0000-4000-8000-000000000001', '5a000000-0000-4000-8000-000000000002', 'Ligar para o setor de cobrança do hospital',
    'ad000000-0000-4000-8000-000000000003', private.local_today() + 2, 'ad000000-0000-4000-8000-000000000003', now() - interval '8 days')
on conflict do nothing;

-- Bills: those of the paid request with its decision, confirmation and payment, and those of the one in review.

insert into public.medical_needs (id, member_id, person_id, title, kind, pre_existing, iua_paid_on, created_at) values
  ('5e000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', null,
    'Pedra nos rins', 'illness', 'no', array[private.local_today() - 240], now() - interval '240 days')
on conflict do nothing;
update public.sharing_requests set need_id = '5e000000-0000-4000-8000-000000000001'
where id = '5a000000-0000-4000-8000-000000000001' and need_id is null;

insert into public.bills (id, request_id, member_id, provider, bill_date, total_cents, estimate_cents, created_by, created_at) values
  ('5f000000-0000-4000-8000-000000000001', '5a000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001',
    'Boca Raton Regional Hospital', private.local_today() - 252, 540000, null, 'ad000000-0000-4000-8000-000000000003', now() - interval '240 days'),
  ('5f000000-0000-4000-8000-000000000002', '5a000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001',
    'Palm Beach Emergency Physicians', private.local_today() - 250, 102000, null, 'ad000000-0000-4000-8000-000000000003', now() - interval '240 days')
on conflict do nothing;
insert into public.bill_lines (id, bill_id, position, service_date, description, care, charge_cents) values
  ('5f100000-0000-4000-8000-000000000001', '5f000000-0000-4000-8000-000000000001', 1, private.local_today() - 260, 'Emergency department visit', 'general', 280000),
  ('5f100000-0000-4000-8000-000000000002', '5f000000-0000-4000-8000-000000000001', 2, private.local_today() - 260, 'CT scan, abdomen and pelvis', 'general', 190000),
  ('5f100000-0000-4000-8000-000000000003', '5f000000-0000-4000-8000-000000000001', 3, private.local_today() - 260, 'IV fluids and medication', 'general', 70000),
  ('5f100000-0000-4000-8000-000000000004', '5f000000-0000-4000-8000-000000000002', 1, private.local_today() - 260, 'Emergency physician', 'general', 102000)
on conflict do nothing;

with parts (line_id, position, list) as (
  values
    ('5f100000-0000-4000-8000-000000000001'::uuid, 1,
      '[{"kind": "iua", "amount": 280000, "rule": "procedures#iua", "reason": "iua"}]'::jsonb),
    ('5f100000-0000-4000-8000-000000000002', 2,
      '[{"kind": "iua", "amount": 20000, "rule": "procedures#iua", "reason": "iua"},
        {"kind": "shareable", "amount": 170000, "rule": "instructions#how-it-works", "reason": "shareable"}]'),
    ('5f100000-0000-4000-8000-000000000004', 3,
      '[{"kind": "shareable", "amount": 102000, "rule": "instructions#how-it-works", "reason": "shareable"}]'),
    ('5f100000-0000-4000-8000-000000000003', 4,
      '[{"kind": "shareable", "amount": 70000, "rule": "instructions#how-it-works", "reason": "shareable"}]')
), answer (result) as (
  select jsonb_build_object('needs', jsonb_build_array(jsonb_build_object(
    'conditionId', '5e000000-0000-4000-8000-000000000001', 'personId', 'b0000000-0000-4000-8000-000000000001',
    'startsOn', private.local_today() - 260, 'edition', 1,
    'iua', '{"amount": 300000, "reason": "iua", "rule": "procedures#iua"}'::jsonb,
    'iuaDue', 300000, 'isIuaReducible', true, 'iuaReachedOn', private.local_today() - 260,
    'iuaPaidOn', private.local_today() - 240,
    'countsFrom', private.local_today() - 240,
    'lines', jsonb_agg(jsonb_build_object('lineId', parts.line_id, 'edition', 1, 'parts', parts.list) order by parts.position),
    'totals', private.line_totals(jsonb_path_query_array(jsonb_agg(parts.list), '$[*][*]'))
  )))
  from parts
), proposal as (
  insert into public.decision_proposals (id, request_id, member_id, position, edition, facts, facts_hash, result, admin_id, created_at)
  select
    '5f200000-0000-4000-8000-000000000001', requests.id, requests.member_id, 1, 1, facts, private.facts_hash(facts), answer.result,
    'ad000000-0000-4000-8000-000000000003', now() - interval '233 days'
  from public.sharing_requests as requests, answer, lateral (select private.request_facts(requests)) as known (facts)
  where requests.id = '5a000000-0000-4000-8000-000000000001' and not exists (select from public.decision_proposals)
  returning id
), decision as (
  insert into public.decisions (
    id, request_id, member_id, position, proposal_id, outcome, edition, is_second_reading, needs_confirmation, message, requested_on,
    us_state, charge_cents, discount_cents, other_payer_cents, not_eligible_cents, iua_cents, below_minimum_cents, above_limit_cents,
    shared_cents, admin_id, created_at
  )
  select
    '5f300000-0000-4000-8000-000000000001', '5a000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', 1,
    proposal.id, 'shared', 1, false, true, 'Ana, ficamos felizes em saber que a dor passou. Obrigado por mandar as contas tão completas.',
    private.local_day(now() - interval '250 days'), 'FL', 642000, 0, 0, 0, 300000, 0, 0, 342000,
    'ad000000-0000-4000-8000-000000000003', now() - interval '232 days'
  from proposal
  returning id
)
insert into public.decision_lines (decision_id, position, edition, charge_cents, shared_cents, line, parts)
select
  decision.id, parts.position, 1, lines.charge_cents, (private.line_totals(parts.list) ->> 'shareable')::bigint,
  jsonb_build_object(
    'line_id', lines.id, 'provider', bills.provider, 'service_date', lines.service_date, 'description', lines.description,
    'care', lines.care, 'charge_cents', lines.charge_cents
  ),
  parts.list
from decision cross join parts
join public.bill_lines as lines on lines.id = parts.line_id
join public.bills on bills.id = lines.bill_id;

insert into public.decision_confirmations (id, decision_id, agrees, admin_id, created_at) values
  ('5f400000-0000-4000-8000-000000000001', '5f300000-0000-4000-8000-000000000001', true, 'ad000000-0000-4000-8000-000000000001',
    now() - interval '231 days')
on conflict do nothing;
insert into public.sharing_payments (
  id, request_id, member_id, decision_id, amount_cents, payee_kind, payee_name, method, paid_on, reference, admin_id, created_at
)
select
  '5f500000-0000-4000-8000-000000000001', '5a000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001',
  '5f300000-0000-4000-8000-000000000001', 342000, 'member', 'Ana Souza', 'direct_member', private.local_today() - 226, 'ACH 0418',
  'ad000000-0000-4000-8000-000000000003', now() - interval '226 days'
where not exists (select from public.sharing_payments);

insert into public.medical_needs (id, member_id, person_id, title, kind, pre_existing, created_at) values
  ('5e000000-0000-4000-8000-000000000002', 'b0000000-0000-4000-8000-000000000001', 'b1000000-0000-4000-8000-000000000001',
    'Pedra na vesícula', 'illness', 'no', now() - interval '11 days')
on conflict do nothing;
update public.sharing_requests set need_id = '5e000000-0000-4000-8000-000000000002'
where id = '5a000000-0000-4000-8000-000000000005' and need_id is null;
insert into public.bills (id, request_id, member_id, provider, bill_date, total_cents, estimate_cents, created_by, created_at) values
  ('5f000000-0000-4000-8000-000000000003', '5a000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000001',
    'Memorial Hospital West', private.local_today() - 20, 1248000, 1200000, 'ad000000-0000-4000-8000-000000000003', now() - interval '11 days'),
  ('5f000000-0000-4000-8000-000000000004', '5a000000-0000-4000-8000-000000000005', 'b0000000-0000-4000-8000-000000000001',
    'Sunrise Anesthesia Associates', private.local_today() - 18, 160000, null, 'ad000000-0000-4000-8000-000000000003', now() - interval '11 days')
on conflict do nothing;
insert into public.bill_lines (id, bill_id, position, service_date, description, care, charge_cents, discount_cents) values
  ('5f100000-0000-4000-8000-000000000005', '5f000000-0000-4000-8000-000000000003', 1, private.local_today() - 34, 'Emergency department visit', 'general', 320000, 0),
  ('5f100000-0000-4000-8000-000000000006', '5f000000-0000-4000-8000-000000000003', 2, private.local_today() - 34, 'Abdominal ultrasound', 'general', 148000, 0),
  ('5f100000-0000-4000-8000-000000000007', '5f000000-0000-4000-8000-000000000003', 3, private.local_today() - 33, 'Laparoscopic gallbladder surgery', 'general', 768000, 153600),
  ('5f100000-0000-4000-8000-000000000008', '5f000000-0000-4000-8000-000000000003', 4, private.local_today() - 33, 'Late payment fee', 'fees', 12000, 0),
  ('5f100000-0000-4000-8000-000000000009', '5f000000-0000-4000-8000-000000000004', 1, private.local_today() - 33, 'Anesthesia', 'general', 160000, 0)
on conflict do nothing;

-- A little recent history, once.

with history as materialized (
  select *, extensions.gen_random_bytes(16) as salt
  from (
    values
      ('admin', 'ad000000-0000-4000-8000-000000000003'::uuid, 'message_replies.insert', 'message_replies',
        'cb000000-0000-4000-8000-000000000001'::uuid, null::uuid, '{}'::jsonb, null::jsonb, now() - interval '5 days 20 hours'),
      ('admin', 'ad000000-0000-4000-8000-000000000002', 'episodes.update', 'episodes',
        'eb000000-0000-4000-8000-000000000027', null, '{"columns": ["description"]}', null, now() - interval '3 days 2 hours'),
      ('member', 'b0000000-0000-4000-8000-000000000001', 'member.sign_in', 'members',
        'b0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000001', '{"method": "password"}', null,
        now() - interval '2 days 1 hour'),
      ('admin', 'ad000000-0000-4000-8000-000000000003', 'contact_messages.update', 'contact_messages',
        'ca000000-0000-4000-8000-000000000002', null, '{"columns": ["status"]}', '{"status": ["new", "in_progress"]}',
        now() - interval '1 day'),
      ('admin', 'ad000000-0000-4000-8000-000000000001', 'admin.sign_in', 'admins',
        'ad000000-0000-4000-8000-000000000001', null, '{}', null, now() - interval '6 hours')
  ) as lines (actor_kind, actor_id, action, subject_table, subject_id, member_id, details, changes, created_at)
  where not exists (select from public.activity_log)
), written as (
  insert into public.activity_log (actor_kind, actor_id, action, subject_table, subject_id, member_id, details, created_at)
  select
    actor_kind, actor_id, action, subject_table, subject_id, member_id,
    details || jsonb_strip_nulls(jsonb_build_object('values', encode(private.values_digest(salt, changes), 'hex'))),
    created_at
  from history
  returning id, details
)
insert into private.activity_values (log_id, salt, changes)
select written.id, history.salt, history.changes
from written join history on written.details ->> 'values' = encode(private.values_digest(history.salt, history.changes), 'hex');

-- Statements of an invented community: twelve months, so that the open books look like those of a real one. The exact figures are
-- those of this database, so that only what happens from now on becomes a correction.

insert into public.monthly_statements (month, frozen_at, figures, published)
select
  months.month, private.start_of_day((months.month + interval '1 month')::date) + interval '5 minutes',
  private.statement_figures(months.month),
  jsonb_build_object(
    'contributions', contributions, 'administration', case when n > 3 then to_jsonb(contributions * 12 / 100) else '"not_held"' end,
    'gifts', case when n in (5, 6) then '"hidden"' else to_jsonb(gifts) end,
    'fund_used', case when n in (5, 6) then '"hidden"' else to_jsonb(gifts - 65000) end,
    'fund', case when n = 5 then '"hidden"' else to_jsonb(1240000 + n * 65000) end,
    'requested', contributions * 148 / 100, 'eligible', contributions * 97 / 100,
    'shared', case when n = 2 then '"hidden"' else to_jsonb(shared) end,
    'not_shared', case when n = 2 then '"hidden"' else to_jsonb(contributions * 13 / 100) end,
    'paid', case when n = 2 then '"hidden"' else to_jsonb(paid) end,
    'waiting', waiting,
    'received', 41 + n * 4 + (n * 5 % 7), 'answered', 38 + n * 4 + (n * 3 % 8), 'median_days', 31 - n,
    'open_documents', 14 + n * 2 % 9, 'open_review', 22 + n * 3 % 11,
    'open_second_reading', case when n % 3 = 0 then '"hidden"' else '0' end::jsonb,
    'open_answered', 12 + n % 4, 'open_payment', 15 + n * 5 % 7,
    'households', 402 + n * 23, 'people', 1089 + n * 61
  ) || case when n = 2 then '{"eligible": "hidden"}' else '{}' end::jsonb
from (
  select n, (date_trunc('month', private.local_today()) - make_interval(months => 13 - n))::date as month
  from generate_series(1, 12) as n
) as months
cross join lateral (
  select 16840000::bigint + n * 1012300 + (n * 7 % 5) * 68450 as contributions, 120000 + (n * 3 % 5) * 41500 as gifts
) as came
cross join lateral (
  select contributions * (71 + n * 5 % 9) / 100 as shared, 2100000 + (n * 37 % 5) * 310000 as waiting,
    2100000 + ((n - 1) * 37 % 5) * 310000 as waited
) as answered
-- What waits grows by what is shared, and shrinks by what is paid.
cross join lateral (select shared + waited - waiting as paid) as went
where not exists (select from public.monthly_statements);

insert into public.statement_corrections (id, month, figure, reason, reason_pt, reason_en)
select
  'e9000000-0000-4000-8000-000000000001', (date_trunc('month', private.local_today()) - interval '11 months')::date, 'paid', 'typed',
  'Um hospital devolveu um pagamento feito em dobro. O valor voltou para o que espera pagamento no mês seguinte.',
  'A hospital returned a payment that was made twice. The amount was waiting again in the following month.'
where not exists (select from public.statement_corrections);
