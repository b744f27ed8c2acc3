import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { errors } from '@m4u/contract/errors';
import { lazy } from '@m4u/contract/lazy';
import type { FastifyInstance } from 'fastify';
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
export const mountDocumentation = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const document = openApi(publicUrl);
  const json = lazy(() => JSON.stringify(document));
  app.get('/api/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(json()));
  app.get('/api/docs/errors', async (_request, reply) => reply.type('text/html; charset=utf-8').send(errorPage()));
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: CSP,
      uiConfig: { deepLinking: true, docExpansion: 'none', filter: true },
      theme: { title: 'M4U API' },
    });
  });
};
