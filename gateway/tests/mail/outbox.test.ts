import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { outbox } from '../../src/mail/outbox.ts';
import { testServer } from '../support/server.ts';
import { refusedStart } from '../support/server-process.ts';
import { queueEmailTo } from './queued-emails.ts';

const server = testServer();

/** Requests the outbox from a network address, with a host name in the headers. */
async function ask(headers: Record<string, string>, remoteAddress = '127.0.0.1') {
  const pool = new pg.Pool({
    host: server.owner.host,
    user: 'supabase_auth_admin',
    database: server.owner.database as string,
    max: 1,
  });
  const app = fastify({ trustProxy: true });
  outbox(app, { pool });
  const response = await app.inject({ url: '/outbox', headers, remoteAddress });
  await app.close();
  await pool.end();
  return response;
}

describe('The outbox, where no mail server is set', () => {
  test('shows the newest mail first, its markup in a closed frame and its text', async () => {
    // The ids are 9 and 10, which would be in the wrong order if they were sorted as text.
    await server.owner.query(
      "select setval(pg_get_serial_sequence('gateway.mail_queue', 'id'), 8)",
    );
    await queueEmailTo(server.owner, 'ana@example.com', 'The first <b>');
    await queueEmailTo(server.owner, 'bruno@example.com', 'The second');
    const response = await fetch(`${server.url}/outbox`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await response.text();
    expect(page.indexOf('The second')).toBeLessThan(page.indexOf('The first &lt;b&gt;'));
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page).toContain('srcdoc="&lt;base target=&#34;_blank&#34;&gt;&lt;p&gt;The link:');
    expect(page).toContain('<pre>The link: https://example.org/secret</pre>');
  });

  test('exists for this machine only', async () => {
    const host = { host: 'localhost:3000' };
    expect((await ask(host)).statusCode).toBe(200);
    expect((await ask({ host: '[::1]:3000' }, '::1')).statusCode).toBe(200);
    expect((await ask(host, '10.0.0.9')).statusCode).toBe(404);
    expect((await ask({ ...host, 'x-forwarded-for': '127.0.0.1' }, '10.0.0.9')).statusCode).toBe(
      404,
    );
  });

  test('does not show itself to nginx as it is by default, without any trace in a header', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.end(`GET /outbox HTTP/1.0\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).split('\r\n')[0]).toMatch(/404/);
  });

  test('does not show itself through a proxy, nor under another name', async () => {
    const proxied = { host: 'localhost:3000', 'x-forwarded-for': '203.0.113.5' };
    expect((await ask(proxied)).statusCode).toBe(404);
    expect((await ask({ host: 'localhost', forwarded: 'for=203.0.113.5' })).statusCode).toBe(404);
    expect((await ask({ host: 'site.example' })).statusCode).toBe(404);
    for (const trace of ['via', 'x-forwarded-proto', 'x-real-ip', 'cf-connecting-ip', 'cf-ray']) {
      expect((await ask({ host: '127.0.0.1:3000', [trace]: 'anything' })).statusCode).toBe(404);
    }
  });
});

describe('The outbox of an installation with an address of its own', () => {
  const open = testServer(() => ({ siteUrl: 'https://site.example' }));

  test('does not exist', async () => {
    expect((await fetch(`${open.url}/outbox`)).status).toBe(404);
  });
});

describe('Settings of the mail server', () => {
  test.each([
    [
      { SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@example.org' },
      'SMTP_URL: expected smtp://user:password@host:port or smtps://user:password@host',
    ],
    [
      { SMTP_URL: 'http://mail.example.org', MAIL_FROM: 'a@example.org' },
      'SMTP_URL: expected smtp://user:password@host:port or smtps://user:password@host',
    ],
    [
      { SMTP_URL: 'smtp://localhost' },
      'MAIL_FROM: expected with SMTP_URL, a sender such as Name <no-reply@example.org>',
    ],
    [
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'nobody' },
      'MAIL_FROM: expected a sender such as Name <no-reply@example.org>',
    ],
    [
      { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@example.org', MAIL_REPLY_TO: 'Help desk' },
      'MAIL_REPLY_TO: expected an address such as help@example.org',
    ],
  ])('%j are refused at start in one line', async (settings, message) => {
    const { code, lines } = await refusedStart({ DATA_DIR: '/never', ...settings });
    expect(lines).toEqual([`Environment: ${message}`]);
    expect(code).toBe(1);
  });
});
