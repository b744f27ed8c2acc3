import nodemailer from 'nodemailer';
import * as z from 'zod';

import { ConfigError } from '../config-error.ts';
import type { Transaction } from '../events/transaction.ts';
import { job, type JobRun } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { open, seal } from '../keys/crypto.ts';
import type { Log } from '../log.ts';
import type { Outbox } from './outbox.ts';

const Address = z.object({ name: z.string().max(200).optional(), address: z.email().max(254) });

/** A letter and whom it is for. The recipient is an object: in a text, a comma would add others. */
const Message = z.object({
  to: Address,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** In whose name it goes, of what somebody here wrote; the address stays ours. */
  fromName: z.string().max(200).optional(),
  /** Who gets the answer; a letter without it is one that nobody need answer. */
  replyTo: Address.optional(),
});
type MailMessage = z.input<typeof Message>;

/** What mail needs of the process. */
export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password where needed. */
  readonly smtpUrl?: string | undefined;
  readonly from: { readonly name: string; readonly address: string };
  /** Where messages stay without SMTP; absent on any but a loopback embedded run. */
  readonly outbox?: Outbox | undefined;
  readonly jobs: Jobs;
  /** Seals messages while they wait, since they hold codes. */
  readonly dataKey: Buffer;
  readonly log: Log;
}

/** How services send letters. */
export interface Mail {
  /** Sends after the commit of the transaction, tried again for some hours. */
  send(tx: Transaction, message: MailMessage): Promise<void>;
  /** Whether the SMTP server takes our connection. */
  check(): Promise<boolean>;
  close(): void;
  /** What becomes of messages. `none`: they are dropped with a warning. */
  readonly way: 'smtp' | 'outbox' | 'none';
}

/** The queue holds messages sealed: a table of clear codes would undo that codes are stored hashed. */
const sendMail = job('mail.send', z.object({ sealed: z.string() }));

/** Mail by SMTP, or into the outbox. Defines its job, so it is made before the queue starts. */
export const createMail = ({ smtpUrl, from, outbox, jobs, dataKey, log }: MailOptions): Mail => {
  const transport = smtpUrl === undefined ? undefined : connect(smtpUrl);

  const deliver = async (message: z.output<typeof Message>, { id }: JobRun): Promise<void> => {
    if (!transport) {
      if (!outbox) log.warn({ jobId: id }, 'no SMTP_URL: a message was not sent');
      const { to, subject, text, html, replyTo } = message;
      return outbox?.add({
        kind: 'mail',
        to: to.address,
        subject,
        text,
        html,
        ...(replyTo && { replyTo: replyTo.address }),
      });
    }
    try {
      await transport.sendMail({
        from: message.fromName === undefined ? from : { name: message.fromName, address: from.address },
        ...(message.replyTo && { replyTo: { name: message.replyTo.name ?? '', address: message.replyTo.address } }),
        to: { name: message.to.name ?? '', address: message.to.address },
        subject: message.subject,
        text: message.text,
        html: message.html,
        // The same at every attempt, so that a receiver can tell a repeat.
        messageId: `<${id}@${from.address.split('@')[1]}>`,
        ...(!message.replyTo && { headers: { 'Auto-Submitted': 'auto-generated' } }),
      });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.warn({ jobId: id, response: error.responseCode }, 'the recipient of a message was refused');
    }
  };

  jobs.define(sendMail, {
    handle: ({ sealed }, run) => deliver(Message.parse(JSON.parse(open(sealed, dataKey, sendMail.name))), run),
    retries: 10,
    backoffSeconds: 5,
    concurrency: 3,
    keepSeconds: 3600,
  });

  return {
    way: transport ? 'smtp' : outbox ? 'outbox' : 'none',
    send: async (tx, message) => {
      const sealed = seal(JSON.stringify(Message.parse(message)), dataKey, sendMail.name);
      await jobs.enqueue(tx, sendMail, { sealed });
    },
    check: async () => (transport ? transport.verify().catch(() => false) : true),
    close: () => transport?.close(),
  };
};

const connect = (smtpUrl: string) => {
  if (!URL.canParse(smtpUrl) || !/^smtps?:\/\//.test(smtpUrl)) {
    throw new ConfigError('SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host');
  }
  return nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A message may not make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** Whether the server refuses this recipient now and always (5xx to the envelope). */
const isRefusedForGood = (error: unknown): error is Error & { responseCode: number } => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
};
