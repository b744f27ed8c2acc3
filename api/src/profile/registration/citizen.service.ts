import type { Context } from '../../platform/context.ts';
import { keyedHash, unseal, seal } from '../../platform/keys/crypto.ts';
import type { RegistrationRecord } from './queries.ts';

/** The context of the seal: a sealed code that is copied into another registration does not open. */
const sealedFor = (id: string): string => `registration.citizen ${id}`;

type Keys = Pick<Context, 'secrets'>;

/** A keyed hash of a citizen's code, to find registrations by the whole code without storing it in clear. */
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
