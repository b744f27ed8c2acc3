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

/** Registry of devices, queried at sending, since the device may have a new owner by then. */
export interface Devices {
  /**
   * Returns the device while it belongs to `owner`; undefined when nothing may be sent to it, or not about the subject
   * `about`.
   */
  find(key: string, owner: string, about?: string): Promise<PushDevice | undefined>;
  /** Removes a device that the push service reports as gone. */
  drop(key: string): Promise<void>;
}

/** A message for one device. */
interface QueuedPush {
  /** The device's key in {@link Devices}. */
  readonly key: string;
  /** Owner of the device when the message was queued. */
  readonly owner: string;
  /** Subject of the message for {@link Devices}: retracted content is not sent. */
  readonly about?: string;
  readonly message: PushMessage;
  /** A second parcel with this name is ignored. */
  readonly once: string;
}

/** Sends push messages to devices. */
export interface Push {
  /** Public VAPID key for browser subscriptions. */
  readonly publicKey: string;
  /** Whether phones can be reached (FCM is configured). */
  readonly hasFcm: boolean;
  /** Parses a device's token; undefined for an invalid one or an unknown push service. */
  read(token: string): PushDevice | undefined;
  /** Sets the registry of devices. Call before the queue starts. */
  keptBy(devices: Devices): void;
  /** Sends after the commit of the transaction; retried for some hours. */
  send(tx: Transaction, parcel: QueuedPush): Promise<void>;
}

/** Dependencies of push. */
export interface PushOptions {
  readonly config: Config;
  readonly secrets: Pick<Secrets, 'vapid' | 'dataKey'>;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly log: Log;
}

/** Encrypted in the queue, since it may contain private messages. */
const sendPush = job('push.send', z.object({ sealed: z.string() }));
const SealedPush = z.object({ key: z.string(), owner: z.string(), about: z.string().optional(), message: PushMessage });

const contactSubject = ({ publicUrl, publicUrlGiven, mail }: Config): string =>
  publicUrlGiven && publicUrl.startsWith('https:') ? publicUrl : `mailto:${mail.from.address}`;

/** Creates push to browsers and phones. It defines its job, so call it before the queue starts. */
export const createPush = ({ config, secrets, jobs, clock, log }: PushOptions): Push => {
  const { hosts, fcm } = config.push;
  const sendToBrowser = createWebPush({ vapid: secrets.vapid, subject: contactSubject(config) });
  const sendToPhone = fcm && createFcm(fcm, clock);
  let devices: Devices | undefined;

  const write = async (device: PushDevice, message: PushMessage, signal: AbortSignal): Promise<PushAnswer> => {
    if (device.kind === 'web') return sendToBrowser(device, message, signal);
    // Without FCM the message is refused and the token kept: FCM may be configured again.
    return sendToPhone ? sendToPhone(device.token, message, signal) : 'refused';
  };

  const deliver = async (parcel: z.output<typeof SealedPush>, { id, signal }: JobRun): Promise<void> => {
    const { key, owner, about, message } = parcel;
    const device = await devices?.find(key, owner, about);
    if (!device) return;
    const answer = await write(device, message, signal);
    if (answer === 'gone') await devices?.drop(key);
    if (answer === 'refused') log.warn({ jobId: id, kind: device.kind }, 'a push message was not taken');
  };

  jobs.define(sendPush, {
    handle: ({ sealed }, run) =>
      deliver(SealedPush.parse(JSON.parse(unseal(sealed, secrets.dataKey, sendPush.name))), run),
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
      const sealed = seal(JSON.stringify(SealedPush.parse(parcel)), secrets.dataKey, sendPush.name);
      await jobs.enqueue(tx, sendPush, { sealed }, { once });
    },
  };
};
