/** Creates the bucket of uploads; scripts/bucket.ts has the command line. */
import { ConfigError } from '../../api/src/platform/config-error.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { createBucket } from '../../api/src/platform/storage/s3.ts';
import { failWithSentence } from '../command/stopped.ts';

const createBucketTask = async (): Promise<void> => {
  const { s3 } = readConfig(process.env);
  if (!s3) throw new ConfigError('Set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  const isCreated = await createBucket(s3);
  console.log(isCreated ? `Created ${s3.bucket}.` : `${s3.bucket} already exists.`);
};

/** Creates the bucket and prints the result; sets exit code 1 on failure. */
export const makeBucket = (): Promise<void> => createBucketTask().catch(failWithSentence(ConfigError));
