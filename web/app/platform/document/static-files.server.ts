import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { chooseEncoding, type Encoding } from '@m4u/contract/encoding';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

interface StaticFile {
  readonly bytes: Readonly<Partial<Record<Encoding, Buffer>>>;
  readonly hash: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** `Cache-Control` of a file: files with a hash in their name are immutable, the service worker is not cached. */
const lifetimeOf = (name: string): string => {
  if (name.startsWith(`assets${sep}`)) return 'public, max-age=31536000, immutable';
  return name === 'sw.js' ? 'no-cache' : 'public, max-age=3600';
};

const read = (folder: string, name: string, names: ReadonlySet<string>): StaticFile => {
  const bytes: Partial<Record<Encoding, Buffer>> = {};
  for (const encoding of ['br', 'gzip', 'identity'] as const)
    if (names.has(name + endings[encoding])) bytes[encoding] = readFileSync(join(folder, name + endings[encoding]));
  return {
    bytes,
    hash: createHash('sha256')
      .update(bytes.identity ?? '')
      .digest('base64url')
      .slice(0, 22),
    headers: {
      'Content-Type': types[extname(name)] ?? 'application/octet-stream',
      'Cache-Control': lifetimeOf(name),
      Vary: 'Accept-Encoding',
    },
  };
};

/** Serves the client build from memory, with the compressed versions that the build made. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  readonly #headers: Readonly<Record<string, string>>;

  /** Reads a folder once; `headers` go with every file. */
  constructor(folder: string, headers: Readonly<Record<string, string>>) {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = new Set(all.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)));
    const compressed = (name: string) => /\.(?:br|gz)$/.test(name) && names.has(name.slice(0, -3));
    for (const name of names)
      if (!compressed(name) && !name.startsWith('.'))
        this.#files.set(`/${name.split(sep).join('/')}`, read(folder, name, names));
    this.#headers = headers;
  }

  /** Answers a request for a file; false when there is none at this path. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
    const file = this.#files.get(path);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const wished = chooseEncoding(request.headers['accept-encoding']);
    const encoding = file.bytes[wished] ? wished : 'identity';
    const etag = `"${file.hash}-${encoding}"`;
    const headers: Record<string, string> = { ...this.#headers, ...file.headers, ETag: etag };
    if (request.headers['if-none-match']?.includes(etag)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const bytes = file.bytes[encoding] ?? Buffer.alloc(0);
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
    headers['Content-Length'] = String(bytes.length);
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes);
    return true;
  }
}
