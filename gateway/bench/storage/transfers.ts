import { Agent, type IncomingMessage, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

type Transfer = {
  port: number;
  name: string;
  headers: Record<string, string>;
  file: Buffer;
};

/** Uploads a file to the bucket `bills`. */
export async function upload({ port, name, headers, file }: Transfer) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      {
        ...{ agent, port, host: '127.0.0.1', method: 'POST' },
        path: `/storage/v1/object/bills/${name}`,
        headers: {
          ...headers,
          'content-type': 'application/x-bench',
          'content-length': file.length,
        },
      },
      resolve,
    )
      .on('error', reject)
      .end(file);
  });
  await receive(response, 0);
}

/** Downloads a file and checks its length. */
export async function download({ port, name, headers, file }: Transfer) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(
      { agent, port, host: '127.0.0.1', path: `/storage/v1/object/bills/${name}`, headers },
      resolve,
    )
      .on('error', reject)
      .end();
  });
  await receive(response, file.length);
}

async function receive(response: IncomingMessage, expected: number) {
  let length = 0;
  for await (const chunk of response) length += (chunk as Buffer).length;
  if (response.statusCode !== 200 || length < expected) {
    throw new Error(`status ${response.statusCode}, ${length} bytes`);
  }
}

/** Runs a number of tasks, some at a time. */
export async function inParallel(
  count: number,
  connections: number,
  task: (number: number) => Promise<void>,
) {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      next += 1;
      await task(next);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
}
