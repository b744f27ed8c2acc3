import type { PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { foldAccount, type Transfer } from '../rules.ts';
import * as gates from '../setting/queries.ts';
import { unsealGateSecret } from '../setting/secret.service.ts';
import { takeTransfers } from './intake.service.ts';
import * as queries from './queries.ts';
import { isGenuine, keptHeaders } from './signature.rules.ts';
import { readTransfer } from './transfer.rules.ts';

/** The notices that were signed, and those that may have signed them. */
const takeNotice = async (
  ctx: Context,
  provider: PaymentProvider,
  input: unknown,
  findGates: (transfer: Transfer) => Promise<gates.GateRow[]>,
): Promise<{ success: true }> => {
  const notice = ctx.request.signed;
  const now = ctx.clock.now();
  const transfer = notice && readTransfer(provider, input, notice.body);
  const candidates = transfer ? await findGates(transfer) : [];
  const gate = candidates.find((each) => notice && isGenuine(provider, unsealGateSecret(ctx, each), notice, now));
  if (!notice || !transfer || !gate) {
    await ctx.limits.consume('refusedNoticesByAddress', ctx.request.ip);
    return fail(candidates.length === 0 && notice ? 'not-found' : 'forbidden');
  }
  await ctx.transaction(async (tx) => {
    // Together with other notices, and not while a statement is stored.
    await queries.lockNotices(tx, gate.groupId, 'shared');
    const body = notice.body.toString('utf8');
    await takeTransfers(ctx, tx, gate, [{ transfer, body, headers: keptHeaders(notice) }]);
  });
  await gates.setLastNotice(ctx.db, gate.id, now);
  return { success: true };
};

/**
 * Takes a notice at a group's own address. Errors: not-found (no such service), forbidden (without its key or
 * signature), rate-limited.
 */
export const receiveAt = (ctx: Context, provider: PaymentProvider, gateId: string, input: unknown) =>
  takeNotice(ctx, provider, input, () => gates.findReceiving(ctx.db, provider, gateId));

/**
 * Takes a notice at the address of all groups: its account number and its key say whose it is. Errors: as
 * {@link receiveAt}.
 */
export const receive = (ctx: Context, provider: PaymentProvider, input: unknown) =>
  takeNotice(ctx, provider, input, async ({ accounts }) => {
    const found: gates.GateRow[] = [];
    for (const account of new Set(accounts.map(foldAccount)))
      if (account !== '') found.push(...(await gates.findReceivingByAccount(ctx.db, provider, account)));
    return found;
  });
