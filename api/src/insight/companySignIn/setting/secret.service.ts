import type { Platform } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/keys/crypto.ts';

const sealedFor = (groupId: string): string => `company.secret ${groupId}`;

/** Encrypts the client secret of a company's provider. */
export const sealSecret = ({ secrets }: Pick<Platform, 'secrets'>, groupId: string, secret: string): string =>
  seal(secret, secrets.dataKey, sealedFor(groupId));

/** Decrypts the client secret of a company's provider. */
export const unsealSecret = (
  { secrets }: Pick<Platform, 'secrets'>,
  { groupId, clientSecret }: { readonly groupId: string; readonly clientSecret: string },
): string => unseal(clientSecret, secrets.dataKey, sealedFor(groupId));
