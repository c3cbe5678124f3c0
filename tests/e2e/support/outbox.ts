/**
 * What the outbox of one's own machine holds for a mailbox: all subjects, and the link of the mail
 * that has one. It is shown only to those who come without a proxy, so not to the test's browser.
 */
export async function mailTo(baseURL: string | undefined, email: string) {
  const page = await (await fetch(`${baseURL}/outbox`)).text();
  const mails = page.split('<details').filter((mail) => mail.includes(`to ${email} `));
  const subjects = mails.map((mail) => /<strong>(.*?)<\/strong>/.exec(mail)?.[1] ?? '');
  const texts = mails.map((mail) => /<pre>([\s\S]*?)<\/pre>/.exec(mail)?.[1] ?? '');
  const link = texts.join('\n').match(/https?:\/\/\S*\/verify\S*/)?.[0] ?? '';
  return { subjects, link: link.replaceAll('&amp;', '&') };
}
