import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errors } from '@m4u/contract/errors';
import { lazy } from '@m4u/contract/lazy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';
import type { Limits } from '../limits/limits.ts';
import { openApi } from './openapi.ts';

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

/** The page's own scripts and styles and nothing else; it draws with style attributes. */
const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/api/openapi.json`, the readable page `/api/docs`, and the table of errors that problem documents point to. */
export const mountDocumentation = async (
  app: FastifyInstance,
  publicUrl: string,
  limits: Pick<Limits, 'consume'>,
): Promise<void> => {
  const document = openApi(publicUrl);
  // The same bytes for everybody: a text would be turned into bytes for each caller, and kept until it is read.
  const json = lazy(() => Buffer.from(JSON.stringify(document)));
  const sendJson = (reply: FastifyReply) => reply.type('application/json; charset=utf-8').send(json());
  app.get('/api/docs/errors', async (_request, reply) => reply.type('text/html; charset=utf-8').send(errorPage()));
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request) => limits.consume('documentationByAddress', request.ip));
    docs.get('/api/openapi.json', async (_request, reply) => sendJson(reply));
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: CSP,
      // The page reads its description from `/api/docs/json`. As YAML it takes a second of everybody's time to write.
      uiHooks: {
        onRequest: ({ routeOptions: { url } }, reply, next) => {
          if (url === '/api/docs/json') return void sendJson(reply);
          return next(url === '/api/docs/yaml' ? new AppError('not-found') : undefined);
        },
      },
      uiConfig: { deepLinking: true, docExpansion: 'none', filter: true },
      theme: { title: 'M4U API' },
    });
  });
};
