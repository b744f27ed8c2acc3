/** `npm run bucket`: creates the bucket of uploads (docs/operations.md). */
import { defineCommand } from './command/command.ts';

export const command = defineCommand('npm run bucket', {
  summary: 'Creates the bucket S3_BUCKET in the store S3_ENDPOINT if it is missing.',
  examples: ['S3_ENDPOINT=https://s3.example S3_BUCKET=m4u S3_ACCESS_KEY_ID=… S3_SECRET_ACCESS_KEY=… npm run bucket'],
}).action(async () => (await import('./tasks/bucket.ts')).makeBucket());

if (import.meta.main) await command.parseAsync();
