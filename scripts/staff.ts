/** `npm run staff`: grants or revokes an account's staff rights, or resets its second factor (docs/operations.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run staff', {
  summary:
    'Grants an account staff rights from its next sign-in, or revokes them; or turns off the second factor of an account whose owner has lost it. M4U may be running.',
  examples: [
    'npm run staff -- somebody@m4u.example',
    'npm run staff -- somebody@m4u.example --no',
    'npm run staff -- somebody@m4u.example --reset-factor',
  ],
})
  .argument('<address>', 'the confirmed e-mail address of the account')
  .option('--no', 'revokes the rights (default: grants them)')
  .option('--reset-factor', 'turns off the second factor and signs out all devices, leaving the rights as they are')
  .action(async (address, { no, resetFactor }) => {
    const tasks = await import('./tasks/staff.ts');
    await (resetFactor ? tasks.resetFactor(address) : tasks.changeStaff(address, !no));
  });

if (import.meta.main) await command.parseAsync();
