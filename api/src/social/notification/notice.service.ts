import type { Notifier } from '../../platform/context.ts';
import { uuidv7 } from '../../platform/ids.ts';
import * as queries from './queries.ts';

/**
 * Tells members what concerns them, once for each cause (decisions §8). What is of one kind about one thing is one
 * notification until it is opened.
 */
export const notifier: Notifier = {
  notify: async (ctx, tx, { to, kind, cause, about = '', actorId, data, agencyId }) => {
    const at = ctx.clock.now();
    const told = await queries.tell(
      tx,
      {
        kind,
        subject: `${kind} ${about}`.trim(),
        actorId: actorId ?? null,
        data: data ?? {},
        agencyId: agencyId ?? null,
        cause,
        at,
      },
      [...new Set(to)].map((memberId) => ({ id: uuidv7(), memberId, listed: true, mailDueAt: null })),
    );
    ctx.stream.tell(
      tx,
      told.map(({ id, memberId }) => ({ memberId, topic: 'notification', ref: id })),
    );
  },
};
