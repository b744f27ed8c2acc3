import * as z from 'zod';

/** The form of backups that this version writes, and reads. */
export const FORMAT = 1;

/** What a backup says of itself; the last entry of its file. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** When its snapshot of the data was taken. */
  createdAt: z.iso.datetime(),
  /** M4U's own version. */
  version: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ hash: z.string(), created_at: z.string() })).min(1),
  /** Version of the job queue's tables; null where the queue was never started. */
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
  /** Whether the secrets of an embedded run are in it. */
  secrets: z.boolean(),
  /** SHA-256 over every entry before this one, in hex. */
  digest: z.string(),
});
/** What a backup says of itself. */
export type Manifest = z.output<typeof Manifest>;
