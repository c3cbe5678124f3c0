Deno.serve(() => {
  throw new Error('no');
});
