import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cvTemplates } from '@m4u/contract/content/cv/rules';
import { showsPhoto } from '@m4u/contract/content/cv/templates';
import { strFromU8, unzipSync } from 'fflate';
import { assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { CV, makeCv } from '../../testing/factories/cvs.ts';
import { photo } from '../../testing/files/pictures.ts';
import { uploadPicture } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const owner = await api.signUp('docx@example.vn');

const sections = [
  { kind: 'about' },
  {
    kind: 'experience',
    entries: [{ title: 'Nghệ nhân <trưởng>', place: 'Gốm & Men', from: '2014-03', text: 'Làm gốm\n- Men tro' }],
  },
  { kind: 'skills', entries: [{ title: 'Nung củi', level: 4 }] },
  { kind: 'languages', hidden: true, entries: [{ title: 'Tiếng Khơ-me' }] },
  { kind: 'links', entries: [{ title: 'Trang', address: 'https://moc.example/?a=1&b=2' }] },
];

const ask = async (facts: object) => {
  const { _id } = await makeCv(api, owner, facts);
  return api.get(`/cv/docx/${_id}`, { as: owner });
};

/** Texts of a document's paragraphs, each after its style. */
const readParagraphs = (xml: string): string[] =>
  [...xml.matchAll(/<w:p>(.*?)<\/w:p>/g)].map(([, paragraph = '']) => {
    const [, style = ''] = /<w:pStyle w:val="(\w+)"/.exec(paragraph) ?? [];
    const words = [...paragraph.matchAll(/<w:t [^>]*>([^<]*)<|<w:tab\/>/g)].map(([, text]) => text ?? '\t');
    return `${style}:${words.join('')}`;
  });

describe('a CV for Word', () => {
  test('has headings, points and links of its own', async () => {
    const answer = await ask({ sections, headline: 'Nghệ nhân' });
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
    assert.match(String(answer.headers['content-disposition']), /filename="cv-nguyen-phuoc[^"]*\.docx"/);
    const files = unzipSync(answer.rawPayload);
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    const paragraphs = readParagraphs(xml);
    const expected = [
      `Title:${CV.fullName}`,
      ':Nghệ nhân',
      ':Điện thoại: 0912 345 678',
      ':Ngày sinh: 18/04/1990',
      'Heading1:Kinh nghiệm làm việc',
      'Heading2:Nghệ nhân &lt;trưởng&gt;\t03/2014 – nay',
      ':Gốm &amp; Men',
      ':Làm gốm',
      'ListParagraph:Men tro',
      'ListParagraph:Nung củi (4/5)',
      'ListParagraph:Trang: moc.example/?a=1&amp;b=2',
    ];
    for (const text of expected) assert.ok(paragraphs.includes(text), `${text} in ${paragraphs.join('\n')}`);
    assert.ok(!xml.includes('Khơ-me'));
    const links = strFromU8(files['word/_rels/document.xml.rels'] ?? new Uint8Array());
    assert.ok(links.includes('Target="https://moc.example/?a=1&amp;b=2"'), links);
  });

  for (const template of cvTemplates)
    test(`has the photo where its template shows one: ${template}`, async () => {
      const picture = await uploadPicture(api, owner, await photo(60, 40).jpeg().toBuffer());
      const answer = await ask({ sections, template, photoFrom: 'upload', picture: picture._id });
      const names = Object.keys(unzipSync(answer.rawPayload));
      assert.equal(
        names.some((name) => name.startsWith('word/media/')),
        showsPhoto(template),
      );
    });

  test('has no character that XML forbids, also in its facts', async () => {
    const bad = 'Gốm\uFFFF \uFFFEMộc';
    const entries = [{ title: bad, place: bad, text: `- ${bad}` }];
    const answer = await ask({
      fullName: bad,
      headline: bad,
      aboutMe: bad,
      address: bad,
      sections: [{ kind: 'about' }, { kind: 'experience', entries }, { kind: 'custom', title: bad, text: bad }],
    });
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
    for (const [name, file] of Object.entries(unzipSync(answer.rawPayload)))
      if (/\.(xml|rels)$/.test(name)) assert.doesNotMatch(strFromU8(file), /[\uFFFE\uFFFF]/, name);
  });

  test('is refused when it has too many lines', async () => {
    const entries = Array.from({ length: 3 }, () => ({ title: 'Việc', text: 'x\n'.repeat(1_000) }));
    assertProblem(await ask({ sections: [{ kind: 'experience', entries }] }), 'document-too-long');
  });
});
