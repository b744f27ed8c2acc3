import { groupTag, ownerTag } from '@m4u/contract/tags';
import type { Context } from '../../../platform/context.ts';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq, isNull, sql } from '../../../platform/database/orm.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { contentChanged } from '../events.ts';
import { contentItems as items } from '../tables.ts';

const PIECES = sql`(${items.details}->>'quantity')::bigint`;

/**
 * Adds pieces to what is left of a product, or takes them by a negative number; undefined where the product is deleted,
 * is not counted, or has fewer. Runs as the program: the caller has checked who acts.
 */
const addPieces = byProgram(async (tx: Transaction, id: string, pieces: number) => {
  const [row] = await tx
    .update(items)
    .set({ details: sql`jsonb_set(${items.details}, '{quantity}', to_jsonb(${PIECES} + ${pieces}::bigint))` })
    .where(and(eq(items.id, id), eq(items.kind, 'product'), isNull(items.deletedAt), sql`${PIECES} >= ${-pieces}`))
    .returning({ id: items.id, ownerKind: items.ownerKind, ownerId: items.ownerId, groupId: items.groupId });
  return row;
});

/** Whether a product says how many pieces there are. */
const isCounted = byProgram(async (tx: Transaction, id: string): Promise<boolean> => {
  const [row] = await tx
    .select({ isCounted: sql<boolean>`${PIECES} is not null` })
    .from(items)
    .where(and(eq(items.id, id), isNull(items.deletedAt)));
  return row?.isCounted ?? false;
});

/** Changes what is left of a product, and drops the kept pages that show it. */
const changePieces = async (ctx: Context, tx: Transaction, id: string, pieces: number): Promise<boolean> => {
  const row = await addPieces(tx, id, pieces);
  if (!row) return false;
  const owner = { kind: row.ownerKind, id: row.ownerId };
  const tags = [ownerTag(owner), ...(row.groupId ? [groupTag(row.groupId)] : [])];
  ctx.emit(tx, contentChanged.create(tags, { kind: 'product', id, owner }));
  return true;
};

/**
 * Takes pieces of a product (docs/rules/product.md#stock). `uncounted`: it does not say how many there are, or is
 * deleted; `short`: there are fewer. Locks the row of the product.
 */
export const takePieces = async (
  ctx: Context,
  tx: Transaction,
  id: string,
  pieces: number,
): Promise<'taken' | 'uncounted' | 'short'> => {
  if (await changePieces(ctx, tx, id, -pieces)) return 'taken';
  return (await isCounted(tx, id)) ? 'short' : 'uncounted';
};

/** Gives pieces back to a product; one that is deleted or no longer counted stays as it is. */
export const returnPieces = async (ctx: Context, tx: Transaction, id: string, pieces: number): Promise<void> => {
  await changePieces(ctx, tx, id, pieces);
};
