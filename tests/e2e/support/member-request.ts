import { randomBytes, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Language } from '../../../app/shared/i18n/language.ts';
import { cast, password } from '../../cast.ts';

const apikey = 'sb_publishable_local';

/** A gray JPEG of one pixel. */
const photo = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/wAALCAABAAEBAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/APn+v//Z',
  'base64',
);

type Row = Record<string, unknown>;

/** The member's side of a request, through the API: Ana's, or another member's. */
export class MemberRequest {
  readonly id: string;
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  private constructor(request: APIRequestContext, headers: Record<string, string>, id: string) {
    this.#request = request;
    this.#headers = headers;
    this.id = id;
  }

  /** Begins a request with the release signed, and one page each of the bill and the notes. */
  static async begin(
    request: APIRequestContext,
    language: Language,
    member: { email: string; password: string } = { email: cast.ana.email, password },
    answers: Row = {},
  ): Promise<MemberRequest> {
    const login = await request.post('/auth/v1/token?grant_type=password', {
      headers: { apikey },
      data: { email: member.email, password: member.password },
    });
    const { access_token } = await login.json();
    const headers = { apikey, authorization: `Bearer ${access_token}` };
    const begun = await request.post('/rest/v1/sharing_requests?select=id', {
      headers: { ...headers, prefer: 'return=representation' },
      data: {
        language,
        kind: 'illness',
        care_stage: 'happened',
        service_date: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10),
        what_happened: 'Febre alta e dor de garganta',
        provider: 'CityMD Urgent Care',
        had_before: 'no',
        other_payer: 'no',
        payment: 'unpaid',
        ...answers,
      },
    });
    expect(begun.status()).toBe(201);
    const [{ id }] = await begun.json();
    const own = new MemberRequest(request, headers, id);
    const [{ first_name, last_name } = {}] = await own.#read('members?select=first_name,last_name');
    await own.#call('sign_request_release', {
      request_id: id,
      full_name: `${first_name} ${last_name}`,
    });
    await own.addPage('itemized-bill');
    await own.addPage('provider-notes');
    return own;
  }

  /** Sends it to the team. @returns its number */
  async submit(): Promise<string> {
    const sent = await this.#call('submit_request', { request_id: this.id, is_truthful: true });
    return String(sent.number);
  }

  /** Adds a page to a document of the checklist. */
  async addPage(document_kind: string): Promise<void> {
    const { path } = await this.#call('add_request_file', {
      file_id: randomUUID(),
      request_id: this.id,
      document_kind,
      file_name: `${document_kind}.jpg`,
      mime_type: 'image/jpeg',
      size_bytes: photo.length,
      sha256: randomBytes(32).toString('hex'),
    });
    const stored = await this.#request.post(`/storage/v1/object/request-files/${path}`, {
      headers: { ...this.#headers, 'content-type': 'image/jpeg' },
      data: photo,
    });
    expect(stored.status()).toBe(200);
  }

  /** Adds a bill of $4,000, which a letter has brought down to $700. */
  async addReducedBill(): Promise<void> {
    const [bill, letter] = [randomUUID(), randomUUID()];
    await this.#write('POST', 'member_bills', {
      ...{ id: bill, request_id: this.id, sender: 'hospital' },
      ...{ amount_cents: 400_000, billed_on: '2026-01-10' },
    });
    await this.#write('POST', 'bill_letters', {
      ...{ id: letter, bill_id: bill, letter: 'assistance', contents: {} },
      ...{ written_on: '2026-02-01', sent_on: '2026-02-01', sent_by: 'mail' },
    });
    await this.#write('PATCH', `bill_letters?id=eq.${letter}`, {
      ...{ answered_on: '2026-03-01', result: 'partly', new_amount_cents: 70_000 },
    });
  }

  /** The documents that the member still has to send. */
  async openTasks(): Promise<string[]> {
    const items = await this.#read(
      `request_items?select=document_kind&is_required=is.true&status=in.(missing,rejected)&request_id=eq.${this.id}&order=document_kind`,
    );
    return items.map(({ document_kind: kind }) => String(kind));
  }

  async messages(): Promise<string[]> {
    const rows = await this.#read(`request_messages?select=body&request_id=eq.${this.id}`);
    return rows.map(({ body }) => String(body));
  }

  async #read(path: string): Promise<Row[]> {
    const answer = await this.#request.get(`/rest/v1/${path}`, { headers: this.#headers });
    expect(answer.status()).toBe(200);
    return answer.json();
  }

  async #write(method: 'POST' | 'PATCH', path: string, data: Row): Promise<void> {
    const answer = await this.#request.fetch(`/rest/v1/${path}`, {
      ...{ method, data, headers: this.#headers },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async #call(name: string, data: Row): Promise<Row> {
    const answer = await this.#request.post(`/rest/v1/rpc/${name}`, {
      headers: this.#headers,
      data,
    });
    expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
    return answer.status() === 204 ? {} : answer.json();
  }
}
