import assert from 'node:assert/strict';
import { errors, type ErrorCode } from '@m4u/contract/http/errors';
import { ProblemDocument } from '@m4u/contract/http/problem';
import { parseSetCookie, type SetCookie } from 'cookie';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';

const ExactProblem = z.strictObject(ProblemDocument.shape);

/**
 * Holds an answer to be the problem document of a code, about just these fields as `field:code` where they are
 * given; answers the document.
 */
export const assertProblem = (answer: LightMyRequestResponse, code: ErrorCode, fields?: readonly string[]) => {
  assert.equal(answer.headers['content-type'], 'application/problem+json; charset=utf-8', answer.body);
  const problem = ExactProblem.parse(answer.json());
  assert.equal(problem.code, code, answer.body);
  assert.equal(problem.status, errors[code].status);
  assert.equal(answer.statusCode, problem.status);
  assert.equal(problem.type, `/api/docs/errors#${code}`);
  assert.equal(answer.headers['cache-control'], 'no-store');
  if (fields)
    assert.deepEqual(
      problem.errors.map((error) => `${error.field}:${error.code}`),
      fields,
    );
  return problem;
};

/** Holds an answer to be a success; answers its body. */
export const assertDone = <T = { data: Record<string, unknown> }>(answer: LightMyRequestResponse): T => {
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<T>();
};

const CHANGING = new Set(['date', 'x-request-id']);

/** Each browser is given a name of its own; that it is given one may tell nothing. */
const withoutNames = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(__Host-m4u_device=)[\w-]+(?=;)/, '$1') : value;

/** What a caller can compare of an answer: status, body and headers, but for what every answer has of its own. */
export const seenOf = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  body: answer.body,
  headers: Object.fromEntries(
    Object.entries(answer.headers)
      .filter(([name]) => !CHANGING.has(name))
      .map(([name, value]) => [name, withoutNames(Array.isArray(value) && value.length === 1 ? value[0] : value)]),
  ),
});

/** The cookies that an answer sets, by name. */
export const cookiesOf = (answer: LightMyRequestResponse): ReadonlyMap<string, SetCookie> => {
  const header = answer.headers['set-cookie'] ?? [];
  const lines = Array.isArray(header) ? header : [header];
  return new Map(lines.map((line) => parseSetCookie(line)).map((cookie) => [cookie.name, cookie]));
};

/** A Cookie header of the given values. */
export const cookieHeader = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
