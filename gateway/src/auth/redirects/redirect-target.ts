import type { FastifyRequest } from 'fastify';
import type { AuthContext } from '../context.ts';

/**
 * Where a request wants people to be sent in the end: what it asks for, else the page that it came
 * from, each only if it is allowed; else the site.
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
