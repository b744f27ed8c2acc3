/** `npm start`: installs and builds what is missing, then runs the application with the pinned Node.js or a newer one. */
import { runPinned } from './start/run-pinned.mjs';
import { serverEnvironment, serverFlags } from './start/server-flags.mjs';
import { ensureWebBuilt } from './builds/web-build.mjs';

const args = process.argv.slice(2);
const server = { prepare: ensureWebBuilt, flags: serverFlags, environment: serverEnvironment, preferNewer: true };
if (args.length === 0) await runPinned('main.ts', args, server);
// The command has no options: it prints help or refuses arguments, without building or starting anything.
else await runPinned('scripts/start.command.ts', args);
