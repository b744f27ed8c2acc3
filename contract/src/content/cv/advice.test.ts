import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { adviseOn } from './advice.ts';
import { type CvContent, type CvEntry, emptyEntry, emptySection } from './rules.ts';

const job = (changes: Partial<CvEntry>): CvEntry => ({ ...emptyEntry, title: 'Nghệ nhân', ...changes });

const strong: CvContent = {
  fullName: 'Nguyễn Phước Thị Quỳnh Thượng',
  headline: 'Nghệ nhân gốm',
  email: 'thuong@example.test',
  phone: '+84912345678',
  gender: 'female',
  birthday: '1990-04-18',
  address: 'Hội An',
  aboutMe: 'Mười hai năm làm gốm ở Hội An, dẫn dắt một xưởng sáu người, gửi hàng đi bốn nước mỗi năm.',
  sections: [
    { ...emptySection('experience'), entries: [job({ text: '- Dẫn dắt 6 thợ\n- Tăng doanh thu 40 %' })] },
    { ...emptySection('skills'), entries: [{ ...emptyEntry, title: 'Xoay tay' }] },
  ],
};

const codes = (changes: Partial<CvContent>): string[] => adviseOn({ ...strong, ...changes }).map(({ code }) => code);
const withJob = (entry: Partial<CvEntry>): string[] =>
  codes({ sections: [{ ...emptySection('experience'), entries: [job(entry)] }, ...strong.sections.slice(1)] });

describe('advice on a CV', () => {
  test('is silent where all rules are followed', () => assert.deepEqual(adviseOn(strong), []));

  test('asks for what is missing', () => {
    assert.deepEqual(codes({ headline: ' ' }), ['no-headline']);
    assert.deepEqual(codes({ email: '' }), ['no-email']);
    assert.deepEqual(codes({ phone: '' }), ['no-phone']);
    assert.deepEqual(codes({ birthday: '', gender: '', address: '' }), []);
    assert.deepEqual(codes({ aboutMe: 'Thợ gốm.' }), ['about-short']);
    assert.deepEqual(codes({ aboutMe: 'Làm gốm. '.repeat(90) }), ['about-long']);
    assert.deepEqual(codes({ sections: [] }), ['no-experience', 'no-skills']);
    assert.deepEqual(codes({ sections: strong.sections.map((section) => ({ ...section, hidden: true })) }), [
      'no-experience',
      'no-skills',
    ]);
  });

  test('looks at each job for figures, strong beginnings and length', () => {
    assert.deepEqual(withJob({ text: '' }), ['entry-empty']);
    assert.deepEqual(withJob({ text: 'Dẫn dắt nhóm thợ' }), ['no-figures']);
    assert.deepEqual(withJob({ text: '- Phụ trách 6 thợ' }), ['weak-start']);
    assert.deepEqual(withJob({ text: '- Responsible for 6 people' }), ['weak-start']);
    // The same words elsewhere, or as a part of others, are no weak beginning.
    assert.deepEqual(withJob({ text: 'Helpfully led 6 people who participated in 2 fairs' }), []);
    assert.deepEqual(withJob({ text: `Dẫn dắt 6 thợ ${'rất dài '.repeat(40)}` }), ['point-long']);
    assert.deepEqual(withJob({ text: Array(35).fill('Dẫn dắt 6 thợ làm bình, ấm, chén và đĩa').join('\n') }), [
      'entry-long',
    ]);
  });

  test('quotes what it is about, also where accents are written apart', () => {
    const entry = job({ text: '- Tham gia 3 hội chợ'.normalize('NFD') });
    const [found] = adviseOn({ ...strong, sections: [{ ...emptySection('projects'), entries: [entry] }] }).filter(
      ({ code }) => code === 'weak-start',
    );
    assert.equal(found?.about.normalize('NFC'), 'Tham gia 3 hội chợ');
    assert.equal(found.section, 'projects');
  });
});
