import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { AuthConfig } from '../config.ts';
import { AuthError } from '../errors.ts';
import { isOwn, isRepeated, type Owner } from './guessable.ts';

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const digits = '0123456789';
const symbols = '!@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~';

/** The character sets of each config.toml setting. A password needs one character of each set. */
const requiredCharacters: Record<AuthConfig['password_requirements'], string[]> = {
  '': [],
  letters_digits: [lower + upper, digits],
  lower_upper_letters_digits: [lower, upper, digits],
  lower_upper_letters_digits_symbols: [lower, upper, digits, symbols],
};

/**
 * The 20,000 most common passwords of six or more characters, one per line. They come from the
 * MIT-licensed frequency list of zxcvbn-ts and our own Portuguese list. The file is compressed,
 * because no one reads it.
 */
const common = new Set(
  gunzipSync(readFileSync(join(import.meta.dirname, 'common-passwords.txt.gz')))
    .toString('utf8')
    .split('\n'),
);

/** The weaknesses of a password: the protocol's reasons, and a sentence for each. */
export type Weakness = { reasons: string[]; message: string };

/**
 * Finds the weaknesses of a password by the rules of config.toml and the owner's known data.
 * Returns undefined if there are none.
 */
export function findWeakness(
  config: AuthConfig,
  password: string,
  owner: Owner,
): Weakness | undefined {
  const reasons: string[] = [];
  const messages: string[] = [];
  const { minimum_password_length: least, password_requirements } = config;
  if (password.length < least) {
    reasons.push('length');
    messages.push(`Password should be at least ${least} characters.`);
  }
  const sets = requiredCharacters[password_requirements];
  if (sets.some((set) => ![...password].some((character) => set.includes(character)))) {
    reasons.push('characters');
    messages.push(`Password should contain at least one character of each: ${sets.join(', ')}.`);
  }
  if (common.has(password.toLowerCase()) || isRepeated(password) || isOwn(password, owner)) {
    reasons.push('pwned');
    messages.push('Password is known to be weak and easy to guess, please choose a different one.');
  }
  return reasons.length > 0 ? { reasons, message: messages.join(' ') } : undefined;
}

/**
 * Refuses a new password that is not strong enough.
 * @throws AuthError 422 `weak_password` with its reasons, 400 `validation_failed` beyond 72 bytes
 */
export function checkStrength(config: AuthConfig, password: string, owner: Owner) {
  checkLength(password);
  const weakness = findWeakness(config, password, owner);
  if (!weakness) return;
  throw new AuthError(422, 'weak_password', weakness.message, {
    weakPasswordReasons: weakness.reasons,
  });
}

/** @throws AuthError 400 `validation_failed` beyond the 72 bytes that bcrypt uses */
export function checkLength(password: string) {
  if (Buffer.byteLength(password) <= 72) return;
  throw new AuthError(400, 'validation_failed', 'Password cannot be longer than 72 characters');
}
