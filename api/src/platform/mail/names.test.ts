import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from '@m4u/contract/common';
import { hasAddress } from '@m4u/contract/address/addresses';
import { noticeText } from '@m4u/contract/social/notification/words';
import { NoticeKind } from '@m4u/contract/social/notification/kinds';
import { invitationLetter, invitationText } from '../../profile/group/invitations/rules.ts';
import { writeReply } from '../../social/contact/reply.rules.ts';
import { sanitizeWordsInput } from '../../social/notification/rules.ts';
import { agencyLetter } from './agency.templates.ts';
import type { Letter } from './letter.ts';
import { sanitizeName, quoteName } from './names.ts';
import { registrationLetter } from './registration.templates.ts';
import { confirmLetter, requestAnsweredLetter } from './dataRequest.templates.ts';
import { supportLetter } from './support.templates.ts';

/** Old rows may hold such a name: names with an address were not always refused. */
const HOSTILE = 'Tài khoản của bạn bị khóa!\r\nMở\u2028 https://evil.com/x” ngay, hoặc\u202e evil.vn tel:0912345678';
const OURS = 'https://m4u.example/x';
const unasked = { stop: `${OURS}/unasked/a`, report: `${OURS}/unasked/a?report=yes` };
const LANGUAGES: readonly Language[] = ['VN', 'EN'];

const letters: Readonly<Record<string, (language: Language) => Letter>> = {
  'an invitation of a group': (language) =>
    invitationLetter(language, { group: HOSTILE, by: HOSTILE, link: OURS }, unasked),
  'an offer of an agency': (language) => agencyLetter(language, { agency: HOSTILE, by: HOSTILE, link: OURS, unasked }),
  'a reply of a page': (language) =>
    writeReply(
      language,
      { name: HOSTILE, to: HOSTILE, pageUrl: OURS, day: '2/3/2026', text: 'Vâng', original: 'Hỏi' },
      unasked,
    ),
  'news of a registration': (language) =>
    registrationLetter(language, {
      type: 'request',
      name: HOSTILE,
      news: 'created',
      note: '',
      link: OURS,
      isLinkSecret: true,
      isComplete: true,
      isDesigned: true,
    }),
  'a request that is to be confirmed': (language) => confirmLetter(language, OURS),
  'an answer to a request': (language) =>
    requestAnsweredLetter(language, { name: HOSTILE, requestText: 'Hỏi', answer: 'Vâng', outcome: 'fulfilled' }),
  'an answer of staff': (language) =>
    supportLetter(language, { name: HOSTILE, question: 'Hỏi', answer: 'Vâng', link: OURS }),
};

/** Asserts that the text links to nothing but our own address, and has no line break of a name. */
const assertQuiet = (text: string): void => {
  const rest = text.replaceAll(/https:\/\/m4u\.example\S*/g, '');
  for (const line of rest.split('\n')) assert.equal(hasAddress(line), false, line);
  assert.doesNotMatch(rest, /[\u2028\u202e\r]/);
};

describe('names that people wrote', () => {
  for (const [about, write] of Object.entries(letters))
    test(`follow our own words and make no link in ${about}`, () => {
      for (const language of LANGUAGES) {
        const { subject, text, html } = write(language);
        assert.doesNotMatch(subject, /^.{0,6}Tài khoản/);
        assert.doesNotMatch(subject, /\n/);
        assert.ok(subject.length < 120, subject);
        assertQuiet(subject);
        assertQuiet(text);
        assert.doesNotMatch(html, /evil\.\S|tel:\d/);
      }
    });

  test('follow our own words in a text message', () => {
    for (const language of LANGUAGES) {
      const text = invitationText(language, { group: HOSTILE, by: '', link: OURS });
      assert.match(text, /^M4U: .*“Tài khoản.{0,28}\.\.\.”/);
      assertQuiet(text);
    }
  });

  test('make no link in a notice by mail or push', () => {
    const data = { groupName: HOSTILE, name: HOSTILE, agencyName: HOSTILE, product: HOSTILE, title: HOSTILE };
    for (const kind of NoticeKind.options)
      for (const locale of ['vi', 'en'] as const)
        assertQuiet(noticeText(sanitizeWordsInput({ kind, actorName: HOSTILE, count: 2, data }), locale));
  });

  test('keep what is harmless', () => {
    assert.equal(sanitizeName('  Hội   Gốm TP.HCM '), 'Hội Gốm TP.HCM');
    assert.equal(sanitizeName('👩‍🏫 Cô An'), '👩‍🏫 Cô An');
    assert.equal(quoteName('Quán “Mộc”'), '“Quán ’Mộc’”');
    assert.equal(sanitizeName('x'.repeat(200), 10), `${'x'.repeat(10)}...`);
    assert.equal(sanitizeName(`${'x'.repeat(51)} evil.community`, 60), `${'x'.repeat(51)} evil. com...`);
  });
});
