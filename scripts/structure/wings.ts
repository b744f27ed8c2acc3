/**
 * The wings, in the order in which they stand on each other, and the modules of each in the same order: a module uses
 * those before it. The same names in contract, api and web; ARCHITECTURE.md tells what each of them owns.
 */
export const wings: Readonly<Record<string, readonly string[]>> = {
  identity: ['consent', 'auth'],
  profile: [
    'upload',
    'place',
    'theme',
    'shortLink',
    'directory',
    'friend',
    'page',
    'member',
    'group',
    'agency',
    'term',
    'card',
    'registration',
  ],
  content: ['item', 'post', 'product', 'relic', 'activity', 'diary', 'album', 'poster', 'cv', 'section'],
  social: ['message', 'contact', 'phonebook', 'notification'],
  commerce: ['point', 'discount', 'order', 'book', 'affiliate'],
  event: ['checkIn', 'wedding', 'associationReport'],
  insight: ['explore', 'search', 'tracking', 'audit', 'privacy', 'administration'],
};

/** What else may stand beside the wings in each package. */
export const otherFolders: Readonly<Record<Package, readonly string[]>> = {
  contract: ['http', 'address'],
  api: ['platform', 'testing', 'migrations', 'demo'],
  web: ['platform', 'ui', 'messages', 'paraglide'],
};

/** The packages that are divided into wings. */
export type Package = 'contract' | 'api' | 'web';

/** Where the sources of each package are. */
export const sources: Readonly<Record<Package, string>> = {
  contract: 'contract/src/',
  api: 'api/src/',
  web: 'web/app/',
};

/** Where a file belongs. */
export interface Place {
  readonly package: Package;
  /** The folder right under the sources: a wing, another folder, or '' for files at the top. */
  readonly part: string;
  /** The rank of the wing, counted from the one everything stands on; undefined outside wings. */
  readonly rank: number | undefined;
  /** The module, inside a wing. */
  readonly module: string | undefined;
  /** The path within the module (or, outside wings, within the part). */
  readonly name: string;
  readonly isTest: boolean;
}

const order = Object.keys(wings);

/** Where a file belongs, or undefined when it is in none of the packages' sources. */
export function placeOf(path: string): Place | undefined {
  const found = Object.entries(sources).find(([, folder]) => path.startsWith(folder));
  if (!found) return undefined;
  const [name, folder] = found as [Package, string];
  const steps = path.slice(folder.length).split('/');
  const isTest = /\.test\.tsx?$/.test(path);
  const part = steps.length > 1 ? (steps[0] ?? '') : '';
  const rank = order.indexOf(part);
  if (rank < 0)
    return {
      package: name,
      part,
      rank: undefined,
      module: undefined,
      name: steps.slice(part ? 1 : 0).join('/'),
      isTest,
    };
  // A module of the contract is a file (with its rules and subjects beside it), elsewhere it is a folder.
  const module = name === 'contract' ? steps[1]?.split('.')[0] : steps.length > 2 ? steps[1] : undefined;
  const rest = steps.slice(name === 'contract' ? 1 : 2).join('/');
  return { package: name, part, rank, module, name: rest, isTest };
}
