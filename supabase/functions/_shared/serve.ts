import { BackendError } from './backend.ts';
import { corsHeaders, preflight } from './cors.ts';
import { type Bilingual, languageOf } from './language.ts';
import { Refusal } from './refusal.ts';

export type Body = Record<string, unknown>;

type Result = { message: string } & Record<string, unknown>;

const tooMany: Bilingual = {
  'pt-BR': 'Muitas tentativas. Espere um pouco e tente de novo.',
  en: 'Too many attempts. Please wait a few minutes and try again.',
};

const failed: Bilingual = {
  'pt-BR': 'Algo deu errado do nosso lado. Tente de novo em alguns minutos.',
  en: 'Something went wrong on our side. Please try again in a few minutes.',
};

const sessionEnded: Bilingual = {
  'pt-BR': 'Sua sessão terminou. Entre de novo.',
  en: 'Your session has ended. Please sign in again.',
};

/**
 * Serves a function that accepts a JSON object by POST from the site's own pages. It responds with
 * `{ success, message }`, and with a `code` if it refuses.
 */
export function serve(work: (body: Body, request: Request) => Promise<Result>) {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    const cors = corsHeaders();
    const body = await readBody(request);
    try {
      if (request.method !== 'POST') throw new Refusal(405, 'method_not_allowed', 'Only POST');
      if (!body) throw new Refusal(400, 'bad_json', 'Expected a JSON object');
      return json(200, { success: true, ...(await work(body, request)) }, cors);
    } catch (error) {
      const { status, code, message, headers } = asRefusal(error, body);
      return json(status, { success: false, code, message }, { ...cors, ...headers });
    }
  });
}

/**
 * The caller's network address, from the proxy in front. On Supabase, the caller controls the first
 * entry of x-forwarded-for, so the header of Supabase's edge comes first.
 */
export function clientAddress({ headers }: Request): string {
  const forwarded = headers.get('x-forwarded-for')?.split(',')[0];
  return (headers.get('cf-connecting-ip') ?? forwarded)?.trim() || 'unknown';
}

/** A trimmed text of the body, without characters that PostgreSQL cannot store; empty if missing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').trim() : '';
}

async function readBody(request: Request): Promise<Body | undefined> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}

function asRefusal(error: unknown, body: Body | undefined): Refusal {
  if (error instanceof Refusal) return error;
  const language = languageOf(body?.language);
  if (error instanceof BackendError && error.status === 429) {
    const headers = error.retryAfter ? { 'retry-after': error.retryAfter } : undefined;
    return new Refusal(429, error.code || 'over_request_rate_limit', tooMany[language], headers);
  }
  if (error instanceof BackendError && error.code === 'admin_session_ended') {
    return new Refusal(401, error.code, sessionEnded[language]);
  }
  // Codes only: messages of a database or mail server can quote personal data.
  const { name, status, code } = error as { name: string; status?: number; code?: string };
  console.error('failed:', name, status ?? '', code ?? '');
  return new Refusal(500, 'unexpected_failure', failed[language]);
}

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } });
}
