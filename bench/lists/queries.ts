/** The queries of a list, as its tab sends them. */
export type ListBench = {
  name: string;
  view: string;
  /** The tables that need rows. */
  tables: readonly string[];
  columns: string;
  /** The first page. */
  order: string;
  queries: Record<string, Query>;
};

type Query = {
  order?: string;
  offset?: number;
  /** The words of a search. */
  search?: string;
  filters?: Record<string, string>;
  /** The arguments of a function, in place of a list's query. */
  args?: Record<string, string>;
};

/** Requests that are not put off. */
const notSnoozed = '(snoozed_until.is.null,snoozed_until.lt.now)';

type LogPage = { words?: string[]; filters?: Record<string, unknown>; page?: object };

/** The arguments of a page of the audit log, as the tab sends them. */
function logPage({ words = [], filters = {}, page = {} }: LogPage): Record<string, string> {
  const sought = words.map((word) => ({
    pattern: `%${word}%`,
    actions: word === 'changed' ? ['members.update'] : [],
    tables: [],
    kinds: [],
  }));
  return {
    words: JSON.stringify(sought),
    filters: JSON.stringify(filters),
    page: JSON.stringify({ first: 0, size: 26, order: 'newest', counts: true, ...page }),
  };
}

/** The first and a far page, searches for rare and common words, each filter, each order. */
export const lists: readonly ListBench[] = [
  {
    name: 'Members',
    view: 'member_list',
    tables: ['agents', 'members'],
    columns:
      'id,member_number,first_name,last_name,email,phone_number,city,state,enrollment_status,is_activated,agent_name,plan,created_at',
    order: 'created_at.desc,id.desc',
    queries: {
      'first page': {},
      'page 400, the last': { offset: 9_975 },
      'by name': { order: 'search_name.asc,id.asc' },
      'by name, page 400': { order: 'search_name.asc,id.asc', offset: 9_975 },
      'search, one person': { search: 'member77777@' },
      'search, a member number': { search: 'm-150-000' },
      'search, a few': { search: 'conceicao nogueira' },
      'search, thousands': { search: 'silva' },
      'search, thousands, by name': { search: 'silva', order: 'search_name.asc,id.asc' },
      'search, nobody': { search: 'zzzz' },
      'search, one letter': { search: 'a' },
      'status, many': { filters: { enrollment_status: 'in.(active)' } },
      'status, few': { filters: { enrollment_status: 'in.(approved)' } },
      'status, others': {
        filters: {
          or: '(enrollment_status.not.in.(active,pending,approved,"Future Active",inactive,cancelled))',
        },
      },
      'status, by name': {
        order: 'search_name.asc,id.asc',
        filters: { enrollment_status: 'in.(cancelled,pending)' },
      },
      'plan, a third': { filters: { or: '(product_id.in.(PLAN))' } },
      'plan, none': { filters: { or: '(product_id.is.null)' } },
      'plan, none, by name': {
        order: 'search_name.asc,id.asc',
        filters: { or: '(product_id.is.null)' },
      },
      'an advisor': { filters: { or: '(agent_id.in.(ADVISOR))' } },
      'no login': { filters: { is_activated: 'eq.false' } },
      'with login': { filters: { is_activated: 'eq.true' } },
      'all filters and a search': {
        search: 'maria',
        filters: {
          enrollment_status: 'in.(active,pending)',
          or: '(product_id.in.(PLAN))',
          is_activated: 'eq.false',
        },
      },
    },
  },
  {
    name: 'Applications',
    view: 'application_list',
    tables: ['membership_applications'],
    columns:
      'id,first_name,last_name,email,phone_number,date_of_birth,language,status,member_id,decided_at,decided_by_name,created_at',
    order: 'created_at.desc,id.desc',
    queries: {
      'first page': {},
      'page 400, the last': { offset: 9_975 },
      'those that wait': { filters: { status: 'in.(new)' } },
      'search, a few': { search: 'conceicao nogueira' },
      'search, thousands': { search: 'silva' },
    },
  },
  {
    name: 'Advisors',
    view: 'agent_list',
    tables: ['agents', 'members'],
    columns:
      'id,first_name,last_name,name,email,phone,enrollment_code,status,member_count,created_at,updated_at',
    order: 'search_name.asc,id.asc',
    queries: {
      'first page': {},
      'page 400, the last': { offset: 9_975 },
      'by date': { order: 'created_at.desc,id.desc' },
      'inactive ones': { filters: { status: 'in.(inactive)' } },
      'search, thousands': { search: 'silva' },
    },
  },
  {
    name: 'Messages and forms',
    view: 'contact_list',
    tables: ['contact_messages', 'form_submissions'],
    columns:
      'id,kind,type,name,email,phone,subject,excerpt,status,priority,assigned_to,assigned_name,entered_by_name,member_id,language,created_at,updated_at,received_at',
    order: 'received_at.desc,id.desc',
    queries: {
      'first page': {},
      'page 400, the last': { offset: 9_975 },
      'new ones': { filters: { status: 'in.(new)' } },
      'high priority': { filters: { priority: 'in.(high)' } },
      'a type': { filters: { type: 'in.(whatsapp)' } },
      'search, a few': { search: 'conceicao nogueira' },
      'search, thousands': { search: 'silva' },
    },
  },
  {
    name: 'Requests',
    view: 'request_list',
    tables: ['agents', 'members', 'sharing_requests'],
    columns: '*',
    order: 'team_due_at.asc.nullslast,id.asc',
    queries: {
      'waiting for us': { filters: { turn: 'eq.team', or: notSnoozed } },
      'waiting for us, page 20': { filters: { turn: 'eq.team', or: notSnoozed }, offset: 475 },
      unassigned: { filters: { turn: 'eq.team', assigned_to: 'is.null', or: notSnoozed } },
      overdue: { filters: { team_due_at: 'lt.now', or: notSnoozed } },
      'waiting for the member': { filters: { turn: 'eq.member' } },
      'waiting for a second person': { filters: { awaits_confirmation: 'eq.true' } },
      'all of them, due first': {},
      'all of them, newest first': { order: 'submitted_at.desc,id.desc' },
      'all of them, page 400': { order: 'submitted_at.desc,id.desc', offset: 9_975 },
      'a tag': { filters: { or: '(tag_ids.cs.{5f200000-0000-4000-8000-000000000001})' } },
      'without tags': { filters: { or: '(tag_ids.eq.{})' } },
      'search, one number': { search: '2300' },
      'search, a few': { search: 'conceicao nogueira' },
      'search, thousands': { search: 'silva' },
      'search, nobody': { search: 'zzzz' },
    },
  },
  {
    name: 'Episodes',
    view: 'episode_list',
    tables: ['episodes'],
    columns: '*',
    order: 'publish_date.desc,id.desc',
    queries: {
      'first page': {},
      'page 400, the last': { offset: 9_975 },
      'by views': { order: 'views.desc,id.desc' },
      drafts: { filters: { status: 'in.(Draft)' } },
      'a category': { filters: { category: 'in.(Saúde)' } },
      'search, thousands': { search: 'conceicao' },
    },
  },
  {
    name: 'Users',
    view: 'admin_list',
    tables: ['admins'],
    columns: '*',
    order: 'created_at.desc,id.desc',
    queries: {
      'first page': {},
      'page 400, the last': { offset: 9_975 },
      'by name': { order: 'name.asc,id.asc' },
      'a role': { filters: { role: 'in.(super_admin)' } },
      'active ones': { filters: { status: 'in.(active)' } },
      'search, thousands': { search: 'silva' },
    },
  },
  {
    name: 'Audit log',
    view: 'rpc/search_activity',
    tables: ['agents', 'members', 'activity_log'],
    columns: '',
    order: '',
    queries: {
      'first page': { args: logPage({}) },
      'page 400, the last': { args: logPage({ page: { first: 9_975, counts: false } }) },
      'by whom': { args: logPage({ filters: { kinds: ['visitor'] } }) },
      'about whom': { args: logPage({ filters: { tables: ['members'] } }) },
      'without openings': { args: logPage({ filters: { without: 'list.opened' } }) },
      'one person': { args: logPage({ words: ['77777'] }) },
      'a few': { args: logPage({ words: ['conceicao', 'nogueira'] }) },
      'thousands of people': { args: logPage({ words: ['silva'] }) },
      'an action, all lines': { args: logPage({ words: ['changed'] }) },
      nothing: { args: logPage({ words: ['zzzz'] }) },
    },
  },
  {
    name: 'Search everything',
    view: 'rpc/search_everything',
    tables: [
      ...['agents', 'members', 'household_people', 'sharing_requests', 'contribution_entries'],
      ...['contact_messages', 'form_submissions'],
    ],
    columns: '',
    order: '',
    queries: {
      'a whole name': { args: { query: 'conceicao nogueira' } },
      'thousands of people': { args: { query: 'silva' } },
      'two letters': { args: { query: 'an' } },
      'a typing error, hundreds': { args: { query: 'conceisao nogera' } },
      'a typing error, thousands': { args: { query: 'gonsalvez' } },
      'a typing error in a short name': { args: { query: 'sylva' } },
      'a birth date': { args: { query: '1985-03-01', days: '{1985-03-01}' } },
      'a phone': { args: { query: '(561) 555-0177' } },
      'a ZIP': { args: { query: '33431' } },
      'an email': { args: { query: 'member77777@example.org' } },
      'a member number': { args: { query: 'M-150-000' } },
      'a request number': { args: { query: 'R-22-002300' } },
      'an amount': { args: { query: '1,500.00', cents: '150000' } },
      'a provider': { args: { query: 'hospital 17' } },
      'a need': { args: { query: 'pedra nos rins' } },
      'a reference': { args: { query: 'ref-77777' } },
      nothing: { args: { query: 'zzzz qqqq' } },
    },
  },
];
