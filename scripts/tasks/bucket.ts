/** Creates the bucket of uploads; scripts/bucket.ts has the command line. */
import { ConfigError } from '../../api/src/platform/config-error.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { createBucket } from '../../api/src/platform/storage/s3.ts';
import { stopped } from '../command/stopped.ts';

const make = async (): Promise<void> => {
  const { s3 } = readConfig(process.env);
  if (!s3) throw new ConfigError('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY say which bucket.');
  const made = await createBucket(s3);
  console.log(made ? `${s3.bucket} was made.` : `${s3.bucket} is there.`);
};

/** Creates the bucket and prints the result; sets exit code 1 on failure. */
export const makeBucket = (): Promise<void> => make().catch(stopped(ConfigError));
