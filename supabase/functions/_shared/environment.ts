/** A required environment variable. @throws Error with its name if it is not set */
export function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** The key that the site's pages send. */
export function publishableKey(): string {
  return newKey('SUPABASE_PUBLISHABLE_KEYS') ?? required('SUPABASE_ANON_KEY');
}

/** The key that bypasses every row policy. */
export function secretKey(): string {
  return newKey('SUPABASE_SECRET_KEYS') ?? required('SUPABASE_SERVICE_ROLE_KEY');
}

/** Supabase names its new keys in a JSON object, the first of them `default`. */
function newKey(name: string): string | undefined {
  const keys = Deno.env.get(name);
  return keys ? (JSON.parse(keys) as Record<string, string>).default : undefined;
}
