/** Type checks by the compiler, for `npm run typecheck` and `npm run test:all`. */
import { runQuietly } from '../command/steps.ts';

/**
 * Checks the types of each program; true when all pass. Requires the web's generated messages and routes. Unchanged
 * programs are skipped.
 */
export const checkTypes = async (): Promise<boolean> => {
  const passed = await Promise.all([
    runQuietly('types of contract, api and tools', ['tsc', '--project', '.']),
    runQuietly('types of the web', ['tsc', '--project', 'web', '--noEmit']),
    runQuietly('types of the service worker', ['tsc', '--project', 'web/worker']),
    runQuietly('types of the journeys', ['tsc', '--project', 'e2e']),
  ]);
  return passed.every(Boolean);
};

/** Generates the web's messages and routes, which types and lint rules need. */
export const generateWeb = (): Promise<boolean> =>
  runQuietly('messages and routes of the web', ['npm', 'run', '--silent', 'generate', '-w', 'web']);
