import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { makeCards } from '../../testing/factories/cards.ts';
import { CV, makeCv } from '../../testing/factories/cvs.ts';
import { makeStaff } from '../../testing/factories/profiles.ts';
import { readPrinted } from '../../testing/files/printed.ts';

const api = await startTestApi();
const staff = await api.signUp('quan-tri@example.vn', { name: 'Quản Trị' });
await makeStaff(api, staff);

const paragraph = 'Ngã rẽ, ẫ ỡ ữ ặ Đ; mỗi món đồ đều được xoay tay.\n- Dẫn dắt nhóm sáu người thợ';

/** Makes a section of `count` jobs with `paragraphs` paragraphs each. */
const posts = (count: number, paragraphs: number) => ({
  title: 'Các dự án',
  kind: 'custom',
  entries: Array.from({ length: count }, (_, index) => ({
    title: `Việc ${index + 1}`,
    from: '2020',
    text: Array(paragraphs).fill(paragraph).join('\n'),
  })),
});

const showCv = async (name: string, sections: readonly object[]): Promise<TestMember> => {
  const member = await api.signUp(`${name}@example.vn`);
  await makeCv(api, member, { sections, visibility: 'public', fullName: `${CV.fullName} ${name}` });
  return member;
};

const pdfOf = (member: TestMember, index: number) =>
  api.get(`/cv/member/${member.memberId}/pdf`, { ip: `198.51.100.${index}` });

describe('printing CVs', () => {
  test('for strangers delays neither a sheet of staff nor the member’s own CV', async () => {
    const members = [];
    for (let index = 0; index < 16; index += 1) members.push(await showCv(`dai-${index}`, [posts(4, 4)]));
    const { _id } = await makeCv(api, members[0] ?? assert.fail());
    const { cards } = await makeCards(api, staff, 1);
    const answered: number[] = [];
    const strangers = members.map(async (member, index) => {
      const answer = await pdfOf(member, index);
      if (answer.statusCode === 200) answered.push(index);
      else assertProblem(answer, 'unavailable');
      return answer;
    });
    await new Promise(setImmediate);
    const sheet = api.get(`/cards/${cards[0]?.id}/sheet`, { as: staff });
    const own = api.get(`/cv/pdf/${_id}`, { as: members[0] });
    for (const urgent of await Promise.all([sheet, own])) assert.equal(urgent.statusCode, 200, urgent.body);
    const answeredBefore = answered.length;
    const answers = await Promise.all(strangers);
    assert.ok(
      answeredBefore < answered.length,
      `${answeredBefore} of ${answered.length} strangers were answered first`,
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 503);
    assert.ok(refused.length > 0 && answered.length > 1, `${answered.length} were answered`);
    for (const { headers } of refused) assert.ok(Number(headers['retry-after']) > 0);
  });

  test('for one address is limited while others are answered', async () => {
    const members = [];
    for (let index = 0; index < 4; index += 1) members.push(await showCv(`mot-noi-${index}`, [posts(4, 4)]));
    const [other] = members.splice(3, 1);
    const theirs = members.map((member) => pdfOf(member, 77));
    const another = pdfOf(other ?? assert.fail(), 78);
    const codes = (await Promise.all(theirs)).map(({ statusCode }) => statusCode);
    assert.deepEqual(
      codes.toSorted((one, other) => one - other),
      [200, 200, 429],
    );
    assert.equal((await another).statusCode, 200);
  });

  test('a print that takes too long ends with its own error, and waiting ones are drawn', async () => {
    const endless = await showCv(
      'vo-tan',
      [40, 40, 40].map((count) => posts(count, 30)),
    );
    const [long, short] = [pdfOf(endless, 1), pdfOf(await showCv('ngan', []), 2)];
    const answer = await long;
    assertProblem(answer, 'print-too-long');
    assert.ok(Number(answer.headers['retry-after']) > 0);
    assert.equal((await short).statusCode, 200);
    assertProblem(await pdfOf(endless, 3), 'print-too-long');
  });
});

describe('a printed CV', () => {
  test('is the same file until its content changes, only for readers who may see it', async () => {
    const member = await showCv('giu-lai', []);
    const [first, second] = [await pdfOf(member, 1), await pdfOf(member, 2)];
    assert.equal(first.statusCode, 200);
    // A new drawing would have another time and other font names.
    assert.ok(first.rawPayload.equals(second.rawPayload));
    const { data } = assertDone<{ data: { _id: string }[] }>(await api.get('/cv/list', { as: member }));
    const save = (changes: object) =>
      makeCv(api, member, { _id: data[0]?._id, visibility: 'public', fullName: CV.fullName, ...changes });
    await save({ headline: 'Thợ gốm' });
    const changed = await pdfOf(member, 1);
    assert.match((await readPrinted(changed.rawPayload)).map(({ text }) => text).join(' '), /Thợ\s+gốm/);
    await save({ headline: 'Thợ gốm', visibility: 'private' });
    assertProblem(await pdfOf(member, 1), 'not-found');
  });
});
