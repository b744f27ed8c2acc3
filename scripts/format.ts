/** `npm run format`: formats every file and mends what the linter can mend safely. */
import { spawnSync } from 'node:child_process';

for (const [command, ...args] of [
  ['oxlint', '--fix'],
  ['oxfmt', '.'],
] as const) {
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
