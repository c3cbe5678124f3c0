/** Tells how many minutes a posted text takes to read. */
Deno.serve(async (request) => {
  const words = (await request.text()).split(/\s+/).filter(Boolean).length;
  return Response.json({ words, minutes: Math.ceil(words / 200) });
});
