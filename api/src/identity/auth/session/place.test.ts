/** The province of a signed-in device, where a database of places is configured (docs/rules/auth.md#sessions). */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import type { DeviceSession, Session } from '@m4u/contract/identity/auth/result';
import { openPlaces } from '../../../platform/places/places.ts';
import { writePlaces } from '../../../testing/doubles/places-database.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../../testing/server/api.ts';

const folder = await mkdtemp(join(tmpdir(), 'm4u-places-'));
after(() => rm(folder, { recursive: true }));
const path = join(folder, 'places.mmdb');
await writePlaces(path, {
  '203.0.113.0/25': {
    country: { iso_code: 'VN' },
    subdivisions: [{ iso_code: 'DN', names: { en: 'Da Nang', vi: 'Đà Nẵng' } }],
  },
  '203.0.113.128/25': { country: { iso_code: 'JP' }, subdivisions: [{ names: { en: 'Tokyo' } }] },
  '198.51.100.0/24': { country: { iso_code: 'VN' } },
});
const api = await startTestApi({ environment: { PLACES_DATABASE: path } });

const signIn = async (ip: string): Promise<{ token: string; refreshToken: string }> => {
  const body = { email: 'an@example.vn', password: PASSWORD };
  const { accessToken, refreshToken } = assertDone<Session>(await api.post('/auth/login', { body, ip }));
  return { token: accessToken, refreshToken };
};
const placesOf = async (as: Pick<TestMember, 'token'>, language: string) =>
  assertDone<{ data: DeviceSession[] }>(
    await api.get('/auth/sessions', { as, headers: { 'accept-language': language } }),
  ).data.map(({ place }) => place);

test('a device tells the province in Vietnam, elsewhere the region and the country, and nothing where none is known', async () => {
  await api.signUp('an@example.vn', { name: 'An' });
  for (const ip of ['203.0.113.200', '198.51.100.7', '192.0.2.1']) {
    api.clock.advance(1_000);
    await signIn(ip);
  }
  api.clock.advance(1_000);
  const last = await signIn('203.0.113.9');
  assert.deepEqual((await placesOf(last, 'vi')).slice(0, 4), ['Đà Nẵng', null, 'Việt Nam', 'Tokyo, Nhật Bản']);
  assert.deepEqual((await placesOf(last, 'en')).slice(0, 4), ['Da Nang', null, 'Vietnam', 'Tokyo, Japan']);

  // The place follows the device.
  api.clock.advance(60_000);
  const body = { refreshToken: last.refreshToken };
  const { accessToken } = assertDone<Session>(await api.post('/auth/refresh', { body, ip: '203.0.113.150' }));
  assert.equal((await placesOf({ token: accessToken }, 'vi'))[0], 'Tokyo, Nhật Bản');
});

test('a file that is no database of places stops the start with a sentence', async () => {
  const broken = join(folder, 'broken.mmdb');
  await writeFile(broken, 'x');
  for (const wrong of [broken, join(folder, 'absent.mmdb')])
    await assert.rejects(openPlaces(wrong), {
      name: 'ConfigError',
      message: /PLACES_DATABASE .* is no database of places/,
    });
});
