/** Formats errors of the server for the terminal and the browser during development. */
import { inspect } from 'node:util';

/** A line of the API's log and its error. */
interface LogLine {
  readonly text: string;
  readonly error?: Error;
}

interface Entry {
  readonly level: string;
  readonly msg?: string;
  readonly err?: { readonly message: string; readonly stack?: string };
}

/** Formats a JSON log line for reading, with the stack on several lines. */
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

/** Stack of an error and of its causes: a failed query states its reason only in the cause. */
export const wholeStack = (error: Error): string => {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\nCaused by: ${wholeStack(error.cause)}` : own;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/**
 * HTML page for a program that fails to start: the error, and Vite's client, which reloads the page when it runs again.
 */
export const brokenPage = (error: Error): string => `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">
<title>Error</title><script type="module" src="/@vite/client"></script></head><body>
<h1>The program does not start</h1><pre>${escapeHtml(error.stack ?? error.message)}</pre></body></html>`;
