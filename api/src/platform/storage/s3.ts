import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkedKey, checkedType, StorageError, typeOfKey } from './key.ts';
import type { Storage } from './storage.ts';

/** How to reach an S3-compatible store. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A store that does not answer within this many milliseconds counts as failed. */
const PATIENCE = 15_000;

/** Keeps files in a bucket, addressed path-style, which every S3-compatible store understands. */
export const s3Storage = (settings: S3Settings): Storage => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  const call = async (method: 'PUT' | 'GET' | 'DELETE', key: string, init: RequestInit = {}): Promise<Response> => {
    const request = { ...init, method, signal: AbortSignal.timeout(PATIENCE) };
    const response = await client.fetch(`${root}/${checkedKey(key)}`, request).catch((cause: unknown) => {
      throw new StorageError(`${method} ${key}: the store cannot be reached`, { cause });
    });
    if (response.ok) return response;
    const answer = await response.text().catch(() => '');
    // A missing object answers NoSuchKey; a missing bucket is a fault of the configuration, not an absent file.
    if (response.status === 404 && !answer.includes('NoSuchBucket')) return response;
    throw new StorageError(`${method} ${key}: the store answered ${response.status} ${answer.slice(0, 300)}`);
  };

  return {
    put: async (key, bytes, contentType) => {
      const body = Uint8Array.from(bytes);
      // Signing the content's hash makes the store refuse bytes that were changed on the way.
      const headers = {
        'content-type': checkedType(checkedKey(key), contentType),
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        'cache-control': 'public, max-age=31536000, immutable',
      };
      const response = await call('PUT', key, { body, headers });
      if (!response.ok) throw new StorageError(`PUT ${key}: the store answered ${response.status}`);
    },
    get: async (key) => {
      const response = await call('GET', key);
      if (!response.ok) return null;
      const bytes = await response.arrayBuffer().catch((cause: unknown) => {
        throw new StorageError(`GET ${key}: the answer broke off`, { cause });
      });
      return { bytes: new Uint8Array(bytes), contentType: typeOfKey(key) };
    },
    delete: async (key) => {
      const response = await call('DELETE', key);
      await response.body?.cancel();
    },
  };
};
