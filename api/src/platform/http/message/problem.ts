import { errors, type ErrorCode } from '@m4u/contract/http/errors';
import { fieldProblem } from '@m4u/contract/http/fields';
import type { Problem } from '@m4u/contract/http/problem';
import { rateLimitedWords } from '@m4u/contract/http/wait';
import type { Locale } from '@m4u/contract/words';
import { STATUS_CODES } from 'node:http';
import { AppError, type ErrorDetails } from '../../errors.ts';
import { LimitExceeded, LimitUnknown } from '../../limits/limits.ts';
import { PictureError } from '../../pictures/error.ts';

/** PostgreSQL's codes of conflicts with a concurrent change. */
const CONFLICTS = new Set(['23505', '40001', '40P01']);
/** PostgreSQL's and the network's codes for a server that is starting, stopping, full or unreachable, and for a statement timeout. */
const UNAVAILABLE = /^(08...|53...|57014|57P0[123]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT)$/;
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|is not queryable|Client was closed/;

/** Codes of a full disk, of PostgreSQL and of the file system. */
const NO_SPACE = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** `Retry-After` in seconds: soon, or after an operator may have freed disk space. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = { unavailable: 2, 'no-space': 60 };

/** Fastify's own refusals, by its error codes. */
const FASTIFY: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_FILES_LIMIT: 'too-large',
  FST_PARTS_LIMIT: 'too-large',
  FST_FIELDS_LIMIT: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong-type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'wrong-type',
  FST_UNDER_PRESSURE: 'unavailable',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
};

const text = (value: unknown, key: string): string => {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : '';
};

/** The database's own error is the cause of the query builder's. */
const databaseError = (thrown: unknown): unknown =>
  thrown instanceof Error && thrown.cause !== undefined ? databaseError(thrown.cause) : thrown;

const mapForeignError = (thrown: unknown): ErrorCode => {
  const root = databaseError(thrown);
  const code = text(root, 'code');
  if (FASTIFY[code]) return FASTIFY[code];
  if (CONFLICTS.has(code)) return 'conflict';
  if (NO_SPACE.has(code)) return 'no-space';
  if (UNAVAILABLE.test(code) || UNAVAILABLE_MESSAGES.test(text(root, 'message'))) return 'unavailable';
  const status = Number((thrown as { statusCode?: unknown } | null)?.statusCode ?? 500);
  return status >= 400 && status < 500 ? 'malformed' : 'internal';
};

/** Maps a caught value to a code of the error table; never reveals the cause. */
export const toErrorCode = (thrown: unknown): { code: ErrorCode; details: ErrorDetails } => {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof LimitExceeded) {
    const unknown = mapForeignError(thrown) === 'no-space' ? 'no-space' : 'unavailable';
    const code = thrown instanceof LimitUnknown ? unknown : 'rate-limited';
    return { code, details: { retryAfter: thrown.retryAfterSeconds } };
  }
  const code = thrown instanceof PictureError ? thrown.code : mapForeignError(thrown);
  const retryAfter = RETRY_AFTER[code];
  return { code, details: retryAfter === undefined ? {} : { retryAfter } };
};

/** Whether a caught value refuses the call, and is no failure of ours. */
export const isRefusal = (thrown: unknown): boolean => errors[toErrorCode(thrown).code].status < 500;

/** Builds the problem document of a caught value, in the reader's language (docs/rules/calls.md#errors). */
export const toProblem = (
  thrown: unknown,
  locale: Locale,
  requestId: string,
): { problem: Problem; retryAfter?: number } => {
  const { code, details } = toErrorCode(thrown);
  const row = errors[code];
  const fields =
    thrown instanceof InvalidInput
      ? thrown.problems
      : (details.fields ?? []).map(({ field, code: why, values }) => fieldProblem(field, why, locale, values));
  const problem = {
    type: `/api/docs/errors#${code}`,
    title: STATUS_CODES[row.status] ?? 'Error',
    status: row.status,
    detail:
      code === 'rate-limited' && details.retryAfter !== undefined
        ? rateLimitedWords(details.retryAfter, locale)
        : row[locale],
    code,
    errors: fields,
    ...(row.status >= 500 && { requestId }),
  };
  return details.retryAfter === undefined ? { problem } : { problem, retryAfter: Math.ceil(details.retryAfter) };
};

/** Error of input that violates the contract, with the list of problems for the reader. */
export class InvalidInput extends AppError {
  readonly problems: Problem['errors'];

  constructor(problems: Problem['errors']) {
    super('invalid');
    this.problems = problems;
  }
}
