import { requireSignedIn } from '../../platform/actor.ts';
import type { RequestPayments } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { recordStep } from './completion.writes.ts';
import * as queries from './queries.ts';

/**
 * What `order` needs of the payments of its requests. Runs as the program: whoever may end a request or enter its
 * invoice ends its payment too.
 */
export const requestPayments: RequestPayments = {
  cancelWaiting: (ctx, tx, requestId) =>
    runAsSystem(async () => {
      const waiting = await queries.listWaitingForUpdate(tx, requestId);
      for (const payment of waiting) {
        await queries.update(tx, payment.id, { state: 'cancelled', updatedAt: ctx.clock.now() });
        const actorId = requireSignedIn(ctx).memberId;
        await recordStep(ctx, tx, payment, { kind: 'cancelled', actorId });
      }
    }),
};
