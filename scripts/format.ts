/** `npm run format`: formats every file and applies the linter's safe fixes. */
import { spawnSync } from 'node:child_process';
import { defineCommand } from './command/command.ts';

const tools = [
  ['oxlint', '--fix'],
  ['oxfmt', '.'],
] as const;

export const command = defineCommand('npm run format', {
  summary: 'Formats every file and applies the safe fixes of the linter.',
  examples: ['npm run format'],
}).action(() => {
  for (const [tool, ...args] of tools) {
    const { status } = spawnSync(`node_modules/.bin/${tool}`, args, { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
});

if (import.meta.main) await command.parseAsync();
