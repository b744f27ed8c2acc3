import type { Config } from '../config.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** Opens the configured storage: S3-compatible when set, else the folder `uploads` of the data folder. */
export const openStorage = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Storage =>
  s3 ? s3Storage(s3) : folderStorage(`${dataDir}/uploads`);
