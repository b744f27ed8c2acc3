import type { Plugin } from 'vite';

/** Time (ms) after which a part of the program that has not come counts as failed (docs/rules/screens.md#addresses). */
const CHUNK_TIMEOUT = 120_000;

/** Tells `ReloadOffer` that a part could not be loaded, by the event that Vite itself uses for it. */
const fails = "window.dispatchEvent(new Event('vite:preloadError'))";

/** Script: passes a loading part on, tells when it is late, and tells again when it has come after all. */
const watched = `((loading) => {
  let isLate = false;
  const timer = setTimeout(() => { isLate = true; ${fails}; }, ${CHUNK_TIMEOUT});
  loading.then(() => isLate && window.dispatchEvent(new Event('m4u:chunkLoaded')), () => {}).finally(() => clearTimeout(timer));
  return loading;
})`;

const preload = 'export const __vitePreload = ';
const routeImport = /await import\(([^)]*)\)/;
const reloadsAtOnce = 'window.location.reload();\n\t\treturn new Promise(() => {});';

/** Applies changes to a text. Returns undefined when it is not as they expect. */
const replaceAll = (code: string, changes: readonly (readonly [string | RegExp, string])[]): string | undefined =>
  changes.reduce<string | undefined>((text, [from, to]) => {
    const next = text?.replace(from, to);
    return next === text ? undefined : next;
  }, code);

const changesOf = (id: string, code: string): Parameters<typeof replaceAll>[1] | undefined => {
  if (id.includes('vite/preload-helper'))
    return [
      [preload, `export const __vitePreload = (...args) => ${watched}(preloadPart(...args));\nconst preloadPart = `],
    ];
  if (!id.includes('/react-router/dist/') || !code.includes('Error loading route module')) return undefined;
  return [
    [routeImport, `await ${watched}(import($1))`],
    [reloadsAtOnce, `${fails};\n\t\treturn new Promise(() => {});`],
  ];
};

/**
 * When a screen's script cannot be fetched, React Router reloads the page by itself; on a line that has just broken
 * that takes away the page which is still there. It is said to `ReloadOffer` instead, as Vite does for other chunks;
 * so are parts that do not come in time, which would be waited for without end.
 */
export const offersToReload = (): Plugin => ({
  name: 'm4u:offers-to-reload',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const changes = changesOf(id, code);
    if (!changes) return undefined;
    const changed = replaceAll(code, changes);
    if (changed === undefined) this.error(`The patched code of ${id} has changed; review this plugin.`);
    return { code: changed, map: null };
  },
});
