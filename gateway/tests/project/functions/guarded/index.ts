Deno.serve(() => {
  const names = ['PATH', 'DATABASE_URL', 'SUPABASE_SERVICE_ROLE_KEY', 'FROM_THE_PROJECT'];
  return Response.json(names.map((name) => Deno.env.get(name) ?? null));
});
