/** Type checks by the compiler, for `npm run typecheck` and `npm run test:all`. */
import { quietly } from '../command/steps.ts';

/**
 * Checks the types of each program; true when all pass. Requires the web's generated messages and routes. Unchanged
 * programs are skipped.
 */
export const checkTypes = async (): Promise<boolean> => {
  const passed = await Promise.all([
    quietly('types of contract, api and tools', ['tsc', '--project', '.']),
    quietly('types of the web', ['tsc', '--project', 'web', '--noEmit']),
    quietly('types of the service worker', ['tsc', '--project', 'web/worker']),
    quietly('types of the journeys', ['tsc', '--project', 'e2e']),
  ]);
  return passed.every(Boolean);
};

/** Generates the web's messages and routes, which types and lint rules need. */
export const generateWeb = (): Promise<boolean> =>
  quietly('messages and routes of the web', ['npm', 'run', '--silent', 'generate', '-w', 'web']);
