import { adminSessionEnded } from '../_shared/backend.ts';
import { callerLogin, type Login } from '../_shared/caller-login.ts';
import { corsHeaders, preflight } from '../_shared/cors.ts';
import { required, secretKey } from '../_shared/environment.ts';
import { adminPasswordPage, forgotPasswordPage } from '../_shared/forgot-password-page.ts';
import { recoveryCodes } from '../_shared/mail/emails/recovery-codes.ts';
import { sendEmail } from '../_shared/send-email.ts';
import { type Body, clientAddress } from '../_shared/serve.ts';
import { authenticateAdmin } from './authenticate-admin.ts';
import { type GuardedName, guarded, isGuarded } from './guarded.ts';

/** In characters. The longest argument is an email address or a password. */
const longestBody = 16_384;

/**
 * Calls a listed database function for the caller: `POST /functions/v1/rpc/<name>` with the arguments
 * as a JSON object. The response is that of the table API (`/rest/v1/rpc/<name>`). Only the arguments
 * are forwarded. No header, filter or cast of the caller can roll back what a call counted or logged.
 */
Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return preflight();
  try {
    return await call(request);
  } catch (error) {
    console.error('failed:', (error as Error).name);
    return refuse(502, 'unexpected_failure', 'The backend did not respond.');
  }
});

async function call(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/').pop() ?? '';
  const isSignIn = name === 'authenticate_admin';
  if (!isSignIn && !isGuarded(name)) return refuseAsUnknown();
  if (request.method !== 'POST') return refuse(405, 'method_not_allowed', 'Only POST.');
  const body = await readArguments(request);
  if (!body) return refuse(400, 'bad_json', 'Expected a JSON object of at most 16 kB.');
  if (isSignIn) return passOn(await authenticateAdmin(body, request));

  const who = guarded[name as GuardedName];
  const login = who === 'visitor' ? undefined : await callerLogin(request);
  if (who !== 'visitor' && !login) return refuseWithoutLogin(who);
  if (who === 'admin' && login?.claims.role !== 'staff') return refuseWithoutLogin(who);
  const answer = await fetch(`${required('SUPABASE_URL')}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      apikey: secretKey(),
      authorization: `Bearer ${secretKey()}`,
      'content-type': 'application/json',
      'x-caller-address': clientAddress(request),
      ...(login && { 'x-caller-login': JSON.stringify(login.claims) }),
    },
    body: JSON.stringify(body),
  });
  if (name === 'create_recovery_codes' && answer.ok && login) await notifyOfNewCodes(login);
  return passOn(answer);
}

function refuseWithoutLogin(who: 'login' | 'hidden' | 'admin'): Response {
  if (who === 'hidden') return refuseAsUnknown();
  if (who === 'login') return refuse(401, 'PGRST301', 'Sign in first.');
  const { status, code, message } = adminSessionEnded();
  return refuse(status, code, message);
}

/** The codes already exist, so a failed email must not withhold them from the member. */
async function notifyOfNewCodes({ email, language, claims }: Login) {
  const page = claims.role === 'staff' ? adminPasswordPage : forgotPasswordPage;
  const url = page(required('SITE_URL'), language);
  try {
    await sendEmail({ ...recoveryCodes[language]({ url }), to: email, kind: 'recovery-codes' });
  } catch (error) {
    console.error('failed:', (error as Error).name);
  }
}

async function readArguments(request: Request): Promise<Body | undefined> {
  const text = await request.text();
  if (text.length > longestBody) return undefined;
  try {
    const body: unknown = JSON.parse(text || '{}');
    return typeof body === 'object' && body && !Array.isArray(body) ? (body as Body) : undefined;
  } catch {
    return undefined;
  }
}

async function passOn(answer: Response): Promise<Response> {
  const headers = new Headers({ ...corsHeaders(), 'cache-control': 'no-store' });
  for (const name of ['content-type', 'retry-after']) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  const body = answer.status === 204 ? null : await answer.text();
  return new Response(body, { status: answer.status, headers });
}

function refuseAsUnknown(): Response {
  return refuse(404, 'PGRST202', 'There is no such function.');
}

function refuse(status: number, code: string, message: string): Response {
  const headers = { ...corsHeaders(), 'cache-control': 'no-store' };
  return Response.json({ code, message, details: null, hint: null }, { status, headers });
}
