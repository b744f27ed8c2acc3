/** Command lines: `--help` and errors of every command in package.json that runs a file of this repository. */
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

/** Files with a command line: those that bootstrap.mjs runs, and `<name>.command.ts` beside a JavaScript starter. */
const files = Object.entries(scripts).flatMap(([name, line]) => {
  const [, file] = /\bnode (?:scripts\/bootstrap\.mjs )?(\S+\.(?:ts|mjs))/.exec(line) ?? [];
  return file === undefined ? [] : [[name, file.replace(/\.mjs$/, '.command.ts')] as const];
});

/** Parses arguments with the action replaced; returns exit code and output. */
const give = async (command: Command, args: readonly string[]) => {
  const said = { out: '', err: '' };
  command
    .exitOverride()
    .configureOutput({ writeOut: (part) => (said.out += part), writeErr: (part) => (said.err += part) })
    .action(() => {
      throw new Error(`the work began on: ${args.join(' ')}`);
    });
  try {
    await command.parseAsync(args, { from: 'user' });
    return { ...said, code: undefined };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { ...said, code: error.exitCode };
  }
};

const commandIn = async (file: string): Promise<Command> => {
  // Importing a file without `defineCommand` would run it.
  assert.ok(existsSync(join(root, file)), `${file} is absent: it would hold the command line`);
  assert.match(await readFile(join(root, file), 'utf8'), /^export const command = defineCommand\(/m, file);
  return ((await import(join(root, file))) as { command: Command }).command;
};

/** Asserts an error of one sentence, the usage, and a hint to `--help`. */
const assertRefused = ({ code, out, err }: Awaited<ReturnType<typeof give>>, pattern: RegExp) => {
  assert.equal(code, 2, out + err);
  assert.equal(out, '');
  assert.match(err, /^[A-Z].*[.?]\nUsage: n.*\nn.* --help says what each option does\.\n$/);
  assert.match(err, pattern);
};

for (const [name, file] of files) {
  test(`${name} prints its help and refuses unknown options`, async () => {
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
    const args = [...command.registeredArguments.map(() => 'x'), 'stray'];
    if (!command.registeredArguments.some(({ variadic }) => variadic))
      assertRefused(await give(command, args), /^Expected \d arguments? but got \d: .*stray\.$/m);
  });
}

/** Starts a command by its line in package.json. */
const start = async (name: string, ...args: string[]) => {
  const [, ...line] = scripts[name]?.replace(/^exec /, '').split(' ') ?? [];
  const child = spawn(process.execPath, [...line, ...args], { cwd: root });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, err, code: code as number };
};

test('commands use the right output stream and exit code', async () => {
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

test('reports a missing required option or argument', async () => {
  const restore = await commandIn('scripts/restore.ts');
  assertRefused(await give(restore, ['--check']), /^Option '--from <file>' is missing\.$/m);
  const staff = await commandIn('scripts/staff.ts');
  assertRefused(await give(staff, []), /^Missing required argument 'address'\.$/m);
});
