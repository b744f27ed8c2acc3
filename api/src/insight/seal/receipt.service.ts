import type { SealReceipt } from '@m4u/contract/insight/seal';
import type { SealProof } from '@m4u/contract/insight/seal/proof';
import { get as getOrder } from '../../commerce/order/list.service.ts';
import { listMovementIds } from '../../commerce/point/books/sealing.reads.ts';
import type { Context } from '../../platform/context.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { groupLabelLookup } from '../../profile/group/lists/labels.service.ts';
import { deriveSealKeys } from './keys.rules.ts';
import * as queries from './queries.ts';
import { renderReceipt } from './receipt.rules.ts';
import { BRANCH, FIRST_LINK, hide, pathOf } from './rules.ts';

type ProofContext = Pick<Context, 'db' | 'secrets'>;

/** The proof of a row by its last seal, and its root; undefined while no root covers it. */
const proveRow = async ({ db, secrets }: ProofContext, seal: queries.SealRow) => {
  const root = await queries.findRootOver(db, seal.number);
  const [row] = await queries.listRows(db, [seal.subjectId]);
  if (!root || !row || seal.salt === null) return undefined;
  const before = seal.position === 1 ? undefined : await queries.findAt(db, seal.book, seal.position - 1);
  const index = seal.number - root.first;
  const start = root.first + index - (index % BRANCH);
  const count = Math.min(BRANCH, root.first + root.size - start);
  const links = (await queries.listFrom(db, start, count)).map(({ link }) => link);
  const proof: SealProof = {
    content: row.content,
    salt: seal.salt,
    hidden: hide(deriveSealKeys(secrets).markKey, row),
    before: before?.link ?? FIRST_LINK,
    index,
    path: pathOf(links, root.branches, index),
    statement: root.statement,
    signature: root.signature,
  };
  return { proof, root };
};

/** Proofs of the movements of an order that the caller may read. Errors: not-found. */
export const getReceipt = async (ctx: Context, orderId: string): Promise<SealReceipt> => {
  await getOrder(ctx, orderId);
  const ids = await listMovementIds(ctx.db, orderId);
  const proofs: SealProof[] = [];
  const timeStamps = new Map<string, SealReceipt['timeStamps'][number]>();
  await runAsSystem(async () => {
    for (const seal of await queries.listLast(ctx.db, ids)) {
      const proven = await proveRow(ctx, seal);
      if (!proven) continue;
      proofs.push(proven.proof);
      const { root, timeStamp } = proven.root;
      if (timeStamp) timeStamps.set(root, { root, ...timeStamp });
    }
  });
  return {
    orderId,
    waiting: ids.length - proofs.length,
    proofs,
    timeStamps: [...timeStamps.values()],
    key: deriveSealKeys(ctx.secrets).publicKey,
  };
};

/** The receipt of an order as a page to keep. Errors: not-found, wrong-state (no root covers the order yet). */
export const downloadReceipt = async (ctx: Context, orderId: string) => {
  const order = await getOrder(ctx, orderId);
  const receipt = await getReceipt(ctx, orderId);
  if (receipt.proofs.length === 0) fail('wrong-state');
  const group = (await groupLabelLookup(ctx.db, [order.groupId]))(order.groupId);
  return {
    body: renderReceipt(receipt, { group: group?.name ?? '', invoice: order.invoiceNumber ?? '', locale: ctx.locale }),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': disposition(order.invoiceNumber ?? 'M4U', 'html'),
    },
  };
};
