/** `npm run bucket`: makes the bucket of S3_BUCKET in the store of S3_ENDPOINT, unless it is there (docs/operations.md). */
import { ConfigError } from '../api/src/platform/config-error.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { createBucket } from '../api/src/platform/storage/s3.ts';
import { stopped } from './stopped.ts';

const main = async () => {
  const { s3 } = readConfig(process.env);
  if (!s3) throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY say which bucket.');
  const made = await createBucket(s3);
  console.log(made ? `${s3.bucket} was made.` : `${s3.bucket} is there.`);
};

await main().catch(stopped(ConfigError));
