Deno.serve((request) => {
  if (request.url.endsWith('/calm')) return new Response('calm');
  setTimeout(() => {
    throw new Error('outside of any request');
  });
  return new Promise<Response>(() => undefined);
});
