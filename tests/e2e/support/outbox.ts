import { origin } from './origin.ts';

type Link = '/activate-account' | '/confirm#' | '/forgot-password' | '/reset-password';

/**
 * The emails of a mailbox in the local outbox, newest first. The outbox refuses requests through a
 * proxy, so the test's browser cannot read it.
 */
async function emailsTo(to: string, server = origin) {
  const page = await (await fetch(`${server}/outbox`)).text();
  const emails = page.split('<details').filter((mail) => mail.includes(`to ${to} `));
  return emails.map((mail) => ({
    subject: /<strong>(.*?)<\/strong>/.exec(mail)?.[1] ?? '',
    files: [...mail.matchAll(/<p>Attached: (.*?)<\/p>/g)].map(([, name = '']) => name),
    text: (/<pre>([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? '').replaceAll('&amp;', '&'),
  }));
}

/** The text of the newest email with a subject to an address. `server` is that of `withOwnServer`. */
export async function textOfEmail(to: string, subject: string, server: string): Promise<string> {
  const emails = await emailsTo(to, server);
  const email = emails.find((one) => one.subject === subject);
  if (!email) throw new Error(`No email “${subject}” to ${to}.`);
  return email.text;
}

/** The subjects of the emails to an address. */
export async function subjectsTo(to: string): Promise<string[]> {
  const emails = await emailsTo(to);
  return emails.map(({ subject }) => subject);
}

/** The names of the files that the emails to an address bring. */
export async function filesTo(to: string): Promise<string[]> {
  const emails = await emailsTo(to);
  return emails.flatMap(({ files }) => files);
}

/** The newest emailed link of a kind. `server` is that of `testWithOwnServer`. */
export async function emailedLink(
  to: string,
  kind: Link = '/confirm#',
  server?: string,
): Promise<string> {
  const emails = await emailsTo(to, server);
  const links = emails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  const link = links.find((one) => one.includes(kind));
  if (!link) throw new Error(`No email with a link to ${to}.`);
  return link;
}
