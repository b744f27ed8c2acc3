import multipart from '@fastify/multipart';
import type { UploadedFile } from '@m4u/contract/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import qs from 'qs';

/** Largest JSON or form body, and largest uploaded file, in bytes (decisions §4 "Uploads"). */
export const BODY_LIMIT = 1024 * 1024;
export const FILE_LIMIT = 10 * 1024 * 1024;

/** Bracketed names to nested values, within bounds that keep a hostile form cheap. */
const parse = (text: string): Record<string, unknown> =>
  qs.parse(text, { depth: 6, parameterLimit: 2_000, arrayLimit: 500, allowPrototypes: false });

/** Reads a query string as forms are read. */
export const parseQuery = parse;

/** Forms, JSON and multipart: three ways to send the same body (decisions §0 "Bodies"). */
export const acceptBodies = async (app: FastifyInstance): Promise<void> => {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parse(String(body))),
  );
  await app.register(multipart, {
    limits: { fileSize: FILE_LIMIT, files: 1, fields: 20, fieldSize: 10_000, parts: 21, headerPairs: 50 },
  });
};

/** Reads a multipart call's one file and its fields. Errors: Fastify's limits, thrown. */
export const readMultipart = async (
  request: FastifyRequest,
): Promise<{ file: UploadedFile | undefined; body: Record<string, string> }> => {
  const body: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') file = { name: part.filename, bytes };
    } else if (typeof part.value === 'string') body[part.fieldname] = part.value;
  }
  return { file, body };
};
