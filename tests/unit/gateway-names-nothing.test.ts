import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const gateway = join(import.meta.dirname, '..', '..', 'gateway', 'src');

/** Every file of the gateway. */
const files = readdirSync(gateway, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** Tables, columns, functions and terms of the project in supabase/ and of its site. */
const productTerms = [
  /\b(public|private)\.(members|admins|agents|enrollments|billing|episodes|users)\b/i,
  /mutir[aã]o/i,
  /enrollment/i,
  /\badvisor/i,
  /\bepisodes?\b/i,
  /\biua\b/i,
  /unshareable|health.sharing|cost.sharing/i,
  /member.?portal|my-account|command.?center/i,
  /billing|payment_profile/i,
  /x-admin-session|authenticate_admin|member_(id|sign_in)|current_member/i,
  /auth_user_id|activity_log|password_resets/i,
  /send-password-reset|reset-password|reply-to-message/i,
  /pt-BR/,
  /supabase\/(migrations|schemas|functions|templates|seed)\b.*\.(sql|html|ts)\b/,
];

describe('The gateway names nothing of the product', () => {
  test.each(productTerms)('%s', (word) => {
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          word.test(line) ? [`${file.slice(gateway.length + 1)}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });
});
