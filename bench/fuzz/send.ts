import { connect } from 'node:net';

export type Answer = { status: number; text: string };

/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/**
 * Sends bytes as they are, past everything that an HTTP client would mend, and reads the answer
 * until the server closes.
 * @param isOpenEnded whether the server may wait for more of the body: then none is promised.
 * @returns status 0 when the server closed without an answer.
 */
export function send(port: number, request: Buffer, isOpenEnded: boolean): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      const said = Buffer.concat(chunks).toString('latin1');
      // What asks for the body is not the answer yet.
      const text = said.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(patience, () => {
      socket.destroy();
      reject(new Error(`no answer within ${patience / 1000} s`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', finish);
    // A refused body is not read to its end: the answer may be there all the same.
    socket.on('error', finish);
    if (isOpenEnded) socket.end(request);
    else socket.write(request);
  });
}

/** Sends a body byte by byte, and goes away in the middle of it. */
export function sendHalf(port: number, request: Buffer, pieces: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', reject);
    let sent = 0;
    const timer = setInterval(() => {
      if (sent >= pieces || sent >= request.length) {
        clearInterval(timer);
        socket.destroy();
        return resolve();
      }
      socket.write(request.subarray(sent, sent + 1));
      sent += 1;
    }, 2);
  });
}
