import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Group } from '@m4u/contract/profile/group';
import type { Member, MemberView } from '@m4u/contract/profile/member';
import type { Contact } from '@m4u/contract/profile/member/contact';
import type { FoundPlace, Place } from '@m4u/contract/profile/place';
import { memberTag, groupTag } from '@m4u/contract/tags';
import { and, eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeAgency, makeGroup, makeStaff, watchEvents } from '../../testing/factories/profiles.ts';
import { agencies } from '../agency/tables.ts';
import { groups } from '../group/tables.ts';
import { members } from '../member/tables.ts';

const api = await startTestApi();
const { db } = api.api.platform;

let people = 0;
const someone = (): Promise<TestMember> => api.signUp(`noi-${(people += 1)}@example.vn`, { name: 'Trần Nơi Chốn' });

const haiChau = { provinceCode: '48', wardCode: '20242' };
const named = { ...haiChau, ward: 'Phường Hải Châu', province: 'Thành phố Đà Nẵng' };
const address = (more: object = {}) => ({
  kind: 'address',
  value: '12 Trần Phú',
  policy: 'public',
  place: haiChau,
  ...more,
});

const save = (member: TestMember, contacts: readonly object[]) =>
  api.put(`/members/updateMemberById/${member.memberId}`, { as: member, body: { contacts } });
const contactsOf = async (member: TestMember, contacts: readonly object[]): Promise<readonly Contact[]> =>
  assertDone<{ data: Member }>(await save(member, contacts)).data.contacts;
const placeOf = async ({ memberId }: TestMember) => {
  const [row] = await db
    .select({ provinceCode: members.provinceCode, wardCode: members.wardCode })
    .from(members)
    .where(eq(members.id, memberId));
  return row;
};

describe('the place of an address', () => {
  test('is saved with its names, and the first public one sets the place of the page', async () => {
    const member = await someone();
    const contacts = await contactsOf(member, [
      address({ policy: 'private', place: { provinceCode: '79', wardCode: '26740' } }),
      { kind: 'address', value: 'Chợ Hàn', policy: 'public' },
      address(),
    ]);
    assert.deepEqual(
      contacts.map(({ value, place }) => [value, place?.ward]),
      [
        ['12 Trần Phú', 'Phường Sài Gòn'],
        ['Chợ Hàn', undefined],
        ['12 Trần Phú', 'Phường Hải Châu'],
      ],
    );
    assert.deepEqual(contacts[2]?.place, named);
    assert.deepEqual(await placeOf(member), haiChau);
    // Values can be sent back as they were received, names included.
    assert.deepEqual(await contactsOf(member, contacts), contacts);
    const view = assertDone<{ data: MemberView }>(await api.get(`/members/getMemberIdView/${member.memberId}`)).data;
    assert.deepEqual(view.contacts[1]?.place, named);
    await contactsOf(member, [address({ policy: 'friends' })]);
    assert.deepEqual(await placeOf(member), { provinceCode: null, wardCode: null });
  });

  test('is refused when unknown, and an address without a place needs text', async () => {
    const member = await someone();
    const saveAddress = (place: unknown) => save(member, [{ kind: 'phone', value: '0912345678' }, address({ place })]);
    const nowhere = ['contacts.1.place.wardCode:place'];
    assertProblem(await saveAddress({ provinceCode: '48', wardCode: '26740' }), 'invalid', nowhere);
    assertProblem(await saveAddress({ provinceCode: '48', wardCode: '99999' }), 'invalid', nowhere);
    assertProblem(await saveAddress({ provinceCode: '48', wardCode: '48' }), 'invalid', nowhere);
    assert.equal((await saveAddress('x')).statusCode, 422);
    assert.equal((await saveAddress({ provinceCode: "'", wardCode: '%' })).statusCode, 422);
    assertProblem(await save(member, [address({ value: '', place: null })]), 'invalid', ['contacts.0.value:required']);
    const [bare] = await contactsOf(member, [address({ value: '' })]);
    assert.deepEqual([bare?.value, bare?.place], ['', named]);
    const [phone] = await contactsOf(member, [{ kind: 'phone', value: '0912345678', place: haiChau }]);
    assert.deepEqual(phone, { kind: 'phone', value: '0912345678', policy: 'public' });
  });

  test('is in the contact card in its parts', async () => {
    const member = await someone();
    await contactsOf(member, [address()]);
    const card = await api.get(`/members/getVfcMemberId/${member.memberId}`);
    const lines = card.body.replaceAll('\r\n ', '');
    assert.match(lines, /ADR[^:]*:;;12 Trần Phú;Phường Hải Châu;Thành phố Đà Nẵng;;Việt Nam/);
  });

  test('is saved for a group too', async () => {
    const admin = await someone();
    const id = await makeGroup(api, { admins: [admin] });
    const saved = await api.put(`/groupAndBrand/updateUById/${id}`, { as: admin, body: { contacts: [address()] } });
    assert.deepEqual(assertDone<{ data: Group }>(saved).data.contacts[0]?.place, named);
    const [row] = await db.select().from(groups).where(eq(groups.id, id));
    assert.deepEqual([row?.provinceCode, row?.wardCode], ['48', '20242']);
  });
});

describe('changing administrative units', () => {
  const rename = (as: TestMember | undefined, body: object, unit = '2025/20242') =>
    api.put(`/places/${unit}`, { as, body });

  test('is for staff only', async () => {
    const [stranger, admin, agencyAdmin] = [await someone(), await someone(), await someone()];
    await makeGroup(api, { admins: [admin] });
    await makeAgency(api, { admins: [agencyAdmin] });
    assertProblem(await rename(undefined, { name: 'Sông Hàn' }), 'unauthenticated');
    for (const as of [stranger, admin, agencyAdmin]) assertProblem(await rename(as, { name: 'Sông Hàn' }), 'forbidden');
  });

  test('updates the addresses that name them, and the search', async () => {
    const [staff, member] = [await someone(), await someone()];
    await makeStaff(api, staff);
    await contactsOf(member, [address(), address({ policy: 'private' }), { kind: 'company', value: 'Gốm' }]);
    const groupId = await makeGroup(api, { admins: [member] });
    assertDone(await api.put(`/groupAndBrand/updateUById/${groupId}`, { as: member, body: { contacts: [address()] } }));
    const agencyId = await makeAgency(api);
    await db
      .update(agencies)
      .set({ contacts: [{ kind: 'address', value: '1 Lê Lợi', policy: 'public', place: named }] })
      .where(eq(agencies.id, agencyId));
    const watched = watchEvents(api);
    const { data } = assertDone<{ data: Place }>(await rename(staff, { name: 'Sông Hàn', kind: 'commune' }));
    assert.equal(data.fullName, 'Xã Sông Hàn');
    const tags = watched.tags();
    assert.ok(tags.includes(memberTag(member.memberId)) && tags.includes(groupTag(groupId)));
    assertDone(await rename(staff, { kind: 'province' }, '2025/48'));
    const [agency] = await db.select().from(agencies).where(eq(agencies.id, agencyId));
    assert.equal(agency?.contacts[0]?.place?.ward, 'Xã Sông Hàn');
    const after = assertDone<{ data: Member }>(
      await api.get(`/members/getMemberId/${member.memberId}`, { as: member }),
    ).data;
    assert.deepEqual(
      after.contacts.map(({ value, place }) => [value, place?.ward, place?.province]),
      [
        ['12 Trần Phú', 'Xã Sông Hàn', 'Tỉnh Đà Nẵng'],
        ['12 Trần Phú', 'Xã Sông Hàn', 'Tỉnh Đà Nẵng'],
        ['Gốm', undefined, undefined],
      ],
    );
    const found = assertDone<{ data: FoundPlace[] }>(await api.get('/places/search?query=xa+song+han+tinh+da+nang'));
    assert.equal(found.data[0]?.wardCode, '20242');
    const acts = await db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.act, 'place.update'), eq(auditEntries.targetId, '2025:20242')));
    assert.deepEqual(acts[0]?.detail, { before: 'Phường Hải Châu', after: 'Xã Sông Hàn' });
    assertDone(await rename(staff, { name: 'Hải Châu', kind: 'ward' }));
    assertDone(await rename(staff, { kind: 'city' }, '2025/48'));
  });

  test('accepts only kinds and units of their level', async () => {
    const staff = await someone();
    await makeStaff(api, staff);
    assertProblem(await rename(staff, { kind: 'town' }), 'invalid', ['kind:choice']);
    assertProblem(await rename(staff, { kind: 'hamlet' }), 'invalid', ['kind:choice']);
    assertProblem(await rename(staff, { name: '' }), 'invalid', ['name:required']);
    assertProblem(await rename(staff, { name: 'Không' }, '2025/99999'), 'not-found');
    assertProblem(await rename(staff, { name: 'Không' }, '1975/20242'), 'invalid', ['version:choice']);
    assert.equal(assertDone<{ data: Place }>(await rename(staff, {})).data.fullName, 'Phường Hải Châu');
    assert.equal(
      assertDone<{ data: Place }>(await rename(staff, { name: 'Nhất' }, 'legacy/760')).data.fullName,
      'Quận Nhất',
    );
    const found = assertDone<{ data: FoundPlace[] }>(await api.get('/places/search?query=ben+nghe+quan+nhat'));
    assert.equal(found.data[0]?.ward, 'Phường Sài Gòn');
  });
});
