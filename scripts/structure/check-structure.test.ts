import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStructure } from './check-structure.ts';

/** Violations in a repository of these files. */
const wrongWith = (files: Record<string, string>) => checkStructure(new Map(Object.entries(files)));

const good = {
  'main.ts': `import { buildApi } from '@m4u/api';`,
  'contract/src/api.ts': `import { relic } from './content/relic.ts';`,
  'contract/src/content/relic.ts': `import { endpoints } from '../http/endpoint.ts';\nexport const relic = endpoints({});`,
  'contract/src/content/relic/rules.ts': `import type { Member } from '../../profile/member.ts';`,
  'contract/src/http/endpoint.ts': '',
  'contract/src/profile/member.ts': '',
  'api/src/app.ts': `import routes from './content/relic/routes.ts';`,
  'api/src/platform/clock.ts': `import { Moment } from '@m4u/contract/http/endpoint';`,
  'api/src/content/relic/routes.ts': `import * as service from './service.ts';`,
  'api/src/content/relic/service.ts': `import * as queries from './queries.ts';\nimport * as member from '../../profile/member/service.ts';`,
  'api/src/content/relic/queries.ts': `import { visibleTo } from '../../profile/friend/visibility.reads.ts';\nimport { relics } from './tables.ts';`,
  'api/src/content/relic/tables.ts': `import { members } from '../../profile/member/tables.ts';`,
  'api/src/content/relic/feed/service.ts': `import { visibleTo } from '../../../profile/member/page/service.ts';`,
  'api/src/content/relic/picture.service.ts': `import { clock } from '../../platform/clock.ts';`,
  'api/src/content/relic/relic.test.ts': `import { startServer } from '../../testing/server.ts';`,
  'api/src/profile/directory/members/open.reads.ts': `import { members } from '../../member/tables.ts';`,
  'api/src/profile/friend/visibility.reads.ts': `import { isOpen } from '../directory/members/open.reads.ts';`,
  'api/src/profile/member/service.ts': '',
  'api/src/profile/member/page/service.ts': '',
  'api/src/profile/member/tables.ts': '',
  'api/src/testing/server.ts': `import { build } from '../app.ts';`,
  'docs/web.md':
    '# Writing screens (`web/app`)\n## Forms\n## Forms\nSee [rules](rules/point.md#forms) or [above](#forms-1).',
  'docs/rules/point.md': 'Code: docs/web.md#writing-screens-webapp, https://example.org/docs/x.md\n## Forms',
  'web/app/ui/Button.tsx': `// ${'docs'}/web.md#forms-1\nimport { save } from '../paraglide/messages.js';\nimport { formatDate } from '../platform/formats.ts';\nimport { Moment } from '@m4u/contract/http/endpoint';`,
  'web/app/content/relic/detail.screen.tsx': `import { Page } from '../../profile/member/Page.tsx';\nimport { Button } from '../../ui/Button.tsx';`,
  'web/app/profile/member/Page.tsx': `import type { Relic } from '@m4u/contract/content/relic';`,
};

test('accepts a valid repository', () => {
  assert.deepEqual(wrongWith(good), []);
});

const cases: readonly [name: string, path: string, text: string, expected: RegExp][] = [
  ['an unknown module', 'api/src/content/relics/service.ts', '', /wing content has no module relics/],
  ['a module in another wing', 'web/app/social/relic/list.screen.tsx', '', /wing social has no module relic/],
  ['an unknown wing', 'api/src/blog/post/service.ts', '', /neither a wing/],
  ['an unknown module in the contract', 'contract/src/content/blog.ts', '', /no module blog/],
  ['an unknown kind of file in api', 'api/src/content/relic/relicManager.ts', '', /a module of api holds routes/],
  ['an unknown kind of SQL in api', 'api/src/content/relic/views.sql', '', /functions\.sql, triggers\.sql or policies/],
  ['a deep folder in a module', 'api/src/content/relic/a/b/c/queries.ts', '', /with one level below/],
  ['an unknown kind of file in a subject', 'api/src/content/relic/feed/manager.ts', '', /a module of api holds/],
  ['a subject of the contract beside its module', 'contract/src/content/relic.rules.ts', '', /a folder <module>/],
  ['an unknown kind of file in web', 'web/app/content/relic/format.ts', '', /a module of web holds/],
  ['a folder called utils', 'web/app/platform/utils/date.ts', '', /called "utils"/],
  ['a folder called helpers', 'e2e/helpers/x.ts', '', /called "helpers"/],
  ['endpoints without routes', 'contract/src/content/cv.ts', 'export const cv = endpoints({});', /no routes/],
  ['routes without endpoints', 'api/src/content/album/routes.ts', '', /contract\/src\/content\/album\.ts does not/],
  [
    'an import of api in web by path',
    'web/app/platform/x.ts',
    `import { y } from '../../../api/src/app.ts';`,
    /only through the contract/,
  ],
  [
    'an import of api in web by name',
    'web/app/platform/x.ts',
    `import { build } from '@m4u/api';`,
    /only through the contract/,
  ],
  [
    'an import of a type of api in web',
    'web/app/root.tsx',
    `import type { App } from '@m4u/api';`,
    /only through the contract/,
  ],
  [
    'an import of web in api',
    'api/src/app.ts',
    `const web = await import('../../web/app/root.tsx');`,
    /only through the contract/,
  ],
  [
    'an import of api in the contract',
    'contract/src/api.ts',
    `export * from '../../api/src/app.ts';`,
    /must not depend on api/,
  ],
  [
    'an import of node: in the contract',
    'contract/src/words.ts',
    `import fs from 'node:fs';`,
    /without input or output/,
  ],
  [
    'an import of the contract by path',
    'web/app/root.tsx',
    `import { x } from '../../contract/src/api.ts';`,
    /by its name/,
  ],
  [
    'an import of a module in http',
    'contract/src/http/x.ts',
    `import { r } from '../content/relic.ts';`,
    /shared code must not depend/,
  ],
  [
    'an import of a module in a shared file',
    'contract/src/words.ts',
    `import { relic } from './content/relic.ts';`,
    /shared code must not depend/,
  ],
  [
    'an import of a later wing',
    'api/src/profile/group/service.ts',
    `import {\n  list,\n} from '../../content/relic/service.ts';`,
    /profile must not depend on the wing content/,
  ],
  [
    'an import of a later wing in the contract',
    'contract/src/profile/group.ts',
    `import { relic } from '../content/relic.ts';`,
    /must not depend on the wing/,
  ],
  [
    'an import of a later module',
    'api/src/content/post/service.ts',
    `import { list } from '../relic/service.ts';`,
    /post must not depend on the module relic/,
  ],
  [
    'an import of another module’s tables in reads',
    'api/src/profile/card/holder.reads.ts',
    `import { members } from '../member/tables.ts';`,
    /only service, reads, writes, events of/,
  ],
  [
    'an import of point’s tables in a service of order',
    'api/src/commerce/order/service.ts',
    `import { pointMovements } from '../point/tables.ts';`,
    /only service, reads, writes, events of/,
  ],
  [
    'an import of discount’s tables in order',
    'api/src/commerce/order/queries.ts',
    `import { discounts } from '../discount/tables.ts';`,
    /only service, reads, writes, events of/,
  ],
  [
    'an import of friend’s tables in directory',
    'api/src/profile/directory/members/x.reads.ts',
    `import { friendships } from '../../friend/tables.ts';`,
    /directory must not depend on the module friend/,
  ],
  [
    'an import of a later wing in web',
    'web/app/profile/member/Top.tsx',
    `import { R } from '../../content/relic/R.tsx';`,
    /must not depend on the wing/,
  ],
  [
    'an import of another module’s queries',
    'api/src/content/relic/service.ts',
    `import { find } from '../../profile/member/queries.ts';`,
    /only service, reads, writes, events of/,
  ],
  [
    'an import of another module’s tables in queries',
    'api/src/content/relic/queries.ts',
    `import { members } from '../../profile/member/tables.ts';`,
    /only service, reads, writes, events of/,
  ],
  [
    'an import of another module’s rules',
    'api/src/content/relic/service.ts',
    `import { pageOf } from '../../profile/member/rules.ts';`,
    /only service, reads, writes, events of/,
  ],
  [
    'an import of another module’s screen',
    'web/app/content/relic/detail.screen.tsx',
    `import Screen from '../../profile/member/detail.screen.tsx';`,
    /screens of another module may not/,
  ],
  [
    'an import of a module in the platform',
    'api/src/platform/x.ts',
    `import '../profile/member/service.ts';`,
    /platform must not depend/,
  ],
  [
    'an import of testing in the program',
    'api/src/modules.ts',
    `import { t } from './testing/server.ts';`,
    /only tests may use/,
  ],
  [
    'an import of the contract in ui',
    'web/app/ui/Card.tsx',
    `import { M } from '@m4u/contract/profile/member';`,
    /ui must not depend on the domain/,
  ],
  [
    'an import of a module in ui',
    'web/app/ui/Card.tsx',
    `import { Page } from '../profile/member/Page.tsx';`,
    /ui must not depend on the domain/,
  ],
  ['a long file', 'bench/load.ts', 'let x;\n'.repeat(301), /301 lines, at most 300/],
  ['a long test', 'e2e/profile/walk.spec.ts', 'let x;\n'.repeat(501), /501 lines, at most 500/],
  [
    'the host of a package registry',
    'docs/operations.md',
    `Fetch it from https://${'registry'}.example.org/x`,
    /operations\.md:1: names the host/,
  ],
  [
    'a reference to a missing page',
    'api/src/app.ts',
    `\n// See ${'docs'}/gone.md.`,
    /app\.ts:2: docs\/gone\.md does not/,
  ],
  [
    'a reference to a missing heading',
    'e2e/x.ts',
    `// (${'docs'}/web.md#loading)`,
    /docs\/web\.md has no heading #loading/,
  ],
  [
    'a link to a missing page',
    'docs/ui.md',
    '[tests](rules/gone.md)',
    /ui\.md:1: docs\/rules\/gone\.md does not exist/,
  ],
  ['a link to a missing heading', 'docs/growth.md', '[web](web.md#x)', /docs\/web\.md has no heading #x/],
  [
    'a link to a missing heading of the same page',
    'docs/ui.md',
    '# Buttons\n[forms](#forms)',
    /ui\.md:2: .* no heading #forms/,
  ],
  [
    'a reference to a text outside the repository',
    'web/app/root.tsx',
    `// ${'specification'} §4.2`,
    /root\.tsx:1: refers to a text/,
  ],
];

for (const [name, path, text, expected] of cases) {
  test(`refuses ${name}`, () => {
    const wrong = wrongWith({ ...good, [path]: text });
    assert.equal(wrong.length, 1, wrong.join('\n'));
    assert.match(wrong[0] ?? '', expected);
    assert.ok(wrong[0]?.includes(path));
  });
}

test('reports an import cycle once and in order', () => {
  const files = {
    'bench/a.ts': `import { b } from './b.ts';`,
    'bench/b.ts': `import { c } from './c.ts';`,
    'bench/c.ts': `export { a } from './a.ts';`,
  };
  assert.deepEqual(wrongWith(files), ['import cycle: bench/a.ts → bench/b.ts → bench/c.ts → bench/a.ts']);
});

test('counts type imports in cycles, but not dynamic imports', () => {
  const files = { 'bench/a.ts': `import { b } from './b.ts';`, 'bench/b.ts': `const later = () => import('./a.ts');` };
  assert.deepEqual(wrongWith(files), []);
  assert.match(wrongWith({ ...files, 'bench/b.ts': `import type { A } from './a.ts';` }).join(), /cycle/);
});

test('accepts a file of exactly the maximum length', () => {
  assert.deepEqual(wrongWith({ 'bench/load.ts': 'let x;\n'.repeat(300) }), []);
});

test('refuses a folder of more than 24 files, except decisions', () => {
  const filled = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/page-${index}.md`, '']));
  assert.deepEqual(wrongWith({ ...filled('docs', 24), ...filled('docs/decisions', 25) }), []);
  assert.deepEqual(wrongWith(filled('docs', 25)), ['docs: 25 files, at most 24; divide it by subject']);
});
