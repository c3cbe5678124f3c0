import type { ProjectServer } from './project-server.ts';

/** An email of the auth service, as the recipient reads it. */
export type ReadEmail = { to: string; kind: string; subject: string; link: URL; code: string };

/** The newest email to an address. Throws if there is none. */
export async function newestEmail({ owner }: ProjectServer, to: string): Promise<ReadEmail> {
  const [mail] = await emailsTo({ owner } as ProjectServer, to);
  if (!mail) throw new Error(`no mail to ${to}`);
  return mail;
}

/** All queued emails to an address, newest first. */
export async function emailsTo({ owner }: ProjectServer, to: string): Promise<ReadEmail[]> {
  const { rows } = await owner.query<{ kind: string; subject: string; text: string; html: string }>(
    'select kind, subject, text, html from gateway.mail_queue where recipient = $1 order by id desc',
    [to],
  );
  return rows.map(({ kind, subject, text, html }) => {
    const address =
      /https?:[^"\s<>]+\/(?:auth\/v1\/verify\?|confirm#)[^"\s<>]+/.exec(html)?.[0] ?? 'about:blank';
    return {
      to,
      kind,
      subject,
      link: new URL(address.replaceAll('&amp;', '&')),
      code: /(?<!\d)\d{6}(?!\d)/.exec(text.replace(/https?:\S+/g, ''))?.[0] ?? '',
    };
  });
}

/** Follows an emailed link as a browser would, and returns the redirect's target. */
export async function follow({ url }: ProjectServer, link: URL): Promise<URL> {
  const response = await fetch(`${url}${link.pathname}${link.search}`, { redirect: 'manual' });
  if (response.status !== 303) throw new Error(`${response.status}: ${await response.text()}`);
  return new URL(response.headers.get('location') ?? '');
}

/** The token in an email's link, regardless of the page that it opens. */
export function tokenHashOf({ link }: ReadEmail): string {
  return link.searchParams.get('token') ?? fragmentOf(link).token_hash ?? '';
}

/** The parameters in the fragment of a URL. */
export function fragmentOf(address: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
}

/** Deletes all rate limit counts, as if an hour had passed. */
export async function resetRateLimits({ owner }: ProjectServer) {
  await owner.query('delete from gateway.rate_limits');
}
