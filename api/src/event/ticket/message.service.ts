import { ticketPath } from '@m4u/contract/event/ticket/rules';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { formatTime } from '../../platform/time/days.ts';
import { findOpenGroupNames, listGroupAdminIds } from '../../profile/directory/groups/membership.reads.ts';
import type { GroupEvent } from '../checkIn/reads.ts';
import { type TicketNews, writeTicketLetter, writeTicketText } from './message.rules.ts';
import type { TicketRow } from './queries.ts';

type Addressee = Pick<TicketRow, 'id' | 'memberId' | 'email' | 'phone' | 'token' | 'language' | 'groupId'>;

/** A moment as messages name it, in Vietnam: 2026-03-02 09:00. */
const toMinute = (moment: Date): string => formatTime(moment).slice(0, 16);

/**
 * Tells the holder of a ticket of something that others did: a member by a notice, others by an email, or by a text
 * message where they left only a phone number.
 */
export const tellHolder = async (
  ctx: Context,
  tx: Transaction,
  { id, memberId, email, phone, token, language, groupId }: Addressee,
  {
    event,
    news,
    until = null,
  }: { readonly event: GroupEvent; readonly news: TicketNews; readonly until?: Date | null },
): Promise<void> => {
  const group = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? '';
  if (memberId !== null) {
    const data = { news, group: groupId, groupName: group, title: event.title, token };
    return ctx.notifier.notify(ctx, tx, {
      to: [memberId],
      kind: 'ticket',
      cause: `${id} ${news}`,
      about: id,
      data: { ...data, ...(until !== null && { until: until.toISOString() }) },
    });
  }
  const link = ctx.config.publicUrl + ticketPath(token);
  const facts = { news, group, event: event.title, link, until: until === null ? '' : toMinute(until) };
  if (email !== null)
    await ctx.mail.sendUnasked(tx, { to: { address: email }, by: { kind: 'group', id: groupId } }, (links) =>
      writeTicketLetter(language, facts, links),
    );
  else if (phone !== null) await ctx.sms.sendUnasked(tx, { to: phone, text: writeTicketText(language, facts) });
};

/** Tells the admins that a paid ticket was given back, so that they return the money. */
export const tellOfRefund = async (
  ctx: Context,
  tx: Transaction,
  { id, groupId, name, amount, paymentId }: Pick<TicketRow, 'id' | 'groupId' | 'name' | 'amount' | 'paymentId'>,
  event: GroupEvent,
): Promise<void> => {
  const groupName = (await findOpenGroupNames(tx, [groupId])).get(groupId) ?? '';
  await ctx.notifier.notify(ctx, tx, {
    to: await listGroupAdminIds(tx, groupId),
    kind: 'ticket',
    cause: uuidv7(),
    about: id,
    data: {
      news: 'refund',
      group: groupId,
      groupName,
      title: event.title,
      name,
      amount: String(amount),
      payment: paymentId ?? '',
    },
  });
};
