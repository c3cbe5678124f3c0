import { escapeHtml } from './template/render.ts';

export type OutboxEmail = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** The names of attached files. */
  files: string[];
  createdAt: Date;
};

/**
 * Renders a page of emails, each as HTML and as text. A frame without scripts contains the HTML.
 */
export function outboxPage(mails: OutboxEmail[]): string {
  const list = mails.map((mail, index) => mailArticle(mail, index === 0)).join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>No mail server is set (SMTP_URL), so mail is kept here. Only this machine can see this page.</p>
${list || '<p>No mail yet.</p>'}
</main>
</body>
</html>
`;
}

function mailArticle(mail: OutboxEmail, open: boolean): string {
  const { recipient, subject, html, text, files, kind, createdAt } = mail;
  const moment = createdAt.toISOString();
  return `<details${open ? ' open' : ''}>
<summary><strong>${escapeHtml(subject)}</strong><br>
<span>to ${escapeHtml(recipient)} · ${escapeHtml(kind)} · <time datetime="${moment}">${moment.slice(0, 16).replace('T', ' ')} UTC</time></span></summary>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(inFrame(html))}"></iframe>
${files.map((name) => `<p>Attached: ${escapeHtml(name)}</p>\n`).join('')}<h2>As text</h2>
<pre>${escapeHtml(text)}</pre>
</details>`;
}

/** Links open outside the frame. */
function inFrame(html: string): string {
  const base = '<base target="_blank">';
  return html.includes('<head>') ? html.replace('<head>', `<head>${base}`) : base + html;
}

const styles = `
:root { color-scheme: light; }
body { margin: 0; background: #fbf7f0; color: #17261f; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 1.25rem 0 0.5rem; font-size: 1rem; }
details { margin-top: 1rem; padding: 1rem 1.25rem; background: #fff; border: 1px solid #e3d8c6; border-radius: 1rem; }
summary { cursor: pointer; border-radius: 0.5rem; }
summary span { color: #52605a; }
summary:focus-visible { outline: 3px solid #0e5a43; outline-offset: 4px; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 38rem; margin-top: 1rem; border: 1px solid #e3d8c6; border-radius: 0.5rem; resize: vertical; background: #fff; }
pre { margin: 0; padding: 1rem; background: #f3ebdd; border-radius: 0.5rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.9rem/1.6 ui-monospace, monospace; }
`;
