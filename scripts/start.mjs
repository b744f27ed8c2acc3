/** `npm start`: installs and builds what is missing, then runs the application with the pinned Node.js. */
import { runPinned } from './run-pinned.mjs';
import { serverFlags } from './server-flags.mjs';
import { ensureWebBuilt } from './web-build.mjs';

await runPinned('main.ts', process.argv.slice(2), ensureWebBuilt, serverFlags);
