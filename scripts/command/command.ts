/**
 * The command line of the project's own commands (docs/decisions/0062-command-lines.md): `--help` goes to the standard
 * output with code 0; a wrong option, a missing value or a stray word is answered on the standard error with one
 * sentence, the usage, and code 2.
 *
 * Each command is a file that exports its `command` and runs it when it is the main module. Its work is imported by the
 * action alone, so that `--help` and refusals do not wait for the database's and the browser's packages to load.
 */
import { resolve } from 'node:path';
import type { Command } from '@commander-js/extra-typings';
import { Command as Base, type ErrorOptions, InvalidArgumentError, type Option } from 'commander';

/** Exit code of an invalid command line; 1 is for failed work. */
const MISUSE = 2;

class ScriptCommand extends Base {
  /** Required options. Commander would report these before a misspelt option. */
  readonly needed = new Set<Option>();

  constructor(name: string) {
    super(name);
    this.hook('preAction', () => {
      for (const option of this.needed)
        if (this.getOptionValue(option.attributeName()) === undefined)
          this.error(`option '${option.flags}' is missing`);
    });
  }

  override error(message: string, options: ErrorOptions = {}): never {
    return super.error(message, { ...options, exitCode: MISUSE });
  }

  override addOption(option: Option): this {
    if (option.mandatory) this.needed.add(option.makeOptionMandatory(false));
    const parse = option.parseArg;
    // Commander would accept `--recipient` as the value in `--to --recipient age1…`, and write an unencrypted backup.
    if (option.required && !option.variadic)
      option.argParser((value: string, previous: unknown) => {
        if (value.startsWith('-')) this.error(`option '${option.flags}' needs a value, and '${value}' is an option`);
        return parse ? parse(value, previous) : value;
      });
    return super.addOption(option);
  }
}

/** npm passes on only what follows `--`. */
const commandLine = (name: string, args: readonly string[]): string =>
  [name, ...(args.length > 0 && name.startsWith('npm ') ? ['--'] : []), ...args].join(' ');

/** Options and arguments in one line, optional ones in brackets. */
const usageLine = (command: Base, needed: ReadonlySet<Option>): string => {
  const options = command.options.map((option) => (needed.has(option) ? option.flags : `[${option.flags}]`));
  const args = command.registeredArguments.map((word) => {
    const name = `${word.name()}${word.variadic ? '…' : ''}`;
    return word.required ? `<${name}>` : `[${name}]`;
  });
  return commandLine(command.name(), [...args, ...options]);
};

/** Commander's message as one sentence, a hint after it: `error: unknown option '--form'\n(Did you mean --from?)`. */
const toSentence = (message: string): string => {
  const [first = '', hint = ''] = message
    .replace(/^error: (?:too many arguments\. )?/, '')
    .trim()
    .split('\n');
  const sentence = first
    .replace(/ argument missing$/, ' needs a value')
    .replace(/ is invalid\. (\w)/, (_, letter: string) => ` is invalid: ${letter.toLowerCase()}`)
    .replace(/\.?$/, '.');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)} ${hint.replace(/^\((.*)\)$/, '$1')}`.trim();
};

/**
 * Creates a command without options.
 *
 * @param name as the operator types it, without its options: `npm run backup`
 * @param about `summary` is one sentence; `examples` are whole lines
 */
export const defineCommand = (
  name: string,
  { summary, examples }: { readonly summary: string; readonly examples: readonly [string, ...string[]] },
): Command => {
  const command = new ScriptCommand(name);
  const usage = () => usageLine(command, command.needed);
  command
    .description(summary)
    .helpOption('-h, --help', 'shows this help')
    .configureHelp({ commandUsage: usage })
    .addHelpText('after', `\n${examples.length > 1 ? 'Examples' : 'Example'}:\n  ${examples.join('\n  ')}`)
    .configureOutput({
      outputError: (message, write) =>
        write(
          `${toSentence(message)}\nUsage: ${usage()}\n${commandLine(name, ['--help'])} says what each option does.\n`,
        ),
    });
  return command as unknown as Command;
};

/** Parses an option's value: a number above 0. */
export const positiveNumber = (text: string): number => {
  const number = Number(text);
  if (!(number > 0) || !Number.isFinite(number)) throw new InvalidArgumentError('It must be a number above 0.');
  return number;
};

/** Parses an option's value: a whole number from 1. */
export const positiveInteger = (text: string): number => {
  if (!/^\d{1,9}$/.test(text) || Number(text) < 1) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
};

/** Parses the values of a repeatable option, each one of `choices`. */
export const repeatedChoice =
  (choices: readonly string[]) =>
  (value: string, previous: readonly string[] | undefined): readonly string[] => {
    if (!choices.includes(value)) throw new InvalidArgumentError(`Choose from ${choices.join(', ')}.`);
    return [...(previous ?? []), value];
  };

/**
 * Resolves a path relative to the folder in which the command was called: npm runs commands in the repository's folder.
 */
export const callerPath = (path: string): string => resolve(process.env['INIT_CWD'] ?? '.', path);
