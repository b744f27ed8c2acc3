import type { Notice, Notifier, Teller } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { mailNotice, pushMessage, pushNotice } from './delivery.jobs.ts';
import { listMembersWithDevice } from './device.queries.ts';
import * as queries from './queries.ts';
import { queueReceipts } from './receipt/service.ts';
import { channelLookup } from './settings.service.ts';

/**
 * Delay of an e-mail in milliseconds: a notification opened until then is not mailed, and later events are included.
 */
const LETTER_DELAY = 10 * 60_000;

/** Delay of a push message in milliseconds: a reader with the conversation open has read it by then. */
const MESSAGE_DELAY = 4_000;

/** Key of a bundle: events with the same subject form one notification. */
const bundleKey = ({ kind, about = '' }: Pick<Notice, 'kind' | 'about'>): string => `${kind} ${about}`.trim();

/** Members who want push for this kind and have a device. */
const listPushReceivers = async (
  tx: Transaction,
  memberIds: readonly string[],
  wants: (memberId: string) => boolean,
): Promise<ReadonlySet<string>> => {
  const wanting = memberIds.filter(wants);
  return wanting.length === 0 ? new Set() : listMembersWithDevice(tx, wanting);
};

/** Messages have no list entry, since conversations show them; only devices are notified, once per message. */
const notifyOfMessage = async (ctx: Teller, tx: Transaction, { to, cause, about = '', actorId }: Notice) => {
  const memberIds = [...new Set(to)];
  const ways = await channelLookup(tx, 'message', memberIds);
  const after = new Date(ctx.clock.now().getTime() + MESSAGE_DELAY);
  for (const memberId of await listPushReceivers(tx, memberIds, (id) => ways(id).push)) {
    const data = { memberId, messageId: cause, conversation: about, senderId: actorId ?? null };
    await ctx.jobs.enqueue(tx, pushMessage, data, { after, once: `${memberId} ${cause}` });
  }
};

const tellOpened = (ctx: Teller, tx: Transaction, notices: readonly { id: string; memberId: string }[]): void =>
  ctx.stream.tell(
    tx,
    notices.map(({ id, memberId }) => ({ memberId, topic: 'notification', ref: id })),
  );

/**
 * Notifies members of an event, once per cause and on the channels that each has turned on. Events with the same kind
 * and subject form one notification until it is opened (docs/rules/notification.md#bundling).
 */
export const notifier: Notifier = {
  notify: async (ctx, tx, notice) => {
    const { kind, cause, about = '', actorId = null, data = {}, agencyId = null } = notice;
    if (notice.to.length === 0) return;
    if (kind === 'message') return notifyOfMessage(ctx, tx, notice);
    const now = ctx.clock.now();
    const memberIds = [...new Set(notice.to)];
    const ways = await channelLookup(tx, kind, memberIds);
    await queueReceipts(ctx, tx, notice, (id) => ways(id).phone === true);
    const pushed = await listPushReceivers(tx, memberIds, (id) => ways(id).push);
    const receivers = memberIds
      .map((memberId) => ({
        id: uuidv7(),
        memberId,
        listed: ways(memberId).app === true,
        mailDueAt: ways(memberId).mail && !notice.mailed ? new Date(now.getTime() + LETTER_DELAY) : null,
      }))
      .filter(({ memberId, listed, mailDueAt }) => listed || mailDueAt !== null || pushed.has(memberId));
    const subject = bundleKey({ kind, about });
    const inserted = await queries.addEvent(
      tx,
      { kind, subject, actorId, data, agencyId, cause, createdAt: now },
      receivers,
    );
    ctx.stream.tell(
      tx,
      inserted.filter(({ listed }) => listed).map(({ id, memberId }) => ({ memberId, topic: 'notification', ref: id })),
    );
    const mailDueTimes = new Map(receivers.map((receiver) => [receiver.memberId, receiver.mailDueAt]));
    for (const { id, memberId, mailDueAt } of inserted) {
      if (pushed.has(memberId)) await ctx.jobs.enqueue(tx, pushNotice, { id });
      const dueAt = mailDueTimes.get(memberId);
      // An earlier due time already has its job.
      if (dueAt && mailDueAt && mailDueAt >= dueAt)
        await ctx.jobs.enqueue(tx, mailNotice, { id }, { after: mailDueAt, once: `${id} ${mailDueAt.toISOString()}` });
    }
  },
  settle: async (ctx, tx, { to, kind, about }) => {
    if (to.length === 0) return;
    const markedNotices = await queries.markSubjectOpened(
      tx,
      to,
      bundleKey({ kind, ...(about !== undefined && { about }) }),
      ctx.clock.now(),
    );
    tellOpened(ctx, tx, markedNotices);
  },
  settleWithin: async (ctx, tx, { to, kind, about = '', data = {} }) => {
    if (to.length === 0) return;
    const beginning = `${bundleKey({ kind, about })} `;
    tellOpened(ctx, tx, await queries.markSubjectsOpened(tx, to, { beginning, data }, ctx.clock.now()));
  },
};
