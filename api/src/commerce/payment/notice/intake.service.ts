import { findMemos } from '@m4u/contract/commerce/payment/memo.rules';
import { type NoticeFinding, type NoticeSource, OPEN_FINDINGS } from '@m4u/contract/commerce/payment/rules';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { findOpenGroupNames, listGroupAdminIds } from '../../../profile/directory/groups/membership.reads.ts';
import { completePayment, recordStep } from '../completion.writes.ts';
import * as payments from '../queries.ts';
import { firstAccount, isCounted, judgeTransfers, type Transfer, transferKey } from '../rules.ts';
import * as queries from './queries.ts';

/** The source of transfers: a group's service, or a statement that an admin read. */
interface TransferSource {
  readonly groupId: string;
  readonly provider: NoticeSource;
  readonly statementId?: string;
  /** The admin who read the statement. */
  readonly actorId?: string;
}

/** A transfer, and what told of it as it came. */
export interface TakenTransfer {
  readonly transfer: Transfer;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Tells the admins of a group that transfers wait for one of them; several are one notification. */
const tellAdmins = async (
  ctx: Context,
  tx: Transaction,
  { id, amount, source }: { id: string; amount: number; source: TransferSource },
): Promise<void> => {
  const { groupId, actorId } = source;
  const groupName = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? '';
  await ctx.notifier.notify(ctx, tx, {
    to: (await listGroupAdminIds(tx, groupId)).filter((memberId) => memberId !== actorId),
    kind: 'payment',
    cause: id,
    about: `${groupId} transfers`,
    data: { news: 'open', group: groupId, groupName, notice: id, amount: String(amount) },
  });
};

/** Finds out what transfers are, with their rows; the payments that they name are locked. */
const judge = async (ctx: Context, tx: Transaction, source: TransferSource, taken: readonly TakenTransfer[]) => {
  const receivedAt = ctx.clock.now();
  const memos = taken.flatMap(({ transfer }) => findMemos(transfer.content));
  const named = await payments.findByMemosForUpdate(tx, source.groupId, memos);
  const timed = taken.map(({ transfer }) => ({ transfer, at: transfer.at ?? receivedAt }));
  const keys = timed.map(({ transfer, at }) => transferKey({ ...transfer, at }));
  const told = await queries.listToldKeys(tx, source, keys);
  const arrivals = timed.map((each, index) => ({ ...each, isRepeated: told.has(keys[index] ?? '') }));
  const judgements = judgeTransfers(arrivals, named);
  const rows = taken.map(({ transfer, body, headers }, index) => ({
    id: uuidv7(),
    groupId: source.groupId,
    provider: source.provider,
    providerId: transfer.providerId,
    statementId: source.statementId,
    transferKey: keys[index] ?? null,
    body,
    headers,
    receivedAt,
    direction: transfer.direction,
    amount: transfer.amount,
    accountNumber: firstAccount(transfer.accounts),
    content: transfer.content,
    reference: transfer.reference,
    at: transfer.at ?? receivedAt,
    finding: judgements[index]?.finding ?? 'other',
    paymentId: judgements[index]?.paymentId ?? null,
  }));
  return { rows, named };
};

/**
 * Keeps transfers and counts each once. The payments that they name are locked first, so that two transfers to one
 * payment see each other's amounts. The caller has locked the notices of the group, and takes out those of a statement
 * that are kept already. Returns what the new ones were found to be.
 */
export const takeTransfers = async (
  ctx: Context,
  tx: Transaction,
  source: TransferSource,
  taken: readonly TakenTransfer[],
): Promise<NoticeFinding[]> => {
  const { rows, named } = await judge(ctx, tx, source, taken);
  const isNew = await queries.insert(tx, rows);
  const fresh = rows.filter(({ id }) => isNew.has(id));
  const actor = source.actorId === undefined ? {} : { actorId: source.actorId };
  for (const { id, amount, finding, paymentId } of fresh) {
    const payment = named.find((each) => each.id === paymentId);
    if (!payment || amount === null || finding === 'repeated') continue;
    if (isCounted({ finding, settlement: null })) await payments.addReceived(tx, payment.id, amount);
    if (finding === 'matched')
      await completePayment(ctx, tx, payment, { kind: 'matched', noticeId: id, amount, ...actor });
    else await recordStep(ctx, tx, payment, { kind: 'noticed', noticeId: id, amount, ...actor });
  }
  const open = fresh.find(({ finding }) => OPEN_FINDINGS.includes(finding));
  if (open) await tellAdmins(ctx, tx, { id: open.id, amount: open.amount ?? 0, source });
  return fresh.map(({ finding }) => finding);
};
