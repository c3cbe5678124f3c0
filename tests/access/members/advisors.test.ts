import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callGuarded } from '../../../app/shared/backend/call-guarded.ts';
import { cast, password } from '../../cast.ts';
import { callFunction, emailTo, queuedEmails } from '../../functions/call.ts';
import { adminSession, bearer } from '../../support/admin-session.ts';
import { publishableKey, testServer } from '../../support/server.ts';

const server = testServer();
const chosen = 'um lugar ao sol 7';
const { elena } = cast;
const unknownFunction = { code: 'PGRST202', message: 'There is no such function.' };

type Person = { id: string; first_name: string; status: string; since: string | null };
type People = { total: number; people: Person[] };
type Note = {
  id: string;
  body: string;
  first_name: string | null;
  is_general: boolean;
  answers: { body: string; is_new: boolean }[];
};

const setPortal = (isOpen: boolean) =>
  server.owner.query('update private.advisor_portal set is_open = $1', [isOpen]);

const invite = async (advisorId: string, email: string = cast.fabio.email) =>
  callFunction(
    server,
    'send-advisor-invitation',
    { advisorId, language: 'en', mailLanguage: 'pt-BR' },
    bearer(await adminSession(server, email)),
  );

const tokenIn = (text: string) => /token=([0-9a-f]{64})/.exec(text)?.[1] ?? '';

const accept = (email: string, token: string, newPassword = chosen) =>
  callFunction(server, 'reset-password', { email, token, newPassword });

async function signIn(email: string, secret = chosen) {
  const client = server.anonymous();
  const { error } = await client.auth.signInWithPassword({ email, password: secret });
  if (error) throw error;
  return client;
}

async function addAdvisor(email: string, code: string | null = null) {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into agents (first_name, last_name, email, enrollment_code) values ('Paulo', 'Neves', $1, $2) returning id`,
    [email, code],
  );
  return rows[0]?.id ?? '';
}

async function join(advisorId: string, email: string) {
  expect((await invite(advisorId)).body).toMatchObject({ success: true });
  const token = tokenIn((await emailTo(server, email)).text);
  expect((await accept(email, token)).body).toMatchObject({ success: true });
  return signIn(email);
}

async function addApplicant(agentId: string, firstName: string, status = 'new') {
  const { rows } = await server.owner.query<{ id: string }>(
    `insert into membership_applications (first_name, last_name, email, phone_number, date_of_birth, consent_version,
       consented_at, us_state, agent_id, status, decided_at, decline_reason)
     values ($2, 'Segredo', gen_random_uuid() || '@example.com', '+1 561 555 0142', '1991-08-09', 'rules 1, terms 1', now(), 'SC', $1,
       $3, case when $3 <> 'new' then now() end, case when $3 = 'declined' then 'Lives abroad' end)
     returning id`,
    [agentId, firstName, status],
  );
  return rows[0]?.id ?? '';
}

const lines = async (action: string) => {
  const { rows } = await server.owner.query<{ count: number }>(
    'select count(*)::int as count from activity_log where action = $1',
    [action],
  );
  return rows[0]?.count ?? 0;
};

let client: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  await setPortal(true);
  client = await join(elena.agentId, elena.email);
});
beforeEach(async () => {
  await setPortal(true);
  await server.owner.query("update agents set status = 'active' where id = $1", [elena.agentId]);
  await server.owner.query('delete from private.rate_limits');
});
afterEach(async () => {
  await server.owner.query("delete from agents where last_name = 'Neves'");
});

const peopleOf = async (advisor = client, search = '', page = 1) => {
  const { data, error } = await callGuarded(advisor, 'advisor_people', { search, page });
  if (error) throw error;
  return data as unknown as People;
};

describe('An invitation', () => {
  test('lets Elena choose a password once, in any browser, and is replaced by a newer one', async () => {
    const email = 'paulo@example.com';
    const paulo = await addAdvisor(email);
    await invite(paulo);
    const first = tokenIn((await emailTo(server, email)).text);
    await invite(paulo);
    const mail = await emailTo(server, email);
    expect(mail.text).toContain('Fábio Teixeira convidou você');
    expect(mail.text).toContain('/BR/reset-password#email=paulo%40example.com&token=');
    expect((await accept(email, first)).body.code).toBe('reset_link_invalid');
    expect((await accept('other@example.com', tokenIn(mail.text))).body.code).toBe(
      'reset_link_invalid',
    );
    expect((await accept(email, tokenIn(mail.text), 'short')).status).toBe(422);
    expect((await accept(email, tokenIn(mail.text))).body.success).toBe(true);
    expect((await accept(email, tokenIn(mail.text))).body.code).toBe('reset_link_invalid');
    const portal = await signIn(email);
    expect((await callGuarded(portal, 'advisor_home')).data).toMatchObject({ first_name: 'Paulo' });
    expect((await invite(paulo)).body.code).toBe('already_joined');
  });

  test('gives no access before it is accepted, also through a forgotten password or a sign-up', async () => {
    const email = 'paulo2@example.com';
    const paulo = await addAdvisor(email);
    await invite(paulo);
    const reset = await callFunction(server, 'send-password-reset', {
      email,
      resetUrl: `${server.url}/reset-password`,
    });
    expect(reset.body.code).toBe('member_not_found');
    const { data } = await server.anonymous().auth.signUp({
      email,
      password: chosen,
      options: {
        data: { application: true, consent: 'x', us_state: 'SC', date_of_birth: '1990-01-01' },
      },
    });
    expect(data.session).toBeNull();
    await expect(signIn(email)).rejects.toThrow();
    const { data: status } = await callGuarded(server.anonymous(), 'member_sign_in_status', {
      email,
    });
    expect(status).toEqual({ status: 'not_member' });
  });

  test('is void after seven days, when it is taken back, when the advisor is inactive or the email changed', async () => {
    const email = 'paulo3@example.com';
    const paulo = await addAdvisor(email);
    const session = await adminSession(server, cast.fabio.email);
    const newToken = async () => {
      await server.owner.query('delete from private.rate_limits');
      await invite(paulo);
      return tokenIn((await emailTo(server, email)).text);
    };
    const voids: (() => Promise<unknown>)[] = [
      () => server.owner.query("update password_resets set expires_at = now() - interval '1 s'"),
      () =>
        callGuarded(server.anonymous(bearer(session)), 'revoke_advisor_access', {
          advisor_id: paulo,
        }),
      () => server.owner.query("update agents set status = 'inactive' where id = $1", [paulo]),
      () => setPortal(false),
      () => server.owner.query("update agents set email = 'p@example.com' where id = $1", [paulo]),
    ];
    for (const makeVoid of voids) {
      const token = await newToken();
      await makeVoid();
      const check = await callFunction(server, 'reset-password', { email, token, check: true });
      expect(check.body.code).toBe('reset_link_invalid');
      expect((await accept(email, token)).body.code).toBe('reset_link_invalid');
      await setPortal(true);
      await server.owner.query("update agents set status = 'active' where id = $1", [paulo]);
    }
  });

  test('is for admins for members only, not for the email of an admin, and not while the portal is closed', async () => {
    const paulo = await addAdvisor(cast.igor.email);
    expect((await invite(paulo)).body.code).toBe('admin_email');
    expect((await invite(randomUUID())).body.code).toBe('not_found');
    expect((await invite(elena.agentId, cast.gabriela.email)).body.code).toBe('permission_denied');
    const ana = await callFunction(server, 'send-advisor-invitation', { advisorId: paulo });
    expect(ana.status).toBe(401);
    await setPortal(false);
    expect((await invite(paulo)).body.code).toBe('portal_closed');
  });

  test('keeps its email from the team while it is valid and while the access lasts, not afterwards', async () => {
    const email = 'paulo.team@example.com';
    const paulo = await addAdvisor(email);
    const fabio = await adminSession(server, cast.fabio.email);
    const asFabio = () => server.anonymous(bearer(fabio));
    const add = async () => {
      const admin = { first_name: 'Paulo', last_name: 'Neves', email: ` ${email} ` };
      return (await asFabio().from('admins').insert(admin)).error;
    };
    const withLists = await server.admin(cast.fabio.email);
    const move = async () =>
      (await withLists.from('admins').update({ email }).eq('id', cast.igor.adminId)).error;
    await invite(paulo);
    expect((await add())?.code).toBe('advisor_email');
    expect((await move())?.code).toBe('advisor_email');
    const token = tokenIn((await emailTo(server, email)).text);
    expect((await accept(email, token)).body).toMatchObject({ success: true });
    expect((await add())?.code).toBe('advisor_email');
    await callGuarded(asFabio(), 'revoke_advisor_access', { advisor_id: paulo });
    expect(await add()).toBeNull();
  });

  test('links a member’s own login at once: one login, both portals', async () => {
    const helena = await addAdvisor(cast.helena.email);
    await invite(helena);
    const mail = await emailTo(server, cast.helena.email);
    expect(mail.text).not.toContain('token=');
    const both = await server.signedIn(cast.helena.email);
    expect((await callGuarded(both, 'advisor_home')).data).toMatchObject({ is_member: true });
    expect((await both.from('members').select('id')).data).toHaveLength(1);
    expect((await both.rpc('own_advisor_access')).data).toBe(true);
    const session = await adminSession(server, cast.fabio.email);
    await callGuarded(server.anonymous(bearer(session)), 'revoke_advisor_access', {
      advisor_id: helena,
    });
    expect((await callGuarded(both, 'advisor_home')).error).toMatchObject(unknownFunction);
    expect((await both.from('members').select('id')).data).toHaveLength(1);
  });

  test('an advisor who is an unactivated member gets both portals with the date of birth', async () => {
    const diego = await addAdvisor(cast.diego.email);
    await join(diego, cast.diego.email);
    const verify = (date_of_birth: string) =>
      callGuarded(server.anonymous(), 'verify_member_credentials', {
        email: cast.diego.email,
        date_of_birth,
      });
    expect((await verify('1980-01-01')).data).toEqual({ status: 'not_found' });
    expect((await verify(cast.diego.dateOfBirth)).data).toEqual({ status: 'already_linked' });
    const both = await signIn(cast.diego.email);
    expect((await both.from('members').select('id')).data).toHaveLength(1);
    expect((await callGuarded(both, 'advisor_home')).data).toMatchObject({ is_member: true });
  });
});

describe('An advisor', () => {
  test('sees first names, statuses and months of their own people, and nothing else', async () => {
    await addApplicant(elena.agentId, 'Zilda');
    await addApplicant(elena.agentId, 'Yara', 'declined');
    const other = await addAdvisor('paulo4@example.com');
    await addApplicant(other, 'Xavier');
    const { total, people } = await peopleOf();
    expect(total).toBe(people.length);
    const month = expect.stringMatching(/^20\d\d-\d\d$/);
    for (const person of people) {
      expect(Object.keys(person).toSorted()).toEqual(['first_name', 'id', 'since', 'status']);
    }
    const found = (name: string) => people.find(({ first_name }) => first_name === name);
    expect(found('Ana')).toMatchObject({ status: 'active', since: month });
    expect(found('Zilda')).toMatchObject({ status: 'applied', since: month });
    expect(found('Yara')).toMatchObject({ status: 'declined', since: month });
    expect(found('Xavier')).toBeUndefined();
    expect(JSON.stringify(people)).not.toMatch(/Souza|Segredo|abroad|@/);
    const searched = await peopleOf(client, 'zíl');
    expect(searched.people.map(({ first_name }) => first_name)).toEqual(['Zilda']);
    expect((await peopleOf(client, '%')).total).toBe(total);
    expect((await peopleOf(client, 'souza')).total).toBe(0);
  });

  test('reads and changes no table, and calls no function of members or admins', async () => {
    const { rows } = await server.owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
    );
    for (const { name } of rows) {
      const { data } = await client
        .from(name as 'members')
        .select('*')
        .limit(5);
      // Tables that visitors read, too.
      const { data: visitors } = await server
        .anonymous()
        .from(name as 'members')
        .select('*')
        .limit(5);
      expect(data ?? [], name).toEqual(
        ['episodes', 'rule_editions'].includes(name) ? (data ?? []) : (visitors ?? []),
      );
    }
    expect((await client.rpc('own_membership_state')).data).toBeNull();
    expect((await client.rpc('member_year')).data ?? null).toBeNull();
    expect((await client.rpc('advisor_portal_state')).data ?? null).toBeNull();
    expect(
      (await callGuarded(client, 'open_member_record', { member_id: cast.ana.memberId })).status,
    ).toBe(401);
    expect((await callGuarded(client, 'set_advisor_portal', { is_open: false })).status).toBe(401);
    expect(
      (
        await callGuarded(client, 'answer_advisor_note', {
          note_id: randomUUID(),
          answer_id: randomUUID(),
          body: 'x',
        })
      ).status,
    ).toBe(401);
    expect(
      (await callGuarded(client, 'revoke_advisor_access', { advisor_id: elena.agentId })).status,
    ).toBe(401);
  });

  test('loses access with the next request when deactivated, and when the portal is closed', async () => {
    const ends = [
      () =>
        server.owner.query("update agents set status = 'inactive' where id = $1", [elena.agentId]),
      () => setPortal(false),
    ];
    for (const end of ends) {
      const session = (await client.auth.getSession()).data.session;
      expect((await callGuarded(client, 'advisor_home')).error).toBeNull();
      await end();
      for (const [name, args] of [
        ['advisor_home', {}],
        ['advisor_people', {}],
        ['advisor_notes', {}],
        ['write_advisor_note', { note_id: randomUUID(), person_id: null, body: 'Oi' }],
      ] as const) {
        const answer = await callGuarded(client, name, args as never);
        expect(answer, name).toMatchObject({ status: 404, error: unknownFunction });
      }
      await expect(signIn(elena.email)).rejects.toThrow('Only enrolled members');
      const refreshed = await server.anonymous().auth.refreshSession({
        refresh_token: session?.refresh_token ?? '',
      });
      expect(refreshed.data.session).toBeNull();
      expect(
        (await callGuarded(server.anonymous(), 'member_sign_in_status', { email: elena.email }))
          .data,
      ).toEqual({ status: 'not_member' });
      await setPortal(true);
      await server.owner.query("update agents set status = 'active' where id = $1", [
        elena.agentId,
      ]);
      client = await signIn(elena.email);
    }
  });

  test('members, visitors and strangers get the answer of an unknown function, open or closed', async () => {
    const ana = await server.signedIn(cast.ana.email);
    const read = async (name: string, token: string) => {
      const answer = await fetch(`${server.url}/functions/v1/rpc/${name}`, {
        method: 'POST',
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: '{}',
      });
      return { status: answer.status, body: await answer.json() };
    };
    const token = (await ana.auth.getSession()).data.session?.access_token ?? '';
    for (const isOpen of [true, false]) {
      await setPortal(isOpen);
      for (const bearer of [token, publishableKey, 'x.y.z']) {
        const unknown = await read('no_such_function', bearer);
        for (const name of ['advisor_home', 'advisor_people', 'advisor_notes']) {
          expect(await read(name, bearer), name).toEqual(unknown);
        }
      }
      expect((await ana.rpc('own_advisor_access')).data).toBe(false);
    }
    expect((await server.anonymous().rpc('advisor_portal_open')).status).toBe(404);
    await setPortal(true);
    expect((await server.anonymous().rpc('advisor_portal_open')).data).toBe(true);
  });

  test('gets a readable code, once', async () => {
    const paulo = await addAdvisor('paulo5@example.com');
    const portal = await join(paulo, 'paulo5@example.com');
    const { data } = await callGuarded(portal, 'advisor_home');
    const { code } = data as { code: string };
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    expect((await callGuarded(portal, 'advisor_home')).data).toMatchObject({ code });
  });

  test('pages and searches 5,000 people', async () => {
    const paulo = await addAdvisor('paulo6@example.com');
    const portal = await join(paulo, 'paulo6@example.com');
    await server.owner.query(
      `insert into membership_applications (first_name, last_name, email, phone_number, date_of_birth, consent_version, consented_at, us_state, agent_id)
       select 'Pessoa ' || lpad(n::text, 4, '0'), 'X', n || '@many.example', '1', '1990-01-01', 'x', now(), 'SC', $1 from generate_series(1, 5000) as n`,
      [paulo],
    );
    const last = await peopleOf(portal, '', 100);
    expect(last.total).toBe(5000);
    expect(last.people.at(-1)?.first_name).toBe('Pessoa 5000');
    expect((await peopleOf(portal, 'pessoa 0012')).people).toHaveLength(1);
    expect((await peopleOf(portal, '', 101)).people).toEqual([]);
    await server.owner.query(
      "delete from membership_applications where email like '%@many.example'",
    );
  });
});

describe('A note', () => {
  const write = (person_id: string | null, body: string, note_id = randomUUID(), as = client) =>
    callGuarded(as, 'write_advisor_note', { note_id, person_id: person_id as string, body });
  const notes = async () => {
    const { data } = await callGuarded(client, 'advisor_notes', { page: 1 });
    return (data as unknown as { notes: Note[] }).notes;
  };

  test('reaches the team once, and the answer reaches the advisor', async () => {
    const id = randomUUID();
    const body = '<img src=x onerror=alert(1)> \u202eoi\r\nlinha 2';
    const sent = await Promise.all([
      write(cast.ana.memberId, body, id),
      write(cast.ana.memberId, body, id),
    ]);
    expect(sent.map(({ error }) => error)).toEqual([null, null]);
    const otavio = await server.admin(cast.fabio.email);
    const { data: listed } = await otavio.from('advisor_note_list').select('*').eq('id', id);
    expect(listed).toMatchObject([
      {
        person_name: 'Ana Souza',
        agent_name: 'Elena Rocha',
        status: 'new',
        body: '<img src=x onerror=alert(1)>  oi\nlinha 2',
      },
    ]);
    expect((await otavio.rpc('advisor_portal_state')).data).toMatchObject({
      is_open: true,
      new_notes: 1,
    });
    expect((await callGuarded(otavio, 'open_advisor_note', { note_id: id })).data).toEqual([]);
    expect((await otavio.rpc('advisor_portal_state')).data).toMatchObject({ new_notes: 0 });
    const answer = { note_id: id, answer_id: randomUUID(), body: 'Obrigado!' };
    await Promise.all([
      callGuarded(otavio, 'answer_advisor_note', answer),
      callGuarded(otavio, 'answer_advisor_note', answer),
    ]);
    expect((await callGuarded(client, 'advisor_home')).data).toMatchObject({ unseen_answers: 1 });
    expect(await notes()).toMatchObject([
      { id, first_name: 'Ana', answers: [{ body: 'Obrigado!', is_new: true }] },
    ]);
    expect(await notes()).toMatchObject([{ id, answers: [{ is_new: false }] }]);
    expect(await lines('advisor.note_written')).toBe(1);
    expect(await lines('advisor.note_answered')).toBe(1);
    expect(await lines('advisor.note_opened')).toBe(1);
  });

  test('another advisor’s people and unknown ids have the same answer', async () => {
    const other = await addAdvisor('paulo7@example.com');
    const theirs = await addApplicant(other, 'Xavier');
    const refused = await Promise.all([
      write(theirs, 'Oi'),
      write(randomUUID(), 'Oi'),
      write(cast.bruno.memberId, 'Oi'),
    ]);
    for (const { error, status } of refused) {
      expect({ status, error }).toEqual({ status: 404, error: refused[0]?.error });
    }
  });

  test('is short, plain and not too frequent', async () => {
    for (const body of ['', '  \n ', 'x'.repeat(2001), 'x'.repeat(10_000)]) {
      expect((await write(null, body)).status).toBe(422);
    }
    expect((await write(null, 'x'.repeat(20_000))).status).toBe(400);
    expect((await write(null, 'x\u0000y')).status).toBeLessThan(500);
    expect((await write(null, 'ç'.repeat(2000))).error).toBeNull();
    const statuses: number[] = [];
    for (let n = 0; n < 35; n += 1) statuses.push((await write(null, `n ${n}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('is deleted with the person, and is closed to admins without the permission', async () => {
    const gabriela = await server.admin(cast.gabriela.email);
    expect((await gabriela.rpc('advisor_portal_state')).data).toBeNull();
    expect(
      (await callGuarded(gabriela, 'open_advisor_note', { note_id: randomUUID() })).status,
    ).toBe(403);
    const applicant = await addApplicant(elena.agentId, 'Wanda');
    const id = randomUUID();
    await write(applicant, 'Sobre a Wanda', id);
    await server.owner.query('delete from membership_applications where id = $1', [applicant]);
    expect((await notes()).some((note) => note.id === id)).toBe(false);
  });
});

describe('A referral code', () => {
  const read = (code: string) => callGuarded(server.anonymous(), 'read_referral_code', { code });

  test('reveals a first name, in upper and lower case, and only while advisor and portal are active', async () => {
    expect((await read(' elena-2023 ')).data).toBe('Elena');
    expect((await read('ELENA-2024')).data).toBeNull();
    expect((await read('%')).data).toBeNull();
    await server.owner.query("update agents set status = 'inactive' where id = $1", [
      elena.agentId,
    ]);
    expect((await read('ELENA-2023')).data).toBeNull();
    await server.owner.query("update agents set status = 'active' where id = $1", [elena.agentId]);
    await setPortal(false);
    expect((await read('ELENA-2023')).error).toMatchObject(unknownFunction);
  });

  test('cannot be guessed', async () => {
    const statuses: number[] = [];
    const visitor = server.anonymous();
    for (let n = 0; n < 35; n += 1) {
      statuses.push(
        (await callGuarded(visitor, 'read_referral_code', { code: `ELENA-${n}` })).status,
      );
    }
    expect(statuses.filter((status) => status === 200).length).toBe(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test('stores the advisor with the application, and a wrong one is ignored', async () => {
    for (const [referral_code, agentId] of [
      ['elena-2023', elena.agentId],
      ['WRONG', null],
      [{ x: 1 }, null],
    ] as const) {
      const email = `${randomUUID()}@example.com`;
      await server.owner.query(
        `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data, aud, role, created_at)
         values (gen_random_uuid(), $1, now(), $2, 'authenticated', 'authenticated', now())`,
        [
          email,
          {
            application: true,
            first_name: 'Rita',
            last_name: 'N',
            phone_number: '1',
            date_of_birth: '1990-01-01',
            consent: 'x',
            us_state: 'SC',
            referral_code,
          },
        ],
      );
      const { rows } = await server.owner.query(
        'select agent_id from membership_applications where email = $1',
        [email],
      );
      expect(rows).toEqual([{ agent_id: agentId }]);
    }
  });
});

test('only super admins open and close the portal, and each change is logged', async () => {
  await setPortal(false);
  const fabio = await server.admin(cast.fabio.email);
  const otavio = await server.admin(cast.otavio.email);
  expect((await callGuarded(otavio, 'set_advisor_portal', { is_open: true })).status).toBe(403);
  expect((await callGuarded(fabio, 'set_advisor_portal', { is_open: true })).error).toBeNull();
  expect((await callGuarded(fabio, 'set_advisor_portal', { is_open: true })).error).toBeNull();
  expect((await server.anonymous().rpc('advisor_portal_open')).data).toBe(true);
  expect(await lines('advisor.portal_opened')).toBe(1);
});

test('an advisor with a forgotten password gets a link, and the password of the cast opens nothing', async () => {
  const before = (await queuedEmails(server)).length;
  const { body } = await callFunction(server, 'send-password-reset', {
    email: elena.email,
    resetUrl: `${server.url}/reset-password`,
  });
  expect(body.success).toBe(true);
  expect((await queuedEmails(server)).length).toBe(before + 1);
  await expect(signIn(elena.email, password)).rejects.toThrow();
});
