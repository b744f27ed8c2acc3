import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ErrorCode } from '@m4u/contract/http/errors';
import {
  isOpen,
  isPossible,
  REGISTRATION_ACTIONS,
  REGISTRATION_STATUSES,
  registrationTransitions,
  type RegistrationStatus,
} from '@m4u/contract/profile/registration/rules';
import type { Registration } from '@m4u/contract/profile/registration/schema';
import { eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeAgency, makeStaff } from '../../testing/factories/profiles.ts';
import { registrations, registrationSteps } from './tables.ts';
import { registrationKey } from './steps.service.ts';

const api = await startTestApi();
const { db, secrets } = api.api.platform;

const named = (name: string) => api.signUp(`${name}@example.vn`, { name });
const applicant = await named('nguoi-dang-ky');
const stranger = await named('nguoi-la');
const admin = await named('quan-tri');
const otherAdmin = await named('quan-tri-khac');
const staff = await named('nhan-vien');
await makeStaff(api, staff);
const agencyId = await makeAgency(api, { admins: [admin] });
await makeAgency(api, { name: 'Hội khác', admins: [otherAdmin] });

type Row = typeof registrations.$inferInsert;

/** Inserts a registration in the given state, complete and confirmed by default. */
const insertRegistration = async (facts: Partial<Row> = {}): Promise<string> => {
  const id = uuidv7();
  const now = api.clock.now();
  await db.insert(registrations).values({
    id,
    type: 'request',
    applicantId: applicant.memberId,
    agencyId,
    name: 'Hoa',
    phone: '+84912345678',
    email: 'hoa@example.vn',
    confirmedAt: now,
    createdAt: now,
    updatedAt: now,
    ...facts,
  });
  return id;
};
const statusOf = async (id: string) =>
  (await db.select({ status: registrations.status }).from(registrations).where(eq(registrations.id, id)))[0]?.status;
const stepsOf = (id: string) => db.select().from(registrationSteps).where(eq(registrationSteps.registrationId, id));
const auditOf = (id: string) => db.select().from(auditEntries).where(eq(auditEntries.targetId, id));

type ActorName = 'visitor' | 'keyHolder' | 'stranger' | 'applicant' | 'admin' | 'otherAdmin' | 'staff';
const tokens: Partial<Record<ActorName, TestMember>> = { stranger, applicant, admin, otherAdmin, staff };
const DEEDS = [...REGISTRATION_ACTIONS, 'updateConfirm', 'update'] as const;
type Deed = (typeof DEEDS)[number];

/** Returns the error that an actor gets, or undefined for success. */
const expected = (who: ActorName, deed: Deed, status: RegistrationStatus): ErrorCode | undefined => {
  const needsSession = deed !== 'cancel' && deed !== 'update' && deed !== 'updateConfirm';
  if (needsSession && (who === 'visitor' || who === 'keyHolder')) return 'unauthenticated';
  if (who === 'visitor' || who === 'stranger' || who === 'otherAdmin') return 'not-found';
  const isApplicant = who === 'applicant' || who === 'keyHolder';
  const may = {
    staff: true,
    admin: deed === 'accept' || deed === 'update',
    applicant: deed === 'cancel' || deed === 'update' || deed === 'updateConfirm',
  }[isApplicant ? 'applicant' : who];
  if (!may) return 'forbidden';
  const isNow = deed === 'update' || deed === 'updateConfirm' ? isOpen(status) : isPossible(status, deed);
  return isNow && !(isApplicant && deed === 'cancel' && status === 'paid') ? undefined : 'wrong-state';
};

const bodyOf = (deed: Deed, key: string | undefined) => ({
  ...(key !== undefined && { key }),
  ...(deed === 'update' ? { name: 'Hoa Lê' } : { note: 'Một lời' }),
});

describe('every action in every state by every actor', () => {
  for (const status of REGISTRATION_STATUSES)
    for (const deed of DEEDS)
      test(`${deed} when ${status}`, async () => {
        for (const who of ['visitor', 'keyHolder', ...Object.keys(tokens)] as ActorName[]) {
          const byKey = who === 'keyHolder';
          const id = await insertRegistration({
            status,
            ...(byKey && { applicantId: null }),
            ...(deed === 'updateConfirm' && { confirmedAt: null }),
          });
          const key = byKey ? registrationKey({ secrets }, id) : who === 'visitor' ? 'x'.repeat(43) : undefined;
          const answer = await api.put(`/rg/${deed}/${id}`, { as: tokens[who], body: bodyOf(deed, key) });
          const refusal = expected(who, deed, status);
          if (refusal) {
            assertProblem(answer, refusal);
            assert.equal(await statusOf(id), status, `${who} left it as it was`);
            assert.deepEqual(await stepsOf(id), []);
            continue;
          }
          const { data } = assertDone<{ data: Registration }>(answer);
          const after = deed === 'update' || deed === 'updateConfirm' ? status : registrationTransitions[deed].to;
          assert.equal(data.status, after, who);
          const [step, ...rest] = await stepsOf(id);
          assert.deepEqual([step?.actorId, rest], [tokens[who]?.memberId ?? null, []]);
          const isOfficial = who === 'staff' || who === 'admin';
          const acts = (await auditOf(id)).map(({ act }) => act);
          const act = deed === 'updateConfirm' ? 'confirm' : deed;
          assert.deepEqual(acts, isOfficial ? [`registration.${act}`] : []);
        }
      });

  test('refuses an unknown id', async () => {
    for (const deed of DEEDS)
      assertProblem(await api.put(`/rg/${deed}/${uuidv7()}`, { as: staff, body: {} }), 'not-found');
  });

  test('a visitor’s key acts as the visitor, and staff keep their role', async () => {
    const id = await insertRegistration({ applicantId: null, confirmedAt: null });
    const key = registrationKey({ secrets }, id);
    assertDone(await api.put(`/rg/update/${id}`, { as: stranger, body: { key, name: 'Hoa Lê' } }));
    assertDone(await api.put(`/rg/updateConfirm/${id}`, { as: staff, body: { key } }));
    assert.deepEqual(
      (await stepsOf(id)).map(({ kind, actorId }) => [kind, actorId]),
      [
        ['updated', null],
        ['confirmed', staff.memberId],
      ],
    );
    assert.deepEqual(
      (await auditOf(id)).map(({ act }) => act),
      ['registration.confirm'],
    );
  });

  test('a key opens only its own registration, and none of a member', async () => {
    const id = await insertRegistration();
    const query = `?key=${registrationKey({ secrets }, id)}`;
    assertProblem(await api.get(`/rg/getRegisterInformation/${id}${query}`), 'not-found');
    const other = await insertRegistration({ applicantId: null });
    assertProblem(await api.get(`/rg/getRegisterInformation/${other}${query}`), 'not-found');
    assertDone(await api.get(`/rg/getRegisterInformation/${other}?key=${registrationKey({ secrets }, other)}`));
  });
});

describe('reading a registration', () => {
  test('shows staff who acted, and the applicant only that somebody did', async () => {
    const id = await insertRegistration();
    assertDone(await api.put(`/rg/accept/${id}`, { as: admin, body: { note: 'Chào bạn' } }));
    const read = async (as: TestMember) =>
      assertDone<{ data: Registration }>(await api.get(`/rg/getRegisterInformation/${id}`, { as })).data;
    const own = await read(applicant);
    assert.deepEqual(
      own.steps.map(({ kind, by, actor, note }) => [kind, by, actor, note]),
      [['accepted', 'office', null, 'Chào bạn']],
    );
    assert.equal(own.applicant, null);
    const registration = await read(staff);
    assert.equal(registration.steps[0]?.actor?.name, 'quan-tri');
    assert.equal(registration.applicant?.name, 'nguoi-dang-ky');
    assert.ok(!registration.isOwn && registration.can.approve && registration.can.cancel && !registration.can.paid);
    const byAdmin = await read(admin);
    assert.deepEqual(
      Object.entries(byAdmin.can).flatMap(([deed, may]) => (may ? [deed] : [])),
      ['update'],
    );
  });
});

describe('approving a registration', () => {
  const approve = (id: string) => api.put(`/rg/approve/${id}`, { as: staff, body: {} });

  test('waits for missing fields, then for the confirmation', async () => {
    const id = await insertRegistration({ status: 'accepted', missingInfo: ['email', 'address'], confirmedAt: null });
    assertProblem(await approve(id), 'invalid', ['email:required', 'address:required']);
    await db.update(registrations).set({ missingInfo: [] }).where(eq(registrations.id, id));
    assertProblem(await approve(id), 'not-confirmed');
    assertDone(await api.put(`/rg/updateConfirm/${id}`, { as: applicant, body: {} }));
    assertDone(await approve(id));
  });

  test('needs a new confirmation after a change, and unchanged values add no step', async () => {
    const id = await insertRegistration({ status: 'accepted' });
    const update = (body: Record<string, unknown>) => api.put(`/rg/update/${id}`, { as: applicant, body });
    assertDone(await update({ name: 'Hoa', phone: '0912.345.678' }));
    assert.deepEqual(await stepsOf(id), []);
    assertDone(await update({ displayName: 'HOA' }));
    assertProblem(await approve(id), 'invalid');
    const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
    assert.deepEqual([row?.confirmedAt, row?.missingInfo], [null, ['address']]);
    assertProblem(await update({ phone: '', email: '' }), 'invalid', ['phone:reach']);
    assertProblem(await update({ name: '' }), 'invalid', ['name:required']);
    assertProblem(await update({ agencyId: uuidv7() }), 'invalid', ['agencyId:choice']);
    const { data } = assertDone<{ data: Registration }>(await update({ agencyId: '', taxCode: '0401234567' }));
    assert.deepEqual([data.agency, data.taxCode], [null, ''], 'what its type does not know is left out');
  });

  test('keeps the confirmation when an unchanged address is sent again', async () => {
    const id = await insertRegistration({ status: 'accepted', confirmedAt: null });
    const address = { street: '12 Bạch Đằng', provinceCode: '48', wardCode: '20242' };
    const update = () => api.put(`/rg/update/${id}`, { as: applicant, body: { address } });
    assertDone(await update());
    assertDone(await api.put(`/rg/updateConfirm/${id}`, { as: applicant, body: {} }));
    const { data } = assertDone<{ data: Registration }>(await update());
    assert.ok(data.confirmedAt, 'what was confirmed is still confirmed');
    assert.equal((await stepsOf(id)).length, 2);
  });

  test('a code of an identity card can be given, changed and removed', async () => {
    const id = await insertRegistration();
    const update = async (citizenIdentificationCode: string) =>
      assertDone<{ data: Registration }>(
        await api.put(`/rg/update/${id}`, { as: staff, body: { citizenIdentificationCode } }),
      ).data.citizenIdentificationCode;
    assert.equal(await update('048190001234'), '****1234');
    assert.equal(await update('123456789'), '****6789');
    assert.equal(await update(''), null);
    assert.ok((await auditOf(id)).every((entry) => !/048190001234|123456789/.test(JSON.stringify(entry))));
  });
});

describe('two actions at once', () => {
  for (const [status, one, other] of [
    ['pending', 'accept', 'accept'],
    ['accepted', 'approve', 'approve'],
    ['approved', 'paid', 'paid'],
    ['paid', 'done', 'done'],
    ['accepted', 'approve', 'cancel'],
  ] as const)
    test(`${one} and ${other} when ${status}: each success is one step, equal ones succeed once`, async () => {
      const id = await insertRegistration({ status });
      const answers = await Promise.all(
        [one, other].map((deed) => api.put(`/rg/${deed}/${id}`, { as: staff, body: {} })),
      );
      const codes = answers.map(({ statusCode }) => statusCode);
      // A cancellation can also succeed after the other, in a state that can still be cancelled.
      if (one === other)
        assert.deepEqual(
          codes.toSorted((first, second) => first - second),
          [200, 409],
        );
      else assert.ok(codes.includes(200) && codes.every((code) => code === 200 || code === 409));
      assert.equal((await stepsOf(id)).length, codes.filter((code) => code === 200).length);
    });
});
