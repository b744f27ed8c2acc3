import type { Context } from '../../platform/context.ts';
import { keyedHash, unseal, seal } from '../../platform/keys/crypto.ts';
import type { RegistrationRecord } from './queries.ts';

/** Context of the encryption: a code that is copied into another registration cannot be decrypted. */
const sealContext = (id: string): string => `registration.citizen ${id}`;

type WithSecrets = Pick<Context, 'secrets'>;

/** Keyed hash of a citizen's code, to find a registration by the whole code without storing it in plain text. */
export const hashCitizenCode = ({ secrets }: WithSecrets, code: string): string =>
  keyedHash(secrets.dataKey, 'citizen', code);

/** The column values of a code: encrypted, and as a hash. */
export const sealCitizenCode = (ctx: WithSecrets, id: string, code: string | null) => ({
  citizenIdentificationCode: code && seal(code, ctx.secrets.dataKey, sealContext(id)),
  citizenIdentificationHash: code && hashCitizenCode(ctx, code),
});

/** Decrypts a code; callers must mask it at once. Null when there is none. */
export const unsealCitizenCode = (
  { secrets }: WithSecrets,
  { id, citizenIdentificationCode: sealed }: RegistrationRecord,
): string | null => sealed && unseal(sealed, secrets.dataKey, sealContext(id));
