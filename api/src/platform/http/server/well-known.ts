import { DAY } from '@m4u/contract/durations';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../time/clock.ts';
import type { Config } from '../../config.ts';

/** Validity of the file (ms): RFC 9116 requires less than a year. */
const VALIDITY = 180 * DAY;

/** Content of security.txt (RFC 9116). `Canonical` must be https, so a run without a public address has none. */
const securityText = (contact: string, { publicUrl, security }: Config, now: Date): string => {
  // Changes once a day, so that processes and caches agree.
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + VALIDITY);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: vi, en',
    ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    ...(security.policyUrl ? [`Policy: ${security.policyUrl}`] : []),
  ];
  return `${lines.join('\n')}\n`;
};

/**
 * Serves `/.well-known/change-password`, `/.well-known/m4u/roots`, its feed `roots.atom` and, when the operator set a
 * contact, `/.well-known/security.txt`. Other paths answer 404: password managers trust the redirect only if an
 * invented path does.
 */
export const mountWellKnown = (app: FastifyInstance, { config, clock }: { config: Config; clock: Clock }): void => {
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/change-password', 302));
  app.get('/.well-known/m4u/roots', async (_request, reply) => reply.redirect('/api/seals/roots', 302));
  app.get('/.well-known/m4u/roots.atom', async (_request, reply) => reply.redirect('/api/seals/feed', 302));
  const { contact } = config.security;
  if (contact === undefined) return;
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .send(securityText(contact, config, clock.now())),
  );
};
