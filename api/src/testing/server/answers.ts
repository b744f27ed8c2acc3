import assert from 'node:assert/strict';
import { errors, type ErrorCode } from '@m4u/contract/http/errors';
import { ProblemDocument } from '@m4u/contract/http/problem';
import { parseSetCookie, type SetCookie } from 'cookie';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';

const ExactProblem = z.strictObject(ProblemDocument.shape);

/**
 * Asserts that an answer is the problem document of a code, with exactly these fields as `field:code` if given; returns
 * the document.
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

/** Asserts success; returns the body. */
export const assertDone = <T = { data: Record<string, unknown> }>(answer: LightMyRequestResponse): T => {
  assert.equal(answer.statusCode, 200, answer.body);
  return answer.json<T>();
};

const CHANGING = new Set(['date', 'x-request-id']);

/** Removes the name of the browser, which differs between browsers and must not make answers distinguishable. */
const withoutNames = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/^(__Host-m4u_device=)[\w-]+(?=;)/, '$1') : value;

/**
 * Returns what a caller can compare between answers: status, body and headers, without values that differ in every
 * answer.
 */
export const comparableParts = (answer: LightMyRequestResponse) => ({
  status: answer.statusCode,
  body: answer.body,
  headers: Object.fromEntries(
    Object.entries(answer.headers)
      .filter(([name]) => !CHANGING.has(name))
      .map(([name, value]) => [name, withoutNames(Array.isArray(value) && value.length === 1 ? value[0] : value)]),
  ),
});

/** Returns the cookies that an answer sets, by name. */
export const readCookies = (answer: LightMyRequestResponse): ReadonlyMap<string, SetCookie> => {
  const header = answer.headers['set-cookie'] ?? [];
  const lines = Array.isArray(header) ? header : [header];
  return new Map(lines.map((line) => parseSetCookie(line)).map((cookie) => [cookie.name, cookie]));
};

/** Returns a Cookie header of the given values. */
export const cookieHeader = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
