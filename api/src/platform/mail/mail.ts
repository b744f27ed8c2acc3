import nodemailer from 'nodemailer';
import * as z from 'zod';

import { ConfigError } from '../config-error.ts';
import type { Executor } from '../database/database.ts';
import type { Transaction } from '../events/transaction.ts';
import { job, type JobRun } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { unseal, seal } from '../keys/crypto.ts';
import type { Log } from '../log.ts';
import type { Letter } from './letter.ts';
import { quietName, quotedName } from './names.ts';
import type { Outbox } from './outbox.ts';
import type { Unasked, UnaskedBy, UnaskedLinks } from './unasked.ts';

const Address = z.object({ name: z.string().max(200).optional(), address: z.email().max(254) });

/** A letter and whom it is for. The recipient is an object: in a text, a comma would add others. */
const Message = z.object({
  to: Address,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Name of the member whose words it carries; shown after the product's name, and the sender's address stays ours. */
  onBehalfOf: z.string().max(200).optional(),
  /** The address for replies; without it no reply is expected. */
  replyTo: Address.optional(),
  /** Of a letter that nobody asked for: to whom it goes, as a hash, and where they say that they want none. */
  unasked: z.object({ hash: z.string(), stop: z.string() }).optional(),
  /** True of a letter that goes nowhere: the answer to an unknown address takes as long as that to a known one. */
  decoy: z.boolean().optional(),
});
type MailMessage = Omit<z.input<typeof Message>, 'unasked'>;

/** A letter that nobody asked for, to an address that somebody here wrote down. */
interface UnaskedMail extends Omit<MailMessage, keyof Letter> {
  readonly by: UnaskedBy;
}

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
  readonly unasked: Unasked;
  /** Where it is looked up who wants no letters that nobody asked for, when one is due. */
  readonly db: Executor;
}

/** How services send letters. */
export interface Mail {
  /** Sends after the commit of the transaction, tried again for some hours. */
  send(tx: Transaction, message: MailMessage): Promise<void>;
  /**
   * The same for what nobody asked for, as an invitation: with the ways to report it and to get no more (RFC 8058), which
   * `write` puts into the letter. Nothing goes to who asked never to be invited again, nor is that told.
   */
  sendUnasked(tx: Transaction, message: UnaskedMail, write: (links: UnaskedLinks) => Letter): Promise<void>;
  /** Whether the SMTP server takes our connection. */
  check(): Promise<boolean>;
  close(): void;
  /** What becomes of messages. `none`: they are dropped with a warning. */
  readonly way: 'smtp' | 'outbox' | 'none';
}

/** The queue holds messages sealed: a table of clear codes would undo that codes are stored hashed. */
const sendMail = job('mail.send', z.object({ sealed: z.string() }));

/** Mail by SMTP, or into the outbox. Defines its job, so it is made before the queue starts. */
export const createMail = (options: MailOptions): Mail => {
  const { smtpUrl, from, outbox, jobs, dataKey, log, unasked, db } = options;
  const transport = smtpUrl === undefined ? undefined : connect(smtpUrl);

  const deliver = async (message: z.output<typeof Message>, { id }: JobRun): Promise<void> => {
    if (message.decoy) return;
    // They may have asked for it since the letter was written.
    if (message.unasked && (await unasked.isSuppressed(db, message.unasked.hash))) return;
    const sender = message.onBehalfOf === undefined ? from.name : `${from.name} ${quotedName(message.onBehalfOf)}`;
    const headers = headersOf(message);
    const { to, subject, text, html, replyTo } = message;
    if (!transport) {
      if (!outbox) log.warn({ jobId: id }, 'no SMTP_URL: a message was not sent');
      return outbox?.add({
        kind: 'mail',
        to: to.address,
        sender,
        subject,
        text,
        html,
        headers,
        ...(replyTo && { replyTo: replyTo.address }),
      });
    }
    try {
      await transport.sendMail({
        from: { name: sender, address: from.address },
        ...(replyTo && { replyTo: named(replyTo) }),
        to: named(to),
        subject,
        text,
        html,
        // The same at every attempt, so that a receiver can tell a repeat.
        messageId: `<${id}@${from.address.split('@')[1]}>`,
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.warn({ jobId: id, response: error.responseCode }, 'the recipient of a message was refused');
    }
  };

  jobs.define(sendMail, {
    handle: ({ sealed }, run) => deliver(Message.parse(JSON.parse(unseal(sealed, dataKey, sendMail.name))), run),
    retries: 10,
    backoffSeconds: 5,
    concurrency: 3,
    keepSeconds: 3600,
  });

  const send = async (tx: Transaction, message: z.input<typeof Message>): Promise<void> => {
    const sealed = seal(JSON.stringify(Message.parse(message)), dataKey, sendMail.name);
    await jobs.enqueue(tx, sendMail, { sealed });
  };

  return {
    way: transport ? 'smtp' : outbox ? 'outbox' : 'none',
    send,
    sendUnasked: async (tx, { by, ...message }, write) => {
      const hash = unasked.hashOf(message.to.address);
      if (await unasked.isSuppressed(tx, hash)) return;
      const links = unasked.linksFor(message.to.address, by);
      await send(tx, { ...message, ...write(links), unasked: { hash, stop: links.stop } });
    },
    check: async () => (transport ? transport.verify().catch(() => false) : true),
    close: () => transport?.close(),
  };
};

const named = ({ name = '', address }: z.output<typeof Address>) => ({ name: quietName(name), address });

/** What mail programs read: that nobody need answer, and how its reader gets no more at one press (RFC 2369, RFC 8058). */
const headersOf = ({ replyTo, unasked }: z.output<typeof Message>): Readonly<Record<string, string>> => ({
  ...(!replyTo && { 'Auto-Submitted': 'auto-generated' }),
  ...(unasked && {
    'List-Unsubscribe': `<${unasked.stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
});

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
