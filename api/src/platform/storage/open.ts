import type { Config } from '../config.ts';
import { folderStorage } from './folder.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The storage of this configuration: S3-compatible where one is given, else the folder `uploads` of the data folder. */
export const openStorage = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Storage =>
  s3 ? s3Storage(s3) : folderStorage(`${dataDir}/uploads`);
