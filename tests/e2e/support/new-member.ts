import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { dayInBocaRaton } from '../../../app/shared/format/office-clock.ts';
import type { Database } from '../../../supabase/contracts/database.ts';
import { cast } from '../../cast.ts';
import { authenticateAdmin, bearer } from '../../support/admin-session.ts';
import { sessionIdOf } from '../../support/session-id.ts';
import { origin } from './origin.ts';
import { emailedLink } from './outbox.ts';

/** A member for one test, whose credentials the test may change. */
export type NewMember = {
  id: string;
  number: string;
  email: string;
  dateOfBirth: string;
  password: string;
};

/** A client with its own network address. */
function backend(headers: Record<string, string> = {}) {
  const address = `10.200.${randomInt(256)}.${randomInt(256)}`;
  return createClient<Database>(origin, 'sb_publishable_local', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'x-forwarded-for': address, ...headers } },
  });
}

let commandCenter: Promise<ReturnType<typeof backend>> | undefined;

/** Fábio's Command Center session. He signs in once, because sign-ins are rate-limited. */
async function asFabio() {
  const signIn = async (): Promise<ReturnType<typeof backend>> => {
    const { rows, error } = await authenticateAdmin(backend(), cast.fabio.email);
    if (rows[0]) return backend(bearer(rows[0].access_token));
    if (error?.code !== 'over_request_rate_limit') throw error;
    // Fábio has just signed in from another worker. The hint contains the seconds to wait.
    await setTimeout(Number(error.hint) * 1000);
    return signIn();
  };
  commandCenter ??= signIn();
  const fabio = await commandCenter;
  // A list stays open for some minutes only, and a run takes longer.
  const { error } = await callGuarded(fabio, 'open_lists', { lists: ['members'] });
  if (error) throw error;
  return fabio;
}

/** Fábio adds a member in the Command Center; the account is not activated. */
export async function addMember(firstName: string): Promise<NewMember> {
  const fabio = await asFabio();
  const dateOfBirth = '1988-07-14';
  const email = `${firstName.toLowerCase()}-${randomInt(1e9)}@example.com`;
  const { data, error } = await fabio
    .from('members')
    .insert({
      email,
      first_name: firstName,
      last_name: 'Teste',
      date_of_birth: dateOfBirth,
      enrollment_status: 'active',
    })
    .select('id, member_number')
    .single();
  if (error) throw error;
  return {
    id: data.id,
    number: data.member_number,
    email,
    dateOfBirth,
    password: 'um lugar ao sol 7',
  };
}

/** A member with a confirmed email, whose account was activated on the Portuguese site. */
export async function activeMember(firstName: string): Promise<NewMember> {
  const member = await addMember(firstName);
  const { email, password, dateOfBirth: date_of_birth } = member;
  const visitor = backend();
  const verified = await callGuarded(visitor, 'verify_member_credentials', {
    email,
    date_of_birth,
  });
  const { activation_token } = verified.data as { activation_token: string };
  const options = { data: { language: 'pt-BR', activation_token } };
  const { data } = await visitor.auth.signUp({ email, password, options });
  const user_id = data.user?.id ?? '';
  const { error } = await callGuarded(visitor, 'link_member_account', {
    user_id,
    email,
    activation_token,
  });
  if (error) throw error;
  const link = new URLSearchParams(new URL(await emailedLink(email)).hash.slice(1));
  const token_hash = link.get('token_hash') ?? '';
  const mailbox = await backend().auth.verifyOtp({ token_hash, type: 'signup' });
  const entered = backend();
  await entered.auth.signInWithPassword({ email, password });
  const mailbox_session = sessionIdOf(mailbox.data.session?.access_token ?? '');
  const finished = await entered.rpc('finish_activation', { mailbox_session });
  if (finished.error) throw finished.error;
  return member;
}

/** Signs in on another device. @returns a function that renews that session and reports success */
export async function signInOnAnotherDevice({ email, password }: NewMember) {
  const elsewhere = backend();
  const { error } = await elsewhere.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return async () => (await elsewhere.auth.refreshSession()).error === null;
}

/** Adds an active plan with Ana's IUA to a member, as the Command Center does. */
export async function addEnrollment({ id }: NewMember, start_date = '2026-01-01') {
  const fabio = await asFabio();
  const { error } = await fabio.from('enrollments').insert({
    member_id: id,
    status: 'Active',
    plan_type: 'individual',
    product_iua_id: cast.ana.iuaId,
    start_date,
  });
  if (error) throw error;
}

/** Ends a member's right to sign in, as the Command Center does. */
export async function revokeSignIn({ id }: NewMember) {
  const fabio = await asFabio();
  const { error } = await fabio.rpc('end_membership', {
    ...{ member_id: id, last_day: dayInBocaRaton(), reason: 'Mudou de país' },
  });
  if (error) throw error;
}

/** Sets a member's enrollment status, as the Command Center does. */
export async function setStatus({ id }: NewMember, enrollment_status: string) {
  const fabio = await asFabio();
  const { error } = await fabio.from('members').update({ enrollment_status }).eq('id', id);
  if (error) throw error;
}
