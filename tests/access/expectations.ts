import { cast } from '../cast.ts';

/** How many rows: none, some, all there are, or a refusal (42501) of the very question. */
export type Answer = number | 'all' | 'refused';

/** One answer for each of the people, in their order. */
export type Answers = readonly [
  visitor: Answer,
  stranger: Answer,
  clara: Answer,
  ana: Answer,
  bruno: Answer,
  helena: Answer,
  gabriela: Answer,
  otavio: Answer,
  fabio: Answer,
];

export type Expectation = {
  /** The table, or tables, whose rows a view lists, where the view shows its owner none. */
  listOf?: string | readonly string[];
  /** A column of the primary key. */
  key: string;
  read: Answers;
  /** A harmless change, tried on every row that can be seen. */
  change: Record<string, unknown>;
  update: Answers;
  /** A row that nothing but the access rules would refuse. */
  row: Record<string, unknown>;
  insert: Answers;
  /** Tried on one row that is there. */
  delete: Answers;
};

const nobody: Answers = Array(9).fill('refused') as unknown as Answers;

/** Members may not write; the Command Center's door is open for whoever may manage members. */
const membersTeam: Pick<Expectation, 'insert'> = {
  insert: [
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    'refused',
    1,
  ],
};
const r = 'refused';

/** The whole matrix: what each verb answers each person, table by table. */
export const expectations: Record<string, Expectation> = {
  members: {
    key: 'id',
    read: [0, 0, 0, 1, 1, 1, 0, 'all', 'all'],
    change: { phone_number: '+1 561 555 0199' },
    update: [0, 0, 0, 1, 1, 1, 0, 0, 'all'],
    row: {
      email: 'new@example.com',
      first_name: 'Nova',
      last_name: 'Pessoa',
      date_of_birth: '1990-01-01',
    },
    ...membersTeam,
    delete: nobody,
  },
  member_list: {
    listOf: 'members',
    key: 'id',
    read: [0, r, r, r, r, r, 0, 'all', 'all'],
    change: { city: 'Miami' },
    update: nobody,
    row: { first_name: 'Nova' },
    insert: nobody,
    delete: nobody,
  },
  agent_list: {
    listOf: 'agents',
    key: 'id',
    read: [0, r, r, r, r, r, 0, 0, 'all'],
    change: { phone: '+1 561 555 0198' },
    update: nobody,
    row: { email: 'advisor@example.com', first_name: 'Novo', last_name: 'Consultor' },
    insert: nobody,
    delete: nobody,
  },
  application_list: {
    listOf: 'membership_applications',
    key: 'id',
    read: [0, r, r, r, r, r, 0, 0, 'all'],
    change: { status: 'approved' },
    update: nobody,
    row: { first_name: 'Nova' },
    insert: nobody,
    delete: nobody,
  },
  agents: {
    key: 'id',
    read: [0, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { phone: '+1 561 555 0198' },
    update: [0, r, r, r, r, r, 0, 0, 'all'],
    row: { email: 'advisor@example.com', first_name: 'Novo', last_name: 'Consultor' },
    ...membersTeam,
    delete: nobody,
  },
  products: {
    key: 'id',
    read: [0, 0, 0, 1, 0, 1, 0, 'all', 'all'],
    change: { label: 'Outro' },
    update: nobody,
    row: { name: 'other', label: 'Outro' },
    insert: nobody,
    delete: nobody,
  },
  product_iua: {
    key: 'id',
    read: [0, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { amount: 1 },
    update: nobody,
    row: { amount: 9000 },
    insert: nobody,
    delete: nobody,
  },
  enrollments: {
    key: 'id',
    read: [0, 0, 0, 1, 0, 1, 0, 0, 'all'],
    change: { source: 'website' },
    update: [0, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, status: 'Pending' },
    ...membersTeam,
    delete: nobody,
  },
  billing_schedules: {
    key: 'id',
    read: [0, 0, 0, 2, 0, 0, 0, 0, 'all'],
    change: { billing_type: 'monthly' },
    update: [0, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, next_billing_date: '2030-01-01', amount: 10 },
    ...membersTeam,
    delete: nobody,
  },
  payment_profiles: {
    key: 'id',
    read: [0, 0, 0, 1, 0, 0, 0, 0, 'all'],
    change: { card_type: 'Visa' },
    update: nobody,
    row: {
      member_id: cast.bruno.memberId,
      card_type: 'Visa',
      card_last4: '1111',
      expiration_date: '2030-01-31',
    },
    insert: nobody,
    delete: nobody,
  },
  billing: {
    key: 'id',
    read: [0, 0, 0, cast.ana.paymentCount, 0, 0, 0, 0, 'all'],
    change: { description: 'Contribuição' },
    update: [0, r, r, r, r, r, 0, 0, 'all'],
    row: { member_id: cast.bruno.memberId, due_date: '2030-01-01', amount: 10 },
    ...membersTeam,
    delete: nobody,
  },
  admin_list: {
    key: 'id',
    listOf: 'admins',
    read: [0, r, r, r, r, r, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    update: nobody,
    row: { email: 'listed@example.com', first_name: 'Nova', last_name: 'Admin' },
    insert: nobody,
    delete: nobody,
  },
  activity_list: {
    key: 'id',
    listOf: 'activity_log',
    read: [0, r, r, r, r, r, 0, 0, 'all'],
    change: { action: 'other.action' },
    update: nobody,
    row: { actor_kind: 'system', action: 'other.action' },
    insert: nobody,
    delete: nobody,
  },
  admins: {
    key: 'id',
    read: [0, 0, 0, 0, 0, 0, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    update: [0, 0, 0, 0, 0, 0, 0, 0, 'all'],
    row: { email: 'admin@example.com', first_name: 'Nova', last_name: 'Admin' },
    insert: [r, r, r, r, r, r, r, r, 1],
    delete: nobody,
  },
  users: {
    key: 'id',
    read: [0, 0, 0, 0, 0, 0, 'all', 'all', 'all'],
    change: { last_name: 'Silva' },
    update: nobody,
    row: { email: 'other@example.com', first_name: 'Nova', last_name: 'Admin' },
    insert: nobody,
    delete: nobody,
  },
  admin_sessions: {
    key: 'id',
    read: nobody,
    change: { expires_at: '2030-01-01' },
    update: nobody,
    row: {
      admin_id: cast.fabio.adminId,
      token_hash: `\\x${'00'.repeat(32)}`,
      expires_at: '2030-01-01',
    },
    insert: nobody,
    delete: nobody,
  },
  password_resets: {
    key: 'id',
    read: nobody,
    change: { expires_at: '2030-01-01' },
    update: nobody,
    row: {
      user_id: cast.ana.userId,
      token_hash: `\\x${'00'.repeat(32)}`,
      expires_at: '2030-01-01',
    },
    insert: nobody,
    delete: nobody,
  },
  episode_list: {
    key: 'id',
    listOf: 'episodes',
    read: [0, r, r, r, r, r, 'all', 'all', 'all'],
    change: { category: 'Saúde' },
    update: nobody,
    row: { title: 'Novo', video_url: 'https://video.example.com/embed/29', category: 'Saúde' },
    insert: nobody,
    delete: nobody,
  },
  episodes: {
    key: 'id',
    read: ['all', 'all', 'all', 'all', 'all', 'all', 'all', 'all', 'all'],
    change: { category: 'Saúde' },
    update: [0, 0, 0, 0, 0, 0, 'all', 0, 'all'],
    row: { title: 'Novo', video_url: 'https://video.example.com/embed/28', category: 'Saúde' },
    insert: [r, r, r, r, r, r, 1, r, 1],
    delete: [0, 0, 0, 0, 0, 0, 1, 0, 1],
  },
  contact_list: {
    key: 'id',
    listOf: ['contact_messages', 'form_submissions'],
    read: [0, r, r, r, r, r, 0, 'all', 'all'],
    change: { priority: 'low' },
    update: nobody,
    row: { name: 'Alguém', message: 'Oi' },
    insert: nobody,
    delete: nobody,
  },
  contact_messages: {
    key: 'id',
    read: [0, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { priority: 'low' },
    update: [0, r, r, r, r, r, 0, 'all', 'all'],
    row: { name: 'Alguém', message: 'Oi', type: 'phone' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: nobody,
  },
  message_replies: {
    key: 'id',
    read: [0, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { body: 'Outra resposta' },
    update: nobody,
    row: { message_id: 'ca000000-0000-4000-8000-000000000001', body: 'Boas-vindas' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: nobody,
  },
  contact_notes: {
    key: 'id',
    read: [0, r, r, r, r, r, 0, 0, 0],
    change: { body: 'Outra anotação' },
    update: nobody,
    row: { message_id: 'ca000000-0000-4000-8000-000000000001', body: 'Ligar amanhã' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    // Otávio's note stands first: Fábio takes back his own only.
    delete: [0, r, r, r, r, r, 0, 1, 1],
  },
  reply_templates: {
    key: 'id',
    read: [0, r, r, r, r, r, 0, 'all', 'all'],
    change: { title_en: 'Hello' },
    update: [0, r, r, r, r, r, 0, 'all', 'all'],
    row: { title_pt: 'Oi', title_en: 'Hi', body_pt: 'Tudo bem?', body_en: 'How are you?' },
    insert: [r, r, r, r, r, r, r, 1, 1],
    delete: [0, r, r, r, r, r, 0, 1, 1],
  },
  membership_applications: {
    key: 'id',
    read: [0, 0, 0, 0, 0, 0, 0, 0, 'all'],
    change: { language: 'en' },
    update: nobody,
    row: {
      first_name: 'Nova',
      last_name: 'Pessoa',
      email: 'applicant@example.com',
      phone_number: '+1 561 555 0100',
      date_of_birth: '1990-01-01',
      consent_version: 'rules 1, terms 1',
      consented_at: '2026-01-01T00:00:00Z',
    },
    insert: nobody,
    delete: nobody,
  },
  form_submissions: {
    key: 'id',
    read: [0, 0, 0, 1, 0, 0, 0, 'all', 'all'],
    change: { status: 'new' },
    update: [0, r, r, r, r, r, 0, 'all', 'all'],
    row: { form_slug: 'contact', answers: {} },
    insert: nobody,
    delete: nobody,
  },
  rule_acknowledgements: {
    key: 'member_id',
    read: [r, 0, 0, 0, 0, 0, r, r, r],
    change: { acknowledged_at: '2030-01-01T00:00:00Z' },
    update: nobody,
    row: { member_id: cast.ana.memberId },
    insert: nobody,
    delete: nobody,
  },
  page_views: {
    key: 'path',
    read: [0, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { views: 1 },
    update: nobody,
    row: { day: '2030-01-01', path: '/', language: 'en', views: 1 },
    insert: nobody,
    delete: nobody,
  },
  visitor_days: {
    key: 'gap',
    read: [0, 0, 0, 0, 0, 0, 0, 'all', 'all'],
    change: { visitors: 1 },
    update: nobody,
    row: { day: '2030-01-01', gap: 1, visitors: 1 },
    insert: nobody,
    delete: nobody,
  },
  activity_log: {
    key: 'id',
    read: [0, 0, 0, 0, 0, 0, 0, 0, 'all'],
    change: { action: 'other.action' },
    update: nobody,
    row: { actor_kind: 'system', action: 'other.action' },
    insert: nobody,
    delete: nobody,
  },
};
