import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import { writeAuditLog } from '../audit-log.ts';
import { requireUser } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { saveProviders } from '../identities.ts';
import { lockUser } from '../users.ts';
import { isUuid } from '../uuid.ts';

/**
 * Removes an identity from the signed-in user. Imported accounts can have several.
 * @throws AuthError `manual_linking_disabled`, `single_identity_not_deletable`,
 *   `identity_not_found`, `email_conflict_identity_not_deletable`, the errors of `requireUser`
 * @see https://github.com/supabase/auth internal/api/identity.go (DeleteIdentity)
 */
export async function unlinkIdentity(context: AuthContext, request: FastifyRequest) {
  const { user: owner } = await requireUser(context, request);
  requireManualLinking(context);
  const { identityId } = request.params as { identityId: string };
  if (!isUuid(identityId)) {
    throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
  }
  await inTransaction(context.pool, async (client) => {
    const identities = (await lockUser(client, owner.id))?.identities ?? [];
    if (identities.length <= 1) {
      throw new AuthError(
        422,
        'single_identity_not_deletable',
        'User must have at least 1 identity after unlinking',
      );
    }
    const identity = identities.find(({ identity_id }) => identity_id === identityId);
    if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
    await writeAuditLog(client, request, owner, 'identity_unlinked', {
      identity_id: identityId,
      provider: identity.provider,
      provider_id: identity.id,
    });
    await client.query('delete from auth.identities where id = $1', [identityId]);
    const left = identities.filter((each) => each !== identity);
    // The account must keep an email that belongs to one of its remaining identities.
    if (!left.some(({ email }) => email === owner.email)) {
      throw new AuthError(
        422,
        'email_conflict_identity_not_deletable',
        'Unable to unlink identity due to email conflict',
      );
    }
    await saveProviders(client, owner.id);
  });
  return {};
}

/** @throws AuthError 404 `manual_linking_disabled` */
export function requireManualLinking({ config }: AuthContext) {
  if (config.enable_manual_linking) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
