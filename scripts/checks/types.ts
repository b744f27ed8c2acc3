/** The types of everything by the compiler, for `npm run typecheck` and `npm run test:all`. */
import { quietly } from '../command/steps.ts';

/**
 * Checks the types of each program; true when all are right. The web's messages and routes have to be generated. What
 * has not changed is not checked again.
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

/** Makes the web's messages and routes, which its types and the rules of lint read. */
export const generateWeb = (): Promise<boolean> =>
  quietly('messages and routes of the web', ['npm', 'run', '--silent', 'generate', '-w', 'web']);
