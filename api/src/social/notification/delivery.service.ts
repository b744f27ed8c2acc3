import type { Language } from '@m4u/contract/common';
import { cut } from '@m4u/contract/share-text';
import { messageLine, noticePath, noticeText, noticeTitle } from '@m4u/contract/social/notification.words';
import type { Locale } from '@m4u/contract/words';
import type * as z from 'zod';
import { letterAddress } from '../../identity/auth/standing.service.ts';
import type { Platform } from '../../platform/context.ts';
import { inTransaction, type Transaction } from '../../platform/events/transaction.ts';
import { noticeLetter } from '../../platform/mail/templates.ts';
import type { PushMessage } from '../../platform/push/message.ts';
import type { Devices } from '../../platform/push/push.ts';
import { peopleBy } from '../../profile/member/people.service.ts';
import { readChangedConversations, readChangedMessages } from '../message/service.ts';
import { mailNotice, pushMessage, pushNotice } from './delivery.jobs.ts';
import { devicesOf, liveDevices } from './device.service.ts';
import * as queries from './queries.ts';
import { toldOf } from './rules.ts';
import { waysOf } from './settings.service.ts';

/** A push message carries so much of a text (characters): it must fit into 4 kB whatever the letters. */
const SHOWN = 300;

const localeOf = (language: Language): Locale => (language === 'EN' ? 'en' : 'vi');

/** The language of a member; undefined when there is nobody to tell any more. */
const languageOf = async (
  { profiles, db }: Pick<Platform, 'profiles' | 'db'>,
  memberId: string,
): Promise<Language | undefined> => (await profiles.sessionFacts(db, memberId))?.language;

/** Sends to each device of a member by a job of its own, so that one that fails is tried again alone. */
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

/** Where push finds devices; none for a message that was withdrawn while it waited for a service that was busy. */
const devicesFor = (platform: Platform): Devices => {
  const devices = devicesOf(platform);
  return {
    ...devices,
    find: async (key, owner, about) => {
      const message = about && (await readChangedMessages(platform, owner, [about])).get(about);
      return about !== undefined && (!message || message.withdrawn) ? undefined : devices.find(key, owner);
    },
  };
};

const toldWith = async (platform: Platform, row: queries.NotificationRow) => {
  const personOf = await peopleBy(platform, row.actorId === null ? [] : [row.actorId]);
  return toldOf(row, row.actorId === null ? null : personOf(row.actorId));
};

/** Tells a member's devices of a notification; nothing when it has been opened. */
const tellDevices = async (platform: Platform, { id }: z.output<typeof pushNotice.data>): Promise<void> => {
  const row = await queries.find(platform.db, id);
  if (!row || row.openedAt !== null) return;
  const [language, devices] = await Promise.all([
    languageOf(platform, row.memberId),
    liveDevices(platform, row.memberId),
  ]);
  const told = await toldWith(platform, row);
  await inTransaction(platform.db, async (tx) => {
    if (language !== undefined) {
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

/** Tells a member's devices of a message; nothing when they have read it, it was withdrawn, or they have left. */
const tellDevicesOfMessage = async (
  platform: Platform,
  { memberId, messageId, conversation: id }: z.output<typeof pushMessage.data>,
): Promise<void> => {
  const [messages, conversations, language, devices] = await Promise.all([
    readChangedMessages(platform, memberId, [messageId]),
    readChangedConversations(platform, memberId, [id]),
    languageOf(platform, memberId),
    liveDevices(platform, memberId),
  ]);
  const message = messages.get(messageId);
  const conversation = conversations.get(id);
  if (!message || !conversation || message.withdrawn || conversation.readSeq >= message.seq) return;
  if (conversation.status === 'left' || language === undefined) return;
  const locale = localeOf(language);
  const told = { kind: 'message', actorName: message.sender.name, count: 1, data: { conversation: id } } as const;
  const line = messageLine(message, locale);
  const isOfMany = conversation.kind === 'group';
  const push: PushMessage = {
    title: (isOfMany ? conversation.name : '') || message.sender.name || noticeTitle('message', locale),
    body: cut(isOfMany && conversation.name !== '' ? `${message.sender.name}: ${line}` : line, SHOWN),
    path: noticePath(told, memberId),
    tag: `message ${id}`,
    version: messageId,
    lang: locale,
    urgency: 'high',
  };
  await inTransaction(platform.db, (tx) => sendToAll(platform, tx, memberId, devices, push, messageId));
};

/** Writes the letter of a notification, where its reader has a verified address, wants it and has not opened it. */
const writeLetter = async (platform: Platform, tx: Transaction, row: queries.NotificationRow): Promise<boolean> => {
  if (row.openedAt !== null) return false;
  const ways = await waysOf(tx, row.kind, [row.memberId]);
  const address = await letterAddress(tx, row.memberId);
  const language = await languageOf({ ...platform, db: tx }, row.memberId);
  if (!ways(row.memberId).mail || address === undefined || language === undefined) return false;
  const told = await toldWith({ ...platform, db: tx }, row);
  const text = noticeText(told, localeOf(language));
  const { publicUrl } = platform.config;
  const letter = noticeLetter(language, {
    subject: `${noticeTitle(row.kind, localeOf(language))} · M4U`,
    text,
    link: `${publicUrl}${noticePath(told, row.memberId)}`,
    settingsLink: `${publicUrl}/action/setting/notifications`,
  });
  await platform.mail.send(tx, { to: { address }, ...letter });
  return true;
};

/** Writes the letter that is due about a notification, once: what came meanwhile is in it. */
const mailIfDue = (platform: Platform, { id }: z.output<typeof mailNotice.data>): Promise<void> =>
  inTransaction(platform.db, async (tx) => {
    const row = await queries.find(tx, id, true);
    if (!row || row.mailDueAt === null) return;
    const now = platform.clock.now();
    const written = await writeLetter(platform, tx, row);
    await queries.letterDone(tx, id, written ? now : undefined);
    if (!row.listed) await queries.close(tx, id, now);
  });

/** Says how notices reach devices and letter boxes. Before the queue starts. */
export const deliverNotices = (platform: Platform): void => {
  platform.push.keptBy(devicesFor(platform));
  platform.jobs.define(pushNotice, { handle: (data) => tellDevices(platform, data), concurrency: 3 });
  platform.jobs.define(pushMessage, { handle: (data) => tellDevicesOfMessage(platform, data), concurrency: 3 });
  platform.jobs.define(mailNotice, { handle: (data) => mailIfDue(platform, data) });
};
