import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { checkProof } from '@m4u/contract/insight/seal/proof.rules';
import { deriveSealKeys } from './keys.rules.ts';
import { BRANCH, branchesOf, buildTree, FIRST_LINK, hashLink, hashRow, hide, pathOf, rootOf } from './rules.ts';

const text = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');

/** Leaves and roots of trees with one to eight leaves, from the reference code of RFC 6962 and RFC 9162. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

test('roots are those of the reference code', () => {
  for (const [index, root] of ROOTS.entries()) assert.equal(rootOf(LEAVES.slice(0, index + 1).map(text)), text(root));
});

test('a tree has each leaf, and one root', () => {
  const levels = buildTree(LEAVES.map(text));
  assert.deepEqual(
    levels.map((level) => level.length),
    [8, 4, 2, 1],
  );
  const first = createHash('sha256')
    .update(Buffer.from([0]))
    .digest();
  assert.deepEqual(levels[0]?.[0], first);
});

test('a proof holds for every place of trees of every shape', async () => {
  const keys = deriveSealKeys({ dataKey: randomBytes(32) });
  const row = { id: 'id', book: 'book', content: '["points"]', hidden: 'who' };
  const salt = randomBytes(16).toString('base64url');
  const link = hashLink(FIRST_LINK, hashRow(keys.markKey, salt, row));
  for (const size of [1, 2, 3, 7, BRANCH - 1, BRANCH, BRANCH + 1, 2 * BRANCH, 2 * BRANCH + 5])
    for (const index of new Set([0, 1, BRANCH - 1, BRANCH, size >> 1, size - 1].filter((place) => place < size))) {
      const links = Array.from({ length: size }, (_, place) =>
        place === index ? link : randomBytes(32).toString('base64url'),
      );
      const start = index - (index % BRANCH);
      const statement = JSON.stringify({ size, root: rootOf(links) });
      const proof = {
        content: row.content,
        salt,
        hidden: hide(keys.markKey, row),
        before: FIRST_LINK,
        index,
        path: pathOf(links.slice(start, start + BRANCH), branchesOf(links), index),
        statement,
        signature: keys.sign(statement),
      };
      assert.equal(await checkProof(proof, keys.publicKey), true, `${index} of ${size}`);
      if (size > 1) assert.equal(await checkProof({ ...proof, index: index ^ 1 }, keys.publicKey), false);
    }
});
