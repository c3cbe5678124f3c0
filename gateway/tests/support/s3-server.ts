import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error The package has no types.
import untyped from '@20minutes/s3rver';
import type { S3Settings } from '../../src/storage/bytes/s3-store.ts';

type S3rver = {
  configureBuckets(): Promise<unknown>;
  callback(): RequestListener;
  logger: { close(): void };
};

const Server: new (options: object) => S3rver = untyped;

export type S3Server = {
  settings: S3Settings;
  /** Keys of all objects. */
  keys(): string[];
  /** How the service responds from now on. `down` closes connections, `slow` never responds. */
  behave(as: 'normal' | 'down' | 'failing' | 'slow'): void;
  close(): Promise<void>;
};

/**
 * Starts an S3-compatible server with one bucket. It checks signatures.
 * @param timeout how long the gateway waits for it, in milliseconds
 */
export async function startS3(timeout?: number): Promise<S3Server> {
  const bucket = 'files';
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const open = (options: object) =>
    new Server({ directory, silent: true, configureBuckets: [{ name: bucket }], ...options });
  const strict = open({});
  // The package computes another signature than S3 for lists, whose path ends in a slash.
  const lenient = open({ allowMismatchedSignatures: true });
  await strict.configureBuckets();
  const handlers = { strict: strict.callback(), lenient: lenient.callback() };
  const handle: RequestListener = (request, response) => {
    const isList = request.url?.startsWith(`/${bucket}/?`);
    handlers[isList ? 'lenient' : 'strict'](request, response);
  };
  let behavior: 'normal' | 'down' | 'failing' | 'slow' = 'normal';
  const server = createServer((request, response) => {
    if (behavior === 'down') request.destroy();
    else if (behavior === 'failing')
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    else if (behavior === 'normal') handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      region: 'us-east-1',
      // The only credentials that the server knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      ...(timeout && { timeout }),
    },
    keys() {
      const suffix = '._S3rver_object';
      return readdirSync(join(directory, bucket), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith(suffix))
        .map((path) => path.slice(0, -suffix.length));
    },
    behave(as) {
      behavior = as;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      strict.logger.close();
      lenient.logger.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
