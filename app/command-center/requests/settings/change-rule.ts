import { changeRow, type Version } from '~/command-center/kit/editor/change-row';
import { callUnlessChanged } from '~/command-center/requests/review/call-review';
import { AppError } from '~/shared/backend/app-error';
import type { Json } from '../../../../supabase/database.types';
import type { Rule } from './fetch-rules';
import type { ruleRow } from './rule-form';

/**
 * Changes the fields of a rule that differ from the rule that the admin saw.
 * @returns whether the change waits for a second super admin.
 * @throws AppError `conflict` if another admin changed the same field
 */
export async function changeRule(rule: Rule, row: ReturnType<typeof ruleRow>): Promise<boolean> {
  let waits = false;
  await changeRow('document_rules', rule, row, async (seen, changes) => {
    const answer = await write(seen, changes);
    if (answer) waits = answer.waits;
    return answer && seen;
  });
  return waits;
}

/**
 * Deletes a rule, agrees to the change that waits, or keeps the rule as it is.
 * @returns whether a change waits for a second super admin.
 * @throws AppError `conflict` if another admin changed the rule
 */
export async function settleRule(rule: Rule, as: 'deleted' | 'wanted' | 'kept'): Promise<boolean> {
  const changes = { deleted: {}, wanted: rule.wanted, kept: { note: rule.note } }[as];
  const answer = await write(rule, changes);
  if (!answer) throw new AppError('conflict');
  return answer.waits;
}

/** @returns null if the rule has changed since the admin saw it. */
async function write(seen: Version, changes: unknown): Promise<{ waits: boolean } | null> {
  const version = { rule_id: seen.id, seen_at: seen.updated_at };
  const args = { ...version, changes: changes as Json };
  return (await callUnlessChanged('change_document_rule', args)) as { waits: boolean } | null;
}
