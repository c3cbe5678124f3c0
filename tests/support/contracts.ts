import { afterAll, afterEach, expect } from 'vitest';
import { answers } from '../../supabase/contracts/answers.ts';

/** Answers of database functions that differ from their contract (supabase/contracts). */
const differences: string[] = [];
const original = globalThis.fetch;

globalThis.fetch = async (...request) => {
  const response = await original(...request);
  const { pathname } = new URL(request[0] instanceof Request ? request[0].url : request[0]);
  const [, name = ''] = /^\/(?:rest|functions)\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
  if (!response.ok || !(name in answers)) return response;
  const result = answers[name as keyof typeof answers].safeParse(await response.clone().json());
  for (const { path, message } of result.error?.issues ?? []) {
    differences.push(`${name}: ${path.join('.')}: ${message}`);
  }
  return response;
};

// Files share their modules and globals, and each runs this one again.
afterAll(() => {
  globalThis.fetch = original;
});
afterEach(() => {
  expect(differences.splice(0)).toEqual([]);
});
