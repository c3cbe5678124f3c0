Deno.serve(() => {
  let number = 0;
  const body = new ReadableStream({
    pull(controller) {
      number += 1;
      controller.enqueue(new TextEncoder().encode(`${number} `.padEnd(1000, '.')));
      if (number === 500) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/plain' } });
});
