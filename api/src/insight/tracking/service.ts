import { MOST_ACTIONS } from '@m4u/contract/insight/tracking/rules';
import type { TrackingAction, TrackingPayload } from '@m4u/contract/insight/tracking/schema';
import type { Context } from '../../platform/context.ts';

const toActions = ({ actions, kind, page, value, source }: TrackingPayload): readonly TrackingAction[] => {
  if (actions !== undefined) return actions.slice(0, MOST_ACTIONS);
  return kind && page && value ? [{ kind, page, value, source }] : [];
};

/**
 * Records a reader's actions. The answer is always the same, so that it does not reveal whether a page exists. Errors:
 * rate-limited.
 */
export const recordActions = async (ctx: Context, payload: TrackingPayload): Promise<void> => {
  const actions = toActions(payload);
  await ctx.limits.consume('trackingByAddress', ctx.request.ip, actions.length);
  ctx.tracker.take(ctx, actions);
};
