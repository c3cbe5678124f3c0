import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../context.ts';

/**
 * Returns the final redirect URL of a request. It prefers the requested URL, then the referring
 * page, each only if it is allowed. The fallback is the site.
 */
export function redirectTarget(
  { siteUrl, isRedirectAllowed }: AuthContext,
  request: FastifyRequest,
): string {
  const { redirect_to } = request.query as { redirect_to?: unknown };
  const wishes = [request.headers.redirect_to, redirect_to, request.headers.referer];
  const wish = wishes.find((address) => typeof address === 'string' && isRedirectAllowed(address));
  return (wish as string | undefined) ?? siteUrl;
}
