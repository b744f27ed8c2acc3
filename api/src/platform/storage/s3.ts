import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { requireKey, requirePart, requireType, isKey, StorageError, mediaTypeOf } from './key.ts';
import type { Storage } from './storage.ts';

/** How to reach an S3-compatible store. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Keys per list request; default 1,000, the most that stores allow. */
  readonly pageSize?: number;
}

/** Request timeout (ms). */
const PATIENCE = 15_000;

/** Creates the bucket; false when it exists and is ours. Errors: StorageError. */
export const createBucket = async (settings: S3Settings): Promise<boolean> => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  // A store that starts together with M4U may not listen yet.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 6 });
  const url = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const response = await client.fetch(url, { method: 'PUT', signal: AbortSignal.timeout(PATIENCE) });
  const answer = await response.text();
  if (response.ok) return true;
  if (/BucketAlready(OwnedByYou|Exists)/.test(answer)) return false;
  throw new StorageError(`The bucket was not made: the store answered ${response.status} ${answer.slice(0, 300)}`);
};

/** Creates a storage in a bucket with path-style addresses, which every S3-compatible store supports. */
export const s3Storage = (settings: S3Settings): Storage => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, pageSize = 1_000 } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const root = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  const ask = (url: string, what: string, init: RequestInit): Promise<Response> =>
    client.fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch((cause: unknown) => {
      throw new StorageError(`${what}: the store cannot be reached`, { cause });
    });

  const call = async (method: 'PUT' | 'GET' | 'DELETE', key: string, init: RequestInit = {}): Promise<Response> => {
    const response = await ask(`${root}/${requireKey(key)}`, `${method} ${key}`, { ...init, method });
    if (response.ok) return response;
    const answer = await response.text().catch(() => '');
    // A missing object answers NoSuchKey; a missing bucket is a configuration error, not an absent file.
    if (response.status === 404 && !answer.includes('NoSuchBucket')) return response;
    throw new StorageError(`${method} ${key}: the store answered ${response.status} ${answer.slice(0, 300)}`);
  };

  /**
   * Lists keys by ListObjects (version 1), page by page from the last key: every store supports it, and there is no
   * continuation token to keep.
   */
  async function* list(): AsyncGenerator<string> {
    let after: string | undefined;
    do {
      const query = new URLSearchParams({
        'max-keys': String(pageSize),
        ...(after !== undefined && { marker: after }),
      });
      const response = await ask(`${root}?${query.toString()}`, 'LIST', { method: 'GET' });
      const page = await response.text();
      if (!response.ok) throw new StorageError(`LIST: the store answered ${response.status} ${page.slice(0, 300)}`);
      const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
      // Our keys contain no characters that XML escapes; other keys are skipped.
      yield* keys.filter(isKey);
      after = page.includes('<IsTruncated>true<') ? keys.at(-1)?.replaceAll('&amp;', '&') : undefined;
    } while (after !== undefined);
  }

  return {
    list,
    put: async (key, bytes, contentType) => {
      const body = Uint8Array.from(bytes);
      // Signing the content's hash makes the store refuse altered bytes.
      const headers = {
        'content-type': requireType(requireKey(key), contentType),
        'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
        // The API checks access at each request, so no other cache may store the file.
        'cache-control': 'private, no-store',
      };
      const response = await call('PUT', key, { body, headers });
      if (!response.ok) throw new StorageError(`PUT ${key}: the store answered ${response.status}`);
    },
    get: async (key, part) => {
      const headers: Record<string, string> = part ? { range: `bytes=${part.first}-${part.last}` } : {};
      const response = await call('GET', key, { headers });
      if (!response.ok) return null;
      const answer = await response.arrayBuffer().catch((cause: unknown) => {
        throw new StorageError(`GET ${key}: the answer broke off`, { cause });
      });
      const bytes = new Uint8Array(answer);
      const contentType = mediaTypeOf(key);
      if (!part) return { bytes, contentType };
      // A store may ignore the header, and answer the whole file.
      const read = response.status === 206 ? bytes : bytes.subarray(part.first, part.last + 1);
      return { bytes: requirePart(key, read, part), contentType };
    },
    delete: async (key) => {
      const response = await call('DELETE', key);
      await response.body?.cancel();
    },
  };
};
