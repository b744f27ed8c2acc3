import { isLocalRequest } from '@m4u/contract/address/local-request';
import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../../mail/outbox.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const linkAddresses = (text: string) => escape(text).replaceAll(/https?:\/\/[^\s<&]+/g, '<a href="$&">$&</a>');

const page = (outbox: Outbox): string => `<!doctype html><html lang="vi"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Hộp thư thử nghiệm · M4U</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem}article{border:1px solid #ccc;border-radius:12px;padding:1rem;margin:1rem 0}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Hộp thư thử nghiệm</h1><p>Thư và tin nhắn mà máy chủ này lẽ ra đã gửi đi. Trang này chỉ có trên máy của bạn.</p>
${outbox
  .list()
  .map(
    ({ sentAt, kind, to, subject, text }) =>
      `<article><p><strong>${escape(subject ?? 'SMS')}</strong><br><small>${escape(kind)} → ${escape(to)} · ${sentAt.toISOString()}</small></p><pre>${linkAddresses(text)}</pre></article>`,
  )
  .join('\n')}
</html>`;

/**
 * Mounts `/dev/outbox`, the list of unsent messages: only on a run for this machine, for requests from it
 * (docs/decisions/0070).
 */
export const mountOutbox = (app: FastifyInstance, outbox: Outbox): void => {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isLocalRequest(request.raw)) return reply.callNotFound();
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(outbox));
  });
};
