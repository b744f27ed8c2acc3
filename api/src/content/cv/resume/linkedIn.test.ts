import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ReadResume } from '@m4u/contract/content/cv/schema';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi } from '../../../testing/server/api.ts';

const api = await startTestApi();
const owner = await api.signUp('linkedin@example.vn');

const send = (bytes: Uint8Array) =>
  api.post('/cv/readJsonResume', {
    as: owner,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="Basic.zip"\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--x--\r\n'),
    ]),
  });

const zipOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])) satisfies Zippable);

const read = async (files: Readonly<Record<string, string>>): Promise<ReadResume> =>
  assertDone<{ data: ReadResume }>(await send(zipOf(files))).data;

const archive = {
  'Profile.csv': [
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
    'Thượng,Nguyễn Phước,,,,Nghệ nhân gốm,"Mười hai năm làm gốm, ở Hội An",,,"Quảng Nam, Vietnam",,"[COMPANY:https://moc.example,PORTFOLIO:thuong.example/gom]",',
  ].join('\n'),
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\ncu@example.test,Yes,No,1/1/20\nthuong@example.test,Yes,Yes,1/1/20',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,+84912345678,Mobile',
  'Positions.csv': [
    'Company Name,Title,Description,Location,Started On,Finished On',
    'Gốm Mộc Nhiên,Nghệ nhân trưởng,"Làm gốm\n- Men tro\n- Nung củi",Hội An,Mar 2014,',
    'Xưởng Bàn Xoay,Thợ,,,2010,May 2013',
  ].join('\n'),
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nĐại học Mỹ thuật,2008,2012,Loại giỏi,Cử nhân,',
  'Skills.csv': 'Name\nXoay tay\nMen tro',
  'Languages.csv': 'Name,Proficiency\nTiếng Anh,Professional working proficiency',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nNghệ nhân ưu tú,https://x.example/a,Hội An,Sep 2022,,',
  'Volunteering.csv': 'Company Name,Role,Cause,Started On,Finished On,Description\nLớp Gốm Nhỏ,Dạy trẻ,,Jan 2019,,',
  'Connections.csv': 'First Name,Last Name\nNgười,Khác',
};

describe('the data archive of LinkedIn', () => {
  test('becomes a CV', async () => {
    const { cv, dropped } = await read(archive);
    assert.deepEqual(
      [cv.fullName, cv.headline, cv.email, cv.phone, cv.address, cv.aboutMe],
      [
        'Nguyễn Phước Thượng',
        'Nghệ nhân gốm',
        'thuong@example.test',
        '+84912345678',
        'Quảng Nam, Vietnam',
        'Mười hai năm làm gốm, ở Hội An',
      ],
    );
    const titles = Object.fromEntries(
      cv.sections.map(({ kind, entries }) => [kind, entries.map(({ title, from, to }) => [title, from, to].join('|'))]),
    );
    assert.deepEqual(titles, {
      about: [],
      experience: ['Nghệ nhân trưởng|2014-03|', 'Thợ|2010|2013-05'],
      education: ['Đại học Mỹ thuật|2008|2012'],
      skills: ['Xoay tay||', 'Men tro||'],
      languages: ['Tiếng Anh||'],
      certificates: ['Nghệ nhân ưu tú|2022-09|'],
      projects: [],
      awards: [],
      hobbies: [],
      links: ['Web||', 'Web||'],
      custom: ['Dạy trẻ|2019-01|'],
    });
    const links = cv.sections.find(({ kind }) => kind === 'links')?.entries.map(({ address }) => address);
    assert.deepEqual(links, ['https://moc.example', 'https://thuong.example/gom']);
    assert.deepEqual(dropped, []);
    const [job] = cv.sections.find(({ kind }) => kind === 'experience')?.entries ?? [];
    assert.equal(job?.place, 'Gốm Mộc Nhiên, Hội An');
    assert.ok(!JSON.stringify(cv).includes('Khác'));
  });

  test('is read from a folder, with a byte order mark, and without some files', async () => {
    const { cv } = await read({ 'Basic_2026/Profile.csv': '\uFEFFFirst Name,Last Name\nAn,Lê\n' });
    assert.equal(cv.fullName, 'Lê An');
  });

  test('keeps the order of foreign names', async () => {
    const { cv } = await read({ 'Profile.csv': 'First Name,Last Name\nAnna,Schmidt\n' });
    assert.equal(cv.fullName, 'Anna Schmidt');
  });

  test('is refused when it is none, damaged, or without a known file', async () => {
    assertProblem(await send(zipOf({ 'a.txt': 'x' })), 'resume-unreadable');
    assertProblem(await send(zipOf(archive).subarray(0, 400)), 'resume-unreadable');
    assertProblem(await send(Buffer.from('PK\u0003\u0004 and no more')), 'resume-unreadable');
  });

  test('passes over files with so many columns, or lines so long, that they would hold the process', async () => {
    const wide = Array.from({ length: 61 }, (_, index) => `Column ${index}`).join(',');
    const { cv } = await read({
      'Profile.csv': 'First Name,Last Name\nAn,Lê',
      'Skills.csv': `Name,${wide}\nMen tro`,
      'Languages.csv': `Name\n${'x'.repeat(40_000)}`,
    });
    assert.equal(cv.fullName, 'Lê An');
  });

  test('keeps the order of foreign names', async () => {
    const { cv } = await read({ 'Profile.csv': 'First Name,Last Name\nAnna,Schmidt\n' });
    assert.equal(cv.fullName, 'Anna Schmidt');
    const unread = cv.sections.filter(({ kind }) => kind === 'skills' || kind === 'languages');
    assert.deepEqual(
      unread.flatMap(({ entries }) => entries),
      [],
    );
  });

  test('neither fills the memory nor takes long when it lies about its sizes', async () => {
    const bomb = zipOf({ 'Profile.csv': `First Name,Last Name\n${'a'.repeat(9_000_000)},b\n` });
    // The whole file is larger than what is read.
    assertProblem(await send(bomb), 'resume-unreadable');
    // The directory says 100 bytes.
    const lie = Buffer.from(bomb);
    lie.writeUInt32LE(100, lie.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
    assertProblem(await send(lie), 'resume-unreadable');
  });
});
