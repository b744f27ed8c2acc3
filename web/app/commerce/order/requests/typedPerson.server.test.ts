import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Client } from '@m4u/contract/api';
import { RouterContextProvider } from 'react-router';
import { Scope, scopeContext, type Visit } from '../../../platform/request/scope.server.ts';
import { serializeRequest } from '../../../platform/session/cookies.ts';
import { keepPerson, takePerson } from './typedPerson.server.ts';

const typed = { product: 'p-1', name: 'Cô Mai & chị Sen + 50%', phone: '+84 905 123 321' };
const member = { memberId: 'm-1', name: 'Lê Sen', isPerson: true, urlMinify: null };

const createScope = (cookieHeader: string) => {
  const url = new URL('http://site.test/action/request');
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

/** Values for the form of a product in the same browser later, and the cookies that its answer sets. */
const open = (product: string, isSignedIn: boolean) => {
  const left = createScope('');
  keepPerson(left.context, typed);
  const { scope, context } = createScope(left.scope.cookies()[0]?.split(';')[0] ?? '');
  const rights = { staff: false, staffLacks: null, withheldGroups: [] };
  if (isSignedIn) scope.page.reader = { ...member, ...rights, verified: true, counted: true, termsDue: false };
  const person = takePerson(context, product);
  return { person, cookies: scope.cookies() };
};

const empty = { name: '', phone: '' };
const filled = { name: typed.name, phone: typed.phone };

suite('what a visitor typed into a request before signing in', () => {
  test('fills the form of the same product once for a signed-in reader', () => {
    assert.deepEqual(open('p-1', true), { person: filled, cookies: [serializeRequest('', 0)] });
  });

  test('fills no form of another product, and is removed there as well', () => {
    assert.deepEqual(open('p-2', true), { person: empty, cookies: [serializeRequest('', 0)] });
  });

  test('stays for a visitor who has not signed in yet, at its product alone', () => {
    assert.deepEqual(open('p-1', false), { person: filled, cookies: [] });
    assert.deepEqual(open('p-2', false), { person: empty, cookies: [] });
  });
});
