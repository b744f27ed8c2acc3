/**
 * Wings and their modules in order of dependency: a module may use those before it. Names are equal in contract, api
 * and web; ARCHITECTURE.md describes them.
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
  commerce: ['point', 'discount', 'perk', 'order', 'book', 'affiliate', 'payment', 'due', 'invoice'],
  event: ['checkIn', 'ticket', 'attendance', 'wedding', 'associationReport'],
  insight: [
    'explore',
    'search',
    'tracking',
    'audit',
    'seal',
    'integration',
    'companySignIn',
    'privacy',
    'home',
    'administration',
  ],
};

/** Further folders beside the wings, by package. */
export const otherFolders: Readonly<Record<Package, readonly string[]>> = {
  contract: ['http', 'address'],
  api: ['platform', 'testing', 'migrations', 'demo'],
  web: ['platform', 'ui', 'messages', 'paraglide'],
};

/** Packages that have wings. */
export type Package = 'contract' | 'api' | 'web';

/** Source folder of each package. */
export const sources: Readonly<Record<Package, string>> = {
  contract: 'contract/src/',
  api: 'api/src/',
  web: 'web/app/',
};

/** Location of a file in the structure. */
export interface Place {
  readonly package: Package;
  /** The folder right under the sources: a wing, another folder, or '' for files at the top. */
  readonly part: string;
  /** Rank of the wing, from the lowest dependency; undefined outside wings. */
  readonly rank: number | undefined;
  /** Module within a wing. */
  readonly module: string | undefined;
  /** Path within the module (outside wings: within the part). */
  readonly name: string;
  readonly isTest: boolean;
}

const order = Object.keys(wings);

/** Locates a file; undefined outside the packages' sources. */
export function findPlace(path: string): Place | undefined {
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
