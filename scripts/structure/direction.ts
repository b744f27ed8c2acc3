/** Rules for imports between modules. */
import { importsOf, type Files, type Import } from './imports.ts';
import { placeOf, type Place, wings } from './wings.ts';

/** Lists forbidden imports. */
export function misdirected(files: Files): string[] {
  return [...files.keys()]
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => {
      const from = placeOf(path);
      if (!from) return [];
      return importsOf(path, files).flatMap((found) => {
        const wrong = whyNot(from, found);
        return wrong ? [`${path}: imports ${found.specifier}: ${wrong}`] : [];
      });
    });
}

function whyNot(from: Place, { target, specifier }: Import): string | undefined {
  const to = placeOf(target);
  if (!to) {
    const isDrizzle =
      /^drizzle-orm(?:\/(?:pg-core|node-postgres|errors))?$/.test(specifier) &&
      !/(?:^|\/)orm(?:-tables)?\.ts$/.test(from.name);
    if (isDrizzle) return 'Drizzle is taken from platform/database/orm.ts and orm-tables.ts';
    const does = from.package === 'contract' && !from.isTest && target.startsWith('node:');
    return does ? 'the contract is pure and does no input or output' : undefined;
  }
  if (from.package !== to.package) {
    if (from.package === 'contract') return `the contract knows nothing of ${to.package}`;
    if (to.package !== 'contract') return `${from.package} and ${to.package} meet in the contract alone`;
    if (specifier.startsWith('.')) return 'the contract is imported by its name, @m4u/contract/…';
    return from.package === 'web' && from.part === 'ui' ? 'ui knows nothing of the domain' : undefined;
  }
  if (from.isTest) return undefined;
  return { contract: withinContract, api: withinApi, web: withinWeb }[from.package](from, to);
}

const isSameModule = (from: Place, to: Place) => from.part === to.part && from.module === to.module;

/** Files of an API module that other modules may import. */
const DOORS = ['service', 'reads', 'writes', 'events'];

/**
 * Modules that may query tables of other modules. Members, groups and agencies need facts about each other, which
 * `directory` reads below all three. `book` combines orders and movements, and `order` writes its movements in the same
 * statement: through `reads`, each query would exist twice.
 */
const USES_TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  directory: ['member', 'group', 'agency'],
  order: ['point'],
  book: ['point', 'order'],
};

const is = (place: Place, word: string) => new RegExp(`(^|[./])${word}\\.ts$`).test(place.name);

/** Whether a file may import a table of another module: for a foreign key, or because the modules share tables. */
function usesTable(from: Place, to: Place): boolean {
  if (!is(to, 'tables')) return false;
  if (is(from, 'tables')) return true;
  const shares = USES_TABLES_OF[from.module ?? '']?.includes(to.module ?? '') ?? false;
  return shares && (is(from, 'queries') || is(from, 'reads'));
}

/** Reason why a module may not use another one, by the order of wings and modules; undefined when it may. */
function notBelow(from: Place, to: Place): string | undefined {
  if (from.rank === undefined || to.rank === undefined || to.rank < from.rank) return undefined;
  if (to.rank > from.rank)
    return `the wing ${to.part} stands on ${from.part}, not the other way; use an event, or let the asker compose`;
  const modules = wings[from.part] ?? [];
  if (modules.indexOf(to.module ?? '') <= modules.indexOf(from.module ?? '')) return undefined;
  if (usesTable(from, to)) return undefined;
  return `the module ${to.module} stands on ${from.module}, not the other way (scripts/structure/wings.ts)`;
}

function withinContract(from: Place, to: Place): string | undefined {
  // api.ts combines the modules; shared top-level code must not depend on any.
  const shared = from.rank === undefined && from.name !== 'api.ts' && to.rank !== undefined;
  return shared ? 'what modules share knows none of them' : notBelow(from, to);
}

function withinApi(from: Place, to: Place): string | undefined {
  if (to.part === 'testing' && from.part !== 'testing') return 'testing serves tests alone';
  if (from.part === 'platform' && (to.rank !== undefined || to.part === '')) return 'the platform knows no module';
  if (from.rank === undefined) return undefined;
  if (to.part === '') return 'a module does not know the application that holds it';
  if (to.rank === undefined || isSameModule(from, to)) return undefined;
  const below = notBelow(from, to);
  if (below) return below;
  if (DOORS.some((word) => is(to, word))) return undefined;
  // Each module declares its personal data; `privacy` exports and erases it.
  if (from.module === 'privacy' && is(to, 'personal')) return undefined;
  if (usesTable(from, to)) return undefined;
  return `of another module only ${DOORS.join(', ')} may be used`;
}

function withinWeb(from: Place, to: Place): string | undefined {
  // The component kit may use languages and formats, but neither the domain nor server code.
  if (from.part === 'ui' && (to.rank !== undefined || to.part === '' || to.name.endsWith('.server.ts'))) {
    return 'ui knows nothing of the domain';
  }
  if (from.part === 'platform' && to.rank !== undefined) return 'the platform knows no module';
  if (to.rank === undefined || from.rank === undefined || isSameModule(from, to)) return undefined;
  const below = notBelow(from, to);
  if (below) return below;
  return to.name.endsWith('.screen.tsx') ? 'of another module screens may not be used' : undefined;
}
