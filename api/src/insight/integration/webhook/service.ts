import type { Paging } from '@m4u/contract/common';
import { MAXIMUM_WEBHOOKS } from '@m4u/contract/insight/integration/rules';
import type { Webhook, WebhookChange, WebhookDraft } from '@m4u/contract/insight/integration/schema';
import type { AuditAct } from '@m4u/contract/insight/audit/kinds';
import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { toSlice } from '../../../platform/database/slice.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { personLookup } from '../../../profile/directory/members/people.reads.ts';
import { requireGroupAdmin, requireVerifiedGroupAdmin } from '../../../profile/group/rights.service.ts';
import { isEndpointUrl } from './address.rules.ts';
import { queueWaiting } from './delivery.service.ts';
import * as queries from './queries.ts';
import { FORMER_SECRET_LIFE, stateOf } from './rules.ts';
import { createSecret } from './secret.service.ts';

const toWebhooks = async (ctx: Context, rows: readonly queries.WebhookRow[]): Promise<Webhook[]> => {
  const personOf = await personLookup(
    ctx,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => ({
    _id: row.id,
    groupId: row.groupId,
    url: row.url,
    events: row.events,
    state: stateOf(row),
    failingSince: row.failingSince?.toISOString() ?? null,
    maker: personOf(row.createdBy),
    createdAt: row.createdAt.toISOString(),
  }));
};

const toWebhook = async (ctx: Context, row: queries.WebhookRow | undefined): Promise<Webhook> =>
  (await toWebhooks(ctx, row ? [row] : []))[0] ?? fail('not-found');

/** Lists the endpoints of a group, newest first. Errors: not-found, forbidden. */
export const list = async (
  ctx: Context,
  groupId: string,
  paging: Paging,
): Promise<{ data: Webhook[]; total: number }> => {
  await requireGroupAdmin(ctx, groupId);
  const { rows, total } = await queries.list(ctx.db, groupId, toSlice(paging));
  return { data: await toWebhooks(ctx, rows), total };
};

/** Finds an endpoint of a group that the caller administers. Errors: not-found, forbidden. */
export const requireWebhook = async (ctx: Context, groupId: string, id: string): Promise<queries.WebhookRow> => {
  await requireGroupAdmin(ctx, groupId);
  return (await queries.find(ctx.db, groupId, id)) ?? fail('not-found');
};

/** One endpoint. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string, id: string): Promise<Webhook> =>
  toWebhook(ctx, await requireWebhook(ctx, groupId, id));

const requireUrl = ({ config }: Context, url: string): void => {
  if (!isEndpointUrl(new URL(url), config.webhooksToLoopback)) failField('url', 'public-https');
};

/** Requires an admin who may change endpoints now; returns the group. Errors: as {@link create}. */
const requireManagedGroup = async (ctx: Context, groupId: string) => {
  const group = await requireVerifiedGroupAdmin(ctx, groupId);
  requireRecentFactor(ctx);
  await ctx.limits.consume('integrationsByMember', requireSignedIn(ctx).memberId);
  return group;
};

type Group = Awaited<ReturnType<typeof requireManagedGroup>>;

const recordChange = (ctx: Context, tx: Transaction, act: AuditAct, { id, name }: Group, url: string) =>
  ctx.audit.record(ctx, tx, { act, target: { kind: 'group', id, name }, detail: { url } });

/**
 * Adds an endpoint; its signing secret is in the answer. Errors: account-unverified, not-found, forbidden,
 * second-factor-required, invalid (an address that is not public https), integrations-full, rate-limited.
 */
export const create = async (
  ctx: Context,
  groupId: string,
  { url, events }: WebhookDraft,
): Promise<Webhook & { secret: string }> => {
  const group = await requireManagedGroup(ctx, groupId);
  requireUrl(ctx, url);
  if ((await queries.count(ctx.db, groupId)) >= MAXIMUM_WEBHOOKS) fail('integrations-full');
  const id = uuidv7();
  const { secret, sealed } = createSecret(ctx, id);
  const { memberId: createdBy } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    await queries.insert(tx, { id, groupId, url, events, secret: sealed, createdBy, createdAt: ctx.clock.now() });
    await recordChange(ctx, tx, 'group.webhook-create', group, url);
  });
  return { ...(await get(ctx, groupId, id)), secret };
};

/**
 * Changes, pauses, starts or deletes an endpoint. A start makes the caller its maker, and queues the deliveries that
 * waited. Errors: as {@link create}, and not-found.
 */
export const update = async (
  ctx: Context,
  groupId: string,
  id: string,
  { isActive, deleted, ...changes }: WebhookChange,
): Promise<Webhook> => {
  const group = await requireManagedGroup(ctx, groupId);
  if (changes.url !== undefined) requireUrl(ctx, changes.url);
  const now = ctx.clock.now();
  const { memberId } = requireSignedIn(ctx);
  return ctx.transaction(async (tx) => {
    const row = (await queries.findForUpdate(tx, groupId, id)) ?? fail('not-found');
    const isStarted = isActive === true && stateOf(row) !== 'active';
    await queries.update(tx, id, {
      // At least one column, so that an empty change is a valid statement.
      url: changes.url ?? row.url,
      ...(changes.events && { events: changes.events }),
      ...(isStarted && { pausedAt: null, failingSince: null, createdBy: memberId }),
      ...(isActive === false && { pausedAt: row.pausedAt ?? now }),
      ...(deleted && { deletedAt: now }),
    });
    if (isStarted) await queueWaiting(ctx, tx, id);
    const after = deleted ? row : ((await queries.findForUpdate(tx, groupId, id)) ?? fail('not-found'));
    await recordChange(ctx, tx, deleted ? 'group.webhook-delete' : 'group.webhook-update', group, after.url);
    return toWebhook({ ...ctx, db: tx }, after);
  });
};

/**
 * Replaces the signing secret, which is in the answer; for a day the former one signs too. Errors: as {@link create}.
 */
export const rotateSecret = async (
  ctx: Context,
  groupId: string,
  id: string,
): Promise<Webhook & { secret: string }> => {
  const group = await requireManagedGroup(ctx, groupId);
  const { secret, sealed } = createSecret(ctx, id);
  const formerUntil = new Date(ctx.clock.now().getTime() + FORMER_SECRET_LIFE);
  await ctx.transaction(async (tx) => {
    const row = (await queries.findForUpdate(tx, groupId, id)) ?? fail('not-found');
    await queries.update(tx, id, { secret: sealed, formerSecret: row.secret, formerUntil });
    await recordChange(ctx, tx, 'group.webhook-secret', group, row.url);
  });
  return { ...(await get(ctx, groupId, id)), secret };
};
