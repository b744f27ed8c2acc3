import type { Language } from '@m4u/contract/common';
import { cut } from '@m4u/contract/share-text';
import { messageLine, noticePath, noticeText, noticeTitle } from '@m4u/contract/social/notification/words';
import type { Locale } from '@m4u/contract/words';
import type * as z from 'zod';
import { findVerifiedEmail } from '../../identity/auth/standing.reads.ts';
import type { Platform } from '../../platform/context.ts';
import { inTransaction, type Transaction } from '../../platform/events/transaction.ts';
import { quietName } from '../../platform/mail/names.ts';
import { noticeLetter } from '../../platform/mail/templates.ts';
import type { PushMessage } from '../../platform/push/message.ts';
import type { Devices } from '../../platform/push/push.ts';
import { hasBlocked } from '../../profile/friend/pair.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { readChangedConversations, readChangedMessages } from '../message/service.ts';
import { mailNotice, pushMessage, pushNotice } from './delivery.jobs.ts';
import { devicesOf, liveDevices } from './device.service.ts';
import * as queries from './queries.ts';
import { quietTold, noticeWordsInput, unaskedBy } from './rules.ts';
import { waysOf } from './settings.service.ts';

/** Most characters of a text in a push message, which must fit into 4 kB with any letters. */
const SHOWN = 300;

const localeOf = (language: Language): Locale => (language === 'EN' ? 'en' : 'vi');

/** Language of a member; undefined when the account was deleted. */
const languageOf = async (
  { profiles, db }: Pick<Platform, 'profiles' | 'db'>,
  memberId: string,
): Promise<Language | undefined> => (await profiles.sessionFacts(db, memberId))?.language;

/** Enqueues a job per device of a member, so that a failed one is retried alone. */
const sendToAll = async (
  platform: Platform,
  tx: Transaction,
  memberId: string,
  devices: readonly string[],
  message: PushMessage,
  about?: string,
): Promise<void> => {
  const parcel = { owner: memberId, message, ...(about !== undefined && { about }) };
  for (const key of devices) await platform.push.send(tx, { ...parcel, key, once: `${message.version} ${key}` });
};

/**
 * The message to push to a member's devices, in its present state. Undefined when it was withdrawn or read, and for
 * members who have left the conversation, have blocked its sender, or have turned off push for messages
 * (docs/rules/notification.md#push).
 */
const messageToTell = async (platform: Platform, memberId: string, messageId: string) => {
  const message = (await readChangedMessages(platform, memberId, [messageId])).get(messageId);
  if (!message || message.withdrawn) return undefined;
  const [conversations, isBlocked, ways] = await Promise.all([
    readChangedConversations(platform, memberId, [message.groupMessageId]),
    hasBlocked(platform.db, memberId, message.sender._id),
    waysOf(platform.db, 'message', [memberId]),
  ]);
  const conversation = conversations.get(message.groupMessageId);
  if (!conversation || conversation.status === 'left' || conversation.readSeq >= message.seq) return undefined;
  return isBlocked || !ways(memberId).push ? undefined : { message, conversation };
};

/**
 * Finds a device for the push service; none for a message that must not be pushed any more, for example after retries.
 */
const devicesFor = (platform: Platform): Devices => {
  const devices = devicesOf(platform);
  return {
    ...devices,
    find: async (key, owner, about) =>
      about === undefined || (await messageToTell(platform, owner, about)) ? devices.find(key, owner) : undefined,
  };
};

const toldWith = async (platform: Platform, row: queries.NotificationRow) => {
  const personOf = await personLookup(platform, row.actorId === null ? [] : [row.actorId]);
  return quietTold(noticeWordsInput(row, row.actorId === null ? null : personOf(row.actorId)));
};

/** Sends a notification to a member's devices, unless it has been opened. */
const tellDevices = async (platform: Platform, { id }: z.output<typeof pushNotice.data>): Promise<void> => {
  const row = await queries.find(platform.db, id);
  if (!row || row.openedAt !== null) return;
  const [language, devices, ways] = await Promise.all([
    languageOf(platform, row.memberId),
    liveDevices(platform, row.memberId),
    waysOf(platform.db, row.kind, [row.memberId]),
  ]);
  const told = await toldWith(platform, row);
  await inTransaction(platform.db, async (tx) => {
    // The member may have turned push off since the job was queued.
    if (language !== undefined && ways(row.memberId).push) {
      const locale = localeOf(language);
      await sendToAll(platform, tx, row.memberId, devices, {
        title: noticeTitle(row.kind, locale),
        body: cut(noticeText(told, locale), SHOWN),
        path: noticePath(told, row.memberId),
        tag: row.subject,
        version: `${row.id} ${row.count}`,
        lang: locale,
        urgency: 'normal',
      });
    }
    if (!row.listed && row.mailDueAt === null) await queries.close(tx, id, platform.clock.now());
  });
};

/** Sends a message to a member's devices, unless it must not be pushed any more. */
const tellDevicesOfMessage = async (
  platform: Platform,
  { memberId, messageId, conversation: id }: z.output<typeof pushMessage.data>,
): Promise<void> => {
  const [found, language, devices] = await Promise.all([
    messageToTell(platform, memberId, messageId),
    languageOf(platform, memberId),
    liveDevices(platform, memberId),
  ]);
  if (!found || language === undefined) return;
  const { message, conversation } = found;
  const locale = localeOf(language);
  const told = { kind: 'message', actorName: message.sender.name, count: 1, data: { conversation: id } } as const;
  const line = messageLine(message, locale);
  const isOfMany = conversation.kind === 'group';
  const [sender, title] = [message.sender.name, isOfMany ? conversation.name : ''].map((name) => quietName(name));
  const push: PushMessage = {
    title: title || sender || noticeTitle('message', locale),
    body: cut(isOfMany && conversation.name !== '' ? `${sender}: ${line}` : line, SHOWN),
    path: noticePath(told, memberId),
    tag: `message ${id}`,
    version: messageId,
    lang: locale,
    urgency: 'high',
  };
  await inTransaction(platform.db, (tx) => sendToAll(platform, tx, memberId, devices, push, messageId));
};

/** Mails a notification, provided that its reader has a verified address, wants e-mails and has not opened it. */
const writeLetter = async (platform: Platform, tx: Transaction, row: queries.NotificationRow): Promise<boolean> => {
  if (row.openedAt !== null) return false;
  const ways = await waysOf(tx, row.kind, [row.memberId]);
  const address = await findVerifiedEmail(tx, row.memberId);
  const language = await languageOf({ ...platform, db: tx }, row.memberId);
  if (!ways(row.memberId).mail || address === undefined || language === undefined) return false;
  const told = await toldWith({ ...platform, db: tx }, row);
  const text = noticeText(told, localeOf(language));
  const { publicUrl } = platform.config;
  const words = {
    subject: `${noticeTitle(row.kind, localeOf(language))} · M4U`,
    text,
    link: `${publicUrl}${noticePath(told, row.memberId)}`,
    settingsLink: `${publicUrl}/action/setting/notifications`,
  };
  const by = unaskedBy(row);
  if (by === undefined) await platform.mail.send(tx, { to: { address }, ...noticeLetter(language, words) });
  else
    await platform.mail.sendUnasked(tx, { to: { address }, by }, (unasked) =>
      noticeLetter(language, { ...words, unasked }),
    );
  return true;
};

/** Mails a due notification once, with all events until then. */
const mailIfDue = (platform: Platform, { id }: z.output<typeof mailNotice.data>): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const row = await queries.find(tx, id, true);
    if (!row || row.mailDueAt === null) return;
    const now = platform.clock.now();
    const written = await writeLetter(platform, tx, row);
    await queries.letterDone(tx, id, written ? now : undefined);
    if (!row.listed) await queries.close(tx, id, now);
  });

/** Registers the push devices and the delivery jobs. Call it before the queue starts. */
export const deliverNotices = (platform: Platform): void => {
  platform.push.keptBy(devicesFor(platform));
  platform.jobs.define(pushNotice, { handle: (data) => tellDevices(platform, data), concurrency: 3 });
  platform.jobs.define(pushMessage, { handle: (data) => tellDevicesOfMessage(platform, data), concurrency: 3 });
  platform.jobs.define(mailNotice, { handle: (data) => mailIfDue(platform, data) });
};
