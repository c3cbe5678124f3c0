/** Returns the reading time of a posted text, in minutes. */
Deno.serve(async (request) => {
  const words = (await request.text()).split(/\s+/).filter(Boolean).length;
  return Response.json({ words, minutes: Math.ceil(words / 200) });
});
