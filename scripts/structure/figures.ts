/**
 * `node scripts/structure/figures.ts`: prints figures about the repository's size and structure, for comparisons
 * (docs/measurements.md).
 */
import { fileURLToPath } from 'node:url';
import { readFiles } from './check-structure.ts';
import { listImports, type Files } from './imports.ts';
import { CATALOGUES } from './placement.ts';
import { findPlace } from './wings.ts';

const countLines = (text: string): number => text.split('\n').length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Whether a file is product code, neither a test nor test support. */
const isProduct = (path: string): boolean => {
  const place = findPlace(path);
  return place !== undefined && /\.tsx?$/.test(path) && !place.isTest && place.part !== 'testing';
};

/** Whether a file only re-exports other files. */
const onlyForwards = (text: string): boolean => {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim();
  return code !== '' && code.replaceAll(/export\s+(?:type\s+)?(?:\{[^}]*\}|\*)\s+from\s+'[^']+';/g, '').trim() === '';
};

/** Pairs of modules in one package that use each other, including types. */
const listMutualPairs = (files: Files): string[] => {
  const uses = new Set<string>();
  for (const path of [...files.keys()].filter(isProduct)) {
    const from = findPlace(path);
    for (const { target } of listImports(path, files)) {
      const to = findPlace(target);
      if (!from?.module || !to?.module || from.package !== to.package || from.module === to.module) continue;
      // Table imports are exempt: foreign keys need them, and directory reads tables of modules that use it.
      if (!/(^|[./])tables\.ts$/.test(to.name)) uses.add(`${from.package} ${from.module} ${to.module}`);
    }
  }
  return [...uses].filter((use) => {
    const [name = '', one = '', other = ''] = use.split(' ');
    return one < other && uses.has(`${name} ${other} ${one}`);
  });
};

const files = readFiles(fileURLToPath(new URL('../../', import.meta.url)));
const folders = new Map<string, number>();
for (const path of files.keys()) {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const product = [...files].filter(([path]) => isProduct(path));
const forwarding = product.filter(([, text]) => onlyForwards(text)).map(([path]) => path);
const pairs = listMutualPairs(files);
console.log(`lines of product TypeScript: ${sum(product.map(([, text]) => countLines(text)))}`);
console.log(`lines of all text files: ${sum([...files.values()].map(countLines))}`);
const ofCode = [...folders].filter(([folder]) => !CATALOGUES.test(folder));
console.log(
  `folders of code: ${ofCode.length}, the fullest with ${Math.max(...ofCode.map(([, count]) => count))} files`,
);
console.log(
  `pairs of modules that depend on each other: ${pairs.length}${pairs.map((pair) => `\n  ${pair}`).join('')}`,
);
console.log(`files that only forward: ${forwarding.length}${forwarding.map((path) => `\n  ${path}`).join('')}`);
