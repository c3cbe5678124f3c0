import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { timeOfWrite } from '../probe.ts';
import type { Fault } from './fault.ts';

const name = 'soak-bomb';
const turns = 15;
const floodAtOnce = 100;

const bomb = `
const kept: unknown[] = [];
Deno.serve(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/heap')) for (;;) kept.push({ kept: [kept.length] });
  if (pathname.endsWith('/loop')) for (;;);
  if (pathname.endsWith('/abort')) process.abort();
  if (pathname.endsWith('/exit')) process.exit(0);
  return new Response('calm');
});
`;

/** Copies the project and adds a function that ends its process in many ways. */
export function withBombs(folder: string): string {
  cpSync('supabase', folder, { recursive: true });
  mkdirSync(join(folder, 'functions', name));
  writeFileSync(join(folder, 'functions', name, 'index.ts'), bomb);
  appendFileSync(join(folder, 'config.toml'), `\n[functions.${name}]\nverify_jwt = false\n`);
  return folder;
}

/**
 * A function that ends its process in every way, bodies that fill memory, and a flood from one address.
 * Other callers must not be affected.
 */
export const bombs: Fault = {
  name: 'Heap bombs and floods of functions',
  mayFail: false,
  async run({ served: { site } }) {
    const ending = new AbortController();
    const statuses = new Map<number, number>();
    const send = async (path: string, body: string, address: string, key = true) => {
      const headers: Record<string, string> = { 'x-forwarded-for': address };
      if (key) headers.apikey = 'sb_publishable_local';
      const status = await fetch(`${site}/functions/v1/${path}`, {
        method: 'POST',
        headers,
        body,
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        // The server refuses a body that is too large while it is sent.
        () => 413,
      );
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const repeat = async (work: () => Promise<unknown>, pause = 0) => {
      while (!ending.signal.aborted) {
        await work();
        if (pause) await wait(pause);
      }
    };
    const nested = '['.repeat(1_900_000);
    const attacks = [
      ...['heap', 'loop', 'abort', 'exit'].map((way, number) =>
        repeat(() => send(`${name}/${way}`, '{}', `203.0.113.${number}`), 200),
      ),
      repeat(() => send('send-application-emails', nested, '203.0.113.10'), 50),
      repeat(() => send('send-application-emails', '['.repeat(60_000), '203.0.113.11'), 20),
      repeat(async () => {
        const flood = Array.from({ length: floodAtOnce }, (_, number) =>
          send(name, '{}', '203.0.113.12', number % 2 === 0),
        );
        await Promise.all(flood);
      }, 100),
    ];
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      times.push(await timeOfWrite(site));
      await wait(1_000);
    }
    ending.abort();
    await Promise.all(attacks);
    const told = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
    return {
      recovery: Math.max(...times),
      note: `the slowest write of others; the attack got ${told.join(', ')}`,
    };
  },
};
