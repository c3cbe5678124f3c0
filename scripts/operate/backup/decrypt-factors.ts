import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { AtRest } from 'supabase-gateway/security/at-rest';
import { encryptedPrefix } from 'supabase-gateway/security/at-rest';
import { rowOf } from 'supabase-gateway/security/encrypted-values';
import type { BackupTable } from './tables.ts';

/** Whether a table contains members' second factors, whose secrets Supabase reads unencrypted. */
export function containsFactors({ schema, name }: BackupTable): boolean {
  return schema === 'auth' && name === 'mfa_factors';
}

/** The factors' rows in COPY's text format, one row per line, with unencrypted secrets. */
export async function* decryptFactors(
  rows: Readable,
  { columns }: BackupTable,
  { decrypt }: AtRest,
): AsyncGenerator<string> {
  const [id, userId, secret] = ['id', 'user_id', 'secret'].map((name) => columns.indexOf(name));
  for await (const line of createInterface({ input: rows, crlfDelay: Number.POSITIVE_INFINITY })) {
    const fields = line.split('\t');
    const at = (index = -1) => fields[index] ?? '';
    if (secret !== undefined && at(secret).startsWith(encryptedPrefix)) {
      const row = rowOf.factor({ id: at(id), user_id: at(userId) });
      fields[secret] = decrypt(row, at(secret));
    }
    yield `${fields.join('\t')}\n`;
  }
}
