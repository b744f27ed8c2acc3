import * as z from 'zod';

/** The backup format that this version reads and writes. */
export const FORMAT = 1;

/** Schema of the manifest, the last entry of a backup file. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Time of the snapshot. */
  createdAt: z.iso.datetime(),
  /** M4U's own version. */
  version: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ hash: z.string(), created_at: z.string() })).min(1),
  /** Version of the job queue's tables; null when the queue has never been started. */
  queue: z.int().nullable(),
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'jobs']),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int().nonnegative(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() })),
  files: z.object({ count: z.int(), bytes: z.int() }),
  /** Whether the backup contains the secrets of an embedded run. */
  secrets: z.boolean(),
  /** SHA-256 over every entry before this one, in hex. */
  digest: z.string(),
});
/** Metadata of a backup. */
export type Manifest = z.output<typeof Manifest>;
