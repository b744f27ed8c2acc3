/** Rules for the placement of files: names of wings and modules, kinds of files, sizes. */
import { posix } from 'node:path';
import type { Files } from './imports.ts';
import { otherFolders, findPlace, sources, wings, type Package, type Place } from './wings.ts';

const MAXIMUM = { code: 300, test: 500 }; // lines
const FOLDER_MAXIMUM = 24; // files, without those in its folders

/** Folders exempt from the size limit: their files are found by number or subject. */
export const CATALOGUES = /^(docs\/(decisions|rules)|api\/migrations(\/meta)?|api\/src\/demo\/(content|pictures))$/;
/** Maximum path depth within a module: subject, part, file. */
const MAXIMUM_DEPTH = 3;
const subject = '(?:[a-z][\\w-]*\\.)?';

/** Allowed file names of a module, by package. */
const vocabulary: Readonly<Record<Package, { readonly pattern: RegExp; readonly description: string }>> = {
  contract: {
    pattern: /^\w+(\.test)?\.ts$|^\w+\/[a-z]\w*(\.[a-z][\w-]*){0,2}\.ts$/,
    description: '<module>.ts with its endpoints, and a folder <module>/ with their parts',
  },
  api: {
    pattern: new RegExp(
      `^(${subject}(routes|service|reads|writes|events|policy|queries|tables|rules|jobs)|personal|[\\w.-]+\\.test)\\.ts$`,
    ),
    description:
      'routes, service, reads, writes, events, policy, queries, tables, rules, jobs (each also as <subject>.<word>.ts), personal.ts and *.test.ts',
  },
  web: {
    pattern: /^([\w-]+\.screen\.tsx|[\w-]+\.tsx|[\w-]+\.server\.ts|[\w.-]+\.test\.tsx?)$/,
    description: '*.screen.tsx, components (*.tsx), *.server.ts and *.test.ts',
  },
};

/** Lists violations of the rules for places, names and lengths of files. */
export function listMisplaced(files: Files): string[] {
  return [...files].flatMap(([path, text]) => [...checkFolder(path), ...checkPlace(path), ...checkLength(path, text)]);
}

function checkFolder(path: string): string[] {
  const vague = path
    .split('/')
    .slice(0, -1)
    .find((folder) => /^(utils?|helpers?|common|misc)$/i.test(folder));
  return vague ? [`${path}: a folder called "${vague}" is too vague; put each file next to the code that uses it`] : [];
}

/** SQL files of a module: those reapplied after a change, and the one that fills the tables of `place`. */
const sqlNames = /^(functions|triggers|policies|places)\.sql$/;

function checkPlace(path: string): string[] {
  const place = findPlace(path);
  if (place?.package === 'api' && path.endsWith('.sql') && !sqlNames.test(posix.basename(path)))
    return [`${path}: put the SQL of a module into functions.sql, triggers.sql or policies.sql`];
  if (!place || !/\.tsx?$/.test(path)) return [];
  const { part, rank, module, name } = place;
  const folder = sources[place.package];
  if (part === '') return [];
  if (rank === undefined) {
    if (otherFolders[place.package].includes(part)) return [];
    const knownFolders = [...Object.keys(wings), ...otherFolders[place.package]].join(', ');
    return [`${path}: ${folder}${part} is neither a wing nor another known folder (${knownFolders})`];
  }
  if (!module) return [`${path}: belongs in a module of the wing ${part} (${wings[part]?.join(', ')})`];
  if (!wings[part]?.includes(module)) {
    return [`${path}: the wing ${part} has no module ${module} (${wings[part]?.join(', ')})`];
  }
  const { pattern, description } = vocabulary[place.package];
  if (name.split('/').length > MAXIMUM_DEPTH)
    return [`${path}: a module has folders of subjects, with one level below them`];
  return pattern.test(place.package === 'contract' ? name : posix.basename(name))
    ? []
    : [`${path}: a module of ${place.package} holds ${description}`];
}

function checkLength(path: string, text: string): string[] {
  if (!/\.(ts|tsx|mjs)$/.test(path)) return [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const maximum = /\.(test|spec)\.tsx?$/.test(path) ? MAXIMUM.test : MAXIMUM.code;
  return lines > maximum ? [`${path}: ${lines} lines, at most ${maximum}; split it by subject`] : [];
}

/** Lists folders with too many files. */
export function listCrowdedFolders(files: Files): string[] {
  const sizes = new Map<string, number>();
  for (const path of files.keys()) {
    const folder = posix.dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes].flatMap(([folder, size]) => {
    if (size <= FOLDER_MAXIMUM || CATALOGUES.test(folder)) return [];
    return [`${folder}: ${size} files, at most ${FOLDER_MAXIMUM}; divide it by subject`];
  });
}

/** Lists modules that the contract declares and the API lacks, and the reverse. */
export function listContractGaps(files: Files): string[] {
  const isModule = (place: Place | undefined) => place?.rank !== undefined && place.module !== undefined;
  return [...files].flatMap(([path, text]) => {
    const place = findPlace(path);
    if (!place || !isModule(place)) return [];
    const home = `${place.part}/${place.module}`;
    if (place.package === 'contract' && place.name === `${place.module}.ts` && /\bendpoints\(/.test(text)) {
      const routes = [...files.keys()].some(
        (file) => file.startsWith(`api/src/${home}/`) && /\broutes\.ts$/.test(file),
      );
      return routes ? [] : [`${path}: declares endpoints, but api/src/${home} has no routes`];
    }
    if (place.package === 'api' && /^routes\.ts$/.test(place.name)) {
      return files.has(`contract/src/${home}.ts`)
        ? []
        : [`${path}: has routes, but contract/src/${home}.ts does not exist`];
    }
    return [];
  });
}

/** Lists files that name a package registry: the installing machine configures it. */
export function listRegistryMentions(files: Files): string[] {
  const host =
    /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\b[a-z0-9.-]*(artifactory|verdaccio|jfrog)[a-z0-9-]*\.[a-z]{2,}|"resolved": "https?:/i;
  return [...files].flatMap(([path, text]) => {
    const line = text.split('\n').findIndex((line) => host.test(line));
    return line < 0 ? [] : [`${path}:${line + 1}: names the host of a package registry`];
  });
}
