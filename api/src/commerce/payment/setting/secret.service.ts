import type { PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import type { Platform } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/keys/crypto.ts';
import { createWebhookSecret } from '../../../platform/keys/webhook-signature.ts';

/** Random bytes of a key that is sent along with each notice. */
const KEY_BYTES = 24;

const sealedFor = (gateId: string): string => `payment.gate ${gateId}`;

/** Creates the key of a service that takes ours. */
export const createGateSecret = ({ random }: Pick<Platform, 'random'>, provider: PaymentProvider): string =>
  provider === 'standard' ? createWebhookSecret({ random }) : random.bytes(KEY_BYTES).toString('base64url');

/** Encrypts the key of a service. */
export const sealGateSecret = ({ secrets }: Pick<Platform, 'secrets'>, gateId: string, secret: string): string =>
  seal(secret, secrets.dataKey, sealedFor(gateId));

/** Decrypts the key of a service. */
export const unsealGateSecret = (
  { secrets }: Pick<Platform, 'secrets'>,
  { id, secret }: { readonly id: string; readonly secret: string },
): string => unseal(secret, secrets.dataKey, sealedFor(id));
