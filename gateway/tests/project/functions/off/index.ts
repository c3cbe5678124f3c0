Deno.serve(() => new Response('nobody should see this'));
