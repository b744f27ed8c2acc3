import type { FailureReason, MessageKind, MessageWay } from '@m4u/contract/insight/administration/messages';
import { MessageKind as Kind } from '@m4u/contract/insight/administration/messages';
import { DAY } from '@m4u/contract/durations';
import * as z from 'zod';
import { type Database, inTransaction, type Transaction } from '../events/transaction.ts';
import { deriveUuid } from '../ids.ts';
import { job, type JobRun } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { keyedHash, seal, unseal } from '../keys/crypto.ts';
import type { Secrets } from '../keys/secrets.ts';
import type { Log } from '../log.ts';
import type { Letter } from '../mail/letter.ts';
import type { Mail } from '../mail/mail.ts';
import type { MessageConfig } from './config.ts';
import type { Sms } from '../sms/sms.ts';
import type { Clock } from '../time/clock.ts';
import { isForGood, isInDoubt, MessageFailure } from './failure.ts';
import * as queries from './queries.ts';
import type { Zns } from './zns.ts';

const Content = z.object({
  kind: Kind,
  /** Addresses of one person; a way without one is skipped. */
  to: z.object({ phone: z.e164().optional(), email: z.string().optional() }),
  /** Values of the template's parameters (docs/configuration.md). */
  values: z.record(z.string(), z.string()),
  /** The same as a text message. */
  text: z.string().min(1),
  letter: z.object({ subject: z.string(), text: z.string(), html: z.string() }).optional(),
  /** Time at which the message is worth nothing any more. */
  until: z.iso.datetime().optional(),
  /** A message that is queued and never sent, so that unknown receivers take as long to answer as known ones. */
  decoy: z.boolean().optional(),
});
type Content = z.output<typeof Content>;

/** A code or receipt in all its forms. */
type OutgoingMessage = Omit<z.input<typeof Content>, 'letter'> & { readonly letter?: Letter };

/** Dependencies of messages. */
export interface MessagesOptions {
  readonly config: MessageConfig;
  readonly zns: Zns | undefined;
  readonly sms: Sms;
  readonly mail: Mail;
  readonly jobs: Jobs;
  readonly secrets: Pick<Secrets, 'dataKey' | 'codeKey'>;
  readonly log: Log;
  readonly clock: Clock;
  readonly db: Database;
}

/** Outcomes of attempts in this process, by way, kind and outcome. */
type MessageFigures = ReadonlyMap<
  string,
  { readonly labels: Readonly<Record<string, string>>; readonly count: number }
>;

/** Sends codes and receipts by the first way that takes them (docs/rules/notification.md#messages). */
export interface Messages {
  /** Sends after the commit. With `once`, a second message of the same name is ignored. */
  send(tx: Transaction, message: OutgoingMessage, options?: { readonly once?: string }): Promise<void>;
  /** Records that Zalo has delivered a message; unknown and repeated reports change nothing. */
  takeDelivery(id: string): Promise<void>;
  /** Whether receipts can go to phones; `claim` to those without an account. */
  reachesPhones(kind: 'receipt' | 'claim'): boolean;
  /** Whether messages go by Zalo. */
  readonly way: 'provider' | 'none';
  figures(): MessageFigures;
}

const sendMessage = job('message.send', z.object({ sealed: z.string() }));
const purgeMessages = job('message.forget', z.object({}));
const renewTokens = job('zns.renew', z.object({}));

const RETRIES = 8;
/** Milliseconds for which rows of sent messages are kept. */
const KEPT = 30 * DAY;

type Outcome = 'sent' | FailureReason;

/** An error that no way expects, as one of our own database while tokens are renewed, must not hold up the next way. */
const toFailure = (error: unknown): MessageFailure =>
  error instanceof MessageFailure ? error : new MessageFailure('other', `a way has failed: ${(error as Error).name}`);

/** Creates the sender. It defines its jobs, so call it before the queue starts. */
export const createMessages = (options: MessagesOptions): Messages => {
  const { config, zns, sms, mail, jobs, secrets, log, clock, db } = options;
  const counted = new Map<string, { labels: Readonly<Record<string, string>>; count: number }>();
  const countOutcome = (way: MessageWay, kind: MessageKind, outcome: string): void => {
    const key = `${way} ${kind} ${outcome}`;
    const entry = counted.get(key) ?? { labels: { way, kind, outcome }, count: 0 };
    counted.set(key, { ...entry, count: entry.count + 1 });
  };

  /** The request of a way; undefined when the message cannot go by it. */
  const findRequest = (way: MessageWay, { kind, to, values, text, letter }: Content) => {
    const { phone, email } = to;
    const templateId = zns?.templates[kind];
    if (way === 'zns' && zns && phone !== undefined && templateId !== undefined)
      return (id: string, { signal }: JobRun) => zns.send({ trackingId: id, to: phone, templateId, values }, signal);
    if (way === 'sms' && sms.way !== 'none' && phone !== undefined)
      return (id: string, { signal }: JobRun) => sms.deliver({ to: phone, text }, { id, signal });
    if (way === 'mail' && mail.way !== 'none' && email !== undefined && letter)
      return async (id: string) => {
        await inTransaction(db, async (tx) => {
          await mail.send(tx, { to: { address: email }, ...letter });
          // With the letter, so that a repeated job sends no second one.
          await queries.markSent(tx, id, { at: clock.now(), providerId: null });
        });
        return undefined;
      };
    return undefined;
  };

  const attempt = async (way: MessageWay, message: Content, run: JobRun): Promise<Outcome | undefined> => {
    const request = findRequest(way, message);
    if (!request) return undefined;
    const { kind, to } = message;
    const id = deriveUuid('message', run.id, way);
    const row = await queries.find(db, id);
    if (row?.state === 'sent' || row?.state === 'delivered') return 'sent';
    const isFinal = (reason: FailureReason) => isForGood(reason) || (kind !== 'code' && isInDoubt(reason));
    if (row?.state === 'failed' && row.reason !== null && isFinal(row.reason)) return row.reason;
    // A process has died during the request. Text messages and mails recognize a repeat by its id, Zalo does not.
    if (row?.tryingSince && way === 'zns' && kind !== 'code') {
      await queries.markFailed(db, id, 'interrupted');
      return 'interrupted';
    }
    const recipient = (way === 'mail' ? to.email : to.phone) ?? '';
    const recipientHash = keyedHash(secrets.codeKey, 'message recipient', recipient);
    await queries.begin(db, { id, kind, way, recipientHash }, clock.now());
    const result = await request(id, run).catch(toFailure);
    if (result instanceof MessageFailure) {
      log.warn({ jobId: run.id, way, reason: result.reason, err: result }, 'a message was not taken');
      await queries.markFailed(db, id, result.reason);
      countOutcome(way, kind, result.reason);
      return result.reason;
    }
    if (way !== 'mail') await queries.markSent(db, id, { at: clock.now(), providerId: result ?? null });
    countOutcome(way, kind, 'sent');
    return 'sent';
  };

  /** Tries the ways in their order. A code goes on at once; a receipt waits for a way that fails for a while. */
  const deliver = async (message: Content, run: JobRun): Promise<void> => {
    if (message.decoy) return;
    if (message.until !== undefined && clock.now() >= new Date(message.until)) return;
    const isPatient = message.kind !== 'code' && run.attempt <= RETRIES;
    let hasWay = false;
    let toRepeat: FailureReason | undefined;
    for (const way of config.order) {
      const outcome = await attempt(way, message, run);
      if (outcome === undefined) continue;
      hasWay = true;
      if (outcome === 'sent') return;
      if (message.kind !== 'code' && isInDoubt(outcome)) return;
      if (!isForGood(outcome)) toRepeat = outcome;
      if (isPatient && toRepeat) break;
    }
    if (toRepeat) throw new MessageFailure(toRepeat, `no way took the message: ${toRepeat}`);
    if (!hasWay) log.warn({ jobId: run.id }, 'no way is set up for a message: it was not sent');
  };

  jobs.define(sendMessage, {
    handle: ({ sealed }, run) =>
      deliver(Content.parse(JSON.parse(unseal(sealed, secrets.dataKey, sendMessage.name))), run),
    retries: RETRIES,
    backoffSeconds: 5,
    // A service that hangs must not hold up the codes of others.
    concurrency: 8,
    keepSeconds: 3600,
  });
  jobs.define(purgeMessages, {
    handle: () => queries.purge(db, new Date(clock.now().getTime() - KEPT)),
    concurrency: 1,
  });
  jobs.schedule(purgeMessages, '51 3 * * *', {});
  if (zns) {
    jobs.define(renewTokens, { handle: () => zns.keepAlive(), concurrency: 1 });
    jobs.schedule(renewTokens, '47 2,14 * * *', {});
  }

  return {
    send: async (tx, message, sendOptions) => {
      const { to, letter, decoy } = message;
      // One way alone needs no choice; the queue of mails has its own attempts.
      if (to.phone === undefined && to.email !== undefined && letter && message.kind === 'code')
        return mail.send(tx, { to: { address: to.email }, ...letter, ...(decoy !== undefined && { decoy }) });
      const sealed = seal(JSON.stringify(Content.parse(message)), secrets.dataKey, sendMessage.name);
      await jobs.enqueue(tx, sendMessage, { sealed }, sendOptions);
    },
    takeDelivery: async (id) => {
      const kind = await queries.markDelivered(db, id, clock.now());
      if (kind !== undefined) countOutcome('zns', kind, 'delivered');
    },
    reachesPhones: (kind) =>
      (config.order.includes('zns') && zns?.templates[kind] !== undefined) ||
      (config.order.includes('sms') && sms.way !== 'none'),
    way: zns ? 'provider' : 'none',
    figures: () => counted,
  };
};
