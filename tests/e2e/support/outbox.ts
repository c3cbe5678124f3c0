type Link = '/confirm#' | '/reset-password' | '/admin/password#';

/**
 * The mails that the outbox of one's own machine holds for a mailbox, newest first. It is shown
 * only to those who come without a proxy, so not to the test's browser.
 */
async function mailsTo(baseURL: string, to: string) {
  const page = await (await fetch(`${baseURL}/outbox`)).text();
  const mails = page.split('<details').filter((mail) => mail.includes(`to ${to} `));
  return mails.map((mail) => ({
    subject: /<strong>(.*?)<\/strong>/.exec(mail)?.[1] ?? '',
    text: (/<pre>([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? '').replaceAll('&amp;', '&'),
  }));
}

/** The subjects of the mails to somebody. */
export async function subjectsTo(baseURL: string | undefined, to: string): Promise<string[]> {
  const mails = await mailsTo(baseURL ?? '', to);
  return mails.map(({ subject }) => subject);
}

/** The newest link of a kind that was mailed to somebody. */
export async function mailedLink(
  baseURL: string | undefined,
  to: string,
  kind: Link = '/confirm#',
): Promise<string> {
  const mails = await mailsTo(baseURL ?? '', to);
  const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
  const link = links.find((one) => one.includes(kind));
  if (!link) throw new Error(`no mail with a link to ${to}`);
  return link;
}
