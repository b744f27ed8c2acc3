import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Callers that an endpoint admits; `policy` decides about single rows. `anyone` includes visitors, `member` needs a
 * session, `staff` needs a session of the platform's staff.
 */
export type Access = 'anyone' | 'member' | 'staff';

/**
 * Errors of calls that need the second factor: those for staff, and those for admins of a group that requires theirs
 * (docs/rules/roles.md#second-factor).
 */
export const FACTOR_ERRORS = [
  'second-factor-required',
  'second-factor-missing',
] as const satisfies readonly ErrorCode[];

/** An answer that is not JSON: its media type, for the API page. The handler returns a {@link FileAnswer}. */
export interface FileResult {
  readonly produces: string;
}

/** A declared endpoint. It is data; the route, its validation, the API page and the typed client follow from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path under `/api` with parameters as `:name`. Irregular spellings occur only here (docs/rules/calls.md#paths). */
  readonly path: string;
  readonly access: Access;
  /**
   * `ignored`: the caller counts as a visitor even with a session, so that an expired one does not refuse the call; for
   * calls whose input authenticates, and for answers that are the same for everybody. `lenient`: for resources that a page
   * embeds, as pictures, and that cannot refresh a token: an expired access token counts while its session is valid,
   * and any other invalid token makes the caller a visitor.
   */
  readonly session?: 'ignored' | 'lenient';
  /**
   * A page of another site may send the form; only for calls that change nothing by a cookie. By default such requests are
   * refused.
   */
  readonly from?: 'anywhere';
  /** Headers that sign the body, which the handler checks; the body is kept as it came. */
  readonly signature?: readonly string[];
  /** A refused call clears the session cookies that the browser has sent (docs/rules/auth.md#sessions). */
  readonly refusal?: 'clears-session';
  /** One line for the API page. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject | z.ZodDiscriminatedUnion;
  /**
   * The call must not take effect twice: it requires an `Idempotency-Key`, unique per caller and stored forever. A
   * repeated key returns the same answer and changes nothing; with a different input it fails with `key-reused`.
   */
  readonly idempotent?: true;
  /** `multipart` takes one file under the field `file`, with the body's fields beside it. */
  readonly consumes?: 'multipart';
  readonly result: z.ZodType | FileResult;
  /** Error codes of this endpoint, beyond those of every endpoint: malformed, validation, session and rate errors. */
  readonly errors?: readonly ErrorCode[];
}

/** The answer of a handler of a {@link FileResult}; with `location` it is a 302 redirect without a body. */
export interface FileAnswer {
  readonly body?: Uint8Array | string | NodeJS.ReadableStream;
  readonly location?: string;
  /** 206: `body` is a part of the file; 416: the asked part lies outside. `content-range` says which. */
  readonly status?: 206 | 416;
  /** Answers 304 (not modified): the caller already has this version. */
  readonly unchanged?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file of a multipart call, already read and within the size limit. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

type Part<E, K extends keyof Endpoint> = E extends Record<K, infer S extends z.ZodType> ? S : never;
type PartName<E> = { [K in 'params' | 'query' | 'body']: Part<E, K> extends never ? never : K }[
  | 'params'
  | 'query'
  | 'body'];
type File<E> = E extends { consumes: 'multipart' } ? { file: UploadedFile } : unknown;
type Keyed<E> = E extends { idempotent: true } ? { idempotencyKey: string } : unknown;

/** Input of a handler: the parts that the endpoint declares, validated. */
export type Input<E extends Endpoint> = { [K in PartName<E>]: z.output<Part<E, K>> } & File<E> & Keyed<E>;

/** Arguments of a caller: the same parts before validation. */
export type Call<E extends Endpoint> = { [K in PartName<E>]: z.input<Part<E, K>> } & File<E> & Keyed<E>;

/** Result of an endpoint. */
export type Result<E extends Endpoint> = E['result'] extends z.ZodType ? z.output<E['result']> : FileAnswer;

/** Header of the calls that are {@link Endpoint.idempotent}: 1 to 200 letters, digits and signs of ASCII. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Declares the endpoints of a module; keeps their literal types. */
export const endpoints = <const T extends Record<string, Endpoint>>(module: T): T => module;

/** Declares an answer that is not JSON. */
export const file = (produces: string): FileResult => ({ produces });

/** True for an endpoint that answers a file or a redirect instead of JSON. */
export const returnsFile = (endpoint: Endpoint): endpoint is Endpoint & { readonly result: FileResult } =>
  'produces' in endpoint.result;
