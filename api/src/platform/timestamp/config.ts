import { resolve } from 'node:path';
import * as z from 'zod';

/** Where roots of seals are time-stamped (docs/rules/seal.md#time-stamps). */
export interface TimestampConfig {
  /** Undefined where nothing is time-stamped. */
  readonly url: string | undefined;
  /** Policy that is asked for and required, an object identifier; any when undefined. */
  readonly policy: string | undefined;
  /** PEM file with the certificates that are trusted; those that Node.js trusts when undefined. */
  readonly certificates: string | undefined;
}

/** The settings of this file, for the schema of all. */
export const timestampShape = {
  TIMESTAMP_AUTHORITY: z.url({ protocol: /^https?$/ }).optional(),
  TIMESTAMP_POLICY: z
    .string()
    .regex(/^[0-2](\.\d{1,20}){1,30}$/, { error: 'must be an object identifier, such as 1.2.3.4' })
    .optional(),
  TIMESTAMP_CERTIFICATES: z.string().optional(),
};

/** Reads the settings of the authority. */
export const readTimestamps = (env: z.output<z.ZodObject<typeof timestampShape>>): TimestampConfig => ({
  url: env.TIMESTAMP_AUTHORITY,
  policy: env.TIMESTAMP_POLICY,
  certificates: env.TIMESTAMP_CERTIFICATES && resolve(env.TIMESTAMP_CERTIFICATES),
});
