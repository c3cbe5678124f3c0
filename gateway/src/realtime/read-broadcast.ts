import type { FastifyRequest } from 'fastify';
import { isObject } from '../is-object.ts';
import { isName } from './channels/names.ts';
import { limits } from './limits.ts';
import { parseJson } from './protocol/json.ts';
import type { Broadcast } from './protocol/messages.ts';

/** A message of a REST call. */
export type Message = { topic: string; isPrivate: boolean; broadcast: Broadcast };

/** An answer of Supabase's REST endpoints. */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super('refused');
    this.status = status;
    this.body = body;
  }
}

/** The most messages in one request. */
const longestBatch = 100;

/** Reads the messages of a request. @throws HttpRefusal */
export function readBatch(body: unknown): Message[] {
  const value = parseJson(bufferOf(body));
  const messages = isObject(value) ? value.messages : undefined;
  if (!Array.isArray(messages)) throw unprocessable({ messages: ["can't be blank"] });
  if (messages.length > longestBatch) {
    throw new HttpRefusal(429, {
      message: 'Too many messages to broadcast, please reduce the batch size',
    });
  }
  const problems = messages.map(problemsOf);
  if (problems.some((one) => Object.keys(one).length > 0)) {
    throw unprocessable({ messages: problems });
  }
  return messages.map(({ topic, event, payload, private: isPrivate = false }) => ({
    topic,
    isPrivate,
    broadcast: { text: JSON.stringify({ event, payload, type: 'broadcast' }) },
  }));
}

/** The properties of a message that are missing or wrong. */
function problemsOf(message: unknown): Record<string, string[]> {
  if (!isObject(message)) return { message: ['is invalid'] };
  const { topic, event, payload, private: isPrivate } = message;
  const problems = {
    topic: problemOf(topic, typeof topic === 'string' && isTopic(topic)),
    event: problemOf(event, typeof event === 'string' && isName(event)),
    payload: problemOf(
      payload,
      isObject(payload) && Buffer.byteLength(JSON.stringify(payload)) <= limits.frame,
    ),
    private: isPrivate === undefined ? [] : problemOf(isPrivate, typeof isPrivate === 'boolean'),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, list]) => list.length > 0));
}

function problemOf(value: unknown, isValid: boolean): string[] {
  if (value === undefined || value === null || value === '') return ["can't be blank"];
  return isValid ? [] : ['is invalid'];
}

/** Reads the body of a request that is one message. @throws HttpRefusal */
export function readSingle(request: FastifyRequest, event: string): Broadcast {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const body = bufferOf(request.body);
  if (body.length > limits.frame) {
    throw unprocessable({ payload: ['Payload size exceeds tenant limit'] });
  }
  if (type === 'application/octet-stream') return { event, encoding: 'binary', body };
  if (type !== undefined && type !== 'application/json') {
    throw new HttpRefusal(415, {
      error: 'Unsupported Media Type. Use application/json or application/octet-stream',
    });
  }
  if (parseJson(body) === undefined) {
    throw new HttpRefusal(400, { message: 'The body is not JSON' });
  }
  return { event, encoding: 'json', body };
}

/** Whether clients can join a topic. */
export function isTopic(topic: string): boolean {
  return topic !== '' && isName(`realtime:${topic}`);
}

function bufferOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

export function unprocessable(errors: object): HttpRefusal {
  return new HttpRefusal(422, { errors });
}
