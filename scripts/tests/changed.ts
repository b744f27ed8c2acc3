/** Finds the tests that a change can break, by the import graph (docs/testing.md#what-a-change-can-break). */
import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { readFiles } from '../structure/check-structure.ts';
import { importsOf, type Files } from '../structure/imports.ts';
import { placeOf } from '../structure/wings.ts';
import { root } from '../command/steps.ts';
import { journeysOf } from './module-journeys.ts';

/**
 * Files that put the whole program together. Nearly every test imports them, so the graph is not followed through them:
 * a test stands for the modules that it imports by itself and for the module whose folder it is in.
 */
const COMPOSITION =
  /^(?:api\/src\/(?:app|modules|launch|reads|testing\/.*)|api\/src\/demo\/.*|contract\/src\/api|web\/app\/(?:routes|root|server))\.tsx?$/;

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isJourney = (path: string): boolean => /^e2e\/.*\.spec\.ts$/.test(path);

/** The packages whose tests a change of each package can break. */
const reachOf = { contract: ['contract', 'api', 'web'], api: ['api'], web: ['web'] } as const;

/** The modules, as `api/content/post`, whose tests a change of this file can break, though they may not import it. */
const modulesOf = (path: string): string[] => {
  const place = placeOf(path);
  if (place?.module === undefined) return [];
  return reachOf[place.package].map((name) => `${name}/${place.part}/${place.module}`);
};

/** The module of a test, as `api/content/post`; undefined outside of modules. */
const moduleOf = (path: string): string | undefined => {
  const place = placeOf(path);
  return place?.module === undefined ? undefined : `${place.package}/${place.part}/${place.module}`;
};

/** The module that reads the demo's content and pictures, of which no import tells. */
const readerOf = (path: string): string[] =>
  /^api\/src\/demo\/(?:content|pictures)\//.test(path) ? ['api/src/demo/content.ts'] : [];

/** The files that import each file. */
const importersOf = (files: Files): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const path of files.keys()) {
    if (!/\.(?:tsx?|mjs)$/.test(path)) continue;
    for (const { target } of importsOf(path, files)) {
      const known = importers.get(target);
      if (known) known.push(path);
      else importers.set(target, [path]);
    }
  }
  return importers;
};

/** The changed files and all that import them, directly or through others. */
const reachedFrom = (changed: readonly string[], files: Files): ReadonlySet<string> => {
  const importers = importersOf(files);
  const reached = new Set(changed);
  for (const path of reached) {
    // A set that grows while it is walked is walked to its new end.
    if (COMPOSITION.test(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
};

/** The tests and journeys that a change of these files can break. */
export const affectedBy = (changed: readonly string[], files: Files): { files: string[]; journeys: string[] } => {
  const reached = reachedFrom([...changed, ...changed.flatMap(readerOf)], files);
  // Tests reach their module through HTTP as well, where no import tells of it.
  const modules = new Set([...reached].filter((path) => !isTest(path) && !COMPOSITION.test(path)).flatMap(modulesOf));
  const screens = [...reached].filter((path) => path.startsWith('web/app/'));
  const walked = new Set(screens.flatMap((path) => journeysOf[placeOf(path)?.module ?? ''] ?? []));
  const walks = (path: string): boolean => walked.has(posix.basename(path, '.spec.ts'));
  const all = [...files.keys()].toSorted();
  return {
    files: all.filter((path) => isTest(path) && (reached.has(path) || modules.has(moduleOf(path) ?? ''))),
    journeys: all.filter((path) => isJourney(path) && (reached.has(path) || walks(path))),
  };
};
const git = async (...args: readonly string[]): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root });
  return stdout.split('\n').filter((line) => line !== '');
};

/**
 * Reads from git what has changed since `base`, committed or not, and finds what that can break. Without `base`, the
 * change is what is not committed, or the last commit where everything is.
 */
export const changeOf = async (
  base?: string,
): Promise<{ files: string[]; journeys: string[]; changed: ReadonlySet<string> }> => {
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  const open = [...(await git('diff', '--name-only', base ?? 'HEAD')), ...untracked];
  const changed = open.length > 0 || base !== undefined ? open : await git('diff', '--name-only', 'HEAD~1');
  return { ...affectedBy(changed, readFiles(root)), changed: new Set(changed) };
};
