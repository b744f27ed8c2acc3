import { MINUTE } from '@m4u/contract/durations';
import type { PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { foldAccount, type Transfer } from '../rules.ts';
import * as gates from '../setting/queries.ts';
import { unsealGateSecret } from '../setting/secret.service.ts';
import { takeTransfers, type TakenTransfer } from './intake.service.ts';
import * as queries from './queries.ts';
import { isGenuine, keptHeaders } from './signature.rules.ts';
import { readTransfer } from './transfer.rules.ts';

/** Stores a genuine notice. Runs as the program: a service signed it, and no member acts. */
const storeNotice = byProgram(
  async (ctx: Context, gate: gates.GateRow, taken: TakenTransfer, now: Date): Promise<void> => {
    await ctx.transaction(async (tx) => {
      // Together with other notices, and not while a statement is stored.
      await queries.lockNotices(tx, gate.groupId, 'shared');
      await takeTransfers(ctx, tx, gate, [taken]);
    });
    // A service that sends many is recorded once a minute.
    if (now.getTime() - (gate.lastNoticeAt?.getTime() ?? 0) >= MINUTE) await gates.setLastNotice(ctx.db, gate.id, now);
  },
);

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
  const taken = { transfer, body: notice.body.toString('utf8'), headers: keptHeaders(notice) };
  await storeNotice(ctx, gate, taken, now);
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
