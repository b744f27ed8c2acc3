import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { m } from '../../../paraglide/messages.js';
import { inviteEach } from './inviteEach.server.ts';

const problem = (status: number, code: string, detail: string) => ({ status, code, detail, errors: [] });

/** Invites lines, of which that with `Ba` is refused. Answers the texts, the lines that were not sent, and those tried. */
const inviteAll = async (lines: readonly string[], thrown: unknown) => {
  const tried: string[] = [];
  const results = await inviteEach(lines, 50, (line) => {
    tried.push(line);
    return line === 'Ba' ? Promise.reject(thrown) : Promise.resolve({ line, isDone: true, text: 'Đã gửi' });
  });
  return {
    texts: results.map(({ text }) => text),
    rest: results.flatMap(({ line, isDone }) => (isDone ? [] : [line])),
    tried,
  };
};

suite('invitations of a pasted list', () => {
  test('go on after a refused line, which stays', async () => {
    for (const [thrown, text] of [
      [problem(403, 'forbidden', 'Không được phép.'), 'Không được phép.'],
      [problem(409, 'wrong-state', 'Khác.'), m.people_invite_is_member()],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one case after the other
      const { texts, rest, tried } = await inviteAll(['An', 'Ba', 'Tư'], thrown);
      assert.deepEqual(texts, ['Đã gửi', text, 'Đã gửi']);
      assert.deepEqual(rest, ['Ba']);
      assert.deepEqual(tried, ['An', 'Ba', 'Tư']);
    }
  });

  test('end where the allowance is used up or the server fails; untried lines stay', async () => {
    for (const [thrown, text] of [
      [problem(429, 'rate-limited', 'Hết lượt.'), 'Hết lượt.'],
      [{ data: problem(503, 'busy', 'Đang bận.') }, 'Đang bận.'],
      [new TypeError('fetch failed'), m.app_failure_title()],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one case after the other
      const { texts, rest, tried } = await inviteAll(['An', 'Ba', 'Tư', 'Năm'], thrown);
      assert.deepEqual(texts, ['Đã gửi', text, m.people_invite_line_untried(), m.people_invite_line_untried()]);
      assert.deepEqual(rest, ['Ba', 'Tư', 'Năm']);
      assert.deepEqual(tried, ['An', 'Ba']);
    }
  });

  test('lead to the sign-in screen once the session has ended', async () => {
    const response = Response.redirect('http://site.test/login');
    await assert.rejects(inviteAll(['An', 'Ba'], response), (thrown) => thrown === response);
  });

  test('are sent for the first fifty lines alone', async () => {
    const lines = Array.from({ length: 52 }, (_, index) => `Khách ${index}`);
    const { texts, rest, tried } = await inviteAll(lines, undefined);
    assert.equal(tried.length, 50);
    assert.deepEqual(rest, ['Khách 50', 'Khách 51']);
    assert.equal(texts.at(-1), m.people_invite_line_later({ max: 50 }));
  });
});
