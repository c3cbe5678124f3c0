import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteTable } from './site-table.ts';

type Encoding = 'br' | 'gzip';
type Version = { body: Buffer; etag: string };
type AddressedFile = Record<Encoding | 'identity', Version>;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/**
 * Serves files that contain the site's URL: canonical links, share tags, the sitemap and the
 * printed URL. If the site was built for another URL, each file is rewritten and compressed on its
 * first request, and then cached. One build therefore serves any `SITE_URL` and any port.
 */
export class AddressedFiles {
  readonly #names: Set<string>;
  readonly #folder: string;
  readonly #from: string;
  readonly #to: string;
  readonly #files = new Map<string, Promise<AddressedFile>>();

  /**
   * @param origin the origin to write. It is undefined for the origin that the site was built for.
   */
  constructor(site: SiteTable, folder: string, origin: string | undefined) {
    this.#folder = folder;
    this.#from = site.origin;
    this.#to = origin ?? site.origin;
    this.#names = new Set(this.#to === this.#from ? [] : site.addressed);
  }

  has(file: string): boolean {
    return this.#names.has(file);
  }

  /** Sends a file that `has` accepts, in the best encoding that the browser supports. */
  async send(file: string, request: FastifyRequest, reply: FastifyReply) {
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { body, etag } = (await this.#load(file))[encoding];
    reply.headers({ etag, vary: reply.getHeader('vary') ?? 'accept-encoding' });
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) {
      return reply.code(304).send();
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(types[extname(file)] ?? 'application/octet-stream').send(body);
  }

  #load(file: string): Promise<AddressedFile> {
    const known = this.#files.get(file);
    if (known) return known;
    const loading = this.#rewrite(file);
    this.#files.set(file, loading);
    // A failed read is not cached, because a later one may succeed.
    loading.catch(() => this.#files.delete(file));
    return loading;
  }

  async #rewrite(file: string): Promise<AddressedFile> {
    const text = await readFile(join(this.#folder, file), 'utf8');
    const body = Buffer.from(text.replaceAll(this.#from, this.#to));
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    const [br, gz] = await Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })]);
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20);
    return {
      identity: { body, etag: `"${hash}"` },
      br: { body: br, etag: `"${hash}-br"` },
      gzip: { body: gz, etag: `"${hash}-gz"` },
    };
  }
}

function encodingFor(accepted = ''): keyof AddressedFile {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}
