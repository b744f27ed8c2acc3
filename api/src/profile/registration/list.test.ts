import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RegistrationRow } from '@m4u/contract/profile/registration/schema';
import { uuidv7 } from '../../platform/ids.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { makeAgency, makeStaff } from '../../testing/factories/profiles.ts';
import { sealCitizenCode } from './citizen.service.ts';
import { registrations } from './tables.ts';

const api = await startTestApi();
const { db, secrets } = api.api.platform;
const applicant = await api.signUp('nguoi-dang-ky@example.vn');
const stranger = await api.signUp('nguoi-la@example.vn');
const admin = await api.signUp('quan-tri@example.vn');
const otherAdmin = await api.signUp('quan-tri-khac@example.vn');
const staff = await api.signUp('nhan-vien@example.vn');
await makeStaff(api, staff);
const agencyId = await makeAgency(api, { admins: [admin] });
await makeAgency(api, { name: 'Hội khác', admins: [otherAdmin] });

/** Fields by which the registrations differ. Days are those in Vietnam. */
interface Facts {
  readonly name: string;
  readonly type?: 'request' | 'agency';
  readonly status?: RegistrationRow['status'];
  readonly phone?: string;
  readonly email?: string;
  readonly missingInfo?: RegistrationRow['missingInfo'];
  readonly code?: string;
  readonly time: string;
  readonly own?: boolean;
  readonly ofAgency?: boolean;
}

const FACTS: readonly Facts[] = [
  { name: 'a', time: '2026-02-28T23:59:59.999+07:00', phone: '+84912345678', code: '048190001234' },
  { name: 'b', time: '2026-03-01T00:00:00.000+07:00', phone: '+84912345678', type: 'agency', status: 'accepted' },
  { name: 'c', time: '2026-03-01T23:59:59.000+07:00', email: 'c@example.vn', missingInfo: ['phone', 'address'] },
  { name: 'd', time: '2026-03-01T23:59:59.999+07:00', status: 'paid', missingInfo: ['address'], own: true },
  { name: 'e', time: '2026-03-02T00:00:00.000+07:00', email: 'c@example.vn', code: '048190001234', ofAgency: true },
  { name: 'f', time: '2026-03-02T08:00:00.000+07:00', status: 'done', code: '123456789', ofAgency: true, own: true },
];

for (const { name, time, code, own = false, ofAgency = false, ...row } of FACTS) {
  const id = uuidv7();
  const createdAt = new Date(time);
  await db.insert(registrations).values({
    id,
    name,
    type: 'request',
    ...row,
    ...sealCitizenCode({ secrets }, id, code ?? null),
    missingInfo: [...(row.missingInfo ?? [])],
    applicantId: own ? applicant.memberId : null,
    agencyId: ofAgency ? agencyId : null,
    createdAt,
    updatedAt: createdAt,
  });
}

interface Answer {
  readonly data: RegistrationRow[];
  readonly total: number;
  readonly counts: Record<string, number>;
}

const ask = (query: Readonly<Record<string, string>>, as = staff) =>
  api.get(`/rg/getListRegisterInformation?${new URLSearchParams(query).toString()}`, { as });
const answer = async (...call: Parameters<typeof ask>) => assertDone<Answer>(await ask(...call));
const names = async (...call: Parameters<typeof ask>) => {
  const { data, total } = await answer(...call);
  assert.equal(total, data.length);
  return data.map(({ name }) => name);
};

/** Filter, value, and names of the registrations that remain. */
const FILTERS: readonly (readonly [string, string, string])[] = [
  ['status', 'pending', 'ace'],
  ['status', 'paid', 'd'],
  ['type', 'agency', 'b'],
  ['type', 'request', 'acdef'],
  ['phone', '0912345678', 'ab'],
  ['phone', '+84 912.345.678', 'ab'],
  ['phone', '84912345678', 'ab'],
  ['email', 'C@Example.vn', 'ce'],
  ['missingInfo', 'address', 'cd'],
  ['missingInfo', 'phone, address', 'c'],
  ['missingInfo', 'taxCode', ''],
  ['citizenIdentificationCode', '048190001234', 'ae'],
  ['citizenIdentificationCode', '048 190 001 234', 'ae'],
  ['citizenIdentificationCode', '048190001235', ''],
  ['citizenIdentificationCode', '123456789', 'f'],
  ['from', '2026-03-01', 'bcdef'],
  ['from', '2026-03-02', 'ef'],
  ['to', '2026-03-01', 'abcd'],
  ['to', '2026-02-28', 'a'],
];

describe('each filter', () => {
  for (const [name, value, found] of FILTERS)
    test(`${name} ${value}`, async () => {
      assert.deepEqual((await names({ [name]: value })).toReversed(), found.split(''));
    });

  test('combines with each other filter', async () => {
    for (const [name, value, found] of FILTERS)
      for (const [other, second, alsoFound] of FILTERS)
        if (
          name !== other &&
          !(name === 'from' && other === 'to' && second < value) &&
          !(name === 'to' && other === 'from' && value < second)
        ) {
          const both = found
            .split('')
            .filter((each) => alsoFound.includes(each))
            .toReversed();
          assert.deepEqual(
            await names({ [name]: value, [other]: second }),
            both,
            `${name}=${value} ${other}=${second}`,
          );
        }
  });

  test('uses days in Vietnam, from their first moment to their last', async () => {
    assert.deepEqual(await names({ from: '2026-03-01', to: '2026-03-01' }), 'dcb'.split(''));
    assert.deepEqual(await names({ from: '2026-02-28', to: '2026-02-28' }), 'a'.split(''));
    assert.deepEqual(await names({ from: '0001-01-01', to: '9999-12-31' }), 'fedcba'.split(''));
  });

  test('is refused with an invalid value', async () => {
    for (const [name, value, field] of [
      ['status', 'lost', 'status:choice'],
      ['type', 'card', 'type:choice'],
      ['phone', '12', 'phone:phone'],
      ['email', 'c@', 'email:email'],
      ['missingInfo', 'moon', 'missingInfo.0:choice'],
      ['citizenIdentificationCode', '1234', 'citizenIdentificationCode:citizen-code'],
      ['from', '01/03/2026', 'from:date'],
      ['page', '0', 'page:too-small'],
    ] as const)
      assertProblem(await ask({ [name]: value }), 'invalid', [field]);
    assertProblem(await ask({ from: '2026-03-02', to: '2026-03-01' }), 'invalid', ['to:end-before-start']);
  });

  test('is ignored when empty', async () => {
    assert.deepEqual(await names({ status: '', phone: '', missingInfo: '', from: '' }), 'fedcba'.split(''));
  });
});

test('pages results, and counts by status under the other filters', async () => {
  const { data, total, counts } = await answer({ page: '2', limit: '2', status: 'pending', to: '2026-03-02' });
  assert.deepEqual([data.map(({ name }) => name), total], [['a'], 3]);
  assert.deepEqual(counts, { pending: 3, accepted: 1, approved: 0, paid: 1, done: 1, cancelled: 0 });
});

test('sorts by creation, newest first without a sorting', async () => {
  assert.deepEqual(await names({ sort: 'created' }), 'abcdef'.split(''));
  assert.deepEqual(await names({ sort: 'created', order: 'desc' }), 'fedcba'.split(''));
  assert.deepEqual(await names({ sort: 'created' }, admin), 'ef'.split(''));
  assertProblem(await ask({ sort: 'name' }), 'invalid', ['sort:choice']);
  assertProblem(await api.get('/rg/getListRegisterInformation?sort=created'), 'unauthenticated');
});

test('lists mask codes of identity cards', async () => {
  const reply = await ask({ citizenIdentificationCode: '048190001234' });
  assert.deepEqual(
    reply.json<Answer>().data.map(({ citizenIdentificationCode }) => citizenIdentificationCode),
    ['****1234', '****1234'],
  );
  assert.doesNotMatch(reply.body, /19000/);
});

test('lists to each reader only the registrations they may see', async () => {
  assertProblem(await api.get('/rg/getListRegisterInformation'), 'unauthenticated');
  assert.deepEqual(await names({}, staff), 'fedcba'.split(''));
  assert.deepEqual(await names({}, admin), 'fe'.split(''));
  assert.deepEqual(await names({}, otherAdmin), ''.split(''));
  assert.deepEqual(await names({}, applicant), 'fd'.split(''));
  assert.deepEqual(await names({}, stranger), ''.split(''));
  assert.deepEqual(await names({ own: 'true' }, staff), ''.split(''));
  assert.deepEqual(await names({ own: 'true' }, admin), ''.split(''));
  assert.deepEqual(await names({ own: 'true', status: 'done' }, applicant), 'f'.split(''));
  assert.deepEqual(
    await names({ citizenIdentificationCode: '048190001234' }, stranger),
    ''.split(''),
    'nobody finds others by it',
  );
});

test('limits searches by code, so that nobody can try all codes', async () => {
  const strict = await startTestApi({ realLimits: true });
  const as = await strict.signUp('quan-tri@example.vn');
  const tried = (code: number) =>
    strict.get(`/rg/getListRegisterInformation?citizenIdentificationCode=0481900${code}`, { as });
  for (let code = 10_000; code < 10_030; code += 1) assertDone(await tried(code));
  assertProblem(await tried(10_030), 'rate-limited');
  assertDone(await strict.get('/rg/getListRegisterInformation', { as }));
});
