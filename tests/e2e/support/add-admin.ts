import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { cast } from '../../cast.ts';
import { adminHeaders } from './sessions.ts';

type NewAdmin = { firstName: string; permissions?: string[] };

const password = 'um lugar ao sol 7';

/** Fábio adds an admin for one test. */
export async function addAdmin(
  { request }: { request: APIRequestContext },
  { firstName, permissions }: NewAdmin,
): Promise<{ id: string; email: string; password: string }> {
  const headers = await adminHeaders({ request }, cast.fabio.email);
  const email = `${firstName.toLowerCase()}-${randomUUID()}@example.com`;
  const added = await request.post('/rest/v1/admins?select=id', {
    headers: { ...headers, prefer: 'return=representation' },
    data: { first_name: firstName, last_name: 'Prado', email, permissions },
  });
  expect(added.status()).toBe(201);
  const [{ id }] = await added.json();
  const call = { headers, data: { admin_id: id, password } };
  const set = await request.post('/functions/v1/rpc/set_admin_password', call);
  expect(set.ok()).toBe(true);
  return { id, email, password };
}
