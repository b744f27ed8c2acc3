import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CV_LIMITS } from '@m4u/contract/content/cv/rules';
import type { ReadResume } from '@m4u/contract/content/cv/schema';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { CV, makeCv } from '../../../testing/factories/cvs.ts';

const api = await startTestApi();
const owner = await api.signUp('resume@example.vn');

const send = (as: TestMember | undefined, bytes: string | Uint8Array) =>
  api.post('/cv/readJsonResume', {
    as,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="cv.json"\r\n\r\n'),
      Buffer.from(bytes as string),
      Buffer.from('\r\n--x--\r\n'),
    ]),
  });

const read = async (document: unknown): Promise<ReadResume> =>
  assertDone<{ data: ReadResume }>(await send(owner, JSON.stringify(document))).data;

const sections = [
  { kind: 'skills', title: 'Tay nghề', entries: [{ title: 'Xoay gốm', level: 5 }, { title: 'Men tro' }] },
  { kind: 'about' },
  {
    kind: 'experience',
    entries: [
      { title: 'Nghệ nhân', place: 'Mộc Nhiên', from: '2014-03', text: 'Làm gốm\n- Men tro\n- Nung củi' },
      { title: 'Thợ', from: '2010', to: '2013-05', text: '- trước\nsau' },
    ],
  },
  {
    kind: 'education',
    entries: [{ title: 'Mỹ thuật', place: 'Cử nhân', from: '2008', to: '2012', text: 'Loại giỏi' }],
  },
  { kind: 'languages', hidden: true, entries: [{ title: 'Tiếng Anh', place: 'IELTS 7.0', level: 4 }] },
  {
    kind: 'certificates',
    entries: [{ title: 'Ưu tú', place: 'Hội An', from: '2022-09', to: '2027', address: 'https://x.example/a' }],
  },
  {
    kind: 'custom',
    title: 'Tình nguyện',
    text: 'Cuối tuần',
    entries: [{ title: 'Dạy trẻ', place: 'Lớp', from: '2019' }],
  },
  {
    kind: 'projects',
    entries: [{ title: 'Bộ ấm', place: 'Thiết kế', address: 'https://x.example', text: 'Bốn trăm' }],
  },
  { kind: 'awards', entries: [{ title: 'Giải nhất', place: 'Sở', from: '2021', text: 'Miền Trung' }] },
  { kind: 'hobbies', entries: [{ title: 'Trà' }] },
  { kind: 'links', entries: [{ title: 'Trang', address: 'https://moc.example' }] },
];

describe('a JSON Resume', () => {
  test('holds the whole CV, and is the same when read again', async () => {
    const cv = await makeCv(api, owner, { sections, template: 'elegant', accent: 'bronze', headline: 'Nghệ nhân' });
    const answer = await api.get(`/cv/jsonResume/${cv._id}`, { as: owner });
    assert.equal(answer.statusCode, 200);
    assert.match(String(answer.headers['content-disposition']), /^attachment; filename="cv-nguyen-phuoc[^"]*\.json"/);
    const resume = answer.json<Record<string, never>>();
    assert.deepEqual(resume['work'], [
      {
        name: 'Mộc Nhiên',
        position: 'Nghệ nhân',
        startDate: '2014-03',
        summary: 'Làm gốm',
        highlights: ['Men tro', 'Nung củi'],
      },
      { position: 'Thợ', startDate: '2010', endDate: '2013-05', summary: '- trước\nsau' },
    ]);
    const { cv: again, dropped } = await read(resume);
    assert.deepEqual(dropped, []);
    // A file holds everything except the owner and the visibility.
    assert.deepEqual({ ...cv, ...again }, cv);
    assert.equal(again.sections.length, cv.sections.length);
  });

  test('of another program is read as far as possible, and reports what was dropped', async () => {
    const { cv, dropped } = await read({
      $schema: 'x',
      basics: {
        name: 'Jane \u0000Doe',
        label: '<b>Potter</b>',
        url: 'https://jane.example',
        phone: '(912) 555-4321',
        location: { address: '1 Street', city: 'Huế', postalCode: '530000' },
        profiles: [{ network: 'X', url: 'javascript:alert(1)', username: 'jane' }],
      },
      work: [
        {
          name: 'Kiln',
          startDate: '2019-02-30',
          endDate: '2018',
          pay: { amount: 1 },
          highlights: ['<script>x</script>', 7],
        },
        'nonsense',
      ],
      skills: [{ name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] }],
      languages: [{ language: 'Vietnamese', fluency: 'Native' }],
      volunteer: [{ organization: 'Trạm', position: 'Giáo viên', startDate: '2020' }],
      publications: [{ name: 'Sách', publisher: 'NXB', releaseDate: 'soon' }],
      references: [{ name: 'Bác Ba', reference: 'Rất tốt' }],
      unknown: { a: [1, { b: 'c' }] },
    });
    assert.equal(cv.fullName, 'Jane Doe');
    // HTML marks are plain characters here and are kept as text.
    assert.equal(cv.headline, '<b>Potter</b>');
    assert.equal(cv.address, '1 Street, Huế');
    const of = (kind: string) => cv.sections.find((section) => section.kind === kind)?.entries[0];
    assert.equal(of('experience')?.title, 'Kiln');
    assert.deepEqual([of('experience')?.from, of('experience')?.to], ['2019-02', '']);
    assert.equal(of('experience')?.text, '- <script>x</script>\n- 7');
    assert.deepEqual([of('skills')?.title, of('skills')?.level], ['Web: HTML, CSS', 5]);
    assert.equal(of('links')?.address, '');
    assert.deepEqual(
      cv.sections.filter(({ kind }) => kind === 'custom').map(({ title, entries }) => [title, entries[0]?.title]),
      [
        ['Hoạt động tình nguyện', 'Giáo viên'],
        ['Xuất bản', 'Sách'],
        ['Người tham chiếu', 'Bác Ba'],
      ],
    );
    assert.deepEqual(
      dropped.toSorted(),
      [
        'basics.location.postalCode',
        'basics.profiles.0.url',
        'basics.url',
        'publications.0.releaseDate',
        'unknown.a.0',
        'unknown.a.1.b',
        'work.0.endDate',
        'work.0.pay.amount',
        'work.1',
      ].toSorted(),
    );
  });

  test('a hostile document does no harm', async () => {
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    assert.equal(assertDone<{ data: ReadResume }>(await send(owner, deep)).data.dropped.length, 1);
    const many = { work: Array.from({ length: 300 }, (_, index) => ({ position: `Việc ${index}` })) };
    const { cv, dropped } = await read(many);
    assert.equal(cv.sections.find(({ kind }) => kind === 'experience')?.entries.length, CV_LIMITS.entries);
    assert.equal(dropped.length, 100);
    await read({ basics: { name: 'x'.repeat(5_000), location: [], profiles: {} }, work: { 0: 1 }, meta: { m4u: 'x' } });
    await read({
      meta: { m4u: { sections: [{ kind: 'custom' }, { kind: 'skills' }, { kind: 'skills' }], template: '__proto__' } },
    });
    await read(JSON.parse('{"__proto__": {"a": 1}, "constructor": "x", "basics": null, "work": [null, [1]]}'));
    assertProblem(await send(owner, '[]'), 'resume-unreadable');
    assertProblem(await send(owner, '{'), 'resume-unreadable');
    assertProblem(await send(owner, Uint8Array.of(0xff, 0xfe)), 'resume-unreadable');
    assertProblem(await send(owner, JSON.stringify({ a: 'x'.repeat(CV_LIMITS.resume) })), 'too-large');
    assertProblem(await send(undefined, '{}'), 'unauthenticated');
    assertProblem(await api.post('/cv/readJsonResume', { as: owner, body: {} }), 'wrong-type');
  });

  test('can be saved as a CV once its required fields are there', async () => {
    const { cv } = await read({ basics: { name: 'Ai Đó', summary: 'Giới thiệu' }, work: [{ position: 'Thợ' }] });
    const { photo: _photo, ...draft } = cv;
    assertProblem(await api.post('/cv/save', { as: owner, body: draft }), 'invalid');
    const changedCv = await makeCv(api, owner, { ...draft, ...CV });
    assert.equal(changedCv.sections[1]?.entries[0]?.title, 'Thợ');
  });
});
