import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Client } from '@m4u/contract/api';
import { RouterContextProvider } from 'react-router';
import type { Flash } from '../../ui/overlays/Toast.tsx';
import { setFlash, takeFlash } from './flash.server.ts';
import { Scope, scopeContext, type Visit } from '../request/scope.server.ts';

const open = (cookieHeader = '') => {
  const url = new URL('http://site.test/me/an');
  const visit: Visit = {
    url,
    requestId: 'r',
    ip: '',
    userAgent: '',
    cookieHeader,
    origin: url.origin,
    nonce: 'n',
    isDocument: true,
  };
  const client = () => ({ client: {} as Client, cookies: () => [] });
  const scope = new Scope(visit, { client, report: () => {}, routeNames: new Map() });
  return { scope, context: new RouterContextProvider(new Map([[scopeContext, scope]])) };
};

/** The message as the next page of the same browser reads it. */
const handOn = (flash: Flash): Flash | undefined => {
  const left = open();
  setFlash(left.context, flash);
  return take(left.scope.cookies()[0]?.split(';')[0] ?? '');
};

const take = (cookie: string): Flash | undefined => {
  const { scope, context } = open(cookie);
  takeFlash(context);
  return scope.page.flash;
};

const undo = { label: 'Hoàn tác', action: '/me/posts/1', fields: { intent: 'restore', id: '1' } };

suite('flash messages', () => {
  test('are shown once, with their undo action', () => {
    const flash: Flash = { kind: 'success', message: 'Đã xóa bài “Khai trương”.', undo };
    assert.deepEqual(handOn(flash), flash);
    assert.deepEqual(handOn({ kind: 'info', message: 'Đã lưu; = %' }), { kind: 'info', message: 'Đã lưu; = %' });
    const { scope, context } = open(`m4u_flash=${encodeURIComponent(JSON.stringify(flash))}`);
    takeFlash(context);
    assert.match(scope.cookies().join(), /^m4u_flash=; .*Max-Age=0/);
  });

  test('are cut to 300 characters, and lose a button that is too large', () => {
    const long = handOn({ kind: 'success', message: 'ệ'.repeat(400), undo: { ...undo, label: 'x'.repeat(2000) } });
    assert.equal(long?.message.length, 300);
    assert.equal(long?.undo, undefined);
  });

  test('ignore forged messages and buttons', () => {
    const forged = (value: unknown) => take(`m4u_flash=${encodeURIComponent(JSON.stringify(value))}`);
    for (const value of [null, 'success Xin chào', { kind: 'shout', message: 'A' }, { kind: 'info', message: 1 }])
      assert.equal(forged(value), undefined);
    assert.equal(take('m4u_flash=success%20A'), undefined);
    for (const action of ['//elsewhere.test', '/\\elsewhere.test', 'https://elsewhere.test/', 1])
      assert.equal(forged({ kind: 'info', message: 'A', undo: { ...undo, action } })?.undo, undefined);
    assert.deepEqual(
      forged({ kind: 'info', message: 'A', undo: { ...undo, fields: { id: '1', n: 2 } } })?.undo?.fields,
      {
        id: '1',
      },
    );
  });
});
