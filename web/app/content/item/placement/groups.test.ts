import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Client } from '@m4u/contract/api';
import { RouterContextProvider } from 'react-router';
import { readForm } from '../../../platform/forms/form.server.ts';
import { Scope, scopeContext, type Visit } from '../../../platform/request/scope.server.ts';
import { chosenGroup, readShareGroups } from './groups.server.ts';

const GROUP = '01a1f9e6-a8f9-7031-be4d-d2c529d97ad5';
const LOCKED = '01a1f9e6-a8f9-7031-be4d-d2c529d97ad6';
const owner = { kind: 'member', id: '01a1f9e6-a8f9-7031-be4d-d2c529d97ad8' } as const;

/** The context of a request whose API is this client. */
const contextWith = (client: object): RouterContextProvider => {
  const visit: Visit = {
    url: new URL('http://site.test/'),
    requestId: 'r',
    ip: '',
    userAgent: '',
    cookieHeader: '',
    origin: 'http://site.test',
    nonce: 'n',
    isDocument: true,
  };
  const scope = new Scope(visit, {
    client: () => ({ client: client as unknown as Client, cookies: () => [] }),
    report: () => {},
    routeNames: new Map(),
  });
  return new RouterContextProvider(new Map([[scopeContext, scope]]));
};

suite('groups of an edited piece', () => {
  const listed = { _id: GROUP, name: 'Hội Gốm' };
  const offered = async (groupId: string | null, placement: { group: typeof listed } | null, kind = owner.kind) => {
    const context = contextWith({ member: { get: () => Promise.resolve({ data: { groups: [listed] } }) } });
    const groups = await readShareGroups(context, { owner }, { owner: { kind }, groupId, placement });
    return groups.map(({ _id }) => _id);
  };

  test('have the present one, also while it is locked or beyond the end of the list', async () => {
    assert.deepEqual(await offered(LOCKED, null), [GROUP, LOCKED]);
    assert.deepEqual(await offered(LOCKED, { group: { _id: LOCKED, name: 'Hội Lò' } }), [GROUP, LOCKED]);
  });

  test('have each group once, and none for a piece in no group', async () => {
    assert.deepEqual(await offered(GROUP, { group: listed }), [GROUP]);
    assert.deepEqual(await offered(null, null), [GROUP]);
  });
});

suite('the group that a form chooses', () => {
  const chosenIn = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({ title: 'Bình men tro', ...fields });
    return chosenGroup(await readForm(new Request('http://site.test/', { method: 'POST', body })));
  };

  test('is left out when the form has no field for it, so that the piece stays in its group', async () => {
    assert.deepEqual(await chosenIn({}), {});
    for (const groupId of ['', GROUP]) assert.deepEqual(await chosenIn({ groupId }), { groupId });
  });
});
