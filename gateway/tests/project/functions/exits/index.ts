import process from 'node:process';

Deno.serve((request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/exit')) process.exit(0);
  if (pathname.endsWith('/abort')) process.abort();
  return new Response('there');
});
