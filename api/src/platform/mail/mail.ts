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
import { sanitizeName, quoteName } from './names.ts';
import type { Outbox } from './outbox.ts';
import type { Unasked, UnsolicitedSender, OptOutLinks } from './unasked.ts';

const Address = z.object({ name: z.string().max(200).optional(), address: z.email().max(254) });

/** A mail with its recipient. The recipient is an object, since in a text a comma would add recipients. */
const Message = z.object({
  to: Address,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  pictures: z.array(z.object({ cid: z.string(), alt: z.string(), png: z.base64(), size: z.int() })).optional(),
  /** Name of the member who wrote the content; shown after the product's name. The sender's address stays ours. */
  onBehalfOf: z.string().max(200).optional(),
  /** Reply address; without it no reply is expected. */
  replyTo: Address.optional(),
  /** For unsolicited mails: hash of the recipient, and the unsubscribe link. */
  unasked: z.object({ hash: z.string(), stop: z.string() }).optional(),
  /** Marks a mail that is queued and never sent, so that unknown addresses take as long to answer as known ones. */
  decoy: z.boolean().optional(),
});
type MailMessage = Omit<z.input<typeof Message>, 'unasked'>;

/** An unsolicited mail to an address that a member entered. */
interface UnaskedMail extends Omit<MailMessage, keyof Letter> {
  readonly by: UnsolicitedSender;
}

/** Dependencies of mail. */
export interface MailOptions {
  /** `smtp://` or `smtps://`, with user and password where needed. */
  readonly smtpUrl?: string | undefined;
  readonly from: { readonly name: string; readonly address: string };
  /** Stores messages without SMTP; only on a loopback embedded run. */
  readonly outbox?: Outbox | undefined;
  readonly jobs: Jobs;
  /** Encrypts queued messages, which contain codes. */
  readonly dataKey: Buffer;
  readonly log: Log;
  readonly unasked: Unasked;
  /** Database with the suppressed addresses, checked when a mail is due. */
  readonly db: Executor;
}

/** Sends mails. */
export interface Mail {
  /** Sends after the commit of the transaction; retried for some hours. */
  send(tx: Transaction, message: MailMessage): Promise<void>;
  /**
   * Sends an unsolicited mail, as an invitation, with links to report it and to unsubscribe (RFC 8058), which `write`
   * puts into the text. Suppressed addresses get nothing, and the sender does not learn that.
   */
  sendUnasked(tx: Transaction, message: UnaskedMail, write: (links: OptOutLinks) => Letter): Promise<void>;
  /** Whether the SMTP server accepts our connection. */
  check(): Promise<boolean>;
  close(): void;
  /** Delivery of messages. `none`: they are dropped with a warning. */
  readonly way: 'smtp' | 'outbox' | 'none';
}

/** The queue stores messages encrypted: they contain codes, which the database otherwise holds only as hashes. */
const sendMail = job('mail.send', z.object({ sealed: z.string() }));

/** Creates mail by SMTP, or into the outbox. It defines its job, so call it before the queue starts. */
export const createMail = (options: MailOptions): Mail => {
  const { smtpUrl, from, outbox, jobs, dataKey, log, unasked, db } = options;
  const transport = smtpUrl === undefined ? undefined : connect(smtpUrl);

  const deliver = async (message: z.output<typeof Message>, { id }: JobRun): Promise<void> => {
    if (message.decoy) return;
    // The recipient may have unsubscribed since the mail was queued.
    if (message.unasked && (await unasked.isSuppressed(db, message.unasked.hash))) return;
    const sender = message.onBehalfOf === undefined ? from.name : `${from.name} ${quoteName(message.onBehalfOf)}`;
    const headers = mailHeaders(message);
    const { to, subject, text, html, replyTo, pictures = [] } = message;
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
        pictures: pictures.map(({ cid, png }) => ({ cid, png })),
        ...(replyTo && { replyTo: replyTo.address }),
      });
    }
    try {
      await transport.sendMail({
        from: { name: sender, address: from.address },
        ...(replyTo && { replyTo: formatRecipient(replyTo) }),
        to: formatRecipient(to),
        subject,
        text,
        html,
        attachments: pictures.map(({ cid, png }) => ({
          cid,
          filename: `${cid}.png`,
          content: Buffer.from(png, 'base64'),
          contentType: 'image/png',
          contentDisposition: 'inline' as const,
        })),
        // Equal for all attempts, so that receivers can detect a repeat.
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

const formatRecipient = ({ name = '', address }: z.output<typeof Address>) => ({ name: sanitizeName(name), address });

/** Headers for mail programs: automatic mail, and one-click unsubscribe (RFC 2369, RFC 8058). */
const mailHeaders = ({ replyTo, unasked }: z.output<typeof Message>): Readonly<Record<string, string>> => ({
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
    // Messages must not read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/** Whether the server refuses this recipient permanently (5xx to the envelope). */
const isRefusedForGood = (error: unknown): error is Error & { responseCode: number } => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return code === 'EENVELOPE' && (responseCode ?? 0) >= 500;
};
