import type { ErrorCode } from '@m4u/contract/http/errors';
import type { FieldRefusal } from '@m4u/contract/http/problem';

/** What an error may carry beside its code. */
export interface ErrorDetails {
  /** Fields that the refusal is about. */
  readonly fields?: readonly FieldRefusal[];
  /** Seconds until the caller may try again. */
  readonly retryAfter?: number;
}

/** The one error that services throw: a code of the contract's table, turned into an answer in one place. */
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

/** Throws an {@link AppError}; an expression, so that it can stand after `??` and `||`. */
export const fail = (code: ErrorCode, details?: ErrorDetails): never => {
  throw new AppError(code, details);
};

/** Refuses one field with 422. */
export const failField = (field: FieldRefusal['field'], code: FieldRefusal['code']): never =>
  fail('invalid', { fields: [{ field, code }] });
