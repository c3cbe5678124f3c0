import { afterAll, afterEach, expect } from 'vitest';
import { z } from 'zod';
import { answers } from '../../supabase/contracts/answers.ts';
import { jsonArguments } from '../../supabase/contracts/arguments.ts';

/** Answers and accepted arguments of database functions that differ from their contract (supabase/contracts). */
const differences: string[] = [];
const original = globalThis.fetch;

globalThis.fetch = async (...request) => {
  const response = await original(...request);
  const { pathname } = new URL(request[0] instanceof Request ? request[0].url : request[0]);
  const [, name = ''] = /^\/(?:rest|functions)\/v1\/rpc\/(\w+)$/.exec(pathname) ?? [];
  if (response.ok && name in jsonArguments) {
    const sent: unknown = JSON.parse(String(request[1]?.body));
    const contract = z.looseObject(jsonArguments[name as keyof typeof jsonArguments]);
    report(name, contract.safeParse(sent));
  }
  if (response.ok && name in answers) {
    const contract = answers[name as keyof typeof answers];
    report(name, contract.safeParse(await response.clone().json()));
  }
  return response;
};

function report(name: string, { error }: z.ZodSafeParseResult<unknown>): void {
  for (const { path, message } of error?.issues ?? []) {
    differences.push(`${name}: ${path.join('.')}: ${message}`);
  }
}

// Files share their modules and globals, and each runs this one again.
afterAll(() => {
  globalThis.fetch = original;
});
afterEach(() => {
  expect(differences.splice(0)).toEqual([]);
});
