import { randomUUID } from 'node:crypto';
import { newMarker } from '../markers.ts';
import { repeat, rest } from '../pace.ts';
import { outcomeOf, type Response } from '../send-request.ts';
import type { Unanswered, World } from '../world.ts';
import { adminSession, type UserSession } from './user-session.ts';

/** An admin who uses the Command Center. */
export class Admin {
  readonly #world: World;
  readonly #session: UserSession;

  constructor(world: World, email: string) {
    this.#world = world;
    this.#session = adminSession(world, email);
  }

  async work() {
    await repeat(this.#world.end, 400, async () => {
      await this.sendRequest('/rest/v1/contact_list?select=*&order=created_at.desc&limit=25');
      await this.sendRequest(
        '/rest/v1/membership_applications?select=id,email,status&status=eq.new',
      );
      const next = this.#world.inbox.shift();
      if (next) await this.#answer(next);
    });
  }

  /** Approves applications one after the other. */
  async decide() {
    await repeat(this.#world.end, 3_000, async () => {
      const answer = await this.sendRequest(
        '/rest/v1/membership_applications?select=id,email&status=eq.new&email=like.soak-*&order=created_at&limit=1',
      );
      const [next] = answer.status === 200 ? (JSON.parse(answer.text) as Unanswered[]) : [];
      if (!next) return;
      const operation = this.#world.ledger.begin('approval', next.email.split('@')[0] ?? '');
      const decided = await this.sendRequest('/functions/v1/decide-application', {
        body: { applicationId: next.id, decision: 'approve', language: 'en' },
      });
      operation.outcome = outcomeOf(decided);
    });
  }

  /** Sends a request as this admin. A list is opened again after its 15 minutes. */
  async sendRequest(
    path: string,
    request?: Parameters<UserSession['sendRequest']>[1],
  ): Promise<Response> {
    const answer = await this.#session.sendRequest(path, request);
    const closedList =
      /"list_not_open"/.test(answer.text) && /"hint":"(\w+)"/.exec(answer.text)?.[1];
    if (!closedList) return answer;
    const body = { lists: [closedList] };
    await this.#session.sendRequest('/functions/v1/rpc/open_lists', { body });
    return this.#session.sendRequest(path, request);
  }

  /** Handles a message: priority, note, and reply, which is retried until it is acknowledged. */
  async #answer(message: Unanswered) {
    const { ledger } = this.#world;
    const priority = ledger.begin('priority', message.id, message.id);
    const sorted = await this.sendRequest(`/rest/v1/contact_messages?id=eq.${message.id}`, {
      method: 'PATCH',
      body: { priority: 'high', status: 'in_progress' },
    });
    priority.outcome = outcomeOf(sorted);

    const marker = newMarker();
    const note = ledger.begin('note', marker);
    const noted = await this.sendRequest('/rest/v1/notes', {
      body: { message_id: message.id, body: marker },
    });
    note.outcome = outcomeOf(noted);
    await this.#reply(message);
  }

  async #reply({ id, email }: Unanswered) {
    const operation = this.#world.ledger.begin('reply', email.split('@')[0] ?? '');
    const body = `The answer to ${operation.marker}`;
    const replyId = randomUUID();
    for (let attempt = 1; attempt <= 30 && operation.outcome === 'uncertain'; attempt += 1) {
      const answer = await this.sendRequest('/functions/v1/reply-to-message', {
        body: { messageId: id, body, replyId, language: 'en' },
      });
      operation.outcome = outcomeOf(answer);
      if (operation.outcome === 'uncertain') await rest(this.#world.end, 700);
    }
  }
}
