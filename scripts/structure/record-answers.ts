/**
 * `node scripts/structure/record-answers.ts --server URL --to FOLDER`: records a server's answers, so that two versions
 * can be compared by `diff -r`. Run both with `DEMO=true TRUST_PROXY=1` on copies of one data folder, at about the same
 * time: pages show relative times.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { defineCommand } from '../command/command.ts';
import { memberPaths, visitorPaths } from '../scan/targets.ts';

const READERS = { visitor: undefined, duyen: 'duyen@m4u.example', bao: 'bao@m4u.example', an: 'an@m4u.example' };
const PASSWORD = 'bien-xanh-cat-trang';
const STAFF_PATHS = ['/admin', '/admin/members', '/admin/groups', '/admin/status'];

/** Maximum ids tried per call with an id in its path: one per kind of address. */
const MOST_IDS = 12;
const MOST_PAGES = 300;
const UUID = /[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;

/** Each request gets its own sender address, so that no rate limit applies. */
let callCount = 0;
const nextAddress = (): string => {
  callCount += 1;
  return `10.${(callCount >> 16) & 255}.${(callCount >> 8) & 255}.${callCount & 255}`;
};

/** Masks values that differ between answers or builds: nonces, keys, challenges, names of files, present times. */
const withoutMoment = (text: string, server: string): string =>
  text
    .replaceAll(server, '')
    .replaceAll(/ nonce(?:="[^"]*")?|'nonce-[^']*'/g, '')
    .replaceAll(/<link [^>]*href="\/assets\/[^>]*>|import \* as route\d+ from "[^"]*";/g, '')
    .replaceAll(/"\/assets\/[^"]*"/g, '"asset"')
    .replaceAll(/name="(key|clientId|challenge\.\w+)" value="[^"]*"/g, 'name="$1"')
    .replaceAll(/"(requestId|token)":"[^"]*"/g, '"$1"')
    .replaceAll(/[\p{L} ]+ cộng [\p{L} ]+ bằng mấy\?|What is \w+ plus \w+\?/gu, 'a sum')
    .replaceAll(/\?v=[\da-z]+/g, '?v')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d\.\d{3}Z)?|\b1[78]\d{11}\b/g, 'moment')
    .replaceAll(/\d+ (?:giây|phút|giờ|seconds?|minutes?|hours?)(?: trước| ago)?/g, 'a while');

/** Puts each tag or JSON member on its own line, so that `diff` shows only differences. */
const toLines = (text: string): string => `${text.replaceAll('><', '>\n<').replaceAll(/([,{[])"/g, '$1\n"')}\n`;

const fileNameOf = (address: string): string => `${address.replaceAll(/[^\w.-]+/g, '_').slice(0, 150) || '_'}.txt`;

type AskServer = (address: string) => Promise<{ status: number; text: string }>;

const signIn = async (server: string, email: string): Promise<string> => {
  const answer = await fetch(`${server}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
};

const createAsk =
  (server: string, cookie: string): AskServer =>
  async (address) => {
    const headers = { cookie, 'x-forwarded-for': nextAddress(), accept: 'text/html,application/json' };
    const answer = await fetch(server + address, { headers, redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const isText = /html|json|xml|csv|text/.test(type);
    const body = isText
      ? toLines(withoutMoment(await answer.text(), server))
      : `${(await answer.arrayBuffer()).byteLength > 0}`;
    return { status: answer.status, text: `${answer.status} ${type} ${answer.headers.get('location') ?? ''}\n${body}` };
  };

/** Crawls pages and records each; returns the ids found in them. */
const recordPages = async (ask: AskServer, starts: readonly string[], keep: StoreAnswer): Promise<string[]> => {
  const queue = [...starts];
  const queuedPages = new Set(queue);
  const ids = new Map<string, string>();
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const { text } = await ask(address);
    await keep(address, text);
    for (const [, link = ''] of text.matchAll(/href="(\/[^"#]*)/g)) {
      const to = link.replaceAll('&amp;', '&');
      for (const [id] of to.matchAll(UUID)) ids.set(to.split(id, 1)[0] ?? '', id);
      if (
        queuedPages.size >= MOST_PAGES ||
        queuedPages.has(to) ||
        /^\/(?:api|assets|media|dev)\b|\.\w+$|[?&]page=/.test(to)
      )
        continue;
      queuedPages.add(to);
      queue.push(to);
    }
  }
  return [...new Set(ids.values())].slice(0, MOST_IDS);
};

type StoreAnswer = (address: string, text: string) => Promise<void>;

/** Records every read-only call, with each of the ids in its path. */
const recordCalls = async (
  ask: AskServer,
  paths: readonly string[],
  ids: readonly string[],
  keep: StoreAnswer,
): Promise<void> => {
  for (const path of paths) {
    const addresses = path.includes('{') ? ids.map((id) => path.replaceAll(/\{\w+\}/g, id)) : [path];
    for (const address of addresses) {
      const { status, text } = await ask(address);
      // Most ids belong to other kinds, so 404 is not recorded.
      if (status !== 404) await keep(address, text);
    }
  }
};

const listReadPaths = async (server: string): Promise<string[]> => {
  const description = (await (await fetch(`${server}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  // Excluded: endless streams, and partner sign-ins, which open sessions.
  return Object.entries(description.paths)
    .filter(([path, methods]) => methods['get'] !== undefined && !/stream|events|authenticating|export/i.test(path))
    .map(([path]) => (path.startsWith('/api') ? path : `/api${path}`));
};

const recordAnswers = async (server: string, to: string): Promise<void> => {
  const paths = await listReadPaths(server);
  for (const [reader, email] of Object.entries(READERS)) {
    const ask = createAsk(server, email === undefined ? '' : await signIn(server, email));
    const folder = join(to, reader);
    await mkdir(folder, { recursive: true });
    let answerCount = 0;
    const keep: StoreAnswer = async (address, text) => {
      await writeFile(join(folder, fileNameOf(address)), text);
      answerCount += 1;
    };
    const starts = ['/', ...visitorPaths, ...(email === undefined ? [] : [...memberPaths, ...STAFF_PATHS])];
    const ids = await recordPages(ask, starts, keep);
    await recordCalls(ask, paths, ids, keep);
    console.log(`${reader}: ${answerCount} answers`);
  }
};

export const command = defineCommand('node scripts/structure/record-answers.ts', {
  summary:
    'Keeps what a server with demo content answers to pages and reading calls, to be compared with another version.',
  examples: ['node scripts/structure/record-answers.ts --server http://localhost:3000 --to before'],
})
  .requiredOption('--server <address>', 'where the server listens, with DEMO=true TRUST_PROXY=1')
  .requiredOption('--to <folder>', 'where the answers go')
  .action(({ server, to }) => recordAnswers(server.replace(/\/$/, ''), resolve(to)));

if (import.meta.main) await command.parseAsync();
