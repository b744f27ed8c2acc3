import type { Platform } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/keys/crypto.ts';
import { createWebhookSecret } from '../../../platform/keys/webhook-signature.ts';
import type { WebhookRow } from './queries.ts';

const sealedFor = (webhookId: string): string => `webhook.secret ${webhookId}`;

/** Creates a signing secret for an endpoint, with its encrypted form for the database. */
export const createSecret = ({ random, secrets }: Pick<Platform, 'random' | 'secrets'>, webhookId: string) => {
  const secret = createWebhookSecret({ random });
  return { secret, sealed: seal(secret, secrets.dataKey, sealedFor(webhookId)) };
};

/** Decrypts the secrets that sign now: the one in use, and for a day after a rotation the former one. */
export const unsealSecrets = (
  { secrets, clock }: Pick<Platform, 'secrets' | 'clock'>,
  { id, secret, formerSecret, formerUntil }: WebhookRow,
): string[] => {
  const isFormerValid = formerUntil !== null && formerUntil > clock.now();
  return [secret, ...(formerSecret !== null && isFormerValid ? [formerSecret] : [])].map((sealed) =>
    unseal(sealed, secrets.dataKey, sealedFor(id)),
  );
};
