import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Language } from '@m4u/contract/common';
import { hasAddress } from '@m4u/contract/address/addresses';
import { noticeText } from '@m4u/contract/social/notification/words';
import { NoticeKind } from '@m4u/contract/social/notification/kinds';
import { invitationLetter, invitationText } from '../../profile/group/invitations/rules.ts';
import { writeReply } from '../../social/contact/reply.rules.ts';
import { quietTold } from '../../social/notification/rules.ts';
import { agencyLetter } from './agency.templates.ts';
import type { Letter } from './letter.ts';
import { quietName, quotedName } from './names.ts';
import { registrationLetter } from './registration.templates.ts';
import { confirmLetter, requestAnswered } from './request.templates.ts';
import { supportLetter } from './support.templates.ts';

/** As it may stand in rows from before names were refused that have an address. */
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
      { name: HOSTILE, to: HOSTILE, address: OURS, day: '2/3/2026', text: 'Vâng', original: 'Hỏi' },
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
    }),
  'a request that is to be confirmed': (language) => confirmLetter(language, OURS),
  'an answer to a request': (language) =>
    requestAnswered(language, { name: HOSTILE, words: 'Hỏi', answer: 'Vâng', outcome: 'fulfilled' }),
  'an answer of staff': (language) =>
    supportLetter(language, { name: HOSTILE, words: 'Hỏi', answer: 'Vâng', link: OURS }),
};

/** Nothing that a program makes a link of but our own address, and no line that people broke. */
const assertQuiet = (text: string): void => {
  const rest = text.replaceAll(/https:\/\/m4u\.example\S*/g, '');
  for (const line of rest.split('\n')) assert.equal(hasAddress(line), false, line);
  assert.doesNotMatch(rest, /[\u2028\u202e\r]/);
};

describe('a name that people wrote', () => {
  for (const [about, write] of Object.entries(letters))
    test(`stands behind our words and in no link in ${about}`, () => {
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

  test('stands behind our words in a text message', () => {
    for (const language of LANGUAGES) {
      const text = invitationText(language, { group: HOSTILE, by: '', link: OURS });
      assert.match(text, /^M4U: .*“Tài khoản.{0,28}\.\.\.”/);
      assertQuiet(text);
    }
  });

  test('makes no link in a notice by mail or push', () => {
    const data = { groupName: HOSTILE, name: HOSTILE, agencyName: HOSTILE, product: HOSTILE, title: HOSTILE };
    for (const kind of NoticeKind.options)
      for (const locale of ['vi', 'en'] as const)
        assertQuiet(noticeText(quietTold({ kind, actorName: HOSTILE, count: 2, data }), locale));
  });

  test('keeps what is harmless in it', () => {
    assert.equal(quietName('  Hội   Gốm TP.HCM '), 'Hội Gốm TP.HCM');
    assert.equal(quietName('👩‍🏫 Cô An'), '👩‍🏫 Cô An');
    assert.equal(quotedName('Quán “Mộc”'), '“Quán ’Mộc’”');
    assert.equal(quietName('x'.repeat(200), 10), `${'x'.repeat(10)}...`);
    assert.equal(quietName(`${'x'.repeat(51)} evil.community`, 60), `${'x'.repeat(51)} evil. com...`);
  });
});
