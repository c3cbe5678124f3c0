import { z } from 'zod/mini';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { ImportLine } from './read-members-csv';

/** The response of `import_members` (supabase/migrations). */
const answer = z.object({
  kept: z.boolean(),
  new: z.number(),
  people: z.number(),
  there: z.number(),
  wrong: z.number(),
  lines: z.array(
    z.object({
      line: z.number(),
      outcome: z.enum(['new', 'person', 'there', 'wrong']),
      number: z.nullish(z.string()),
      mistakes: z.optional(
        z.array(z.object({ column: z.nullish(z.string()), reason: z.string() })),
      ),
    }),
  ),
});

export type ImportAnswer = z.infer<typeof answer>;

/**
 * Previews an import of these lines, or with `keep` imports them. It imports all lines, or none if
 * one is invalid.
 * @throws AppError
 */
export async function importMembers(
  lines: readonly ImportLine[],
  keep: boolean,
): Promise<ImportAnswer> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend.rpc('import_members', {
    lines: lines.map(({ values }) => values),
    keep,
  });
  if (error) throw adminRequestError(error, status);
  return answer.parse(data);
}
