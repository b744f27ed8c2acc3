/**
 * A site that releases a new version while people use it: a proxy that, after `release`, answers like a build in which
 * all files have other names and the former ones are gone.
 */
import { readdir } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { findCurrentBuild } from '../../scripts/builds/kept-builds.mjs';
import { webBuilds } from '../../scripts/builds/web-build.mjs';

/** Mark in file names of the second build. */
export const second = '.second';

const isText = (type = ''): boolean => /javascript|html|css|json/.test(type);

const readAll = async (incoming: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** A site that changes to the next build. */
export interface ReleasingSite {
  readonly url: string;
  /** Serves the second build from now on. */
  release(): void;
  close(): Promise<void>;
}

/** Opens the site as a proxy of `server`. */
export const openReleasingSite = async (server: string): Promise<ReleasingSite> => {
  const assets = join(findCurrentBuild(webBuilds), 'client/assets');
  const names = (await readdir(assets)).filter((name) => !/\.(?:br|gz)$/.test(name));
  const version = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean) ?? '';
  const renamed = (name: string) => name.replace(/(\.\w+)$/, `${second}$1`);
  const pattern = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const quoted = new RegExp(`(["'\`])${version}\\1`, 'g');
  const ofSecond = (text: string): string => text.replace(pattern, renamed).replace(quoted, '$1second$1');
  let released = false;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const path = incoming.url ?? '/';
    const isAsset = path.startsWith('/assets/');
    if (released && isAsset && !path.includes(second)) return void outgoing.writeHead(404).end();
    const headers = { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const forwarded = ask(server + path.replace(second, ''), { method: incoming.method, headers });
    const give = async (answer: IncomingMessage): Promise<void> => {
      const bytes = await readAll(answer);
      const head = { ...answer.headers };
      for (const name of ['content-length', 'transfer-encoding', 'etag']) delete head[name];
      if (!released || !isText(head['content-type']))
        return void outgoing.writeHead(answer.statusCode ?? 500, head).end(bytes);
      // Hashes of the policy no longer match the changed inline scripts.
      delete head['content-security-policy'];
      outgoing.writeHead(answer.statusCode ?? 500, head).end(ofSecond(bytes.toString()));
    };
    forwarded.on('response', (answer) => void give(answer).catch(() => outgoing.destroy()));
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  };

  const site = createServer(pass);
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(site.address() as AddressInfo).port}`,
    release: () => (released = true),
    close: async () => {
      site.closeAllConnections();
      await new Promise((resolve) => site.close(resolve));
    },
  };
};
