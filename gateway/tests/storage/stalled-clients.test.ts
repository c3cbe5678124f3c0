import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  bytes,
  expectWaitingWithoutTransactions,
  signIn,
  storageServer,
} from './storage-server.ts';

const server = storageServer();

const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends the beginning of a request and reads nothing of the response. */
function begin(head: string[], body = ''): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(`${[...head, `Host: ${hostname}`].join('\r\n')}\r\n\r\n${body}`);
  sockets.push(socket);
  return socket;
}

/** Resolves with everything that a socket received when the server has closed it. */
async function untilClosed(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return received;
}

describe('A client that stalls', () => {
  it('after the response is disconnected, also during a resumable upload', async () => {
    const { storage, token, folder } = await signIn(server);
    await storage.from('bills').upload(`${folder}/there.txt`, 'there');
    const place = `bucketName ${btoa('bills')},objectName ${btoa(`${folder}/stalled.bin`)}`;
    const created = await server.ask('/upload/resumable', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'upload-length': '1000000',
        'upload-metadata': place,
      },
    });
    expect(created.status).toBe(201);
    const url = created.headers.get('location');
    const headers = ['Content-Length: 1000000', `Authorization: Bearer ${token}`];
    const tus = [
      'Tus-Resumable: 1.0.0',
      'Content-Type: application/offset+octet-stream',
      ...headers,
    ];
    const stalled = [
      [`POST /storage/v1/object/bills/${folder}/there.txt HTTP/1.1`, ...headers],
      ['PATCH /storage/v1/upload/resumable/x HTTP/1.1', 'Upload-Offset: 7', ...tus],
      [`DELETE ${url} HTTP/1.1`, ...tus],
    ];
    const received = await Promise.all(stalled.map((head) => untilClosed(begin(head, 'x'))));
    expect(received).toEqual(
      ['400', '404', '204'].map((status) => expect.stringMatching(`^HTTP/1.1 ${status} `)),
    );
  });

  it('during a transfer holds no connection to the database', async () => {
    const { storage, token, folder } = await signIn(server);
    const bucket = storage.from('bills');
    const file = bytes(8_000_000);
    expect((await bucket.upload(`${folder}/large.bin`, file)).error).toBeNull();
    // More of each than the pool has connections.
    const answered = Array.from({ length: 15 }, async () => {
      const socket = begin([
        `GET /storage/v1/object/bills/${folder}/large.bin HTTP/1.1`,
        `Authorization: Bearer ${token}`,
      ]);
      await new Promise((resolve) => socket.once('readable', resolve));
    });
    await Promise.all(answered);
    for (let number = 0; number < 15; number += 1) {
      begin(
        [
          `POST /storage/v1/object/bills/${folder}/${number}.bin HTTP/1.1`,
          `Authorization: Bearer ${token}`,
          'Content-Length: 1000000',
        ],
        'x'.repeat(300_000),
      );
    }
    await expectWaitingWithoutTransactions(server);
    const { data } = await bucket.download(`${folder}/large.bin`);
    expect(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()).equals(file)).toBe(true);
  });
});
