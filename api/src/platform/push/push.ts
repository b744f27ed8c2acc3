import * as z from 'zod';
import type { Clock } from '../time/clock.ts';
import type { Config } from '../config.ts';
import type { Transaction } from '../events/transaction.ts';
import { job, type JobRun } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { unseal, seal } from '../keys/crypto.ts';
import type { Secrets } from '../keys/secrets.ts';
import type { Log } from '../log.ts';
import { type PushDevice, readDevice } from './device.ts';
import { createFcm } from './fcm.ts';
import { type PushAnswer, PushMessage } from './message.ts';
import { createWebPush } from './web.ts';

/** The registry of devices. It is asked when a message is sent, since the device may have a new owner by then. */
export interface Devices {
  /**
   * The device, while it still is its owner's; undefined when nothing may be sent to it any more, or not of what the
   * message tells `about`.
   */
  find(key: string, owner: string, about?: string): Promise<PushDevice | undefined>;
  /** The push service knows the device no longer. */
  drop(key: string): Promise<void>;
}

/** A message for one device of somebody. */
interface Parcel {
  /** The device's key in {@link Devices}. */
  readonly key: string;
  /** The member who owned the device when the message was queued. */
  readonly owner: string;
  /** What it tells of, as the keeper of devices knows it: words that were taken back while it waited are not sent. */
  readonly about?: string;
  readonly message: PushMessage;
  /** The same name again sends nothing. */
  readonly once: string;
}

/** How services write to devices. */
export interface Push {
  /** The key that a browser subscribes by. */
  readonly publicKey: string;
  /** Whether phones can be written to. */
  readonly hasFcm: boolean;
  /** Reads a token as the device gives it; undefined when it is none, or of a push service that is not known. */
  read(token: string): PushDevice | undefined;
  /** Says who keeps the devices. Before the queue starts. */
  keptBy(devices: Devices): void;
  /** Sends after the commit of the transaction, tried again for some hours. */
  send(tx: Transaction, parcel: Parcel): Promise<void>;
}

/** What push needs of the process. */
export interface PushOptions {
  readonly config: Config;
  readonly secrets: Pick<Secrets, 'vapid' | 'dataKey'>;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
}

/** Sealed while it waits: it may say what people wrote to each other. */
const sendPush = job('push.send', z.object({ sealed: z.string() }));
const Sealed = z.object({ key: z.string(), owner: z.string(), about: z.string().optional(), message: PushMessage });

const subjectOf = ({ publicUrl, publicUrlGiven, mail }: Config): string =>
  publicUrlGiven && publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail.from.address}`;

/** Push to browsers and phones. Defines its job, so it is made before the queue starts. */
export const createPush = ({ config, secrets, jobs, clock, log }: PushOptions): Push => {
  const { hosts, fcm } = config.push;
  const sendToBrowser = createWebPush({ vapid: secrets.vapid, subject: subjectOf(config) });
  const sendToPhone = fcm && createFcm(fcm, clock);
  let devices: Devices | undefined;

  const write = async (device: PushDevice, message: PushMessage, signal: AbortSignal): Promise<PushAnswer> => {
    if (device.kind === 'web') return sendToBrowser(device, message, signal);
    // A token may wait for FCM to be configured again.
    return sendToPhone ? sendToPhone(device.token, message, signal) : 'refused';
  };

  const deliver = async (parcel: z.output<typeof Sealed>, { id, signal }: JobRun): Promise<void> => {
    const { key, owner, about, message } = parcel;
    const device = await devices?.find(key, owner, about);
    if (!device) return;
    const answer = await write(device, message, signal);
    if (answer === 'gone') await devices?.drop(key);
    if (answer === 'refused') log.warn({ jobId: id, kind: device.kind }, 'a push message was not taken');
  };

  jobs.define(sendPush, {
    handle: ({ sealed }, run) => deliver(Sealed.parse(JSON.parse(unseal(sealed, secrets.dataKey, sendPush.name))), run),
    retries: 8,
    backoffSeconds: 5,
    concurrency: 4,
    keepSeconds: 3600,
  });

  return {
    publicKey: secrets.vapid.publicKey,
    hasFcm: fcm !== undefined,
    read: (token) => readDevice(token, hosts),
    keptBy: (keeper) => {
      devices = keeper;
    },
    send: async (tx, { once, ...parcel }) => {
      const sealed = seal(JSON.stringify(Sealed.parse(parcel)), secrets.dataKey, sendPush.name);
      await jobs.enqueue(tx, sendPush, { sealed }, { once });
    },
  };
};
