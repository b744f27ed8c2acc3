/**
 * The screens that `npm test` looks at: some of each part of the product, none twice. The others, and the same ones for
 * other readers and with other contents, are a part of `npm run test:all`.
 */
import { calledBy, type Screen } from './found-screens.ts';
import { placeOf } from './routes.ts';

/** How many screens of one module are looked at: with four, some hundred of the 176 screens that have a route. */
const OF_EACH_FOLDER = 4;

/**
 * Chooses screens from lists of readers: each route once, for the first reader whose list has it. The reader for whom
 * most screens are made stands first, since who may not open a screen is shown another one at its address. Returns
 * whether a reader's screen was chosen.
 */
export const chooseCore = (
  lists: readonly (readonly [reader: string, screens: readonly Screen[]])[],
): ((reader: string, screen: Screen) => boolean) => {
  const routes = new Set<string>();
  const chosen = new Set<string>();
  const folders = new Map<string, number>();
  for (const [reader, screens] of lists)
    for (const name of screens.map(calledBy)) {
      const { route, folder } = placeOf(name.replaceAll('…', 'x'));
      const count = folders.get(folder) ?? 0;
      if (routes.has(route) || count >= OF_EACH_FOLDER) continue;
      routes.add(route);
      folders.set(folder, count + 1);
      chosen.add(`${reader} ${name}`);
    }
  return (reader, screen) => chosen.has(`${reader} ${calledBy(screen)}`);
};
