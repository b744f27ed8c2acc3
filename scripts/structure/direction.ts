/** Rules for imports between modules. */
import { listImports, type Files, type Import } from './imports.ts';
import { findPlace, type Place, wings } from './wings.ts';

/** Lists forbidden imports. */
export function listForbiddenImports(files: Files): string[] {
  return [...files.keys()]
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const from = findPlace(path);
      if (!from) return [];
      return listImports(path, files).flatMap((found) => {
        const violation = findViolation(from, found);
        return violation ? [`${path}: imports ${found.specifier}: ${violation}`] : [];
      });
    });
}

function findViolation(from: Place, { target, specifier }: Import): string | undefined {
  const to = findPlace(target);
  if (!to) {
    const isDrizzle =
      /^drizzle-orm(?:\/(?:pg-core|node-postgres|errors))?$/.test(specifier) &&
      !/(?:^|\/)orm(?:-tables)?\.ts$/.test(from.name);
    if (isDrizzle) return 'import Drizzle from platform/database/orm.ts or orm-tables.ts';
    const does = from.package === 'contract' && !from.isTest && target.startsWith('node:');
    return does ? 'the contract must stay pure, without input or output' : undefined;
  }
  if (from.package !== to.package) {
    if (from.package === 'contract') return `the contract must not depend on ${to.package}`;
    if (to.package !== 'contract') return `${from.package} may use ${to.package} only through the contract`;
    if (specifier.startsWith('.')) return 'import the contract by its name, @m4u/contract/…';
    const isDomain = from.package === 'web' && from.part === 'ui' && to.rank !== undefined;
    return isDomain ? 'ui must not depend on the domain' : undefined;
  }
  if (from.isTest) return undefined;
  return { contract: findContractViolation, api: findApiViolation, web: findWebViolation }[from.package](from, to);
}

const isSameModule = (from: Place, to: Place) => from.part === to.part && from.module === to.module;

/** Files of an API module that other modules may import. */
const PUBLIC_FILES = ['service', 'reads', 'writes', 'events'];

/**
 * Modules that may query tables of other modules. Members, groups and agencies need facts about each other and the names
 * of terms, which `directory` reads below all of them. `book` combines orders and movements, and `order` writes its movements in the same
 * statement: through `reads`, each query would exist twice.
 */
const USES_TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  directory: ['member', 'group', 'agency', 'term'],
  order: ['point'],
  book: ['point', 'order'],
};

const isFileKind = (place: Place, word: string) => new RegExp(`(^|[./])${word}\\.ts$`).test(place.name);

/** Whether a file may import a table of another module: for a foreign key, or because the modules share tables. */
function usesTable(from: Place, to: Place): boolean {
  if (!isFileKind(to, 'tables')) return false;
  if (isFileKind(from, 'tables')) return true;
  const shares = USES_TABLES_OF[from.module ?? '']?.includes(to.module ?? '') ?? false;
  return shares && (isFileKind(from, 'queries') || isFileKind(from, 'reads'));
}

/** Reason why a module may not use another one, by the order of wings and modules; undefined when it may. */
function findOrderViolation(from: Place, to: Place): string | undefined {
  if (from.rank === undefined || to.rank === undefined || to.rank < from.rank) return undefined;
  if (to.rank > from.rank)
    return `${from.part} must not depend on the wing ${to.part}; use an event, or compose in the caller`;
  const modules = wings[from.part] ?? [];
  if (modules.indexOf(to.module ?? '') <= modules.indexOf(from.module ?? '')) return undefined;
  if (usesTable(from, to)) return undefined;
  return `${from.module} must not depend on the module ${to.module} (order in scripts/structure/wings.ts)`;
}

function findContractViolation(from: Place, to: Place): string | undefined {
  // api.ts combines the modules; shared top-level code must not depend on any.
  const shared = from.rank === undefined && from.name !== 'api.ts' && to.rank !== undefined;
  return shared ? 'shared code must not depend on a module' : findOrderViolation(from, to);
}

function findApiViolation(from: Place, to: Place): string | undefined {
  if (to.part === 'testing' && from.part !== 'testing') return 'only tests may use testing';
  if (from.part === 'platform' && (to.rank !== undefined || to.part === ''))
    return 'the platform must not depend on a module';
  if (from.rank === undefined) return undefined;
  if (to.part === '') return 'a module must not depend on the application';
  if (to.rank === undefined || isSameModule(from, to)) return undefined;
  const below = findOrderViolation(from, to);
  if (below) return below;
  if (PUBLIC_FILES.some((word) => isFileKind(to, word))) return undefined;
  // Each module declares its personal data; `privacy` exports and erases it.
  if (from.module === 'privacy' && isFileKind(to, 'personal')) return undefined;
  if (usesTable(from, to)) return undefined;
  return `only ${PUBLIC_FILES.join(', ')} of another module may be used`;
}

function findWebViolation(from: Place, to: Place): string | undefined {
  // The component kit may use languages and formats, but neither the domain nor server code.
  if (from.part === 'ui' && (to.rank !== undefined || to.part === '' || to.name.endsWith('.server.ts'))) {
    return 'ui must not depend on the domain';
  }
  if (from.part === 'platform' && to.rank !== undefined) return 'the platform must not depend on a module';
  if (to.rank === undefined || from.rank === undefined || isSameModule(from, to)) return undefined;
  const below = findOrderViolation(from, to);
  if (below) return below;
  return to.name.endsWith('.screen.tsx') ? 'screens of another module may not be used' : undefined;
}
