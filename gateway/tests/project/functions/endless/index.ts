Deno.serve((request) => {
  while (request.url.endsWith('/loop'));
  return new Response('done');
});
