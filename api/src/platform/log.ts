import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Logger of the platform's parts. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** Level and destination of the log. */
export interface LogOptions {
  /** pino's level; default `info`, `silent` in tests. */
  readonly level?: string;
  /** Target of the lines; default standard output. */
  readonly destination?: { write(line: string): void };
}

/** Creates the log: one line of JSON per entry, secrets masked at any depth. */
export const createLog = ({ level = 'info', destination }: LogOptions = {}): FastifyBaseLogger =>
  pino(
    {
      level,
      base: null, // the collector of the lines knows machine and process
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

/** Copies an entry with values of secret names masked, at any depth. Values with a serializer are left to it. */
const withoutSecrets = (entry: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([name, value]) => {
      if (depth === 0 && SERIALIZED.has(name)) return [name, value];
      return [name, SECRET.test(name) && typeof value !== 'number' ? MASK : maskValue(value, depth)];
    }),
  );

const maskValue = (value: unknown, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return describeError(value);
  if ('toJSON' in value) return value; // a Date and its like
  if (depth === DEPTH) return MASK;
  return Array.isArray(value) ? value.map((item) => maskValue(item, depth + 1)) : withoutSecrets(value, depth + 1);
};

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const LONG_WORD = /^[\w.~%-]{32,}$/;
const BEFORE_TOKEN = /^(password-?reset|reset-?password)$/i;

/**
 * Path of an address for the log: without the query, which may hold a token (`/authenticating`), and with tokens as in
 * `/password-reset/{token}` and other long random words masked.
 */
export const maskPath = (url: string): string => {
  const [path = ''] = url.split(/[?#]/, 1);
  const segments = path.split('/');
  return segments
    .map((word, index) =>
      (BEFORE_TOKEN.test(segments[index - 1] ?? '') && word) || (LONG_WORD.test(word) && !UUID.test(word))
        ? MASK
        : word,
    )
    .join('/');
};

const describeRequest = (request: { method?: string; url?: string }) => ({
  method: request.method,
  path: maskPath(request.url ?? ''),
});

const describeResponse = (response: { statusCode?: number }) => ({ statusCode: response.statusCode });

// Drizzle includes the values of a failed statement in its message.
const withoutParameters = (text: string) => text.replace(/\nparams:[\s\S]*?(?=\n {4}at |$)/, '');

/** Describes an error without its own fields, since the database driver puts row values there. */
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
