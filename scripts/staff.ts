/** `npm run staff`: grants or revokes an account's staff rights (docs/operations.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run staff', {
  summary: 'Grants an account staff rights from its next sign-in, or revokes them; M4U may be running.',
  examples: ['npm run staff -- somebody@m4u.example', 'npm run staff -- somebody@m4u.example --no'],
})
  .argument('<address>', 'the confirmed e-mail address of the account')
  .option('--no', 'revokes the rights (default: grants them)')
  .action(async (address, { no }) => (await import('./tasks/staff.ts')).changeStaff(address, !no));

if (import.meta.main) await command.parseAsync();
