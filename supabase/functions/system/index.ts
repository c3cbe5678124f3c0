import type { ServerDetails } from '../../contracts/system.ts';
import { type AdminCaller, requestAsAdmin, requireAdminCaller } from '../_shared/admin-caller.ts';
import { BackendError, requestAsService } from '../_shared/backend.ts';
import { Refusal } from '../_shared/refusal.ts';
import { hasMailQueue } from '../_shared/send-email.ts';
import { serve } from '../_shared/serve.ts';

/**
 * What the server knows about itself, for the super admin who calls it: `{ details }`, null on
 * Supabase, and whether the function `inbound-email` is on. With `{ action: 'send' }`, it first sends the emails that wait.
 */
serve(async (body, request) => {
  const caller = await requireAdminCaller(request);
  const isSending = body.action === 'send';
  // The database refuses everyone but super admins.
  await requestAsSuperAdmin(caller, isSending ? 'release_emails' : 'system_state');
  if (isSending) await sendNow();
  return { message: 'Done.', details: await readDetails(), takes_email: takesEmail() };
});

async function requestAsSuperAdmin(caller: AdminCaller, name: string) {
  try {
    await requestAsAdmin(caller, `/rest/v1/rpc/${name}`, { body: {} });
  } catch (error) {
    if (error instanceof BackendError && error.status === 403) {
      throw new Refusal(403, error.code, error.message);
    }
    throw error;
  }
}

/** The function `inbound-email` has the same environment. Without a secret it is off. */
function takesEmail(): boolean {
  return (Deno.env.get('INBOUND_EMAIL_SECRET') ?? '').trim() !== '';
}

/** First the emails that are already queued: the jobs queue more of them. */
async function sendNow() {
  if (hasMailQueue()) await requestAsService('/mail/v1/retry', { body: {} });
  await requestAsService('/functions/v1/run-jobs', { body: {} });
}

/** Only the gateway, which has a mail queue, knows them. */
async function readDetails(): Promise<ServerDetails | null> {
  if (!hasMailQueue()) return null;
  const health = await requestAsService<{ details?: ServerDetails }>('/health?details', {
    method: 'GET',
  });
  return health.details ?? null;
}
