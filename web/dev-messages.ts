import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { chooseText, isMessageText, type MessageText } from './message-texts.ts';

/** The words of every language by the name of their message. */
type Words = Readonly<Record<string, Readonly<Record<string, MessageText>>>>;

const LOCALES = ['vi', 'en'];
const GENERATED = /\/paraglide\/(messages|runtime)\.js$/;
export const MESSAGES = 'virtual:m4u-messages';
export const RUNTIME = 'virtual:m4u-runtime';
/** Where the server's half finds the words; both halves of the development server run in one process. */
const SHARED = 'm4uDevelopmentWords';
/** The event that carries changed words to the browser. */
const CHANGED = 'm4u:messages';

/** Reads one language. Errors: no JSON, or a message of a form that only the compiler knows. */
const readLocale = async (folder: string, locale: string): Promise<Readonly<Record<string, MessageText>>> => {
  const file = join(folder, `${locale}.json`);
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  for (const [name, text] of Object.entries(texts))
    if (!isMessageText(text))
      throw new Error(`${file}: "${name}" is neither a text nor cases; web/message-texts.ts supports nothing else.`);
  return texts as Record<string, MessageText>;
};

const readWords = async (folder: string): Promise<Words> =>
  Object.fromEntries(await Promise.all(LOCALES.map(async (locale) => [locale, await readLocale(folder, locale)])));

/** The text of `paraglide/runtime.js`, as much of it as is used. */
export const runtime = `
let current = () => 'vi';
export const getLocale = () => current();
export const overwriteGetLocale = (read) => { current = read; };
`;

/** Calls look their words up each time, so changed words need no module to be loaded again. */
const messages = (source: string) => `
import { getLocale } from ${JSON.stringify(RUNTIME)};
${source}
const chooseText = ${chooseText.toString()};
const say = (name) => (inputs = {}, options = {}) =>
  chooseText(read()[options.locale ?? getLocale()][name], inputs).replace(/\\{(\\w+)\\}/g, (_, input) => String(inputs[input]));
export const m = new Proxy({}, { get: (_, name) => (name in read().vi ? say(name) : undefined) });
`;

/** The text of `paraglide/messages.js` for the server's half. */
export const inServer = messages(`const read = () => globalThis.${SHARED};`);

const inBrowser = (words: Words) =>
  messages(`
let words = ${JSON.stringify(words)};
const read = () => words;
import.meta.hot?.on(${JSON.stringify(CHANGED)}, (changed) => {
  words = changed;
  window.__reactRouterDataRouter?.revalidate();
});`);

/**
 * Messages while the web is developed, read straight from `app/messages`: compiling all four thousand takes four seconds
 * of processor time, and each would be a file that the browser asks for. Words that change are in the browser at once,
 * without a module loaded again.
 */
export const devMessages = (folder: string): Plugin => {
  const isOurs = (file: string) => LOCALES.some((locale) => file === join(folder, `${locale}.json`));
  const share = async (): Promise<Words> => {
    const texts = await readWords(folder);
    (globalThis as Record<string, unknown>)[SHARED] = texts;
    return texts;
  };
  return {
    name: 'm4u:dev-messages',
    apply: 'serve',
    enforce: 'pre',
    resolveId(source) {
      const [, name] = GENERATED.exec(source) ?? [];
      if (name === undefined && source !== RUNTIME) return undefined;
      return `\0${name === 'messages' ? MESSAGES : RUNTIME}`;
    },
    async load(id) {
      if (id === `\0${RUNTIME}`) return runtime;
      return id === `\0${MESSAGES}` ? inBrowser(await share()) : undefined;
    },
    configureServer: async ({ watcher }) => {
      watcher.add(folder);
      await share();
    },
    async hotUpdate({ file }) {
      if (!isOurs(file)) return undefined;
      if (this.environment.name !== 'client') return [];
      const { moduleGraph, hot } = this.environment;
      const texts = await share();
      const module = moduleGraph.getModuleById(`\0${MESSAGES}`);
      // The next page loads the module; those that are open are told.
      if (module) moduleGraph.invalidateModule(module);
      hot.send({ type: 'custom', event: CHANGED, data: texts });
      return [];
    },
  };
};
