/** `npm run staff`: grants or revokes an account's staff rights (docs/operations.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run staff', {
  summary: 'Gives an account the rights of staff from its next sign-in, or takes them away, while M4U runs.',
  examples: ['npm run staff -- somebody@m4u.example', 'npm run staff -- somebody@m4u.example --no'],
})
  .argument('<address>', 'the confirmed e-mail address of the account')
  .option('--no', 'takes the rights away (default: gives them)')
  .action(async (address, { no }) => (await import('./tasks/staff.ts')).changeStaff(address, !no));

if (import.meta.main) await command.parseAsync();
