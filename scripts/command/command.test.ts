/** Command lines: `--help` and refusals of every command of package.json that is a file of this repository. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { type Command, CommanderError } from 'commander';
import { root } from './steps.ts';

const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The file with a command's line: what bootstrap.mjs runs, or `<name>.command.ts` beside a starter in JavaScript. */
const files = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /\bnode (?:scripts\/bootstrap\.mjs )?(\S+\.(?:ts|mjs))/.exec(line) ?? [];
  return file === undefined ? [] : [[name, file.replace(/\.mjs$/, '.command.ts')] as const];
});

/** Gives the command words without starting its work, and answers its exit code and what it wrote. */
const give = async (command: Command, words: readonly string[]) => {
  const said = { out: '', err: '' };
  command
    .exitOverride()
    .configureOutput({ writeOut: (part) => (said.out += part), writeErr: (part) => (said.err += part) })
    .action(() => {
      throw new Error(`the work began on: ${words.join(' ')}`);
    });
  try {
    await command.parseAsync(words, { from: 'user' });
    return { ...said, code: undefined };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { ...said, code: error.exitCode };
  }
};

const commandIn = async (file: string): Promise<Command> => {
  // Importing a file that reads its line in another way would start its work.
  assert.ok(existsSync(join(root, file)), `${file} is absent: it would hold the command line`);
  assert.match(await readFile(join(root, file), 'utf8'), /^export const command = defineCommand\(/m, file);
  return ((await import(join(root, file))) as { command: Command }).command;
};

/** One sentence, the usage, and where to read more. */
const assertRefused = ({ code, out, err }: Awaited<ReturnType<typeof give>>, words: RegExp) => {
  assert.equal(code, 2, out + err);
  assert.equal(out, '');
  assert.match(err, /^[A-Z].*[.?]\nUsage: n.*\nn.* --help says what each option does\.\n$/);
  assert.match(err, words);
};

for (const [name, file] of files) {
  test(`${name} explains itself and refuses what it does not know`, async () => {
    const command = await commandIn(file);
    const help = await give(command, ['--help']);
    assert.equal(help.code, 0);
    assert.equal(help.err, '');
    assert.match(help.out, new RegExp(`^Usage: npm (?:run (?:--silent )?)?${name}\\b.*\n\n[A-Z][^]*\\.\n`));
    assert.match(help.out, /\nExamples?:\n {2}.*npm /);

    assertRefused(await give(command, ['--no-such-option']), /^Unknown option '--no-such-option'/);
    for (const { long } of command.options.filter((option) => option.required)) {
      const described = help.out
        .slice(help.out.indexOf(`\n  ${long} `))
        .split(/\n {2}-/, 2)
        .join('');
      assert.match(described, /\(default:|\(required\)/, `${name} ${long} does not tell its default`);
      assertRefused(await give(command, [`${long}`]), /needs a value/);
      assertRefused(await give(command, [`${long}`, '--help']), /needs a value/);
    }
    const words = [...command.registeredArguments.map(() => 'x'), 'stray'];
    if (!command.registeredArguments.some(({ variadic }) => variadic))
      assertRefused(await give(command, words), /^Expected \d arguments? but got \d: .*stray\.$/m);
  });
}

/** Starts a command as its line in package.json does. */
const start = async (name: string, ...words: string[]) => {
  const [, ...line] = scripts[name]?.replace(/^exec /, '').split(' ') ?? [];
  const child = spawn(process.execPath, [...line, ...words], { cwd: root });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, err, code: code as number };
};

test('processes answer on the right stream and end with the right code', async () => {
  const [help, wrong, missing, first, last] = await Promise.all([
    start('backup', '--help'),
    start('backup', '--form', 'x'),
    start('bench', '--seconds', 'soon'),
    start('start', '--help'),
    start('start', '--port', '80'),
  ]);
  assert.deepEqual([help.code, help.err], [0, '']);
  assert.match(help.out, /^Usage: npm run backup -- \[--to <path>\]/);
  assertRefused(wrong, /^Unknown option '--form'/);
  assertRefused(missing, /^Option '--seconds <seconds>' argument 'soon' is invalid: it must be a number above 0\.$/m);
  assert.deepEqual([first.code, first.err], [0, '']);
  assert.match(first.out, /^Usage: npm start\n/);
  assertRefused(last, /^Unknown option '--port'/);
});

test('a required option and a required word are asked for', async () => {
  const restore = await commandIn('scripts/restore.ts');
  assertRefused(await give(restore, ['--check']), /^Option '--from <file>' is missing\.$/m);
  const staff = await commandIn('scripts/staff.ts');
  assertRefused(await give(staff, []), /^Missing required argument 'address'\.$/m);
});
