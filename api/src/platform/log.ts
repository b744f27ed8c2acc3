import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** What the platform's parts write to. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** What the log writes, and where to. */
export interface LogOptions {
  /** pino's level; `info` unless told, `silent` for tests. */
  readonly level?: string;
  /** Where lines go; standard output unless told. */
  readonly destination?: { write(line: string): void };
}

/** The log: one line of JSON an entry, without secrets wherever they stand in what is logged. */
export const createLog = ({ level = 'info', destination }: LogOptions = {}): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null, // the machine and the process are known to whoever collects the lines
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: withoutSecrets,
      },
      serializers: { req: describeRequest, res: describeResponse, err: describeError },
    },
    destination ?? pino.destination(1),
  );

const MASK = '[secret]';
const SECRET = /^(authorization|cookie|set-?cookie|otp|code|key|.*(password|token|secret|api-?key))$/i;
const DEPTH = 6;

const SERIALIZED = new Set(['req', 'res', 'err']);

/** A copy in which values under secret names are masked, at any depth. What has a serializer is left to it. */
const withoutSecrets = (entry: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      if (depth === 0 && SERIALIZED.has(name)) return [name, value];
      return [name, SECRET.test(name) && typeof value !== 'number' ? MASK : fitForLog(value, depth)];
    }),
  );

const fitForLog = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if ('toJSON' in value) return value; // a Date and its like
  if (depth === DEPTH) return MASK;
  return Array.isArray(value) ? value.map((item) => fitForLog(item, depth + 1)) : withoutSecrets(value, depth + 1);
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LONG_WORD = /^[\w.~%-]{32,}$/;
const BEFORE_TOKEN = /^(password-?reset|reset-?password)$/i;

/**
 * The path of an address, fit for the log: without the query, which may hold a token (`/authenticating`), and with the
 * token of `/password-reset/{token}` and any other long random word masked.
 */
export const maskPath = (url: string): string => {
  const [path = ''] = url.split(/[?#]/, 1);
  const words = path.split('/');
  return words
    .map((word, at) =>
      (BEFORE_TOKEN.test(words[at - 1] ?? '') && word) || (LONG_WORD.test(word) && !UUID.test(word)) ? MASK : word,
    )
    .join('/');
};

const describeRequest = (request: { method?: string; url?: string }) => ({
  method: request.method,
  path: maskPath(request.url ?? ''),
});

const describeResponse = (response: { statusCode?: number }) => ({ statusCode: response.statusCode });

// Drizzle writes the values of a failed statement into its message.
const withoutParameters = (text: string) => text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '');

/** An error without its own fields, among which a database's driver puts the values of the row. */
const describeError = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : 'not an Error' };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.name,
    ...(typeof code === 'string' && { reason: code }),
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(error.cause !== undefined && depth < DEPTH && { cause: describeError(error.cause, depth + 1) }),
  };
};
