/** Whether the lock file is whole: a clean install refuses one that leaves out what its packages ask for. */
import type { Files } from './imports.ts';

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Packages that the lock file asks for and does not describe, also those for other platforms. */
export function lockedInPart(files: Files): string[] {
  const text = files.get('package-lock.json');
  if (!text) return [];
  const { packages } = JSON.parse(text) as { packages: Readonly<Record<string, LockedPackage>> };
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isDescribed(packages, path, name))
      .map((name) => `package-lock.json: ${path || 'the project'} asks for ${name}, which is not there`),
  );
}

/** Looks for a package as Node.js does: in the asking package's folder, then outwards. */
function isDescribed(packages: Readonly<Record<string, unknown>>, from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    if (`${folder}${folder && '/'}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}
