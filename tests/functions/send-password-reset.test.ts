import { describe, expect, test } from 'vitest';
import { cast } from '../cast.ts';
import { publishableKey, testServer } from '../support/server.ts';
import { callFunction, emailTo, queuedEmails } from './call.ts';

const server = testServer();

const ask = (email: unknown, path = '/BR/reset-password', headers = {}) =>
  callFunction(server, 'send-password-reset', { email, resetUrl: `${server.url}${path}` }, headers);

describe('A member who forgot the password', () => {
  test('receives a link in Portuguese from the Portuguese page', async () => {
    const { status, body } = await ask(cast.ana.email);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true });
    const mail = await emailTo(server, cast.ana.email);
    expect(mail.subject).toBe('Crie uma nova senha do portal de membros do Mutirão');
    expect(mail.text).toContain('Oi, Ana');
    expect(mail.html).toMatch(/<html[^>]* lang="pt-BR"/);
    expect(mail.text).toMatch(/\/BR\/reset-password#email=ana%40example\.com&token=[0-9a-f]{64}$/m);
  });

  test('receives it in English from the English page, in any spelling of the email', async () => {
    await ask(' HELENA@Example.com ', '/reset-password');
    const mail = await emailTo(server, cast.helena.email);
    expect(mail.subject).toBe('Reset your Mutirão member portal password');
    expect(mail.text).toMatch(/:\d+\/reset-password#email=helena%40example\.com&token=/);
  });

  test('reads that the email belongs to no member', async () => {
    const { status, body } = await ask('nobody@example.com');
    expect(status).toBe(404);
    expect(body).toEqual({
      success: false,
      code: 'member_not_found',
      message:
        'Email não encontrado em nossos registros de membros. Verifique se você digitou corretamente.',
    });
  });

  test('reads that the account is not activated yet', async () => {
    const { status, body } = await ask(cast.diego.email);
    expect(status).toBe(409);
    expect(body).toEqual({
      success: false,
      code: 'member_not_activated',
      message:
        'Esta conta de membro ainda não foi ativada. Use "Ativar Conta de Membro" em vez disso.',
    });
  });

  test('receives at most five emails an hour, and learns when to try again', async () => {
    const from = { 'x-forwarded-for': '203.0.113.20' };
    for (let count = 0; count < 5; count += 1) {
      expect((await ask(cast.bruno.email, undefined, from)).status).toBe(200);
    }
    const { status, headers, body } = await ask(cast.bruno.email, undefined, from);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
    expect(body.message).toBe('Muitas tentativas. Espere um pouco e tente de novo.');
  });
});

describe('A stranger', () => {
  test.each([
    'https://evil.example/reset-password',
    'https://evil.example/BR/reset-password',
    '//evil.example/reset-password',
    'http://localhost@evil.example/reset-password',
    'http://localhost.evil.example/reset-password',
    'http://localhost:1/reset-password',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('cannot request a link to %j', async (resetUrl) => {
    const before = (await queuedEmails(server)).length;
    const { status, body } = await callFunction(server, 'send-password-reset', {
      email: cast.ana.email,
      resetUrl,
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, code: 'reset_url_refused' });
    expect(await queuedEmails(server)).toHaveLength(before);
  });

  test('cannot request a link to another page or add to it', async () => {
    expect((await ask(cast.clara.email, '/rules')).status).toBe(400);
    expect(
      (await ask(cast.clara.email, '/reset-password?next=https://evil.example#x')).status,
    ).toBe(200);
    expect((await emailTo(server, cast.clara.email)).text).not.toContain('evil');
  });

  test('cannot try many emails from one network address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' };
    const answers: number[] = [];
    for (let number = 0; number < 21; number += 1) {
      answers.push((await ask(`guess-${number}@example.com`, '/reset-password', headers)).status);
    }
    expect(new Set(answers.slice(0, 20))).toEqual(new Set([404]));
    expect(answers[20]).toBe(429);
  });

  test.each(['a visitor', 'a member', 'an admin'])(
    'cannot request a token from the database as %s',
    async (who) => {
      const asking =
        who === 'a member'
          ? await server.signedIn(cast.helena.email)
          : who === 'an admin'
            ? await server.admin(cast.fabio.email)
            : server.anonymous();
      const calls = await Promise.all([
        asking.rpc('start_password_reset', { email: cast.ana.email, client_address: '' }),
        asking.rpc('take_password_reset', { email: '', token: '', client_address: '' }),
        asking.rpc('finish_password_reset', { reset_id: cast.ana.memberId, changed: true }),
      ]);
      expect(calls.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501']);
    },
  );

  test('finds only the hash of a token in the database', async () => {
    await ask(cast.ana.email);
    const token = /token=([0-9a-f]{64})/.exec((await emailTo(server, cast.ana.email)).text)?.[1];
    const { rows } = await server.owner.query(
      'select resets::text from public.password_resets resets',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('A broken request', () => {
  test.each([
    ['no JSON', '{"email":', 'bad_json'],
    ['a list', [], 'bad_json'],
  ])('%s is refused', async (_what, body, code) => {
    const answer = await callFunction(server, 'send-password-reset', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ success: false, code });
  });

  test.each([[''], ['   '], [1], [null], [['ana@example.com']]])(
    '%j is no e-mail',
    async (email) => {
      expect((await ask(email)).body).toMatchObject({ success: false, code: 'email_required' });
    },
  );

  test('by another method is refused, and only the site’s own pages may read the response', async () => {
    const url = `${server.url}/functions/v1/send-password-reset`;
    expect((await fetch(url, { headers: { apikey: publishableKey } })).status).toBe(405);
    const preflight = await fetch(url, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toMatch(
      /^http:\/\/localhost:\d+$/,
    );
  });
});
