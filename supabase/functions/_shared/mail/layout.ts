import type { Language } from '../language.ts';

export type MailContent = {
  language: Language;
  subject: string;
  heading: string;
  /** Before the button. */
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Somebody's own words, as they wrote them. */
  quote?: { title: string; text: string };
  /** After the button. */
  note?: string;
};

const brand = 'Mutirão';

const words = {
  'pt-BR': {
    hint: 'Se o botão não abrir, copie este endereço no navegador:',
    footer: 'Mutirão: brasileiros nos Estados Unidos que cuidam uns dos outros.',
  },
  en: {
    hint: 'If the button does not open, copy this address into your browser:',
    footer: 'Mutirão: Brazilians in the United States who look after one another.',
  },
};

/** Writes a mail as HTML and as text. It looks like the auth mails in supabase/templates. */
export function writeMail(content: MailContent): { subject: string; html: string; text: string } {
  return { subject: content.subject, html: asHtml(content), text: asText(content) };
}

function asText({ language, heading, paragraphs, button, quote, note }: MailContent): string {
  const parts = [
    brand,
    heading,
    ...paragraphs,
    button && `${button.label}\n${button.url}`,
    note,
    quote && `${quote.title}\n${quote.text.replace(/^/gm, '> ')}`,
    words[language].footer,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function asHtml({
  language,
  subject,
  heading,
  paragraphs,
  button,
  quote,
  note,
}: MailContent): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<meta name="color-scheme" content="light" />
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin: 0; background: #fbf7f0; color: #17261f; font: 16px/1.6 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif">
  <div style="max-width: 560px; margin: 0 auto; padding: 32px 20px">
    <p style="margin: 0 0 20px; font-size: 20px; font-weight: 700; color: #0a4635">${brand}</p>
    <main style="padding: 28px 24px; background: #ffffff; border: 1px solid #e3d8c6; border-radius: 16px">
      <h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.25; color: #0a4635">${escapeHtml(heading)}</h1>
      ${paragraphs.map(paragraph).join('\n      ')}
      ${button ? buttonHtml(button) : ''}
      ${note ? paragraph(note) : ''}
      ${button ? hintHtml(words[language].hint, button.url) : ''}
      ${quote ? quoteHtml(quote) : ''}
    </main>
    <p style="margin: 20px 0 0; color: #52605a">${words[language].footer}</p>
  </div>
</body>
</html>
`;
}

function paragraph(text: string) {
  return `<p style="margin: 0 0 16px; white-space: pre-line; overflow-wrap: anywhere">${escapeHtml(text)}</p>`;
}

function buttonHtml({ label, url }: NonNullable<MailContent['button']>) {
  return `<p style="margin: 24px 0"><a href="${escapeHtml(url)}" style="display: inline-block; padding: 14px 24px; border-radius: 12px; background: #0e5a43; color: #ffffff; font-weight: 600; text-decoration: none">${escapeHtml(label)}</a></p>`;
}

function hintHtml(hint: string, url: string) {
  return `<p style="margin: 0; color: #52605a">${hint}<br /><a href="${escapeHtml(url)}" style="color: #0e5a43; overflow-wrap: anywhere">${escapeHtml(url)}</a></p>`;
}

function quoteHtml({ title, text }: NonNullable<MailContent['quote']>) {
  return `<h2 style="margin: 24px 0 8px; font-size: 16px">${escapeHtml(title)}</h2>
      <blockquote style="margin: 0; padding: 4px 0 4px 16px; border-left: 3px solid #8fc3ac; color: #52605a; white-space: pre-line; overflow-wrap: anywhere">${escapeHtml(text)}</blockquote>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}
