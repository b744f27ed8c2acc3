import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createQueryFilter, type QueryRoutes } from './known-query.server.ts';

const route = (
  id: string,
  path: string,
  { query, parentId = 'frame' }: { query?: string[]; parentId?: string } = {},
) => ({
  [id]: { id, path, parentId, module: { ...(query && { handle: { fullWidth: true, query } }) } },
});

const routes: QueryRoutes = {
  root: { id: 'root', path: '', module: {} },
  frame: { id: 'frame', parentId: 'root', module: { handle: undefined } },
  ...route('me', '/me/:id', { query: [] }),
  ...route('meEdit', 'edit/:part', { parentId: 'me' }),
  ...route('mePart', 'part/:part', { parentId: 'me', query: ['own'] }),
  ...route('mePosts', '/me/:id/posts', { query: ['type', 'cursor'] }),
  ...route('postDetail', '/me/:posts/:id', { query: [] }),
  ...route('search', '/search'),
  ...route('unknown', '*'),
};
const withoutUnknown = createQueryFilter(routes);

suite('known query parameters', () => {
  test('removes parameters that the screen does not declare', () => {
    assert.equal(withoutUnknown('/me/an?x=1'), '/me/an');
    assert.equal(withoutUnknown('/me/an?x=1&type=a&lang=en&&=&y'), '/me/an?lang=en');
    assert.equal(withoutUnknown('/me/posts/1?cursor=a'), '/me/posts/1');
    assert.equal(withoutUnknown('/me/an?'), '/me/an');
  });

  test('keeps declared and global parameters as written', () => {
    assert.equal(withoutUnknown('/me/an/posts?x=1&cursor=a%26b&type=event'), '/me/an/posts?cursor=a%26b&type=event');
    assert.equal(withoutUnknown('/me/an?as=friend&of=member/an'), '/me/an?as=friend&of=member/an');
    assert.equal(withoutUnknown('/me/an'), '/me/an');
  });

  test('applies the screen’s parameters to data requests', () => {
    assert.equal(
      withoutUnknown('/me/an/posts.data?x=1&type=event&_routes=mePosts'),
      '/me/an/posts.data?type=event&_routes=mePosts',
    );
  });

  test('keeps all parameters of screens without a declaration', () => {
    for (const address of ['/search?q=an&x=1', '/me/an/edit/about?x=1', '/nowhere?x=1', '//?x=1', '/%?x=1'])
      assert.equal(withoutUnknown(address), address);
  });

  test('includes the parameters of parent routes', () => {
    const within = createQueryFilter({ ...routes, ...route('me', '/me/:id', { query: ['tab'] }) });
    assert.equal(within('/me/an/part/a?tab=1&own=2&x=3'), '/me/an/part/a?tab=1&own=2');
  });
});
