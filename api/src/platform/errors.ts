import type { ErrorCode } from '@m4u/contract/http/errors';
import type { FieldRefusal } from '@m4u/contract/http/problem';

/** Optional details of an error. */
export interface ErrorDetails {
  /** Refused fields. */
  readonly fields?: readonly FieldRefusal[];
  /** Seconds until the caller may try again. */
  readonly retryAfter?: number;
  /** Set-Cookie values that the refusal carries; those of the call's context are dropped. */
  readonly cookies?: readonly string[];
}

/**
 * The error that services throw: a code of the contract's table, converted to an answer in `http/message/problem.ts`.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/**
 * Throws an {@link AppError}; an expression, so it can follow `??` and `
 * `.
 */
export const fail = (code: ErrorCode, details?: ErrorDetails): never => {
  throw new AppError(code, details);
};

/** Refuses one field with 422. */
export const failField = (field: FieldRefusal['field'], code: FieldRefusal['code']): never =>
  fail('invalid', { fields: [{ field, code }] });
