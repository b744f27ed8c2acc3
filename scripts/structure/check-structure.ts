/**
 * `node scripts/structure/check-structure.ts`: checks the repository's structure (ARCHITECTURE.md): wings and modules
 * with equal names in all packages, kinds of files in a module, allowed imports, no import cycles, no long files, and
 * valid references to pages.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listCycles } from './cycles.ts';
import { listForbiddenImports } from './direction.ts';
import type { Files } from './imports.ts';
import { listCrowdedFolders, listContractGaps, listMisplaced, listRegistryMentions } from './placement.ts';
import { listBrokenReferences } from './references.ts';

/** Lists all violations of the structure, one line each. */
export function checkStructure(files: Files): string[] {
  return [
    listMisplaced,
    listCrowdedFolders,
    listContractGaps,
    listForbiddenImports,
    listCycles,
    listRegistryMentions,
    listBrokenReferences,
  ].flatMap((check) => check(files));
}

// Generated, installed and data folders are not checked.
const ignoredFolders = /^(node_modules|build|data|paraglide|\.git|\.react-router|test-results|playwright-report)$/;
const isText =
  /\.(ts|tsx|mjs|js|json|md|sql|css|html|ya?ml|sh|txt|svg)$|^[^.]+$|^\.(npmrc|gitignore|gitattributes|node-version)$/;

/** Reads the text files of a folder recursively, by relative path. */
export function readFiles(root: string): Map<string, string> {
  const files = new Map<string, string>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(root + folder, { withFileTypes: true })) {
      const path = folder + entry.name;
      if (entry.isDirectory()) ignoredFolders.test(entry.name) || walk(`${path}/`);
      else if (entry.isFile() && isText.test(entry.name)) files.set(path, readFileSync(root + path, 'utf8'));
    }
  };
  walk('');
  return files;
}

if (import.meta.main) {
  const violations = checkStructure(readFiles(fileURLToPath(new URL('../../', import.meta.url))));
  for (const line of violations) console.error(line);
  if (violations.length > 0) process.exitCode = 1;
}
