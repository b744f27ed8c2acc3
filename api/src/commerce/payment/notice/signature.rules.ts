import { createHmac } from 'node:crypto';
import type { PaymentProvider } from '@m4u/contract/commerce/payment/rules';
import { isSame } from '../../../platform/keys/crypto.ts';
import { isSignedBy } from '../../../platform/keys/webhook-signature.ts';

/** A notice as it came: the body and the headers that sign it. */
export interface SignedNotice {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortKeys = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.keys(fields)
      .toSorted()
      .map((key) => [key, fields[key]]),
  );

/** Sorts the keys of an object and of the objects in it; Casso leaves lists as they are. */
const sortDeeply = (value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(Object.entries(sortKeys(value)).map(([key, part]) => [key, sortDeeply(part)]))
    : value;

/** A value as payOS writes it into the text that it signs. */
const payosValue = (value: unknown): string => {
  if (Array.isArray(value)) return JSON.stringify(value.map((each) => (isFields(each) ? sortKeys(each) : each)));
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return '';
  // Its notices are flat: what is no list is a text, a number or a flag.
  if (typeof value === 'string') return value;
  return typeof value === 'object' ? '[object Object]' : JSON.stringify(value);
};

/** Computes Casso's signature: `t.body` with sorted keys, HMAC-SHA-512 in hexadecimal digits. */
export const signAsCasso = (secret: string, time: string, body: unknown): string =>
  createHmac('sha512', secret)
    .update(`${time}.${JSON.stringify(sortDeeply(body))}`)
    .digest('hex');

/** Computes payOS's signature of its `data`: `key=value` by sorted keys, HMAC-SHA-256 in hexadecimal digits. */
export const signAsPayos = (secret: string, data: Fields): string =>
  createHmac('sha256', secret)
    .update(
      Object.entries(sortKeys(data))
        .map(([key, value]) => `${key}=${payosValue(value)}`)
        .join('&'),
    )
    .digest('hex');

const parse = ({ body }: SignedNotice): unknown => JSON.parse(body.toString('utf8'));

const checks: Readonly<Record<PaymentProvider, (secret: string, notice: SignedNotice, now: Date) => boolean>> = {
  sepay: (secret, { headers }) => {
    const [, key = ''] = /^Apikey (\S+)$/i.exec(headers['authorization'] ?? '') ?? [];
    return isSame(key, secret);
  },
  // Casso sends a notice again hours later with the first time, so its age says nothing; it counts once by its id.
  casso: (secret, notice) => {
    const [, time = '', signature = ''] =
      /^t=(\d{1,20}),\s*v1=([0-9a-f]{128})$/i.exec(notice.headers['x-casso-signature'] ?? '') ?? [];
    return time !== '' && isSame(signature.toLowerCase(), signAsCasso(secret, time, parse(notice)));
  },
  payos: (secret, notice) => {
    const body = parse(notice);
    if (!isFields(body) || !isFields(body['data']) || typeof body['signature'] !== 'string') return false;
    return isSame(body['signature'].toLowerCase(), signAsPayos(secret, body['data']));
  },
  standard: isSignedBy,
};

/** Whether a notice has the key or signature of its service. */
export const isGenuine = (provider: PaymentProvider, secret: string, notice: SignedNotice, now: Date): boolean => {
  try {
    return checks[provider](secret, notice, now);
  } catch {
    // A body so deep that it cannot be written again.
    return false;
  }
};

/** The headers of a notice that are kept: signatures, and no key. */
export const keptHeaders = ({ headers }: SignedNotice): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name, value]) => name !== 'authorization' && value !== '')
      .map(([name, value]) => [name, value.slice(0, 500)]),
  );
