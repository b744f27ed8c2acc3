import type { Language } from '@m4u/contract/common';
import { cut } from '@m4u/contract/share-text';
import { messageLine } from '@m4u/contract/social/notification/messageLine';
import { noticePath, noticeText, noticeTitle } from '@m4u/contract/social/notification/words';
import type { Locale } from '@m4u/contract/words';
import type * as z from 'zod';
import { findVerifiedEmail } from '../../identity/auth/standing.reads.ts';
import type { Platform } from '../../platform/context.ts';
import { inTransaction, type Transaction } from '../../platform/events/transaction.ts';
import { sanitizeName } from '../../platform/mail/names.ts';
import { noticeLetter } from '../../platform/mail/templates.ts';
import type { PushMessage } from '../../platform/push/message.ts';
import type { Devices } from '../../platform/push/push.ts';
import { hasBlocked } from '../../profile/friend/pair.reads.ts';
import { personLookup } from '../../profile/directory/members/people.reads.ts';
import { readChangedConversations, readChangedMessages } from '../message/service.ts';
import { mailNotice, pushMessage, pushNotice } from './delivery.jobs.ts';
import { deviceLookup, listLiveDevices } from './device.service.ts';
import { describePayment } from './mail/payment.service.ts';
import { defineReceipts } from './receipt/service.ts';
import * as queries from './queries.ts';
import { sanitizeWordsInput, noticeWordsInput, unsolicitedSender } from './rules.ts';
import { channelLookup } from './settings.service.ts';

/** Most characters of a text in a push message, which must fit into 4 kB with any letters. */
const SHOWN = 300;

const localeOf = (language: Language): Locale => (language === 'EN' ? 'en' : 'vi');

/** Language of a member; undefined when the account was deleted. */
const findLanguage = async (
  { profiles, db }: Pick<Platform, 'profiles' | 'db'>,
  memberId: string,
): Promise<Language | undefined> => (await profiles.sessionFacts(db, memberId))?.language;

/** Enqueues a job per device of a member, so that a failed one is retried alone. */
const enqueuePushes = async (
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
const findMessageToPush = async (platform: Platform, memberId: string, messageId: string) => {
  const message = (await readChangedMessages(platform, memberId, [messageId])).get(messageId);
  if (!message || message.withdrawn) return undefined;
  const [conversations, isBlocked, ways] = await Promise.all([
    readChangedConversations(platform, memberId, [message.groupMessageId]),
    hasBlocked(platform.db, memberId, message.sender._id),
    channelLookup(platform.db, 'message', [memberId]),
  ]);
  const conversation = conversations.get(message.groupMessageId);
  if (!conversation || conversation.status === 'left' || conversation.readSeq >= message.seq) return undefined;
  return isBlocked || !ways(memberId).push ? undefined : { message, conversation };
};

/**
 * Finds a device for the push service; none for a message that must not be pushed any more, for example after retries.
 */
const pushDeviceLookup = (platform: Platform): Devices => {
  const devices = deviceLookup(platform);
  return {
    ...devices,
    find: async (key, owner, about) =>
      about === undefined || (await findMessageToPush(platform, owner, about)) ? devices.find(key, owner) : undefined,
  };
};

const findWordsInput = async (platform: Platform, row: queries.NotificationRow) => {
  const personOf = await personLookup(platform, row.actorId === null ? [] : [row.actorId]);
  return sanitizeWordsInput(noticeWordsInput(row, row.actorId === null ? null : personOf(row.actorId)));
};

/** Sends a notification to a member's devices, unless it has been opened. */
const pushNoticeToDevices = async (platform: Platform, { id }: z.output<typeof pushNotice.data>): Promise<void> => {
  const row = await queries.find(platform.db, id);
  if (!row || row.openedAt !== null) return;
  const [language, devices, ways] = await Promise.all([
    findLanguage(platform, row.memberId),
    listLiveDevices(platform, row.memberId),
    channelLookup(platform.db, row.kind, [row.memberId]),
  ]);
  const input = await findWordsInput(platform, row);
  await inTransaction(platform.db, async (tx) => {
    // The member may have turned push off since the job was queued.
    if (language !== undefined && ways(row.memberId).push) {
      const locale = localeOf(language);
      await enqueuePushes(platform, tx, row.memberId, devices, {
        title: noticeTitle(row.kind, locale),
        body: cut(noticeText(input, locale), SHOWN),
        path: noticePath(input, row.memberId),
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
const pushMessageToDevices = async (
  platform: Platform,
  { memberId, messageId, conversation: id }: z.output<typeof pushMessage.data>,
): Promise<void> => {
  const [found, language, devices] = await Promise.all([
    findMessageToPush(platform, memberId, messageId),
    findLanguage(platform, memberId),
    listLiveDevices(platform, memberId),
  ]);
  if (!found || language === undefined) return;
  const { message, conversation } = found;
  const locale = localeOf(language);
  const input = { kind: 'message', actorName: message.sender.name, count: 1, data: { conversation: id } } as const;
  const line = messageLine(message, locale);
  const isOfMany = conversation.kind === 'group';
  const [sender, title] = [message.sender.name, isOfMany ? conversation.name : ''].map((name) => sanitizeName(name));
  const push: PushMessage = {
    title: title || sender || noticeTitle('message', locale),
    body: cut(isOfMany && conversation.name !== '' ? `${sender}: ${line}` : line, SHOWN),
    path: noticePath(input, memberId),
    tag: `message ${id}`,
    version: messageId,
    lang: locale,
    urgency: 'high',
  };
  await inTransaction(platform.db, (tx) => enqueuePushes(platform, tx, memberId, devices, push, messageId));
};

/** Mails a notification, provided that its reader has a verified address, wants e-mails and has not opened it. */
const mailLetter = async (platform: Platform, tx: Transaction, row: queries.NotificationRow): Promise<boolean> => {
  if (row.openedAt !== null) return false;
  const ways = await channelLookup(tx, row.kind, [row.memberId]);
  const address = await findVerifiedEmail(tx, row.memberId);
  const language = await findLanguage({ ...platform, db: tx }, row.memberId);
  if (!ways(row.memberId).mail || address === undefined || language === undefined) return false;
  const input = await findWordsInput({ ...platform, db: tx }, row);
  const text = noticeText(input, localeOf(language));
  const { publicUrl } = platform.config;
  const values = {
    subject: `${noticeTitle(row.kind, localeOf(language))} · M4U`,
    text,
    link: `${publicUrl}${noticePath(input, row.memberId)}`,
    settingsLink: `${publicUrl}/action/setting/notifications`,
    ...(row.kind === 'payment' && (await describePayment(input.data, localeOf(language)))),
  };
  const by = unsolicitedSender(row);
  if (by === undefined) await platform.mail.send(tx, { to: { address }, ...noticeLetter(language, values) });
  else
    await platform.mail.sendUnasked(tx, { to: { address }, by }, (unasked) =>
      noticeLetter(language, { ...values, unasked }),
    );
  return true;
};

/** Mails a due notification once, with all events until then. */
const mailIfDue = (platform: Platform, { id }: z.output<typeof mailNotice.data>): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const row = await queries.find(tx, id, true);
    if (!row || row.mailDueAt === null) return;
    const now = platform.clock.now();
    const isMailed = await mailLetter(platform, tx, row);
    await queries.markMailed(tx, id, isMailed ? now : undefined);
    if (!row.listed) await queries.close(tx, id, now);
  });

/** Registers the push devices and the delivery jobs. Call it before the queue starts. */
export const registerDelivery = (platform: Platform): void => {
  platform.push.keptBy(pushDeviceLookup(platform));
  platform.jobs.define(pushNotice, { handle: (data) => pushNoticeToDevices(platform, data), concurrency: 3 });
  platform.jobs.define(pushMessage, { handle: (data) => pushMessageToDevices(platform, data), concurrency: 3 });
  defineReceipts(platform);
  platform.jobs.define(mailNotice, { handle: (data) => mailIfDue(platform, data) });
};
