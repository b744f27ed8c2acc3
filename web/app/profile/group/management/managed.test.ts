import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Client } from '@m4u/contract/api';
import { RouterContextProvider } from 'react-router';
import { Scope, scopeContext, type Visit } from '../../../platform/request/scope.server.ts';
import { readManaged } from './managed.server.ts';

const ID = '01a1f9e6-a8f9-7031-be4d-d2c529d97ad5';
const client = { group: { managed: () => Promise.resolve({ data: [{ _id: ID }] }) } } as unknown as Client;

/** Redirect target of a screen of group admins that is requested without a group. */
const ledTo = async (requested: string, screen: string): Promise<string | null> => {
  const url = new URL(screen, 'http://site.test');
  const visit: Visit = {
    url,
    requestId: 'r',
    ip: '',
    userAgent: '',
    cookieHeader: '',
    origin: url.origin,
    nonce: 'n',
    isDocument: requested === screen,
  };
  const scope = new Scope(visit, {
    client: () => ({ client, cookies: () => [] }),
    report: () => {},
    routeNames: new Map(),
  });
  const context = new RouterContextProvider(new Map([[scopeContext, scope]]));
  try {
    await readManaged(context, new Request(new URL(requested, url)));
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location');
    throw thrown;
  }
  return null;
};

suite('screen of group admins', () => {
  test('redirects to the first group, by the screen’s address for data requests too', async () => {
    const screen = '/action/memberManagement/customers?q=hoa';
    const there = `${screen}&groupId=${ID}`;
    assert.equal(await ledTo(screen, screen), there);
    assert.equal(await ledTo('/action/memberManagement/customers.data?q=hoa&_routes=x', screen), there);
  });
});
