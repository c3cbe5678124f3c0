import { cast } from '../cast.ts';

/** The number of affected rows, all rows of the table, or a refusal of the request (42501). */
export type Outcome = number | 'all' | 'refused';

/** One outcome for each caller, in the order of `people`. */
export type Outcomes = readonly [
  visitor: Outcome,
  stranger: Outcome,
  clara: Outcome,
  ana: Outcome,
  bruno: Outcome,
  helena: Outcome,
  gabriela: Outcome,
  otavio: Outcome,
  fabio: Outcome,
];

/** The outcomes of a table. Without `update`, `insert` or `delete`, every caller is refused. */
export type Expectation = {
  /** The tables whose rows a view lists, if the view is empty for its owner. */
  listOf?: string | readonly string[];
  /** The rows that `all` means, as a SQL condition; every row by default. */
  where?: string;
  /** A column of the primary key; `id` by default. */
  key?: string;
  read: Outcomes;
  /** A harmless change, sent for every visible row. */
  change: Record<string, unknown>;
  update?: Outcomes;
  /** A valid row, which only access rules would refuse. */
  row: Record<string, unknown>;
  /** The id of the one row that is changed, where not all rows can have the same value. */
  changed?: string;
  /** The rows of which one can be deleted, as a SQL condition; all by default. */
  deletable?: string;
  insert?: Outcomes;
  /** The outcomes of deleting one existing row. */
  delete?: Outcomes;
};

const r = 'refused';
/** Drafts are their member's own. */
const sent = "state <> 'draft'";
const anasRequest = '5a000000-0000-4000-8000-000000000002';

export const everyoneRefused: Outcomes = [r, r, r, r, r, r, r, r, r];

/** The whole matrix: the outcome of each verb for each caller, table by table. */
export const expectations: Record<string, Expectation> = {
  members: {
    read: [r, 0, 0, 1, 1, 1, 0, 'all', 'all'],
    change: { phone_number: '+1 561 555 0199' },
    update: [r, 0, 0, 1, 1, 1, 0, 0, 'all'],
    row: {
      email: 'new@example.com',
      first_name: 'Nova',
      last_name: 'Pessoa',
      date_of_birth: '1990-01-01',
    },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  member_list: {
    listOf: 'members',
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { city: 'Miami' },
    row: { first_name: 'Nova' },
  },
  agent_list: {
    listOf: 'agents',
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { phone: '+1 561 555 0198' },
    row: { email: 'advisor@example.com', first_name: 'Novo', last_name: 'Consultor' },
  },
  advisor_note_list: {
    listOf: 'private.advisor_notes',
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { body: 'Outra' },
    row: { body: 'Nova' },
  },
  application_list: {
    listOf: 'membership_applications',
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { status: 'approved' },
    row: { first_name: 'Nova' },
  },
  agents: {
    read: [r, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { phone: '+1 561 555 0198' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { email: 'advisor@example.com', first_name: 'Novo', last_name: 'Consultor' },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  products: {
    read: [r, 0, 0, 1, 0, 1, 0, 'all', 'all'],
    change: { label: 'Outro' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { name: 'other', label: 'Outro' },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  product_iua: {
    read: [r, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { amount: 1 },
    row: { amount: 9000 },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  contribution_tables: {
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { note: 'Outra' },
    row: { id: crypto.randomUUID(), starts_on: '2099-01-01', from_ages: [18] },
  },
  contribution_amounts: {
    key: 'table_id',
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { cents: 1 },
    row: {
      table_id: 'd2000000-0000-4000-8000-000000000001',
      product_id: 'd0000000-0000-4000-8000-000000000001',
      plan_type: 'individual',
      product_iua_id: 'd1000000-0000-4000-8000-000000001500',
      from_age: 99,
      cents: 1,
    },
  },
  enrollments: {
    read: [r, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { source: 'website' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, status: 'Pending' },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  household_people: {
    read: [r, 0, 0, cast.ana.personCount, 0, 0, 0, 0, 'all'],
    change: { last_name: 'Lima' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: {
      member_id: cast.bruno.memberId,
      first_name: 'Nova',
      last_name: 'Pessoa',
      date_of_birth: '2020-01-01',
      relationship: 'child',
      start_date: '2026-01-01',
    },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  billing_schedules: {
    read: [r, 0, 0, 2, 0, 0, 0, 0, 'all'],
    change: { billing_type: 'monthly' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, next_billing_date: '2030-01-01', amount: 10 },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  payment_profiles: {
    read: [r, 0, 0, 1, 0, 0, 0, 0, 'all'],
    change: { card_type: 'Visa' },
    row: {
      member_id: cast.bruno.memberId,
      card_type: 'Visa',
      card_last4: '1111',
      expiration_date: '2030-01-31',
    },
  },
  billing: {
    read: [r, 0, 0, cast.ana.paymentCount, 0, 0, 0, 0, 'all'],
    change: { description: 'Contribuição' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, due_date: '2030-01-01', amount: 10 },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  admin_list: {
    listOf: 'admins',
    read: [r, r, r, r, r, r, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    row: { email: 'listed@example.com', first_name: 'Nova', last_name: 'Admin' },
  },
  activity_list: {
    listOf: 'activity_log',
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { action: 'other.action' },
    row: { actor_kind: 'system', action: 'other.action' },
  },
  admins: {
    read: [r, r, r, r, r, r, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { email: 'admin@example.com', first_name: 'Nova', last_name: 'Admin' },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  users: {
    read: [r, r, r, r, r, r, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    row: { email: 'other@example.com', first_name: 'Nova', last_name: 'Admin' },
  },
  admin_sessions: {
    read: everyoneRefused,
    change: { expires_at: '2030-01-01' },
    row: {
      admin_id: cast.fabio.adminId,
      expires_at: '2030-01-01',
    },
  },
  password_resets: {
    read: everyoneRefused,
    change: { expires_at: '2030-01-01' },
    row: {
      user_id: cast.ana.userId,
      token_hash: `\\x${'00'.repeat(32)}`,
      expires_at: '2030-01-01',
    },
  },
  episode_list: {
    listOf: 'episodes',
    read: [r, r, r, r, r, r, 'all', 'all', 'all'],
    change: { category: 'Saúde' },
    row: { title: 'Novo', video_url: 'https://video.example.com/embed/29', category: 'Saúde' },
  },
  episodes: {
    read: ['all', 'all', 'all', 'all', 'all', 'all', 'all', 'all', 'all'],
    change: { category: 'Saúde' },
    update: [r, r, r, r, r, r, 'all', 0, 'all'],
    row: { title: 'Novo', video_url: 'https://video.example.com/embed/28', category: 'Saúde' },
    insert: [r, r, r, r, r, r, 1, r, 1],
    delete: [r, r, r, r, r, r, 1, 0, 1],
  },
  contact_list: {
    listOf: ['contact_messages', 'form_submissions'],
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { priority: 'low' },
    row: { name: 'Alguém', message: 'Oi' },
  },
  contact_messages: {
    read: [r, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { priority: 'low' },
    update: [r, r, r, r, r, r, 0, 'all', 'all'],
    row: { name: 'Alguém', message: 'Oi', type: 'phone' },
    insert: [r, r, r, r, r, r, r, 1, 1],
  },
  message_replies: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { body: 'Outra resposta' },
    row: { message_id: 'ca000000-0000-4000-8000-000000000001', body: 'Boas-vindas' },
    insert: [r, r, r, r, r, r, r, 1, 1],
  },
  message_files: {
    read: [r, r, r, r, r, r, 0, 0, 0],
    change: { name: 'outro.pdf' },
    row: {
      id: '3f000000-0000-4000-8000-000000000001',
      message_id: 'ca000000-0000-4000-8000-000000000001',
      position: 1,
      name: 'a.pdf',
      mime_type: 'application/pdf',
      size_bytes: 9,
    },
  },
  notes: {
    // A select finds the own ones only, to take one back. Otávio wrote the demo's first.
    read: [r, r, r, r, r, r, 0, 'all', 0],
    change: { body: 'Outra anotação' },
    row: { request_id: anasRequest, body: 'Ligar amanhã' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: [r, r, r, r, r, r, 0, 1, 0],
  },
  tasks: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { title: 'Escrever' },
    update: [r, r, r, r, r, r, 0, 'all', 'all'],
    row: { request_id: anasRequest, title: 'Ligar' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: [r, r, r, r, r, r, 0, 1, 1],
  },
  sharing_requests: {
    where: sent,
    read: [r, 0, 0, 4, 0, 1, 0, 'all', 'all'],
    change: { provider: 'UCLA' },
    // The team changes facts with the version that it read, by a function.
    update: [r, 0, 0, 1, 0, 0, r, r, r],
    row: { language: 'en' },
    insert: [r, r, r, 1, 1, 1, r, r, r],
    delete: [r, 0, 0, 0, 0, 0, r, r, r],
  },
  request_items: {
    // With the bill of the draft that each member adds above.
    read: [r, 0, 0, 17, 1, 6, r, r, r],
    change: { status: 'accepted' },
    row: { request_id: anasRequest, document_kind: 'other' },
  },
  request_files: {
    read: [r, 0, 0, 0, 0, 0, r, r, r],
    change: { status: 'accepted' },
    row: { id: '5e000000-0000-4000-8000-000000000009' },
  },
  request_messages: {
    read: [r, 0, 0, 'all', 0, 0, r, r, r],
    change: { body: 'Outra' },
    row: { request_id: anasRequest, author: 'team', body: 'Oi' },
  },
  request_events: {
    read: [r, 0, 0, 10, 0, 1, r, r, r],
    change: { kind: 'other' },
    row: { request_id: anasRequest, kind: 'state', actor_kind: 'admin' },
  },
  request_states: {
    key: 'state',
    read: [r, 0, 0, 'all', 'all', 'all', 0, 'all', 'all'],
    change: { position: 1 },
    row: { state: 'other', position: 99, turn: 'none', stage: 'other' },
  },
  document_kinds: {
    key: 'kind',
    read: [r, 0, 0, 'all', 'all', 'all', 0, 'all', 'all'],
    change: { position: 1 },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: {
      position: 99,
      name_pt: 'Carta',
      name_en: 'Letter',
      help_pt: 'Uma carta',
      help_en: 'A letter',
    },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  rejection_reasons: {
    key: 'code',
    read: [r, 0, 0, 'all', 'all', 'all', 0, 'all', 'all'],
    change: { position: 1 },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { position: 99, text_pt: 'Rasgada', text_en: 'Torn' },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  poverty_guidelines: {
    read: ['all', 'all', 'all', 'all', 'all', 'all', 'all', 'all', 'all'],
    change: { source_date: '2026-11-30' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: {
      year: 2099,
      area: 'hawaii',
      first_person_dollars: 20000,
      each_further_dollars: 7000,
      source: 'https://aspe.hhs.gov/poverty-guidelines',
      source_date: '2026-11-30',
    },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  assistance_rules: {
    where: 'retired_at is null',
    read: ['all', 'all', 'all', 'all', 'all', 'all', 'all', 'all', 'all'],
    change: { source_date: '2026-11-30' },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: {
      kind: 'hospital',
      us_state: 'FL',
      name: 'Hospital Boa Vista',
      city: 'Boca Raton',
      policy_url: 'https://hospital.example/assistance',
      source: 'Policy of July 2026, page 2',
      source_date: '2026-11-30',
    },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  office_hours: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { starts_on: '2000-01-02' },
    row: { starts_on: '2099-01-01', opens: Array(7).fill('09:00'), closes: Array(7).fill('10:00') },
  },
  closed_days: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { is_open: true },
    row: { day: '2099-12-24', name_pt: 'Véspera de Natal', name_en: 'Christmas Eve' },
  },
  document_rules: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { note: 'Outra' },
    row: { document_kind: 'other', note: 'Nova' },
    insert: [r, r, r, r, r, r, r, 1, 1],
  },
  member_iua_choices: {
    read: everyoneRefused,
    change: { amount_cents: 1 },
    row: { member_id: cast.ana.memberId, from_date: '2026-01-01', amount_cents: 1 },
  },
  state_rules: {
    read: everyoneRefused,
    change: { status: 'closed' },
    row: {
      us_state: 'FL',
      status: 'closed',
      effective_on: '2090-01-01',
      source: 'Test',
      examined_on: '2026-01-01',
      finding: 'Test',
      reason: 'Test',
    },
  },
  state_acknowledgements: {
    key: 'member_id',
    read: everyoneRefused,
    change: { language: 'en' },
    row: {
      member_id: cast.ana.memberId,
      rule_id: crypto.randomUUID(),
      sha256: '00',
      language: 'en',
    },
  },
  member_bills: {
    read: [r, 0, 0, 1, 0, 0, r, r, r],
    change: { amount_cents: 1000 },
    update: [r, 0, 0, 1, 0, 0, r, r, r],
    row: {
      request_id: anasRequest,
      sender: 'office',
      amount_cents: 12_000,
      billed_on: '2026-01-15',
    },
    insert: [r, r, r, 1, r, r, r, r, r],
    // Her request was sent: the team sees its bills.
    delete: [r, 0, 0, 0, 0, 0, r, r, r],
  },
  bill_letters: {
    read: [r, 0, 0, 1, 0, 0, r, r, r],
    change: { sent_by: 'fax' },
    update: [r, 0, 0, 1, 0, 0, r, r, r],
    row: {
      bill_id: cast.ana.billId,
      letter: 'discount',
      written_on: '2026-01-15',
      contents: {},
    },
    insert: [r, r, r, 1, r, r, r, r, r],
    // It was sent.
    delete: [r, 0, 0, 0, 0, 0, r, r, r],
  },
  push_subscriptions: {
    read: [r, 0, 0, 0, 0, 0, r, r, r],
    change: { kinds: [] },
    update: [r, 0, 0, 0, 0, 0, r, r, r],
    row: {
      member_id: cast.ana.memberId,
      endpoint: 'https://fcm.googleapis.com/fcm/send/new',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      device: 'Chrome',
      language: 'en',
      kinds: [],
    },
    delete: [r, 0, 0, 0, 0, 0, r, r, r],
  },
  account_help: {
    read: [r, 0, 0, 0, 0, 0, r, r, r],
    change: { reason: 'Outra razão' },
    row: {
      id: crypto.randomUUID(),
      member_id: cast.ana.memberId,
      admin_id: cast.fabio.adminId,
      admin_first_name: 'Fábio',
      action: 'sessions',
      reason: 'Nova razão',
    },
  },
  state_settlements: {
    read: everyoneRefused,
    change: { note: 'Outra' },
    row: { member_id: cast.ana.memberId, note: 'Nova', admin_id: crypto.randomUUID() },
  },
  state_list: {
    listOf: 'state_rules',
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { status: 'closed' },
    row: { status: 'closed' },
  },
  // Diego has not signed in since New Jersey has a notice.
  state_case_list: {
    listOf: 'members',
    read: [r, r, r, r, r, r, 0, 1, 1],
    change: { note: 'Outra' },
    row: { note: 'Nova' },
  },
  // One member has no address.
  member_state_list: {
    listOf: 'members',
    read: [r, r, r, r, r, r, 0, 5, 5],
    change: { us_state: 'TX' },
    row: { us_state: 'TX' },
  },
  member_states: {
    read: everyoneRefused,
    change: { us_state: 'TX' },
    row: { member_id: cast.ana.memberId, us_state: 'TX', from_date: '2024-01-01' },
  },
  membership_lapses: {
    read: everyoneRefused,
    change: { paid_on: '2026-01-31' },
    row: { member_id: cast.ana.memberId, from_date: '2026-01-01' },
  },
  contribution_list: {
    listOf: 'contribution_months',
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { received_cents: 1 },
    row: { month: '2026-01-01' },
  },
  administration_rates: {
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { basis_points: 1 },
    row: { effective_on: '2026-01-01', basis_points: 1, reason: 'Assembly of 2026' },
  },
  contribution_entries: {
    read: everyoneRefused,
    change: { cents: 1 },
    row: {
      member_id: cast.ana.memberId,
      month: '2026-01-01',
      cents: 1,
      received_on: '2026-01-01',
      source: 'manual',
    },
  },
  contribution_months: {
    read: everyoneRefused,
    change: { received_cents: 1 },
    row: {
      member_id: cast.ana.memberId,
      month: '2026-01-01',
      due_cents: 1,
      recurring_cents: 1,
      received_cents: 1,
      is_reversed: false,
    },
  },
  medical_needs: {
    read: everyoneRefused,
    change: { title: 'Outra' },
    row: { id: crypto.randomUUID(), member_id: cast.ana.memberId, title: 'Outra', kind: 'illness' },
  },
  bills: {
    read: everyoneRefused,
    change: { total_cents: 1 },
    row: { request_id: anasRequest, provider: 'Hospital', total_cents: 1 },
  },
  bill_lines: {
    read: everyoneRefused,
    change: { charge_cents: 1 },
    row: { description: 'Raio-X', care: 'general', charge_cents: 1 },
  },
  decision_settings: {
    key: 'only_row',
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { confirm_above_cents: 400_000 },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { confirm_above_cents: 1 },
  },
  decision_proposals: {
    read: everyoneRefused,
    change: { position: 9 },
    row: { request_id: anasRequest, position: 9, edition: 1 },
  },
  decisions: {
    read: everyoneRefused,
    change: { outcome: 'shared' },
    row: { request_id: anasRequest, position: 9, outcome: 'shared' },
  },
  decision_lines: {
    read: everyoneRefused,
    change: { shared_cents: 1 },
    row: { position: 9, edition: 1, charge_cents: 1, shared_cents: 1 },
  },
  decision_confirmations: {
    read: everyoneRefused,
    change: { agrees: true },
    row: { agrees: true },
  },
  sharing_payments: {
    read: everyoneRefused,
    change: { amount_cents: 1 },
    row: { request_id: anasRequest, amount_cents: 1 },
  },
  monthly_statements: {
    key: 'month',
    read: everyoneRefused,
    change: { frozen_at: '2030-01-01T00:00:00Z' },
    row: { month: '2026-01-01', figures: {}, published: {} },
  },
  statement_corrections: {
    read: everyoneRefused,
    change: { reason_en: 'Another reason' },
    row: { month: '2026-01-01', reason: 'late', figure: 'paid' },
  },
  report_answers: {
    read: everyoneRefused,
    change: { field: 'x' },
    row: { report: 'colorado', period: '2025', field: 'contact' },
  },
  report_attestations: {
    read: everyoneRefused,
    change: { attester_name: 'Eva Melo' },
    row: { report: 'colorado', period: '2025', attester_name: 'Eva Melo' },
  },
  request_macros: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { title_en: 'Hello' },
    update: [r, r, r, r, r, r, 0, 'all', 'all'],
    row: { title_pt: 'Oi', title_en: 'Hi', body_pt: 'Tudo bem?', body_en: 'How are you?' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: [r, r, r, r, r, r, 0, 1, 1],
  },
  request_tags: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    // No request has it.
    changed: '5f200000-0000-4000-8000-000000000003',
    deletable: 'not exists (select from sharing_requests where request_tags.id = any (tag_ids))',
    change: { name: 'Hospital call' },
    update: [r, r, r, r, r, r, 0, 1, 1],
    row: { name: 'Waiting for fax' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: [r, r, r, r, r, r, 0, 1, 1],
  },
  request_list: {
    listOf: 'sharing_requests',
    where: sent,
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { priority: 'high' },
    row: { number: 'R-26-900000-0' },
  },
  payment_event_list: {
    read: [r, r, r, r, r, r, 0, 0, 0],
    change: { state: 'applied' },
    row: { state: 'applied' },
  },
  admin_introductions: {
    key: 'admin_id',
    read: [r, r, r, r, r, r, 0, 0, 0],
    change: { picture: null },
    update: [r, r, r, r, r, r, 0, 0, 0],
    row: { picture: 'data:image/jpeg;base64,AA==' },
    insert: [r, r, r, r, r, r, 1, 1, 1],
    delete: [r, r, r, r, r, r, 1, 1, 1],
  },
  list_views: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { is_shared: true },
    update: [r, r, r, r, r, r, 0, 0, 'all'],
    row: { list: 'requests', name: 'Mine', query: 'priority=high' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: [r, r, r, r, r, r, 0, 0, 1],
  },
  reply_templates: {
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { title_en: 'Hello' },
    update: [r, r, r, r, r, r, 0, 'all', 'all'],
    row: { title_pt: 'Oi', title_en: 'Hi', body_pt: 'Tudo bem?', body_en: 'How are you?' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: [r, r, r, r, r, r, 0, 1, 1],
  },
  membership_applications: {
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { language: 'en' },
    row: {
      first_name: 'Nova',
      last_name: 'Pessoa',
      email: 'applicant@example.com',
      phone_number: '+1 561 555 0100',
      date_of_birth: '1990-01-01',
      consent_version: 'rules 1, terms 1',
      consented_at: '2026-01-01T00:00:00Z',
    },
  },
  form_submissions: {
    read: [r, 0, 0, 1, 0, 0, 0, 'all', 'all'],
    change: { status: 'new' },
    update: [r, r, r, r, r, r, 0, 'all', 'all'],
    row: { form_slug: 'contact', answers: {} },
  },
  rule_acknowledgements: {
    key: 'member_id',
    read: [r, 0, 0, 0, 0, 0, r, r, r],
    change: { acknowledged_at: '2030-01-01T00:00:00Z' },
    row: { member_id: cast.ana.memberId },
  },
  rule_editions: {
    key: 'number',
    read: ['all', 'all', 'all', 'all', 'all', 'all', 'all', 'all', 'all'],
    change: { reason_en: 'Another reason' },
    row: {
      number: 2,
      effective_on: '2090-01-01',
      reason_pt: 'Outra',
      reason_en: 'Another',
      figures: {},
      content: {},
      sha256: '',
    },
  },
  edition_acknowledgements: {
    key: 'member_id',
    read: [r, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { language: 'en' },
    row: { member_id: cast.ana.memberId, edition_number: 1, sha256: '', language: 'en' },
  },
  page_views: {
    key: 'path',
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { views: 1 },
    row: { day: '2030-01-01', path: '/', language: 'en', views: 1 },
  },
  visitor_days: {
    key: 'gap',
    read: [r, r, r, r, r, r, 0, 'all', 'all'],
    change: { visitors: 1 },
    row: { day: '2030-01-01', gap: 1, visitors: 1 },
  },
  activity_log: {
    read: [r, r, r, r, r, r, 0, 0, 'all'],
    change: { action: 'other.action' },
    row: { actor_kind: 'system', action: 'other.action' },
  },
};
