import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Contact } from '@m4u/contract/profile/member/contact';
import type { Found } from '@m4u/contract/insight/search';
import { contentItems } from '../../../content/item/tables.ts';
import { eq, sql } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { agencies } from '../../../profile/agency/tables.ts';
import { groups } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { makeAgency, makeGroup, relate } from '../../../testing/factories/profiles.ts';
import { assertDone } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { refreshTexts } from './jobs.ts';

const api = await startTestApi();
const { db } = api.api.platform;

let people = 0;
const person = async (name: string, row: Partial<typeof members.$inferInsert> = {}): Promise<TestMember> => {
  const member = await api.signUp(`person${(people += 1)}@example.vn`, { name });
  if (Object.keys(row).length > 0) await db.update(members).set(row).where(eq(members.id, member.memberId));
  return member;
};
const write = async (
  ownerId: string,
  title: string,
  row: Partial<typeof contentItems.$inferInsert>,
): Promise<string> => {
  const id = uuidv7();
  const now = api.clock.now();
  await db.insert(contentItems).values({
    id,
    kind: 'post',
    title,
    ownerKind: 'member',
    ownerId,
    policy: 'public',
    rank: 'a0',
    createdAt: now,
    updatedAt: now,
    ...row,
  });
  return id;
};
const find = async (q: string, query: Record<string, string> = {}, as?: TestMember): Promise<Found[]> => {
  const parameters = new URLSearchParams({ q, limit: '50', ...query }).toString();
  return assertDone<{ data: Found[] }>(await api.get(`/elasticSeach/search?${parameters}`, { as })).data;
};
const names = async (q: string, query: Record<string, string> = {}, as?: TestMember): Promise<string[]> =>
  (await find(q, query, as)).map(({ name }) => name);
const reason = async (q: string) => (await find(q))[0]?.reason;

const wardOf = async (
  legacy: string,
): Promise<{ code: string; name: string; provinceCode: string; province: string }> => {
  const { rows } = await db.execute<{ code: string; name: string; provinceCode: string; province: string }>(
    sql`select ward.code, ward.full_name as name, province.code as "provinceCode", province.full_name as province from places as district
      inner join places as former on former.version = 'legacy' and former.parent_code = district.code
      inner join place_mappings as mapping on mapping.legacy_code = former.code
      inner join places as ward on ward.version = '2025' and ward.code = mapping.code
      inner join places as province on province.version = '2025' and province.code = ward.parent_code
      where district.version = 'legacy' and district.full_name = ${legacy} and strpos(ward.name, 'Hạ Long') = 0 limit 1`,
  );
  assert.ok(rows[0], legacy);
  return rows[0];
};
const ward = await wardOf('Thành phố Hạ Long');
const address = (policy: Contact['policy']): Contact => ({
  kind: 'address',
  value: '12 đường Ven Vịnh',
  policy,
  place: { provinceCode: ward.provinceCode, wardCode: ward.code, ward: ward.name, province: ward.province },
});

describe('words besides the name', async () => {
  const doctor = await person('Vũ An', {
    headline: 'Bác sĩ nhi khoa',
    aboutMe: '<p>Khám &amp; chữa bệnh, <b>ngoài giờ</b></p>',
  });
  await person('Lê Bình', { career: 'Y tế', childCareer: 'Dược sĩ' });
  const guide = await person('Trần Cúc', { contacts: [address('public')], provinceCode: ward.provinceCode });
  const agency = await makeAgency(api, { name: 'Hội Nghề Biển' });
  const group = await makeGroup(api, {
    row: { name: 'Buồm Nâu', note: '<p>Đưa khách ra vịnh</p>', agencyId: agency },
    members: [guide],
  });
  await write(doctor.memberId, 'Thêu tay', { kind: 'activity', type: 'skill', details: { level: 3 } });
  await write(doctor.memberId, 'Nội trú', {
    kind: 'activity',
    type: 'experience',
    content: '<p>Trực đêm</p>',
    details: { organization: 'Bệnh viện Mây', position: 'Bác sĩ trực', from: '2020', to: null },
  });
  await write(doctor.memberId, 'Tài khoản', {
    kind: 'activity',
    type: 'bankAccount',
    details: { bankName: 'Ngân hàng Kín', ownerName: 'VU AN' },
  });
  await write(group, 'Chuyến sớm', { ownerKind: 'group', content: '<p>Sương còn trên mặt nước</p>' });

  test('are titles, professions, skills, work and texts', async () => {
    assert.deepEqual(await names('bac si'), ['Vũ An']);
    assert.deepEqual(await names('dược sĩ'), ['Lê Bình']);
    assert.deepEqual(await names('thêu tay'), ['Vũ An']);
    assert.deepEqual(await names('benh vien may'), ['Vũ An']);
    assert.deepEqual(await names('truc dem'), ['Vũ An']);
    assert.deepEqual(await names('ngoài giờ chữa'), ['Vũ An']);
    assert.deepEqual(await names('vịnh khách'), ['Buồm Nâu']);
    assert.deepEqual(await names('suong mat nuoc'), ['Chuyến sớm']);
    assert.deepEqual(await names('ngân hàng kín'), [], 'no accounts');
  });

  test('match together with the name, the last one from its beginning', async () => {
    assert.deepEqual(await names('vũ an bác sĩ'), ['Vũ An']);
    assert.deepEqual(await names('nhi kho'), ['Vũ An']);
    assert.deepEqual(await names('nh khoa'), [], 'others whole');
    assert.deepEqual(await names('nhi kh'), [], 'from three letters on');
    assert.deepEqual(await names('nhi cua'), []);
  });

  test('are organizations: groups, agency and companies', async () => {
    assert.deepEqual(await names('buồm nâu', { type: 'member' }), ['Trần Cúc']);
    assert.deepEqual((await names('hội nghề biển')).toSorted(), ['Buồm Nâu', 'Hội Nghề Biển']);
    await db.update(groups).set({ name: 'Buồm Xanh' }).where(eq(groups.id, group));
    assert.deepEqual(await names('buom nau'), []);
    assert.deepEqual(await names('buom xanh', { type: 'member' }), ['Trần Cúc']);
    await db.update(groups).set({ lockedAt: api.clock.now() }).where(eq(groups.id, group));
    assert.deepEqual(await names('buom xanh'), []);
    await db.update(groups).set({ lockedAt: null }).where(eq(groups.id, group));
    const member = await person('Đỗ Dung', {
      contacts: [
        { kind: 'company', value: 'Xưởng Tre Xanh', policy: 'public' },
        { kind: 'company', value: 'Quỹ Kín', policy: 'friends' },
        { kind: 'company', value: 'Sổ Riêng', policy: 'private' },
      ],
    });
    assert.deepEqual(await names('xưởng tre'), ['Đỗ Dung']);
    const friend = await person('Bạn');
    await relate(api, friend, member);
    for (const as of [undefined, friend, member]) {
      assert.deepEqual(await names('quỹ kín', {}, as), [], 'not what only some may see');
      assert.deepEqual(await names('sổ riêng', {}, as), []);
    }
  });

  test('are those of an agency too, which its province and profession narrow', async () => {
    const id = await makeAgency(api, {
      name: 'Hội Đan Lát',
      row: { headline: 'Giữ nghề mây', note: '<p>Phơi nan trên triền đê</p>', career: 'Mỹ nghệ', provinceCode: '01' },
    });
    assert.deepEqual(await names('triền đê phơi'), ['Hội Đan Lát']);
    assert.deepEqual(await reason('nghề mây'), { kind: 'headline', text: 'Giữ nghề mây' });
    const narrowed = { type: 'agency', provinceCode: '01', career: 'Mỹ nghệ' };
    assert.deepEqual(await names('', narrowed), ['Hội Đan Lát']);
    await db.update(agencies).set({ note: '', career: 'Du lịch' }).where(eq(agencies.id, id));
    assert.deepEqual([await names('trien de phoi'), await names('', narrowed)], [[], []]);
  });

  test('are places by the names of today and before', async () => {
    assert.deepEqual(await names('hạ long'), ['Trần Cúc']);
    assert.deepEqual(await names(ward.name), ['Trần Cúc']);
    assert.deepEqual(await reason('ha long'), { kind: 'formerPlace', text: 'Thành phố Hạ Long' });
    await db
      .update(members)
      .set({ contacts: [address('friends')] })
      .where(eq(members.id, guide.memberId));
    assert.deepEqual(await names('hạ long'), []);
    await db
      .update(members)
      .set({ contacts: [address('public')] })
      .where(eq(members.id, guide.memberId));
  });

  test('are not those of sections that the owner hides', async () => {
    const show = (...hidden: ('about' | 'activities')[]) =>
      db
        .update(members)
        .set({ sections: hidden.map((name) => ({ name, shown: false })) })
        .where(eq(members.id, doctor.memberId));
    await show('about', 'activities');
    assert.deepEqual([await names('ngoài giờ'), await names('thêu tay')], [[], []]);
    await show();
    assert.deepEqual([await names('ngoài giờ'), await names('thêu tay')], [['Vũ An'], ['Vũ An']]);
  });

  test('are told as the reason, as they are written', async () => {
    assert.deepEqual(await reason('bac si nhi'), { kind: 'headline', text: 'Bác sĩ nhi khoa' });
    assert.deepEqual(await reason('duoc si'), { kind: 'career', text: 'Dược sĩ · Y tế' });
    assert.deepEqual(await reason('ngoai gio'), { kind: 'text', text: 'Khám & chữa bệnh, ngoài giờ' });
    assert.equal(await reason('vu an'), null);
    const long = await write(doctor.memberId, 'Dài', {
      content: `<p>${'lời '.repeat(60)}trúng đích ${'rồi '.repeat(60)}</p>`,
    });
    const [found] = await find('trúng đích');
    assert.equal(found?._id, long);
    assert.match(found?.reason?.text ?? '', /^… (lời ){4}trúng đích( rồi)+ …$/);
  });
});

describe('order', () => {
  test('is name, then title and profession, then text', async () => {
    await person('Minh Nói', { aboutMe: '<p>Đi tìm trầm hương</p>' });
    await person('Hoa Nghề', { headline: 'Thợ trầm hương' });
    await person('Trầm Hương');
    assert.deepEqual(await names('trầm hương'), ['Trầm Hương', 'Hoa Nghề', 'Minh Nói']);
    assert.deepEqual(await names('tram huong'), ['Trầm Hương', 'Hoa Nghề', 'Minh Nói']);
  });

  test('puts whole words of a title before parts of a name', async () => {
    await person('Kỳ Sang');
    await person('Hoa Cẩm', { headline: 'Kỹ sư' });
    await person('Kỷ Sương');
    assert.equal((await names('ky su'))[0], 'Hoa Cẩm');
  });
});

describe('text that is not for everybody', () => {
  test('is found by whom it is shown to', async () => {
    const owner = await person('Chủ Trang');
    const friend = await person('Người Quen');
    await relate(api, friend, owner);
    const id = await write(owner.memberId, 'Thư', { content: '<p>Hẹn nhau bến cũ</p>', policy: 'friends' });
    const listReasons = async () => [
      await names('bến cũ hẹn'),
      await names('bến cũ hẹn', {}, friend),
      await names('bến cũ hẹn', {}, owner),
    ];
    assert.deepEqual(await listReasons(), [[], ['Thư'], ['Thư']]);
    const set = (row: Partial<typeof contentItems.$inferInsert>) =>
      db.update(contentItems).set(row).where(eq(contentItems.id, id));
    await set({ policy: 'private' });
    assert.deepEqual(await listReasons(), [[], [], ['Thư']]);
    await set({ policy: 'public' });
    assert.deepEqual(await listReasons(), [['Thư'], ['Thư'], ['Thư']]);
    await set({ policy: 'friends', content: '<p>Hẹn nhau bến mới</p>' });
    assert.deepEqual(await listReasons(), [[], [], []]);
    assert.deepEqual(await names('ben moi', {}, friend), ['Thư']);
    await set({ deletedAt: api.clock.now() });
    assert.deepEqual(await names('ben moi', {}, friend), []);
  });
});

describe('filters', () => {
  test('narrow pages and what stands on them to a province and a profession', async () => {
    const row = { contacts: [address('public')], provinceCode: ward.provinceCode };
    const here = await person('Sen Hồng', { ...row, career: 'Du lịch' });
    await person('Sen Trắng', { career: 'Du lịch' });
    await person('Sen Vàng', row);
    await write(here.memberId, 'Sen nở', {});
    await write(here.memberId, 'Sen kín', { policy: 'friends' });
    const province = { provinceCode: ward.provinceCode };
    assert.deepEqual((await names('sen', province)).toSorted(), ['Sen Hồng', 'Sen Vàng', 'Sen nở'].toSorted());
    assert.deepEqual(
      (await names('sen', { career: 'Du lịch' })).toSorted(),
      ['Sen Hồng', 'Sen Trắng', 'Sen nở'].toSorted(),
    );
    assert.deepEqual(await names('sen', { ...province, career: 'Du lịch' }), ['Sen Hồng', 'Sen nở']);
    assert.deepEqual(await names('sen', { ...province, career: 'Du lịch' }, here), ['Sen Hồng', 'Sen kín', 'Sen nở']);
    assert.deepEqual(await names('', { ...province, career: 'Du lịch' }), ['Sen Hồng', 'Sen nở'], 'without words');
    assert.deepEqual(await names('!?', province), []);
    assert.deepEqual(await names('sen', { provinceCode: '99' }), []);
    await db.update(members).set({ career: null }).where(eq(members.id, here.memberId));
    assert.deepEqual(await names('sen', { ...province, career: 'Du lịch' }), []);
  });
});

describe('many pages changed at once', () => {
  test('are found anew after the job', async () => {
    const group = await makeGroup(api, { row: { name: 'Tổ Cũ' } });
    await db.execute(
      sql`insert into members (id, name) select gen_random_uuid(), 'Đội Viên' from generate_series(1, 150)`,
    );
    await db.execute(sql`insert into accounts (id, member_id, email, verified_at)
      select gen_random_uuid(), id, id || '@example.vn', now() from members where name = 'Đội Viên'`);
    await db.execute(
      sql`insert into group_members (group_id, member_id, status) select ${group}, id, 'accepted' from members where name = 'Đội Viên'`,
    );
    await refreshTexts(api.api.platform);
    assert.equal((await names('tổ cũ', { type: 'member' })).length, 50);
    await db.update(groups).set({ name: 'Tổ Mới' }).where(eq(groups.id, group));
    await refreshTexts(api.api.platform);
    assert.deepEqual(await names('tổ cũ', { type: 'member' }), []);
    assert.equal((await names('tổ mới', { type: 'member' })).length, 50);
    assert.equal((await db.execute(sql`select from search_stale`)).rows.length, 0);
  });
});
