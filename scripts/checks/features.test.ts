/** docs/features.md names every address of the web and every group of calls, and none that is not there. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { contract } from '../../contract/src/api.ts';
import routes from '../../web/app/routes.ts';
import { root } from '../command/steps.ts';

interface Entry {
  readonly path?: string | undefined;
  readonly children?: readonly Entry[] | undefined;
}

const page = readFileSync(join(root, 'docs/features.md'), 'utf8');

/** Addresses of a part of the routes, with `{}` for each parameter. */
const listAddresses = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const address = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/$/, '');
    return [address.replaceAll(/:\w+/g, '{}'), ...listAddresses(children, address)];
  });

/** The route that stands for all other addresses has none of its own. */
const isAddress = (address: string): boolean => address !== '/*';

/** Routes of which one parameter is the same word on every page. */
const spoken = (address: string): string => address.replace(/^\/(me|mbg)\/posts\/\{\}$/, '/$1/{}/{}');

test('docs/features.md has every address, and no other', () => {
  const wanted = new Set(
    listAddresses(routes)
      .map((address) => address || '/')
      .filter(isAddress),
  );
  const told = [...page.matchAll(/`(\/[^`…]*)`/g)].map(([, address = '']) =>
    spoken(address.replaceAll(/\{\w+\}/g, '{}')),
  );
  assert.deepEqual([...new Set(told)].filter((address) => address !== '/api/docs').toSorted(), [...wanted].toSorted());
});

test('docs/features.md has every group of calls once', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const told = rows.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  assert.deepEqual(told.toSorted(), Object.keys(contract).toSorted());
});
