import { CREATED_SECRETS, noticePath, type PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import type {
  PaymentGate,
  PaymentSettings,
  ReceivingAccount,
  ReceivingAccountDraft,
} from '@m4u/contract/commerce/payment/schema';
import { findBank } from '@m4u/contract/content/activity/account';
import { requireRecentFactor, requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail, failField } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { isGroupOwner, listGroupOwnerIds } from '../../../profile/directory/groups/ownership.reads.ts';
import { requireVerifiedGroupOwner } from '../../../profile/group/ownership.service.ts';
import { requireGroupAdmin } from '../../../profile/group/rights.service.ts';
import { countOpen } from '../notice/queries.ts';
import { toAccount } from '../present.service.ts';
import * as queries from './queries.ts';
import { createGateSecret, sealGateSecret } from './secret.service.ts';

const toGate = (
  { config }: Pick<Context, 'config'>,
  { id, provider, ending, updatedAt, lastNoticeAt }: queries.GateRow,
): PaymentGate => ({
  provider,
  address: `${config.publicUrl}/api${noticePath(provider, id)}`,
  ending,
  updatedAt: updatedAt.toISOString(),
  lastNoticeAt: lastNoticeAt?.toISOString() ?? null,
});

/** The account and services of a group. Errors: not-found, forbidden. */
export const get = async (ctx: Context, groupId: string): Promise<PaymentSettings> => {
  await requireGroupAdmin(ctx, groupId);
  const account = await queries.findAccount(ctx.db, groupId);
  const gates = await queries.listGates(ctx.db, groupId);
  return {
    account: account ? toAccount(account) : null,
    gates: gates.map((gate) => toGate(ctx, gate)),
    open: await countOpen(ctx.db, groupId),
    can: { update: await isGroupOwner(ctx.db, groupId, requireSignedIn(ctx).memberId) },
  };
};

/** Requires an owner who may change where money arrives; returns the group. */
const requireManagedGroup = async (ctx: Context, groupId: string) => {
  const group = await requireVerifiedGroupOwner(ctx, groupId);
  requireRecentFactor(ctx);
  await ctx.limits.consume('integrationsByMember', requireSignedIn(ctx).memberId);
  return group;
};

type Group = Awaited<ReturnType<typeof requireManagedGroup>>;

/** Records a change in the audit log, and tells the other owners. */
const recordChange = async (
  ctx: Context,
  tx: Transaction,
  group: Group,
  { act, detail }: { act: 'account' | 'gate-save' | 'gate-remove'; detail: Readonly<Record<string, string>> },
): Promise<void> => {
  await ctx.audit.record(ctx, tx, { act: `payment.${act}`, target: { kind: 'group', ...group }, detail });
  const actorId = requireSignedIn(ctx).memberId;
  await ctx.notifier.notify(ctx, tx, {
    to: (await listGroupOwnerIds(tx, group.id)).filter((id) => id !== actorId),
    kind: 'payment',
    cause: uuidv7(),
    about: `${group.id} settings`,
    actorId,
    data: { news: act === 'account' ? 'account' : 'gate', group: group.id, groupName: group.name, ...detail },
  });
};

/**
 * Saves the account that receives new payments. Errors: account-unverified, not-found, forbidden,
 * second-factor-required, rate-limited.
 */
export const saveAccount = async (
  ctx: Context,
  groupId: string,
  { bankName, ownerName, accountNumber }: ReceivingAccountDraft,
): Promise<ReceivingAccount> => {
  const group = await requireManagedGroup(ctx, groupId);
  const bank = findBank(bankName) ?? failField('bankName', 'bank');
  const account = { bin: bank.bin, bankName: bank.shortName, ownerName, accountNumber };
  const { memberId: updatedBy } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    await queries.saveAccount(tx, { groupId, ...account, updatedBy, updatedAt: ctx.clock.now() });
    await recordChange(ctx, tx, group, {
      act: 'account',
      detail: { bank: bank.shortName, account: accountNumber },
    });
  });
  return account;
};

/**
 * Sets the key of a service, or creates one, which is then in the answer. The address of its notices stays the same.
 * Errors: as {@link saveAccount}, and invalid (a key is needed, or we create it).
 */
export const saveGate = async (
  ctx: Context,
  groupId: string,
  provider: PaymentProvider,
  entered: string | undefined,
): Promise<PaymentGate & { secret: string | null }> => {
  const group = await requireManagedGroup(ctx, groupId);
  const isCreated = entered === undefined;
  if (isCreated && !CREATED_SECRETS.includes(provider)) failField('secret', 'required');
  if (!isCreated && provider === 'standard') failField('secret', 'invalid');
  const secret = entered ?? createGateSecret(ctx, provider);
  const { memberId: updatedBy } = requireSignedIn(ctx);
  await ctx.transaction(async (tx) => {
    const id = (await queries.findGate(tx, groupId, provider))?.id ?? uuidv7();
    const sealed = sealGateSecret(ctx, id, secret);
    const updatedAt = ctx.clock.now();
    await queries.saveGate(tx, {
      id,
      groupId,
      provider,
      secret: sealed,
      ending: secret.slice(-4),
      updatedBy,
      updatedAt,
    });
    await recordChange(ctx, tx, group, { act: 'gate-save', detail: { provider } });
  });
  const gate = (await queries.listGates(ctx.db, groupId)).find((each) => each.provider === provider);
  return { ...toGate(ctx, gate ?? fail('not-found')), secret: isCreated ? secret : null };
};

/** Ends the notices of a service; one that is not set changes nothing. Errors: as {@link saveAccount}. */
export const removeGate = async (ctx: Context, groupId: string, provider: PaymentProvider): Promise<void> => {
  const group = await requireManagedGroup(ctx, groupId);
  await ctx.transaction(async (tx) => {
    const gate = await queries.findGate(tx, groupId, provider);
    if (gate?.secret == null) return;
    const { memberId: updatedBy } = requireSignedIn(ctx);
    await queries.saveGate(tx, { ...gate, secret: null, ending: '', updatedBy, updatedAt: ctx.clock.now() });
    await recordChange(ctx, tx, group, { act: 'gate-remove', detail: { provider } });
  });
};
