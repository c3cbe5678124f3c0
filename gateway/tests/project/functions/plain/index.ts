import { greeting } from '../_shared/greeting.ts';

const client: string = 'jsr:@supabase/supabase-js@2';

Deno.serve(async () => {
  const { createClient } = await import(client);
  return Response.json({ greeting: greeting('npm'), client: typeof createClient });
});
