import multipart from '@fastify/multipart';
import type { UploadedFile } from '@m4u/contract/http/endpoint';
import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';
import { AppError, fail } from '../../errors.ts';

/** Largest JSON or form body, in bytes. */
export const BODY_LIMIT = 1024 * 1024;

/** Parses bracketed names to nested values, with limits for hostile forms. */
export const parseForm = (text: string): Record<string, unknown> =>
  qs.parse(text, { depth: 6, parameterLimit: 2_000, arrayLimit: 500, allowPrototypes: false });

const isBlank = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

const withoutBlanks = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutBlanks).filter((item) => !isBlank(item));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutBlanks(inner)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => !isBlank(inner)));
};

/** Reads a query string like a form; empty values count as absent (docs/rules/calls.md#bodies). */
export const parseQuery = (text: string): Record<string, unknown> =>
  withoutBlanks(parseForm(text)) as Record<string, unknown>;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Decodes a body as UTF-8. Other input is refused, since it would be stored with replacement characters.
 * Errors: wrong-type (another charset, or compressed), malformed (invalid UTF-8).
 */
const decodeBody = ({ headers }: FastifyRequest, body: Buffer): string => {
  const charset = /;\s*charset\s*=\s*"?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!/^(utf-?8|us-ascii)$/i.test(charset) || encoding !== 'identity') fail('wrong-type');
  try {
    return utf8.decode(body);
  } catch {
    return fail('malformed');
  }
};

const signedBodies = new WeakMap<FastifyRequest, Buffer>();

/** The body of a call with a signature, as it came; undefined for other calls, and for a form. */
export const signedBody = (request: FastifyRequest): Buffer | undefined => signedBodies.get(request);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is kept as it came, for its signature. */
    readonly signed?: true;
  }
}

type Done = (error: Error | null, body?: unknown) => void;

/** Adapts a text parser to bytes. Errors go to `done`, since thrown ones would end the process. */
const parseBytes =
  (parse: (request: FastifyRequest, text: string, done: Done, bytes: Buffer) => void) =>
  (request: FastifyRequest, body: Buffer, done: Done): void => {
    try {
      parse(request, decodeBody(request, body), done, body);
    } catch (error) {
      done(error as Error);
    }
  };

/** Accepts JSON under a media type. */
export const acceptJsonAs = (app: FastifyInstance, type: string): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser(
    type,
    { parseAs: 'buffer' },
    parseBytes((request, text, done, bytes) => {
      if (request.routeOptions.config.signed) signedBodies.set(request, bytes);
      void parseJson(request, text, done);
    }),
  );
};

/** Accepts bodies as forms, JSON or multipart, with equal content (docs/rules/calls.md#bodies). */
export const acceptBodies = async (app: FastifyInstance): Promise<void> => {
  // Fastify accepts plain text by default; here it would be a body without fields.
  app.removeContentTypeParser('text/plain');
  app.removeContentTypeParser('application/json');
  acceptJsonAs(app, 'application/json');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    parseBytes((_request, text, done) => done(null, parseForm(text))),
  );
  await app.register(multipart, {
    limits: { fileSize: MAXIMUM_UPLOAD_BYTES, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 50 },
  });
};

interface MultipartInput {
  readonly file: UploadedFile | undefined;
  readonly body: Readonly<Record<string, string>>;
}

const readParts = async (request: FastifyRequest): Promise<MultipartInput> => {
  // The parser would wait forever, since a closed connection emits no further end.
  if (request.raw.socket.destroyed) fail('malformed');
  const body: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') file = { name: part.filename, bytes };
    } else if (part.valueTruncated) fail('too-large');
    else if (typeof part.value === 'string') body[part.fieldname] = part.value;
  }
  return { file, body };
};

// The multipart parser throws plain errors for malformed input, and coded errors for its limits.
const hasCode = (thrown: unknown): boolean => thrown instanceof Error && 'code' in thrown;

/** Reads the file and the fields of a multipart call. Errors: malformed, too-large, wrong-type. */
export const readMultipart = (request: FastifyRequest): Promise<MultipartInput> =>
  readParts(request).catch((thrown: unknown) => {
    throw hasCode(thrown) ? thrown : new AppError('malformed');
  });
