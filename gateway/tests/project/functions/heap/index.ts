const kept: unknown[] = [];

Deno.serve(async (request) => {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/objects')) for (;;) kept.push({ kept: [kept.length] });
  if (pathname.endsWith('/bytes')) {
    for (;;) {
      kept.push(new Uint8Array(10_000_000).fill(1));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
  return new Response('small');
});
