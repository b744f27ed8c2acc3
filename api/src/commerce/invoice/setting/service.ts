import type {
  InvoiceConnection,
  InvoiceKeyDraft,
  InvoiceSeries,
  InvoiceSettings,
  InvoiceTermsDraft,
} from '@m4u/contract/commerce/invoice/schema';
import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import { isGroupOwner } from '../../../profile/directory/groups/ownership.reads.ts';
import { requireGroupOwner, requireVerifiedGroupOwner } from '../../../profile/group/ownership.service.ts';
import { requireGroupAdmin } from '../../../profile/group/rights.service.ts';
import { findLastReceipts } from '../../order/receipts/reads.ts';
import { ProviderFault } from '../provider/request.service.ts';
import { openProvider, requireAddress } from '../provider/service.ts';
import { exchangeKey } from '../provider/token.service.ts';
import { countFailed } from '../queries.ts';
import * as queries from './queries.ts';
import { sealSecret, sealToken } from './secret.service.ts';

const toConnection = (row: queries.ActiveConnection): InvoiceConnection => ({
  clientId: row.clientId,
  ending: row.ending,
  series: queries.isReady(row)
    ? { accountId: row.accountId, templateCode: row.templateCode, series: row.series, label: row.label }
    : null,
  taxRate: row.taxRate,
  mode: row.mode,
  updatedAt: row.updatedAt.toISOString(),
});

/** The settings of a group for e-invoices, without its secret. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string): Promise<InvoiceSettings> => {
  await requireGroupAdmin(ctx, groupId);
  const connection = await queries.findActive(ctx.db, groupId);
  return {
    isOn: ctx.config.einvoiceUrl !== undefined,
    connection: connection ? toConnection(connection) : null,
    failed: await countFailed(ctx.db, groupId),
    can: { update: await isGroupOwner(ctx.db, groupId, requireSignedIn(ctx).memberId) },
  };
};

/** Requires an owner who may change the connection; returns the group. */
const requireManagedGroup = async (ctx: Context, groupId: string) => {
  const group = await requireVerifiedGroupOwner(ctx, groupId);
  requireRecentFactor(ctx);
  await ctx.limits.consume('integrationsByMember', requireSignedIn(ctx).memberId);
  return group;
};

/** Answers a fault of the provider to somebody who waits for it; a key that is refused is told at its field. */
const refuseFault = (error: unknown): never => {
  if (!(error instanceof ProviderFault)) throw error;
  return error.kind === 'credentials' ? failField('secret', 'e-invoice-key') : fail('e-invoice-unreachable');
};

/** Ends a request to the provider when the call takes too long; each request has its own limit. */
const noEnd = (): AbortSignal => new AbortController().signal;

/**
 * Connects a group by its key, once the provider has taken it. The series stays where the client is the same. Errors:
 * account-unverified, not-found, forbidden, second-factor-required, rate-limited, e-invoice-off, invalid (`secret`:
 * `e-invoice-key`), e-invoice-unreachable.
 */
export const saveKey = async (
  ctx: Context,
  groupId: string,
  { clientId, secret }: InvoiceKeyDraft,
): Promise<InvoiceSettings> => {
  const group = await requireManagedGroup(ctx, groupId);
  const address = requireAddress(ctx);
  const { token, until } = await exchangeKey(ctx, address, { clientId, secret }, noEnd()).catch(refuseFault);
  await ctx.transaction(async (tx) => {
    const row = await queries.lock(tx, groupId);
    // Orders that were paid before are invoiced by hand alone.
    const last = (await findLastReceipts(tx, [groupId])).get(groupId) ?? { year: 0, number: 0 };
    const isNew = row?.secret == null;
    const isSame = row?.clientId === clientId;
    await queries.save(tx, {
      groupId,
      clientId,
      secret: sealSecret(ctx, groupId, secret),
      ending: secret.slice(-4),
      token: sealToken(ctx, groupId, token),
      tokenUntil: until,
      accountId: isSame ? row.accountId : null,
      templateCode: isSame ? row.templateCode : null,
      series: isSame ? row.series : null,
      label: isSame ? row.label : null,
      taxRate: row?.taxRate ?? -2,
      mode: row?.mode ?? 'hand',
      takenYear: isNew ? last.year : row.takenYear,
      takenNumber: isNew ? last.number : row.takenNumber,
      updatedBy: requireSignedIn(ctx).memberId,
      updatedAt: ctx.clock.now(),
    });
    await ctx.audit.record(ctx, tx, { act: 'invoice.connect', target: { kind: 'group', ...group } });
  });
  return get(ctx, groupId);
};

const readSeries = async (ctx: Context, connection: queries.ActiveConnection): Promise<InvoiceSeries[]> => {
  try {
    return await openProvider(ctx, connection).listSeries();
  } catch (error) {
    return refuseFault(error);
  }
};

/**
 * The series that the provider offers. Errors: not-found, forbidden, e-invoice-off, e-invoice-missing,
 * e-invoice-unreachable, invalid (the key is no longer taken), rate-limited.
 */
export const listSeries = async (ctx: Context, groupId: string): Promise<InvoiceSeries[]> => {
  await requireGroupOwner(ctx, groupId);
  requireAddress(ctx);
  const connection = (await queries.findActive(ctx.db, groupId)) ?? fail('e-invoice-missing');
  await ctx.limits.consume('integrationsByMember', requireSignedIn(ctx).memberId);
  return readSeries(ctx, connection);
};

/**
 * Chooses series, rate and mode. Errors: as {@link saveKey}, e-invoice-missing, and invalid (`series`:
 * `e-invoice-series`, which the provider does not offer).
 */
export const saveTerms = async (
  ctx: Context,
  groupId: string,
  { accountId, templateCode, series, taxRate, mode }: InvoiceTermsDraft,
): Promise<InvoiceSettings> => {
  const group = await requireManagedGroup(ctx, groupId);
  requireAddress(ctx);
  const connection = (await queries.findActive(ctx.db, groupId)) ?? fail('e-invoice-missing');
  const offered = (await readSeries(ctx, connection)).find(
    (each) => each.accountId === accountId && each.templateCode === templateCode && each.series === series,
  );
  const { label } = offered ?? failField('series', 'e-invoice-series');
  await ctx.transaction(async (tx) => {
    const row = await queries.lock(tx, groupId);
    if (row?.secret == null) fail('e-invoice-missing');
    const updated = { updatedBy: requireSignedIn(ctx).memberId, updatedAt: ctx.clock.now() };
    await queries.update(tx, groupId, { accountId, templateCode, series, label, taxRate, mode, ...updated });
    await ctx.audit.record(ctx, tx, {
      act: 'invoice.terms',
      target: { kind: 'group', ...group },
      detail: { series, rate: String(taxRate), mode },
    });
  });
  return get(ctx, groupId);
};

/** Ends the connection; one that is not set changes nothing. Errors: as {@link saveKey}. */
export const removeKey = async (ctx: Context, groupId: string): Promise<void> => {
  const group = await requireManagedGroup(ctx, groupId);
  await ctx.transaction(async (tx) => {
    const row = await queries.lock(tx, groupId);
    if (row?.secret == null) return;
    const updated = { updatedBy: requireSignedIn(ctx).memberId, updatedAt: ctx.clock.now() };
    await queries.update(tx, groupId, { secret: null, ending: '', token: null, tokenUntil: null, ...updated });
    await ctx.audit.record(ctx, tx, { act: 'invoice.remove', target: { kind: 'group', ...group } });
  });
};
