import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { ArrivedPerson, GroupEvent } from '../checkIn/reads.ts';
import { listHoldersByCode } from '../ticket/reads.ts';
import * as queries from './queries.ts';
import { drawCertificateNumber, NUMBER_BYTES } from './rules.ts';

/**
 * Issues certificates to people who came, in the name of an admin, or of the guest (`issuedBy` null). Guests who have a
 * valid one get no other. Returns how many were issued.
 */
export const issueTo = async (
  ctx: Context,
  tx: Transaction,
  { id: eventId, groupId }: GroupEvent,
  people: readonly ArrivedPerson[],
  issuedBy: string | null,
): Promise<number> => {
  const codes = people.flatMap(({ code, memberId }) => (memberId === null && code !== null ? [code] : []));
  const holders = await listHoldersByCode(tx, eventId, codes);
  const issuedAt = ctx.clock.now();
  const rows = people.map(({ id: personId, name: holder, code, memberId }) => ({
    id: uuidv7(),
    eventId,
    groupId,
    personId,
    memberId: memberId ?? holders.get(code ?? '') ?? null,
    number: drawCertificateNumber(ctx.random.bytes(NUMBER_BYTES)),
    holder,
    issuedAt,
    issuedBy,
  }));
  return queries.insert(tx, rows);
};
