/**
 * Screens that `npm test` checks: some of each module, none twice. `npm run test:all` checks the others, and the same
 * ones for other readers and with other contents.
 */
import { calledBy, type Screen } from './found-screens.ts';
import { placeOf } from './routes.ts';

/** Number of screens per module: with three, about a hundred of the 176 screens with a route. */
const OF_EACH_FOLDER = 3;

/**
 * Chooses screens from the lists of readers: each route once, for the first reader with it. The reader with the most
 * access comes first, since a reader without access is shown another screen at the same address. Returns whether a
 * reader's screen was chosen.
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
