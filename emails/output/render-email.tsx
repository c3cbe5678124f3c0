import type { HtmlToTextOptions } from 'html-to-text';
import { render, toPlainText } from 'react-email';
import type { Language } from '../../app/shared/i18n/language.ts';
import { accountEmails } from '../account-emails.ts';
import type { Email } from '../email.ts';
import { Layout } from '../layout/layout.tsx';

/** A rendered email. Values that are known only at send time are still template syntax. */
export type RenderedEmail = { subject: string; html: string; text: string };

const asWritten: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [{ selector: 'h1', options: { uppercase: false } }],
};

/** Renders an email in one language. */
export async function renderEmail(email: Email, language: Language): Promise<RenderedEmail> {
  const content = email[language];
  const hasLegalNotice = !accountEmails.has(email);
  const rendered = await render(
    <Layout language={language} email={content} hasLegalNotice={hasLegalNotice} />,
  );
  const html = tidyHtml(rendered);
  return { subject: content.subject, html, text: tidyText(toPlainText(html, asWritten)) };
}

/** One block element per line, so that changes can be reviewed. */
function tidyHtml(html: string): string {
  return html
    .replace(/<!--(\/?\$|\/?(html|head|body)|\s*)-->/g, '')
    .replace(/[\u00A0\u200B-\u200F\uFEFF]{2,}/g, '')
    .replace(/\{\{.*?\}\}/g, (action) => action.replaceAll('&quot;', '"'))
    .replace(/\s*(<(?:html|head|meta|title|style|body|table|div|p|h1|blockquote)\b)/g, '\n$1')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** Removes duplicate URLs, and moves the blank line before an optional part into that part. */
function tidyText(text: string): string {
  return text
    .replace(/\n*(\{\{ if [^}]*\}\})\n+/g, '$1\n\n')
    .replace(/\n+(\{\{ end \}\})/g, '$1')
    .replace(/(\{\{ \.\w+ \}\}) \1/g, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
