import { setTimeout as wait } from 'node:timers/promises';

/** Asks the backend, some time after the request arrived. */
Deno.serve(async () => {
  await wait(300);
  const apikey = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY') ?? '';
  return fetch(`${Deno.env.get('SUPABASE_URL')}/rest/v1/topics?limit=1`, { headers: { apikey } });
});
