import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/**
 * Who may call an endpoint at all; what a caller may do to a row is the policy's business.
 * `anyone` includes visitors, `member` needs a session, `staff` a session of the platform's staff.
 */
export type Access = 'anyone' | 'member' | 'staff';

/** An answer that is not JSON: its media type, for the API page. The handler returns a {@link FileAnswer}. */
export interface FileResult {
  readonly produces: string;
}

/** A declared endpoint. It is data; the route, its validation, the API page and the typed client follow from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path under `/api`, parameters written `:name`. Odd spellings stand here alone (docs/rules/calls.md#paths). */
  readonly path: string;
  readonly access: Access;
  /**
   * `ignored`: the call proves who it is by its own input, so a session, valid or not, plays no part. `lenient`: the call
   * stands in a page as a picture does and can renew nothing, so an access token that is over counts while its session is
   * not, and any other that is not valid makes its caller a visitor.
   */
  readonly session?: 'ignored' | 'lenient';
  /** One line for the API page. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject | z.ZodDiscriminatedUnion;
  /**
   * The call moves what must not move twice: it takes an `Idempotency-Key`, unique for its caller and kept for good.
   * The same key again is answered the same and changes nothing; with something else in it, `key-reused`.
   */
  readonly idempotent?: true;
  /** `multipart` takes one file under the field `file`, with the body's fields beside it. */
  readonly consumes?: 'multipart';
  readonly result: z.ZodType | FileResult;
  /** What it may fail with, beyond what every endpoint may: malformed, validation, session and rate errors. */
  readonly errors?: readonly ErrorCode[];
}

/** What a handler of a {@link FileResult} answers; `location` answers 302 there instead of a body. */
export interface FileAnswer {
  readonly body?: Uint8Array | string | NodeJS.ReadableStream;
  readonly location?: string;
  /** Answers 304: the caller has this version already. */
  readonly unchanged?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A file that came with a multipart call, already read within the size limit. */
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

/** What a handler receives: the parts the endpoint declares, validated. */
export type Input<E extends Endpoint> = { [K in PartName<E>]: z.output<Part<E, K>> } & File<E> & Keyed<E>;

/** What a caller passes: the same parts before validation. */
export type Call<E extends Endpoint> = { [K in PartName<E>]: z.input<Part<E, K>> } & File<E> & Keyed<E>;

/** What an endpoint answers. */
export type Result<E extends Endpoint> = E['result'] extends z.ZodType ? z.output<E['result']> : FileAnswer;

/** Header of the calls that are {@link Endpoint.idempotent}: 1 to 200 letters, digits and signs of ASCII. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Declares the endpoints of a module; keeps their literal types. */
export const endpoints = <const T extends Record<string, Endpoint>>(module: T): T => module;

/** Declares an answer that is not JSON. */
export const file = (produces: string): FileResult => ({ produces });

/** True for an endpoint that answers a file or a redirect instead of JSON. */
export const answersFile = (endpoint: Endpoint): endpoint is Endpoint & { readonly result: FileResult } =>
  'produces' in endpoint.result;
