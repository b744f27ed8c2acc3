/**
 * Loads the program's sources with Node.js, and again when they change: a changed file and all its importers get a new
 * address (`?v=1`), so that the next import evaluates these and reuses the rest. Adds support for what Node.js cannot
 * load of the web: TSX, `import.meta.env`, styles, file addresses, and virtual modules.
 */
import { readFileSync } from 'node:fs';
import { registerHooks, type LoadHookSync, type ResolveHookSync } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { transformSync } from 'rolldown/utils';

/** Options of the loader. */
interface ModuleOptions {
  /** The repository's folder. */
  readonly root: string;
  /** Virtual modules: text by import name, read when they are loaded. */
  readonly virtual: Readonly<Record<string, () => string>>;
  /** Replaced modules, by the end of the import name. */
  readonly replace: Readonly<Record<string, string>>;
}

/** Reloadable sources. */
export interface Modules {
  /**
   * Marks files and all their importers as outdated, so that the next `load` evaluates them again; returns all of them,
   * by path or name.
   */
  outdate(files: readonly string[]): ReadonlySet<string>;
  /** Imports a file (path from the repository's folder) in its version on disk. */
  load<T>(file: string): Promise<T>;
  /** Whether a file was loaded. */
  knows(file: string): boolean;
}

const VIRTUAL_SCHEME = 'm4u-dev:';
const withoutVersion = (url: string): string => url.replace(/\?v=\d+$/, '');
const moduleName = (url: string): string =>
  url.startsWith('file:') ? fileURLToPath(url) : url.slice(VIRTUAL_SCHEME.length);

/** Server version of style sheets and pictures: empty, or their address at Vite. */
const assetText = (url: string, web: string): string => {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has('url') ? `export default ${JSON.stringify(pathname.slice(web.length - 1))};` : '';
};

/** Compiles TypeScript and JSX of the web for Node.js. Errors: SyntaxError with the position in the file. */
const compile = (file: string): string => {
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: { runtime: 'automatic', development: true },
    typescript: { onlyRemoveTypeImports: true },
    define: { 'import.meta.env.DEV': 'true', 'import.meta.env.MODE': '"development"' },
    sourcemap: true,
    tsconfig: false,
  });
  const [error] = errors;
  if (error) {
    const { codeframe } = error as { readonly codeframe?: string | null };
    const message = stripVTControlCharacters(codeframe ?? error.message);
    const [, position = ''] = /:(\d+:\d+)/.exec(message) ?? [];
    const refused = new SyntaxError(`${file}${position && ':'}${position} cannot be read.\n${message}`);
    throw Object.assign(refused, { stack: `SyntaxError: ${refused.message}` });
  }
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
};

/** Installs the loader into this process. */
export const loadSources = ({ root, virtual, replace }: ModuleOptions): Modules => {
  const own = pathToFileURL(`${root.replace(/\/$/, '')}/`).href;
  const web = new URL('web/', own);
  const versions = new Map<string, number>();
  const importers = new Map<string, Set<string>>();

  const isOwn = (url: string) =>
    url.startsWith(VIRTUAL_SCHEME) || (url.startsWith(own) && !url.includes('/node_modules/'));
  const versioned = (url: string) => (versions.has(url) ? `${url}?v=${versions.get(url)}` : url);
  const note = (url: string, parent: string | undefined) => {
    const importersOfUrl = importers.get(url) ?? new Set();
    importers.set(url, importersOfUrl);
    if (parent !== undefined && isOwn(parent)) importersOfUrl.add(withoutVersion(parent));
  };
  const isAsset = (url: string) => /\.css$|\?url$/.test(url);

  const resolve: ResolveHookSync = (specifier, context, next) => {
    const { parentURL } = context;
    const name = Object.keys(replace).find((end) => specifier.endsWith(end));
    const target = name === undefined ? specifier : (replace[name] ?? '');
    if (target in virtual) {
      note(VIRTUAL_SCHEME + target, parentURL);
      return { url: versioned(VIRTUAL_SCHEME + target), format: 'module', shortCircuit: true };
    }
    if (specifier.startsWith('.') && parentURL !== undefined && isOwn(parentURL)) {
      const { href } = new URL(specifier, parentURL);
      // Recorded before its resolution, since a missing file may be created later.
      note(withoutVersion(href), parentURL);
      if (isAsset(href)) return { url: href, format: 'module', shortCircuit: true };
    }
    // Virtual modules belong to the web and resolve packages from there.
    const isMadeUp = parentURL?.startsWith(VIRTUAL_SCHEME) === true;
    const found = next(specifier, isMadeUp ? { ...context, parentURL: `${web.href}package.json` } : context);
    const url = withoutVersion(found.url);
    if (!isOwn(url)) return found;
    note(url, parentURL);
    return { ...found, url: versioned(url) };
  };

  const load: LoadHookSync = (url, context, next) => {
    const plain = withoutVersion(url);
    const text = (source: string) => ({ format: 'module' as const, source, shortCircuit: true });
    if (plain.startsWith(VIRTUAL_SCHEME)) return text(virtual[plain.slice(VIRTUAL_SCHEME.length)]?.() ?? '');
    if (!plain.startsWith(`${web.href}app/`)) return next(url, context);
    return text(isAsset(plain) ? assetText(plain, web.pathname) : compile(fileURLToPath(plain)));
  };

  registerHooks({ resolve, load });

  const urlOf = (file: string) =>
    file in virtual ? VIRTUAL_SCHEME + file : pathToFileURL(file.startsWith('/') ? file : join(root, file)).href;
  return {
    outdate: (files) => {
      const waiting = files.map(urlOf);
      const outdated = new Set<string>();
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        if (outdated.has(url)) continue;
        outdated.add(url);
        versions.set(url, (versions.get(url) ?? 0) + 1);
        waiting.push(...(importers.get(url) ?? []));
      }
      return new Set([...outdated].map(moduleName));
    },
    load: (file) => import(versioned(urlOf(file))),
    knows: (file) => importers.has(urlOf(file)),
  };
};
