import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { drawQr } from './drawing.ts';

/** Asks for sixty pictures at once from so many addresses in turn. Returns the refusals by reason. */
const refusedOf = async (addresses: number): Promise<Record<string, number>> => {
  const results = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) => {
      const caller = { limits: { consume: async () => {} }, request: { ip: `198.51.100.${n % addresses}` } };
      return drawQr(caller as unknown as Context, 'https://m4u.example', { format: 'png', width: 200 });
    }),
  );
  const reasons = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  return Object.fromEntries(
    Object.entries(Object.groupBy(reasons, (reason) => (reason instanceof AppError ? reason.code : 'other'))).map(
      ([code, all]) => [code, all?.length ?? 0],
    ),
  );
};

test('refuses pictures when too many wait, and draws again afterwards', async () => {
  assert.deepEqual(await refusedOf(10), { unavailable: 8 });
  assert.deepEqual(await refusedOf(10), { unavailable: 8 });
});

test('limits one network to eight pictures in line', async () => {
  assert.deepEqual(await refusedOf(1), { 'rate-limited': 52 });
});
