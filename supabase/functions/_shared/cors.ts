import { required } from './environment.ts';

/** Headers that allow only scripts of the site's own pages to read a response. */
export function corsHeaders(): Record<string, string> {
  return {
    'access-control-allow-origin': new URL(required('SITE_URL')).origin,
    'access-control-expose-headers': 'retry-after',
    vary: 'Origin',
  };
}

/** The response to a preflight request. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(),
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers':
        'authorization, apikey, content-type, x-client-info, x-supabase-api-version',
      'access-control-max-age': '3600',
    },
  });
}
