import { greeting } from '../_shared/greeting.ts';

Deno.serve(async (request) => {
  const { pathname, search } = new URL(request.url);
  return Response.json(
    {
      greeting: greeting(Deno.env.get('SITE_URL') ?? ''),
      method: request.method,
      place: pathname + search,
      address: request.headers.get('x-forwarded-for'),
      agent: request.headers.get('x-from'),
      body: await request.text(),
    },
    {
      status: 201,
      headers: [
        ['x-made-by', 'hello'],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
    },
  );
});
