Deno.serve((request) => {
  while (request.url.endsWith('/forever'));
  return new Response('calm');
});
