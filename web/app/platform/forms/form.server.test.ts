import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Problem } from '@m4u/contract/http/problem';
import { defineForm, type FormFields, secret, text } from './definition.ts';
import { problemReply, readForm, refuseForm } from './form.server.ts';

const sent = (fields: Record<string, string>, definition?: FormFields) =>
  readForm(new Request('http://site.test/', { method: 'POST', body: new URLSearchParams(fields) }), definition);

const invalid = (...errors: Problem['errors']): { problem: Problem } => ({
  problem: { type: 'about:blank', title: '', status: 422, detail: 'Xem các ô.', code: 'invalid', errors },
});

suite('form handling', () => {
  test('reads a form flat and nested, with the pressed button', async () => {
    const form = await sent({ name: 'An', 'links[0].label': 'Web', intent: 'save' });
    assert.equal(form.values['name'], 'An');
    assert.deepEqual(form.nestedValues, { name: 'An', links: [{ label: 'Web' }], intent: 'save' });
    assert.equal(form.intent, 'save');
  });

  test('answers 400 for other bodies and forged state', async () => {
    const json = new Request('http://site.test/', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'text/x' },
    });
    await assert.rejects(readForm(json), (thrown: { init?: ResponseInit }) => thrown.init?.status === 400);
    await assert.rejects(sent({ __state__: '{' }), (thrown: { init?: ResponseInit }) => thrown.init?.status === 400);
  });

  test('answers 400 for a form with too many names', async () => {
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`a${index}`, '']));
    await assert.rejects(sent(many), (thrown: { init?: ResponseInit }) => thrown.init?.status === 400);
    assert.equal((await sent({ 'links[29].label': 'x' })).values['links[29].label'], 'x');
  });

  test('shows each validation error at the field of the form', async () => {
    const form = await sent({ identifier: 'x', 'links[0].label': '' });
    const answer = problemReply(
      form,
      invalid(
        { field: 'email', code: 'email', message: 'E-mail!' },
        { field: 'links.0.label', code: 'required', message: 'Nhãn!' },
      ),
      { fields: { email: 'identifier' } },
    );
    assert.equal(answer.init?.status, 422);
    assert.deepEqual(answer.data.error, { identifier: ['E-mail!'], 'links[0].label': ['Nhãn!'] });
    assert.equal(answer.data.initialValue?.['identifier'], 'x');
  });

  test('shows other words at a field that the API knows in parts', async () => {
    const form = await sent({ 'day.date': '' });
    const answer = problemReply(
      form,
      invalid(
        { field: 'day.d', code: 'too-small', message: 'Phải từ 1 trở lên.' },
        { field: 'day.y', code: 'too-small', message: 'Phải từ 1990 trở lên.' },
      ),
      { fields: { 'day.d': 'day.date', 'day.y': 'day.date' }, words: { 'day.date': 'Hãy chọn ngày.' } },
    );
    assert.deepEqual(answer.data.error, { 'day.date': ['Hãy chọn ngày.'] });
  });

  test('shows errors without a field at the top', async () => {
    const form = await sent({ name: 'An' });
    const about = problemReply(form, invalid({ field: 'birthday', code: 'date', message: 'Ngày!' }));
    assert.deepEqual(about.data.error, { '': ['Ngày!'] });
    assert.deepEqual(problemReply(form, invalid()).data.error, { '': ['Xem các ô.'] });
  });

  test('shows an error at a group of radios of which none is ticked', async () => {
    const form = await sent({ name: 'An', radioGroups: 'coming' });
    const answer = problemReply(form, invalid({ field: 'coming', code: 'invalid', message: 'Sai.' }), {
      words: { coming: 'Đến không?' },
    });
    assert.deepEqual(answer.data.error, { coming: ['Đến không?'] });
    assert.equal(form.values['radioGroups'], undefined);
    assert.equal(answer.data.initialValue?.['radioGroups'], undefined);
  });

  test('never returns secrets to the page', async () => {
    const definition = defineForm({ identifier: text(), newPassword: secret, otp: secret });
    const form = await sent({ identifier: 'x', newPassword: 'secret', otp: '123456' }, definition);
    for (const answer of [problemReply(form, invalid()), refuseForm(form, { form: 'Không.' })])
      assert.doesNotMatch(JSON.stringify(answer.data), /secret|123456/);
  });

  test('rethrows unexpected errors', async () => {
    const form = await sent({ name: 'An' });
    const fault = new TypeError('bug');
    assert.throws(() => problemReply(form, fault), fault);
  });
});
