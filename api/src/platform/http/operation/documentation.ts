import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errors } from '@m4u/contract/http/errors';
import { acceptedEncoding } from '@m4u/contract/encoding';
import { lazy } from '@m4u/contract/lazy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../limits/limits.ts';
import { type KeptDocument, keepDocument } from '../description/kept.ts';

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

/** The page's own scripts and styles and nothing else; it draws with style attributes. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Makes the document when somebody first asks, which few do, and keeps its bytes; its code is loaded then as well. */
const createDocument = (publicUrl: string): (() => Promise<KeptDocument>) =>
  lazy(async () => {
    const { describeApi } = await import('../description/document.ts');
    return keepDocument(JSON.stringify(await describeApi(publicUrl)));
  });

/** Answers a kept document in the best encoding that the caller takes, or 304 to a caller that has it. */
const answerDocument = ({ headers }: FastifyRequest, reply: FastifyReply, type: string, document: KeptDocument) => {
  const encoding = acceptedEncoding(headers['accept-encoding']?.toString());
  const { bytes, hash } = document;
  void reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag: `"${hash}-${encoding}"` });
  if (headers['if-none-match']?.includes(hash)) return reply.code(304).send();
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.type(type).send(bytes[encoding]);
};

/** The addresses at which the readable page has the document; JSON is YAML, too. */
const COPIES: Readonly<Record<string, string>> = {
  '/api/docs/json': JSON_TYPE,
  '/api/docs/yaml': 'application/yaml; charset=utf-8',
};

/** `/api/openapi.json`, the readable page `/api/docs`, and the table of errors that problem documents point to. */
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
    // The page asks for a document of its own: what is kept is answered in its place.
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
