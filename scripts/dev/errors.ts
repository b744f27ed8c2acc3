/** Errors of the server as the terminal and the browser show them while the program is developed. */
import { inspect } from 'node:util';

/** A line of the API's log, and the error it tells of. */
interface LogLine {
  readonly text: string;
  readonly error?: Error;
}

interface Entry {
  readonly level: string;
  readonly msg?: string;
  readonly err?: { readonly message: string; readonly stack?: string };
}

/** Makes a line of JSON readable, its stack over several lines. */
export const readLogLine = (line: string): LogLine => {
  let entry: Entry;
  try {
    entry = JSON.parse(line) as Entry;
  } catch {
    return { text: line.trimEnd() };
  }
  const { level, msg = '', err, ...rest } = entry as Entry & Record<string, unknown>;
  for (const name of ['time', 'pid', 'hostname']) delete rest[name];
  const about = Object.keys(rest).length > 0 ? ` ${inspect(rest, { breakLength: Infinity })}` : '';
  const text = `${msg}${about}${err ? `\n${err.stack ?? err.message}` : ''}`;
  if (!['error', 'fatal'].includes(level) || !err) return { text };
  return { text, error: Object.assign(new Error(err.message), { stack: err.stack ?? err.message }) };
};

/** An error's stack, and those of what caused it: a refused query says why only in its cause. */
export const wholeStack = (error: Error): string => {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\nCaused by: ${wholeStack(error.cause)}` : own;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** The page for a program that does not run: the error, and Vite's client, which loads the page again when it does. */
export const brokenPage = (error: Error): string => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<title>Error</title><script type="module" src="/@vite/client"></script></head><body>
<h1>The program does not start</h1><pre>${escaped(error.stack ?? error.message)}</pre></body></html>`;
