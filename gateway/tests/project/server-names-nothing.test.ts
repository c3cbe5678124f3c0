import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const server = join(import.meta.dirname, '..', '..', 'src');

/** Every file of the server, by its path inside it. */
const files = readdirSync(server, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

/** Tables, columns, functions and words of the project in supabase/, and of its site. */
const ours = [
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
  /supabase\/(migrations|functions|templates|seed)\b.*\.(sql|html|ts)\b/,
];

describe('The server names nothing of the project that it serves', () => {
  test.each(ours)('%s', (word) => {
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          word.test(line) ? [`${file.slice(server.length + 1)}:${index + 1}: ${line.trim()}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });
});
