import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A route of the table, as React Router's client reads it. */
interface Route {
  readonly id: string;
  readonly module: string;
  readonly imports: readonly string[];
  readonly [field: string]: unknown;
}

/** React Router's table of all routes. */
export interface RouteTable {
  readonly routes: Readonly<Record<string, Route>>;
  readonly [field: string]: unknown;
}

/** A row of the short form: the fields of a route, and the places of its module and of its list of imports. */
type Row = readonly [fields: { readonly id: string }, module: number, imports: number];

/**
 * Runs in the browser, so it uses nothing from outside. A list of imports is made when it is asked for: few routes are
 * visited.
 */
const expand = (others: object, fileNames: string, listsOfPlaces: string, rows: string): object => {
  const names = fileNames.split(' ');
  const lists = listsOfPlaces.split(' ');
  const pathOf = (place: number | string) => `/assets/${names[Number(place)]}`;
  const routes: Record<string, object> = {};
  for (const [fields, module, list] of JSON.parse(rows) as Row[])
    routes[fields.id] = Object.defineProperties(fields, {
      module: { value: pathOf(module), enumerable: true },
      imports: { get: () => lists[list]?.split(',').filter(Boolean).map(pathOf), enumerable: true },
    });
  return { ...others, routes };
};

/** The names of all files of the table, those that most routes have first. */
const listFiles = (routes: readonly Route[]): string[] => {
  const uses = new Map<string, number>();
  for (const path of routes.flatMap(({ module, imports }) => [module, ...imports]))
    uses.set(path, (uses.get(path) ?? 0) + 1);
  return [...uses].toSorted(([, one], [, other]) => other - one).map(([path]) => path);
};

const PATH = /^\/assets\/(\S+)$/;

/**
 * Writes the table as a script that makes it: each file, and each list of imports, stands in it once. The imports come
 * in another order. Throws for a file outside of `/assets`.
 */
export const writeRouteTable = ({ routes: byId, ...others }: RouteTable): string => {
  const routes = Object.values(byId);
  const files = listFiles(routes);
  const placeOf = new Map(files.map((path, place) => [path, place]));
  const names = files.map((path) => {
    const name = PATH.exec(path)?.[1];
    if (name === undefined) throw new Error(`A script of a route is outside of /assets: ${path}`);
    return name;
  });
  const lists = new Map<string, number>();
  const rows = routes.map(({ module, imports, ...fields }): Row => {
    const places = imports.map((path) => placeOf.get(path) ?? -1).toSorted((a, b) => a - b);
    const list = places.join(',');
    if (!lists.has(list)) lists.set(list, lists.size);
    return [fields, placeOf.get(module) ?? -1, lists.get(list) ?? -1];
  });
  const args = [others, names.join(' '), [...lists.keys()].join(' '), JSON.stringify(rows)];
  return `window.__reactRouterManifest=(${expand.toString()})(${args.map((arg) => JSON.stringify(arg)).join(',')});`;
};

const ASSIGNED = /^window\.__reactRouterManifest=(\{[^]*\});?\s*$/;

/** Shortens the table of routes of a build, which every page loads, where it is. Throws for another form of file. */
export const shortenRouteTable = async (folder: string): Promise<void> => {
  const assets = join(folder, 'assets');
  const name = (await readdir(assets)).find((each) => /^manifest-\w+\.js$/.test(each));
  const [, table] = ASSIGNED.exec(name === undefined ? '' : await readFile(join(assets, name), 'utf8')) ?? [];
  if (name === undefined || table === undefined) throw new Error('The build has no table of routes that could be read');
  await writeFile(join(assets, name), writeRouteTable(JSON.parse(table) as RouteTable));
};
