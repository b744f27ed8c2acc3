import type { Platform } from '../../../platform/context.ts';
import { seal, unseal } from '../../../platform/keys/crypto.ts';

type Keys = Pick<Platform, 'secrets'>;

const secretOf = (groupId: string): string => `invoice.secret ${groupId}`;
const tokenOf = (groupId: string): string => `invoice.token ${groupId}`;

/** Encrypts the secret of a group at the provider. */
export const sealSecret = ({ secrets }: Keys, groupId: string, secret: string): string =>
  seal(secret, secrets.dataKey, secretOf(groupId));

/** Decrypts the secret of a group at the provider. */
export const unsealSecret = (
  { secrets }: Keys,
  { groupId, secret }: { readonly groupId: string; readonly secret: string },
): string => unseal(secret, secrets.dataKey, secretOf(groupId));

/** Encrypts an access token. */
export const sealToken = ({ secrets }: Keys, groupId: string, token: string): string =>
  seal(token, secrets.dataKey, tokenOf(groupId));

/** Decrypts the access token of a connection; undefined without one. */
export const unsealToken = (
  { secrets }: Keys,
  { groupId, token }: { readonly groupId: string; readonly token: string | null },
): string | undefined => (token === null ? undefined : unseal(token, secrets.dataKey, tokenOf(groupId)));
