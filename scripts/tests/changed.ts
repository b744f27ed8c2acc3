/** Finds the tests that a change can break, by the import graph (docs/testing.md#what-a-change-can-break). */
import { execFile } from 'node:child_process';
import { posix } from 'node:path';
import { promisify } from 'node:util';
import { readFiles } from '../structure/check-structure.ts';
import { listImports, type Files } from '../structure/imports.ts';
import { findPlace } from '../structure/wings.ts';
import { root } from '../command/steps.ts';
import { journeysOf } from './module-journeys.ts';

/**
 * Files that combine the whole program. Nearly every test imports them, so that the graph is not followed through them:
 * a test covers the modules that it imports directly, and the module of its folder.
 */
const COMPOSITION =
  /^(?:api\/src\/(?:app|modules|launch|reads|testing\/.*)|api\/src\/demo\/.*|contract\/src\/api|web\/app\/(?:routes|root|server))\.tsx?$/;

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isJourney = (path: string): boolean => /^e2e\/.*\.spec\.ts$/.test(path);

/** Packages whose tests a change of each package can break. */
const AFFECTED_PACKAGES = { contract: ['contract', 'api', 'web'], api: ['api'], web: ['web'] } as const;

/** Modules (`api/content/post`) whose tests a change of this file can break without an import. */
const affectedModules = (path: string): string[] => {
  const place = findPlace(path);
  if (place?.module === undefined) return [];
  return AFFECTED_PACKAGES[place.package].map((name) => `${name}/${place.part}/${place.module}`);
};

/** Module of a test, such as `api/content/post`; undefined outside modules. */
const testModule = (path: string): string | undefined => {
  const place = findPlace(path);
  return place?.module === undefined ? undefined : `${place.package}/${place.part}/${place.module}`;
};

/** The module that reads the demo's content and pictures, without importing them. */
const demoReaders = (path: string): string[] =>
  /^api\/src\/demo\/(?:content|pictures)\//.test(path) ? ['api/src/demo/content.ts'] : [];

/** Importing files by file. */
const mapImporters = (files: Files): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const path of files.keys()) {
    if (!/\.(?:tsx?|mjs)$/.test(path)) continue;
    for (const { target } of listImports(path, files)) {
      const importersOfTarget = importers.get(target);
      if (importersOfTarget) importersOfTarget.push(path);
      else importers.set(target, [path]);
    }
  }
  return importers;
};

/** The changed files and all their direct and indirect importers. */
const listReached = (changed: readonly string[], files: Files): ReadonlySet<string> => {
  const importers = mapImporters(files);
  const reached = new Set(changed);
  for (const path of reached) {
    // The loop also visits entries that are added while it runs.
    if (COMPOSITION.test(path) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return reached;
};

/** Finds the tests and journeys that a change of these files can break. */
export const listAffected = (changed: readonly string[], files: Files): { files: string[]; journeys: string[] } => {
  const reached = listReached([...changed, ...changed.flatMap(demoReaders)], files);
  // Tests also reach their module by HTTP, without an import.
  const modules = new Set(
    [...reached].filter((path) => !isTest(path) && !COMPOSITION.test(path)).flatMap(affectedModules),
  );
  const screens = [...reached].filter((path) => path.startsWith('web/app/'));
  const walked = new Set(screens.flatMap((path) => journeysOf[findPlace(path)?.module ?? ''] ?? []));
  const walks = (path: string): boolean => walked.has(posix.basename(path, '.spec.ts'));
  const all = [...files.keys()].toSorted();
  return {
    files: all.filter((path) => isTest(path) && (reached.has(path) || modules.has(testModule(path) ?? ''))),
    journeys: all.filter((path) => isJourney(path) && (reached.has(path) || walks(path))),
  };
};
const git = async (...args: readonly string[]): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root });
  return stdout.split('\n').filter((line) => line !== '');
};

/**
 * Reads the files changed since `base` from git, committed or not, and finds the tests that they can break. Without
 * `base`, the change is the uncommitted one, or the last commit if everything is committed.
 */
export const readChange = async (
  base?: string,
): Promise<{ files: string[]; journeys: string[]; changed: ReadonlySet<string> }> => {
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  const open = [...(await git('diff', '--name-only', base ?? 'HEAD')), ...untracked];
  const changed = open.length > 0 || base !== undefined ? open : await git('diff', '--name-only', 'HEAD~1');
  return { ...listAffected(changed, readFiles(root)), changed: new Set(changed) };
};
