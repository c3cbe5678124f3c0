import { connect } from 'node:net';

export type Response = { status: number; text: string };

/** The timeout of a response, in milliseconds. */
const timeoutMs = 15_000;

/**
 * Sends raw bytes, without the corrections of an HTTP client, and reads the response until the server
 * closes.
 * @param isOpenEnded whether the server may wait for more of the body, and need not respond
 * @returns status 0 if the server closed without a response
 */
export function send(port: number, request: Buffer, isOpenEnded: boolean): Promise<Response> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const finish = () => {
      socket.destroy();
      const said = Buffer.concat(chunks).toString('latin1');
      // `100 Continue` is not the response yet.
      const text = said.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    };
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error(`no answer within ${timeoutMs / 1000} s`));
    });
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', finish);
    // The server does not read a refused body to its end; the response may still be complete.
    socket.on('error', finish);
    if (isOpenEnded) socket.end(request);
    else socket.write(request);
  });
}

/** Sends a body byte by byte and disconnects in the middle. */
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
