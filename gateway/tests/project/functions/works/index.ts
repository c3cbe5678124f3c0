import { setTimeout as wait } from 'node:timers/promises';

Deno.serve(async (request) => {
  console.log(`start ${request.headers.get('apikey')}`);
  await wait(250);
  console.log('end');
  return new Response(null, { status: 500 });
});
