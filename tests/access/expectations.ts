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
  /** A column of the primary key; `id` by default. */
  key?: string;
  read: Outcomes;
  /** A harmless change, sent for every visible row. */
  change: Record<string, unknown>;
  update?: Outcomes;
  /** A valid row, which only access rules would refuse. */
  row: Record<string, unknown>;
  insert?: Outcomes;
  /** The outcomes of deleting one existing row. */
  delete?: Outcomes;
};

const r = 'refused';

export const everyoneRefused: Outcomes = [r, r, r, r, r, r, r, r, r];

/** The whole matrix: the outcome of each verb for each caller, table by table. */
export const expectations: Record<string, Expectation> = {
  members: {
    read: [0, 0, 0, 1, 1, 1, 0, 'all', 'all'],
    change: { phone_number: '+1 561 555 0199' },
    update: [0, 0, 0, 1, 1, 1, 0, 0, 'all'],
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
    read: [0, r, r, r, r, r, 0, 'all', 'all'],
    change: { city: 'Miami' },
    row: { first_name: 'Nova' },
  },
  agent_list: {
    listOf: 'agents',
    read: [0, r, r, r, r, r, 0, 0, 'all'],
    change: { phone: '+1 561 555 0198' },
    row: { email: 'advisor@example.com', first_name: 'Novo', last_name: 'Consultor' },
  },
  application_list: {
    listOf: 'membership_applications',
    read: [0, r, r, r, r, r, 0, 0, 'all'],
    change: { status: 'approved' },
    row: { first_name: 'Nova' },
  },
  agents: {
    read: [0, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { phone: '+1 561 555 0198' },
    update: [0, r, r, r, r, r, 0, 0, 'all'],
    row: { email: 'advisor@example.com', first_name: 'Novo', last_name: 'Consultor' },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  products: {
    read: [0, 0, 0, 1, 0, 1, 0, 'all', 'all'],
    change: { label: 'Outro' },
    row: { name: 'other', label: 'Outro' },
  },
  product_iua: {
    read: [0, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { amount: 1 },
    row: { amount: 9000 },
  },
  enrollments: {
    read: [0, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { source: 'website' },
    update: [0, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, status: 'Pending' },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  billing_schedules: {
    read: [0, 0, 0, 2, 0, 0, 0, 0, 'all'],
    change: { billing_type: 'monthly' },
    update: [0, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, next_billing_date: '2030-01-01', amount: 10 },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  payment_profiles: {
    read: [0, 0, 0, 1, 0, 0, 0, 0, 'all'],
    change: { card_type: 'Visa' },
    row: {
      member_id: cast.bruno.memberId,
      card_type: 'Visa',
      card_last4: '1111',
      expiration_date: '2030-01-31',
    },
  },
  billing: {
    read: [0, 0, 0, cast.ana.paymentCount, 0, 0, 0, 0, 'all'],
    change: { description: 'Contribuição' },
    update: [0, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, due_date: '2030-01-01', amount: 10 },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  admin_list: {
    listOf: 'admins',
    read: [0, r, r, r, r, r, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    row: { email: 'listed@example.com', first_name: 'Nova', last_name: 'Admin' },
  },
  activity_list: {
    listOf: 'activity_log',
    read: [0, r, r, r, r, r, 0, 0, 'all'],
    change: { action: 'other.action' },
    row: { actor_kind: 'system', action: 'other.action' },
  },
  admins: {
    read: [0, 0, 0, 0, 0, 0, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    update: [0, 0, 0, 0, 0, 0, 0, 0, 'all'],
    row: { email: 'admin@example.com', first_name: 'Nova', last_name: 'Admin' },
    insert: [r, r, r, r, r, r, r, r, 1],
  },
  users: {
    read: [0, 0, 0, 0, 0, 0, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    row: { email: 'other@example.com', first_name: 'Nova', last_name: 'Admin' },
  },
  admin_sessions: {
    read: everyoneRefused,
    change: { expires_at: '2030-01-01' },
    row: {
      admin_id: cast.fabio.adminId,
      token_hash: `\\x${'00'.repeat(32)}`,
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
    read: [0, r, r, r, r, r, 'all', 'all', 'all'],
    change: { category: 'Saúde' },
    row: { title: 'Novo', video_url: 'https://video.example.com/embed/29', category: 'Saúde' },
  },
  episodes: {
    read: ['all', 'all', 'all', 'all', 'all', 'all', 'all', 'all', 'all'],
    change: { category: 'Saúde' },
    update: [0, 0, 0, 0, 0, 0, 'all', 0, 'all'],
    row: { title: 'Novo', video_url: 'https://video.example.com/embed/28', category: 'Saúde' },
    insert: [r, r, r, r, r, r, 1, r, 1],
    delete: [0, 0, 0, 0, 0, 0, 1, 0, 1],
  },
  contact_list: {
    listOf: ['contact_messages', 'form_submissions'],
    read: [0, r, r, r, r, r, 0, 'all', 'all'],
    change: { priority: 'low' },
    row: { name: 'Alguém', message: 'Oi' },
  },
  contact_messages: {
    read: [0, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { priority: 'low' },
    update: [0, r, r, r, r, r, 0, 'all', 'all'],
    row: { name: 'Alguém', message: 'Oi', type: 'phone' },
    insert: [r, r, r, r, r, r, r, 1, 1],
  },
  message_replies: {
    read: [0, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { body: 'Outra resposta' },
    row: { message_id: 'ca000000-0000-4000-8000-000000000001', body: 'Boas-vindas' },
    insert: [r, r, r, r, r, r, r, 1, 1],
  },
  contact_notes: {
    read: [0, r, r, r, r, r, 0, 0, 0],
    change: { body: 'Outra anotação' },
    row: { message_id: 'ca000000-0000-4000-8000-000000000001', body: 'Ligar amanhã' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    // The first note is Otávio's. Fábio may delete only his own.
    delete: [0, r, r, r, r, r, 0, 1, 1],
  },
  reply_templates: {
    read: [0, r, r, r, r, r, 0, 'all', 'all'],
    change: { title_en: 'Hello' },
    update: [0, r, r, r, r, r, 0, 'all', 'all'],
    row: { title_pt: 'Oi', title_en: 'Hi', body_pt: 'Tudo bem?', body_en: 'How are you?' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: [0, r, r, r, r, r, 0, 1, 1],
  },
  membership_applications: {
    read: [0, 0, 0, 0, 0, 0, 0, 0, 'all'],
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
    read: [0, 0, 0, 1, 0, 0, 0, 'all', 'all'],
    change: { status: 'new' },
    update: [0, r, r, r, r, r, 0, 'all', 'all'],
    row: { form_slug: 'contact', answers: {} },
  },
  rule_acknowledgements: {
    key: 'member_id',
    read: [r, 0, 0, 0, 0, 0, r, r, r],
    change: { acknowledged_at: '2030-01-01T00:00:00Z' },
    row: { member_id: cast.ana.memberId },
  },
  page_views: {
    key: 'path',
    read: [0, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { views: 1 },
    row: { day: '2030-01-01', path: '/', language: 'en', views: 1 },
  },
  visitor_days: {
    key: 'gap',
    read: [0, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { visitors: 1 },
    row: { day: '2030-01-01', gap: 1, visitors: 1 },
  },
  activity_log: {
    read: [0, 0, 0, 0, 0, 0, 0, 0, 'all'],
    change: { action: 'other.action' },
    row: { actor_kind: 'system', action: 'other.action' },
  },
};
