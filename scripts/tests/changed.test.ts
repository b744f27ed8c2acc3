import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readFiles } from '../structure/check-structure.ts';
import { root } from '../command/steps.ts';
import { findPlace } from '../structure/wings.ts';
import { listAffected } from './changed.ts';
import { journeysOf } from './module-journeys.ts';

const files = new Map(
  Object.entries({
    'contract/src/content/post.ts': `import { id } from '../common.ts';`,
    'contract/src/common.ts': '',
    'contract/src/api.ts': `import { post } from './content/post.ts';\nimport { chat } from './social/message.ts';`,
    'contract/src/social/message.ts': '',
    'api/src/platform/html.ts': '',
    'api/src/app.ts': `import { posts } from './content/post/routes.ts';\nimport { talk } from './social/message/routes.ts';`,
    'api/src/content/post/routes.ts': `import { html } from '../../platform/html.ts';\nimport { post } from '@m4u/contract/content/post';`,
    'api/src/content/post/post.test.ts': `import { startTestApi } from '../../testing/api.ts';`,
    'api/src/social/message/routes.ts': '',
    'api/src/social/message/message.test.ts': `import { startTestApi } from '../../testing/api.ts';`,
    'api/src/testing/api.ts': `import { app } from '../app.ts';`,
    'web/app/content/post/PostForm.tsx': `import { Button } from '../../ui/Button.tsx';`,
    'web/app/content/post/words.test.ts': `import { words } from './words.ts';`,
    'web/app/social/message/Talk.tsx': '',
    'web/app/ui/Button.tsx': '',
    'e2e/content/post.spec.ts': '',
    'e2e/social/messages.spec.ts': '',
  }),
);

describe('tests affected by a change', () => {
  test('of a module are its own tests, which use it by HTTP', () => {
    assert.deepEqual(listAffected(['api/src/content/post/routes.ts'], files), {
      files: ['api/src/content/post/post.test.ts'],
      journeys: [],
    });
  });

  test('of the platform are the tests of modules that use it', () => {
    assert.deepEqual(listAffected(['api/src/platform/html.ts'], files).files, ['api/src/content/post/post.test.ts']);
  });

  test('of the contract are tests of API and web', () => {
    assert.deepEqual(listAffected(['contract/src/common.ts'], files).files, [
      'api/src/content/post/post.test.ts',
      'web/app/content/post/words.test.ts',
    ]);
  });

  test('of a component are the journeys of screens that show it', () => {
    assert.deepEqual(listAffected(['web/app/ui/Button.tsx'], files), {
      files: ['web/app/content/post/words.test.ts'],
      journeys: ['e2e/content/post.spec.ts'],
    });
  });

  test('of the demo content are the tests that read it', () => {
    const demo = new Map([
      ...files,
      ['api/src/demo/content.ts', ''],
      ['api/src/demo/content/posts.json', '[]'],
      ['api/src/demo/seed/seed.test.ts', `import { readDemo } from '../content.ts';`],
    ]);
    assert.deepEqual(listAffected(['api/src/demo/content/posts.json'], demo).files, ['api/src/demo/seed/seed.test.ts']);
    assert.deepEqual(listAffected(['api/src/demo/pictures/kiln.svg'], demo).files, ['api/src/demo/seed/seed.test.ts']);
  });

  test('of a test or journey are only itself', () => {
    assert.deepEqual(listAffected(['e2e/social/messages.spec.ts', 'api/src/social/message/message.test.ts'], files), {
      files: ['api/src/social/message/message.test.ts'],
      journeys: ['e2e/social/messages.spec.ts'],
    });
  });
});

test('every module of the web names existing journeys', () => {
  const paths = [...readFiles(root).keys()];
  const modules = paths.map(findPlace).filter((place) => place?.package === 'web' && place.module !== undefined);
  assert.deepEqual(new Set(Object.keys(journeysOf)), new Set(modules.map((place) => place?.module)));
  const named = Object.values(journeysOf).flat();
  assert.deepEqual(
    named.filter((name) => !paths.some((path) => path.startsWith('e2e/') && path.endsWith(`/${name}.spec.ts`))),
    [],
  );
});
