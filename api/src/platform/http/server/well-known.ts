import { DAY } from '@m4u/contract/durations';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../time/clock.ts';
import type { Config } from '../../config.ts';

/** How long the file is good for, in milliseconds: RFC 9116 asks for less than a year. */
const GOOD_FOR = 180 * DAY;

/** The lines of RFC 9116 for this deployment. Canonical must be https, so a run without a named address has none. */
const securityText = (contact: string, { publicUrl, security }: Config, now: Date): string => {
  // The end moves once a day, so that processes and caches agree.
  const expires = new Date(Math.floor(now.getTime() / DAY) * DAY + GOOD_FOR);
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
 * Serves `/.well-known/change-password` and, where the operator named a contact, `/.well-known/security.txt`. Any other
 * path below is unknown: password managers trust the redirect only where an invented path answers 404.
 */
export const mountWellKnown = (app: FastifyInstance, { config, clock }: { config: Config; clock: Clock }): void => {
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect('/change-password', 302));
  const { contact } = config.security;
  if (contact === undefined) return;
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
      .send(securityText(contact, config, clock.now())),
  );
};
