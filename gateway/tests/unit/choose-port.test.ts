import { once } from 'node:events';
import { createServer } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { choosePort, listenOnHeldPort } from '../../src/choose-port.ts';

const host = 'localhost';
const refused = (port: number) => fetch(`http://${host}:${port}`).catch(({ cause }) => cause.code);

const listen = (port: number) => once(createServer().listen({ host, port }), 'listening');

test.each([
  ['any port', { port: 0, portIsFixed: true }],
  ['the next free port', { port: 3000, portIsFixed: false }],
])('%s belongs to the server from its choice on, and serves nothing before', async (_, wanted) => {
  const { port, holder } = await choosePort({ host, ...wanted });
  if (!holder) throw new Error('the port is not kept');
  await expect(listen(port)).rejects.toThrow('EADDRINUSE');
  expect(await refused(port)).toBe('UND_ERR_SOCKET');

  const app = fastify();
  app.get('/', () => 'ready');
  listenOnHeldPort(app, holder);
  expect(await app.listen({ host, port })).toContain(`:${port}`);
  expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('ready');
  await app.close();
  expect(await refused(port)).toBe('ECONNREFUSED');
});
