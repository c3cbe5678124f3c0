import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { Refusal } from '../_shared/refusal.ts';
import { textOf } from '../_shared/serve.ts';
import { fileTypeOf, largestFile, plainName } from '../_shared/stored-content.ts';
import type { Settings } from './verify.ts';

/** An attached file, with its type or the reason why it is not stored. */
export type InboundFile = {
  /** Follows from the digest, so that an email that arrives again has the same files. */
  id: string;
  position: number;
  name: string;
  mime_type: string | null;
  size_bytes: number;
  refusal: 'type' | 'empty' | 'too_large' | 'too_many' | null;
};

/** What the database stores of an email: `record_inbound_email`. */
export type InboundEmail = {
  /** Of the Message-ID, or of the whole email if it has none. */
  digest: string;
  from: string;
  name: string;
  subject: string;
  text: string;
  /** The emails of ours that it refers to, the nearest first. */
  references: string[];
  files: InboundFile[];
  is_automatic: boolean;
  is_verified: boolean;
  report?: { message_ids: string[]; action: 'failed' | 'delayed'; status: string };
};

const longest = { text: 20_000, name: 200, references: 30, report: 65_536 };

/** Files that are stored, and files whose names are listed. */
const mostFiles = { stored: 10, listed: 20 };

/** Deeper nesting and longer headers are made to exhaust a server. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 262_144, maxRfc822NestingDepth: 0 };

/**
 * The parts of an email that we use, and the contents of the files that are stored, by their ids. HTML
 * is only read as text, if there is no text. Files are neither decompressed nor opened.
 * @throws Refusal 422 `unreadable`
 */
export async function readEmail(
  raw: Uint8Array<ArrayBuffer>,
  settings: Omit<Settings, 'secrets'>,
): Promise<{ mail: InboundEmail; contents: Map<string, Uint8Array<ArrayBuffer>> }> {
  const mail = await PostalMime.parse(raw, limits).catch(() => {
    throw new Refusal(422, 'unreadable', 'Expected an email (message/rfc822).');
  });
  const valuesOf = (name: string) =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const { name, address } = senderOf(mail);
  const from = textOf(address).toLowerCase();
  const files = mail.attachments.filter(({ related }) => !related);
  const report = reportOf(mail, files);
  const digest = await digestOf(mail.messageId ? encode(mail.messageId) : raw);
  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  const listed: InboundFile[] = [];
  for (const [index, file] of files.slice(0, mostFiles.listed).entries()) {
    const bytes = bytesOf(file.content);
    const name = plainName(textOf(file.filename ?? '')) || plainName(file.mimeType) || '…';
    const mime_type = fileTypeOf(bytes) ?? null;
    const refusal = refusalOf(bytes, mime_type, contents.size);
    const id = uuidOf(await digestOf(encode(`${digest} ${index}`)));
    listed.push({
      id,
      position: index + 1,
      name,
      mime_type: refusal ? null : mime_type,
      size_bytes: bytes.length,
      refusal,
    });
    if (!refusal) contents.set(id, bytes);
  }
  const email: InboundEmail = {
    digest,
    from,
    name: textOf(name).replace(/\s+/g, ' ').slice(0, longest.name),
    subject: textOf(mail.subject).replace(/\s+/g, ' ').slice(0, longest.name),
    text: bodyOf(mail),
    references: idsIn(`${mail.inReplyTo ?? ''} ${reversed(mail.references)}`),
    files: listed,
    is_automatic: settings.ownAddresses.includes(from) || isAutomatic(valuesOf, from),
    is_verified: valuesOf('from').length === 1 && isVerified(valuesOf, from, settings),
    ...(report && { report }),
  };
  return { mail: email, contents };
}

const encode = (text: string) => new TextEncoder().encode(text);

function bytesOf(content: Attachment['content']): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? encode(content) : new Uint8Array(content);
}

function refusalOf(bytes: Uint8Array, type: string | null, stored: number): InboundFile['refusal'] {
  if (bytes.length === 0) return 'empty';
  if (type === null) return 'type';
  if (bytes.length > largestFile) return 'too_large';
  return stored >= mostFiles.stored ? 'too_many' : null;
}

/** The first 32 digits of a digest as an id. */
const uuidOf = (digest: string) =>
  digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

function senderOf({ from }: Email): { name: string; address: string } {
  return from?.address ? { name: from.name, address: from.address } : { name: '', address: '' };
}

/** The text. An email without any, such as one with a file only, has an ellipsis. */
function bodyOf({ text, html }: Email): string {
  const written = textOf(text ?? textIn(html ?? '')).replaceAll('\r\n', '\n');
  const body = written.length > longest.text ? `${written.slice(0, longest.text)}\n[…]` : written;
  return textOf(body) || '…';
}

/** The text of HTML, which the parser converts only beside a part with text. It takes linear time. */
function textIn(html: string): string {
  const [start = '', ...rest] = html.slice(0, longest.text * 10).split('<');
  let text = start;
  let hidden: string | undefined;
  for (const part of rest) {
    const tag = /^\/?[a-z]{1,10}/i.exec(part)?.[0].toLowerCase() ?? '';
    if (hidden === undefined && ['head', 'style', 'script'].includes(tag)) hidden = tag;
    else if (tag === `/${hidden}`) hidden = undefined;
    if (hidden !== undefined) continue;
    const isBreak = ['br', '/p', '/div', '/li', '/tr'].includes(tag);
    text += `${isBreak ? '\n' : ' '}${part.slice(part.indexOf('>') + 1)}`;
  }
  const entities: Record<string, string> = { nbsp: ' ', lt: '<', gt: '>', quot: '"', amp: '&' };
  return text
    .replace(/&(nbsp|lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \t]+/g, ' ');
}

/** Emails that no person wrote to us (RFC 3834): replying to them, or storing them, could loop. */
function isAutomatic(valuesOf: (name: string) => string[], from: string): boolean {
  const has = (name: string, pattern: RegExp) => valuesOf(name).some((one) => pattern.test(one));
  return (
    has('auto-submitted', /^(?!\s*no\b)/i) ||
    has('precedence', /^\s*(bulk|list|junk|auto[_-]?reply)\b/i) ||
    has('return-path', /^\s*(<\s*>)?\s*$/) ||
    has('content-type', /^\s*multipart\/report\b/i) ||
    ['list-id', 'x-autoreply', 'x-autorespond'].some((name) => valuesOf(name).length > 0) ||
    /^(mailer-daemon|postmaster)@/.test(from)
  );
}

/**
 * Whether our provider writes that the domain of the sender vouches for this email (`dmarc=pass`). A
 * sender can write such a header, too: only the topmost one counts, which the provider adds last, and
 * only with the provider's name.
 */
function isVerified(
  valuesOf: (name: string) => string[],
  from: string,
  { authenticator }: Pick<Settings, 'authenticator'>,
): boolean {
  const [results = ''] = valuesOf('authentication-results');
  // Comments can contain anything.
  const [name = '', ...methods] = results.replace(/\([^()]*\)/g, ' ').split(';');
  if (!authenticator || name.trim().split(/\s+/)[0]?.toLowerCase() !== authenticator) return false;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return methods.some((method) => {
    const [verdict = '', ...properties] = method.trim().toLowerCase().split(/\s+/);
    return verdict === 'dmarc=pass' && properties.includes(`header.from=${domain}`);
  });
}

/** The delivery status that a mail server reports (RFC 3464), of the first recipient. */
function reportOf(mail: Email, files: readonly Attachment[]): InboundEmail['report'] {
  const partOf = (pattern: RegExp) => {
    const content = files.find(({ mimeType }) => pattern.test(mimeType))?.content;
    if (!content || typeof content === 'string') return '';
    const text = new TextDecoder().decode(content.slice(0, longest.report));
    return text.replace(/\r?\n[ \t]+/g, ' ');
  };
  const state = partOf(/^message\/(global-)?delivery-status$/);
  const action = /^action:\s*(failed|delayed)\b/im.exec(state)?.[1]?.toLowerCase();
  const status = /^status:\s*([45]\.\d{1,3}\.\d{1,3})\b/im.exec(state)?.[1];
  if (!status || (action !== 'failed' && action !== 'delayed')) return undefined;
  const returned = partOf(
    /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/,
  );
  const id = /^message-id:\s*(<[^>\s]+>)/im.exec(returned)?.[1] ?? '';
  const message_ids = idsIn(`${id} ${mail.inReplyTo ?? ''} ${reversed(mail.references)}`);
  return { message_ids: message_ids.slice(0, 1), action, status };
}

const reversed = (list = '') => list.split(/\s+/).slice(-longest.references).toReversed().join(' ');

/** Ours begin with an id of the queue. */
function idsIn(list: string): string[] {
  const ids = list.matchAll(/<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[^>\s]+>/gi);
  return [...new Set([...ids].map(([, id = '']) => id.toLowerCase()))].slice(0, longest.references);
}

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
