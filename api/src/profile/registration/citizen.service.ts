import type { Context } from '../../platform/context.ts';
import { keyedHash, unseal, seal } from '../../platform/keys/crypto.ts';
import type { RegistrationRecord } from './queries.ts';

/** What the sealed code of one registration is sealed for: copied into another, it does not open. */
const sealedFor = (id: string): string => `registration.citizen ${id}`;

type Keys = Pick<Context, 'secrets'>;

/** By what a code is found whole, without being kept in clear. */
export const hashOf = ({ secrets }: Keys, code: string): string => keyedHash(secrets.dataKey, 'citizen', code);

/** A code as its columns keep it. */
export const keptCode = (ctx: Keys, id: string, code: string | null) => ({
  citizenIdentificationCode: code && seal(code, ctx.secrets.dataKey, sealedFor(id)),
  citizenIdentificationHash: code && hashOf(ctx, code),
});

/** The code in clear, to be masked at once; null where there is none. */
export const readCode = (
  { secrets }: Keys,
  { id, citizenIdentificationCode: sealed }: RegistrationRecord,
): string | null => sealed && unseal(sealed, secrets.dataKey, sealedFor(id));
