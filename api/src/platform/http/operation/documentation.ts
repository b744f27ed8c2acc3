import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errors } from '@m4u/contract/http/errors';
import { chooseEncoding } from '@m4u/contract/encoding';
import { lazy } from '@m4u/contract/lazy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../limits/limits.ts';
import { type CompressedDocument, compressDocument } from '../description/kept.ts';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const errorPage = (): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>M4U API errors</title>
<h1>M4U API errors</h1><table><tr><th>code</th><th>status</th><th>Tiếng Việt</th><th>English</th></tr>
${Object.entries(errors)
  .map(
    ([code, { status, vi, en }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td lang="vi">${escape(vi)}</td><td>${escape(en)}</td></tr>`,
  )
  .join('\n')}
</table></html>`;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Allows only the page's own scripts and styles; it uses style attributes. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Creates the document at the first request and caches it; its code is loaded then too. */
const createDocument = (publicUrl: string): (() => Promise<CompressedDocument>) =>
  lazy(async () => {
    const { describeApi } = await import('../description/document.ts');
    return compressDocument(JSON.stringify(await describeApi(publicUrl)));
  });

/** Answers a cached document in the best accepted encoding, or 304. */
const answerDocument = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  type: string,
  document: CompressedDocument,
) => {
  const encoding = chooseEncoding(headers['accept-encoding']?.toString());
  const { bytes, hash } = document;
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: `"${hash}-${encoding}"` });
  if (headers['if-none-match']?.includes(hash)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes[encoding]);
};

/** Paths at which the documentation page loads the document; JSON is valid YAML. */
const COPIES: Readonly<Record<string, string>> = {
  '/api/docs/json': JSON_TYPE,
  '/api/docs/yaml': 'application/yaml; charset=utf-8',
};

/** Mounts `/api/openapi.json`, the page `/api/docs`, and the table of errors that problem documents link to. */
export const mountDocumentation = async (
  app: FastifyInstance,
  publicUrl: string,
  limits: Pick<Limits, 'consume'>,
): Promise<void> => {
  const document = createDocument(publicUrl);
  const errorTable = lazy(errorPage);
  app.get('/api/docs/errors', async (_request, reply) => reply.type('text/html; charset=utf-8').send(errorTable()));
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request) => limits.consume('documentationByAddress', request.ip));
    docs.get('/api/openapi.json', async (request, reply) =>
      answerDocument(request, reply, JSON_TYPE, await document()),
    );
    // The page requests its own document: answer the cached one instead.
    docs.addHook('preHandler', async (request, reply) => {
      const type = COPIES[request.routeOptions.url ?? ''];
      if (type !== undefined) return answerDocument(request, reply, type, await document());
    });
    await docs.register(swagger, { mode: 'static', specification: { document: { openapi: '3.1.0' } as never } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: CSP,
      uiConfig: { deepLinking: true, docExpansion: 'none', filter: true },
      theme: { title: 'M4U API' },
    });
  });
};
