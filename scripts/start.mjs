/** `npm start`: installs and builds what is missing, then runs the application with the pinned Node.js or a newer one. */
import { runPinned } from './start/run-pinned.mjs';
import { serverFlags } from './start/server-flags.mjs';
import { ensureWebBuilt } from './builds/web-build.mjs';

const words = process.argv.slice(2);
if (words.length === 0) await runPinned('main.ts', words, ensureWebBuilt, serverFlags, true);
// There is no option: words ask for help or are refused, and nothing is built or started for that.
else await runPinned('scripts/start.command.ts', words);
