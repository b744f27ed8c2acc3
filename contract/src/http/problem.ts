import * as z from 'zod';
import type { ErrorCode } from './errors.ts';
import type { FieldCode, FieldProblem } from './fields.ts';

/** The body of every error answer: RFC 9457 `application/problem+json` (docs/rules/calls.md#errors). */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: ErrorCode;
  readonly errors: readonly FieldProblem[];
  /** Id of this request in the logs; the only hint that a 500 gives about its cause. */
  readonly requestId?: string;
}

/** Schema of the problem document, for the API page and for tests. */
export const ProblemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), code: z.string(), message: z.string() })),
  requestId: z.string().optional(),
});

/** Error that the typed client throws when the API answers with a problem. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** Seconds until a refused caller may try again (429 and 503). */
  readonly retryAfter: number | undefined;

  constructor(problem: Problem, retryAfter?: number) {
    super(`${problem.status} ${problem.code}`);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Whether a caught value is the API's problem with this code. */
export const hasCode = (thrown: unknown, code: ErrorCode): thrown is ProblemError =>
  thrown instanceof ProblemError && thrown.problem.code === code;

/** A field refused by a rule that needs the database or the service. */
export interface FieldRefusal {
  readonly field: string;
  readonly code: FieldCode;
  /** Values for the placeholders of the message. */
  readonly values?: Readonly<Record<string, string | number>>;
}
