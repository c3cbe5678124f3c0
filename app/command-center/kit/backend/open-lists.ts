/** The lists of personal data, as `public.open_lists` (supabase/schemas) names them. */
type List =
  | 'members'
  | 'membership_applications'
  | 'contact_messages'
  | 'form_submissions'
  | 'billing'
  | 'agents'
  | 'admins'
  | 'activity_log'
  | 'sharing_requests'
  | 'advisor_notes'
  | 'contributions';

const requests = ['contact_messages', 'form_submissions'] as const;

/** The lists that a table, view or function reads. */
const listsOf: Record<string, readonly List[]> = {
  activity_list: ['activity_log'],
  activity_log: ['activity_log'],
  admin_list: ['admins'],
  admins: ['admins'],
  advisor_note_list: ['advisor_notes'],
  agent_list: ['agents'],
  agents: ['agents'],
  application_list: ['membership_applications'],
  billing: ['billing'],
  billing_schedules: ['billing'],
  change_requests: ['sharing_requests'],
  contact_list: requests,
  contact_messages: ['contact_messages'],
  contribution_list: ['contributions'],
  enrollments: ['members'],
  find_duplicates: ['members'],
  form_submissions: ['form_submissions'],
  household_people: ['members'],
  import_contributions: ['contributions'],
  member_account: ['members'],
  member_contributions: ['contributions'],
  member_list: ['members'],
  member_merges: ['members'],
  member_payments: ['contributions'],
  member_timeline: ['members', 'billing', ...requests],
  members: ['members'],
  membership_applications: ['membership_applications'],
  message_replies: requests,
  payment_event_list: ['contributions'],
  payment_member_choices: ['contributions'],
  payment_profiles: ['billing'],
  request_list: ['sharing_requests'],
  preview_member_message: ['members'],
  search_activity: ['activity_log'],
  search_everything: ['members', 'sharing_requests', 'contributions', ...requests],
  send_activations: ['members'],
  sharing_requests: ['sharing_requests'],
  state_case_list: ['members'],
  member_state_list: ['members'],
  users: ['admins'],
};

/** Shorter than the 15 minutes for which the server keeps a list open. */
const lasts = 14 * 60_000;

/**
 * Opens lists of personal data before they are read. The server first writes a line to the activity
 * log, and refuses to return the list without it.
 */
export class OpenLists {
  readonly #ask: (lists: string[]) => Promise<unknown>;
  /** The expiry of open lists, and pending requests, by session and list. */
  readonly #open = new Map<string, { until: number; asked: Promise<unknown> }>();

  /** @param ask calls `open_lists` with the admin's session. */
  constructor(ask: (lists: string[]) => Promise<unknown>) {
    this.#ask = ask;
  }

  /** Opens the lists that a request will read. It never fails, because the request itself will. */
  async before(session: string, address: string): Promise<void> {
    const [, table = ''] = /\/rest\/v1\/(?:rpc\/)?([a-z_]+)(?:\?|$)/.exec(address) ?? [];
    const lists: readonly string[] = listsOf[table] ?? [];
    const closed = lists.filter((list) => !this.#isOpen(session, list));
    if (closed.length > 0) this.#askFor(session, closed);
    await Promise.all(lists.map((list) => this.#open.get(`${session} ${list}`)?.asked));
  }

  /** Opens a list again after the server reported it as closed. */
  async again(session: string, list: string): Promise<void> {
    this.#askFor(session, [list]);
    await this.#open.get(`${session} ${list}`)?.asked;
  }

  #isOpen(session: string, list: string): boolean {
    return (this.#open.get(`${session} ${list}`)?.until ?? 0) > Date.now();
  }

  #askFor(session: string, lists: string[]) {
    const keys = lists.map((list) => `${session} ${list}`);
    const asked = this.#ask(lists).catch(() => {
      for (const key of keys) this.#open.delete(key);
    });
    for (const key of keys) this.#open.set(key, { until: Date.now() + lasts, asked });
  }
}
