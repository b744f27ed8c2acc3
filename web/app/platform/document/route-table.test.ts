import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { type RouteTable, writeRouteTable } from '../../../route-table.ts';

const route = (id: string, fields: object) => ({
  id,
  hasLoader: true,
  hasAction: false,
  module: `/assets/${id}.screen-${id.length}.js`,
  imports: ['/assets/framework.js', '/assets/document.js'],
  css: ['/assets/document.css#'],
  ...fields,
});

const table: RouteTable = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'] },
  url: '/assets/manifest-1.js',
  version: '1',
  routes: {
    root: route('root', { path: '', hasErrorBoundary: true }),
    me: route('me', { parentId: 'root', path: '/me/:id', hasAction: true }),
    posts: route('posts', { parentId: 'me', path: 'posts', imports: ['/assets/list.js', '/assets/framework.js'] }),
    index: route('index', { parentId: 'root', index: true, hasLoader: false, imports: [], css: [] }),
  },
};

/** The table as a browser has it, with the imports of each route in the order of their names. */
const evaluate = (script: string): unknown => {
  const window: { __reactRouterManifest?: RouteTable } = {};
  runInNewContext(script, { window });
  return window.__reactRouterManifest;
};

const inOrder = (made: unknown): RouteTable => {
  const { routes, ...others } = JSON.parse(JSON.stringify(made)) as RouteTable;
  const sorted = Object.entries(routes).map(([id, { imports, ...fields }]) => [
    id,
    { ...fields, imports: imports.toSorted() },
  ]);
  return { ...others, routes: Object.fromEntries(sorted) as RouteTable['routes'] };
};

test('a shortened table of routes is the same one in the browser', () => {
  assert.deepEqual(inOrder(evaluate(writeRouteTable(table))), inOrder(table));
});

test('names each file once', () => {
  assert.equal(writeRouteTable(table).split('framework').length - 1, 2, 'for the entry, and for all routes');
});

test('refuses a script from elsewhere', () => {
  const routes = { root: route('root', { imports: ['https://cdn.example/framework.js'] }) };
  assert.throws(() => writeRouteTable({ routes }), /outside of \/assets/);
});
