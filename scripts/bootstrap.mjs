/** `node scripts/bootstrap.mjs <file> […args]`: installs what is missing, then runs the file with the pinned Node.js. */
import { runPinned } from './start/run-pinned.mjs';

const [file, ...args] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Usage: node scripts/bootstrap.mjs <file> […args]\n');
  process.exit(2);
}
await runPinned(file, args);
