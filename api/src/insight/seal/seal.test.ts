/** Seals: what a superuser of the database changes around the program is found (docs/rules/seal.md). */
import assert from 'node:assert/strict';
import { webcrypto } from 'node:crypto';
import { afterEach, describe, test } from 'node:test';
import type { SealReceipt, SealRoot } from '@m4u/contract/insight/seal';
import type { SealKey, SealProof } from '@m4u/contract/insight/seal/proof';
import { checkProof } from '@m4u/contract/insight/seal/proof.rules';
import { inTransaction } from '../../platform/events/transaction.ts';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { sql } from '../../platform/database/orm.ts';
import { startSealedBooks } from '../../testing/factories/seals.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import type { TestMember } from '../../testing/server/api.ts';
import { checkSeals } from './check.service.ts';
import { BRANCH, FIRST_LINK, hashLink, hashRow } from './rules.ts';
import { resealErased, sealNewRows } from './sealing.service.ts';

/** More rows than one branch of the tree has. */
const ROWS = BRANCH + 100;
const { api, platform, owner, buyer, stranger, tamper, makeRootAfter, column, check, restore } =
  await startSealedBooks(ROWS);

afterEach(restore);

test('books that nobody changed have no faults', async () => {
  assert.deepEqual(await check(), []);
  const { seals, roots } = await checkSeals(platform);
  assert.ok(seals > ROWS);
  assert.equal(roots, 2);
});

describe('changes of sealed rows', () => {
  for (const change of [
    `update audit_entries set act = 'member.lock'`,
    `update audit_entries set actor_id = '${buyer.memberId}'`,
    `update audit_entries set detail = '{}'`,
    `update audit_entries set target_name = 'Ai đó'`,
    'delete from audit_entries',
  ])
    test(`are found in the audit log: ${change}`, async () => {
      const ids = await column('select id::text as it from audit_entries');
      await tamper(change);
      assert.ok(ids.length > 0);
      assert.deepEqual(new Set((await check()).map(({ about }) => about)), new Set(ids));
    });
});

/** The newest seal of a movement of the first group. */
const someSeal = `(select number from seals order by number desc limit 1)`;

describe('changes of seals', () => {
  for (const [what, statements, kinds] of [
    ['removed in the middle', 'delete from seals where number = 500', ['gap', 'link', 'root']],
    ['removed at the end', `delete from seals where number > ${someSeal} - 10`, ['root']],
    [
      'exchanged',
      'update seals set number = -number where number in (100, 101); update seals set number = 201 + number where number < 0',
      ['link', 'mark', 'root'],
    ],
    ['given another time is no fault', `update seals set sealed_at = sealed_at + interval '1 minute'`, []],
    ['given another row', `update seals set subject_id = '${owner.memberId}' where number = 7`, ['mark', 'row']],
    ['without salts', 'update seals set salt = null where number = 7', ['content']],
    ['all removed', 'delete from seals', ['root']],
  ] as const)
    test(`are found: ${what}`, async () => {
      await tamper(statements);
      const found = new Set((await check()).map(({ kind }) => kind));
      assert.deepEqual([...found].toSorted(), [...kinds].toSorted());
    });

  test('are found when hashes are worked out anew, which needs no key', async () => {
    const [row] = await runAsSystem(async () => {
      const { rows } = await platform.db.execute<{ book: string; subject: string; salt: string; content: string }>(
        sql.raw(`select book::text, subject_id::text as subject, salt, '["points"]' as content from seals
          where book <> '00000000-0000-0000-0000-000000000000' and position = 1 limit 1`),
      );
      return rows;
    });
    assert.ok(row);
    const rowHash = hashRow(Buffer.alloc(32), row.salt, {
      id: row.subject,
      book: row.book,
      content: row.content,
      hidden: '',
    });
    await tamper(`update seals set row_hash = '${rowHash}', link = '${hashLink(FIRST_LINK, rowHash)}'
      where subject_id = '${row.subject}'`);
    assert.ok((await check()).some(({ kind, about }) => kind === 'mark' && about === row.subject));
  });
});

describe('changes of roots', () => {
  for (const [what, statements, kinds] of [
    ['another root', `update seal_roots set root = repeat('A', 43)`, ['root']],
    [
      'another statement',
      `update seal_roots set statement = replace(statement, '"size":', '"size":1')`,
      ['root', 'signature'],
    ],
    ['another signature', `update seal_roots set signature = repeat('A', 86)`, ['signature']],
    ['the first removed', 'delete from seal_roots where first = 1', ['root']],
  ] as const)
    test(`are found: ${what}`, async () => {
      await tamper(statements);
      const found = new Set((await check()).map(({ kind }) => kind));
      assert.deepEqual([...found].toSorted(), [...kinds].toSorted());
    });
});

test('names that an erasure removed are no fault, and cannot be guessed from the seals', async () => {
  const [id = ''] = await column(`select id::text as it from audit_entries where detail <> '{}' limit 1`);
  await tamper(`update audit_entries set target_name = '', detail = '{}' where id = '${id}'`);
  assert.deepEqual((await check()).length, 1);
  await runAsSystem(() => inTransaction(platform.db, (tx) => resealErased(platform, tx, [id])));
  assert.deepEqual(await check(), []);
  const salts = await column(
    `select coalesce(salt, 'none') as it from seals where subject_id = '${id}' order by number`,
  );
  assert.equal(salts.length, 2);
  assert.equal(salts[0], 'none');
});

describe('the receipt of an order', () => {
  const receiptOf = async (as: TestMember, id: string) =>
    assertDone<{ data: SealReceipt }>(await api.get(`/seals/orders/${id}`, { as })).data;
  const orderIds = () =>
    column(`select distinct order_id::text as it from point_movements join point_accounts on point_accounts.id = account_id
      where member_id = '${buyer.memberId}' and order_id is not null order by it`);

  test('proves each movement to its buyer', async () => {
    for (const id of await orderIds()) {
      const { waiting, proofs, key } = await receiptOf(buyer, id);
      assert.equal(waiting, 0);
      assert.equal(proofs.length, 1);
      for (const proof of proofs) {
        assert.equal(await checkProof(proof, key), true);
        assert.ok(JSON.stringify(proof).length < 2_000);
        assert.ok(!JSON.stringify(proof).includes(owner.memberId), 'who acted stays hidden');
      }
    }
  });

  test('proves nothing that was changed in any part', async () => {
    const [id = ''] = await orderIds();
    const { proofs, key } = await receiptOf(buyer, id);
    const [proof] = proofs;
    assert.ok(proof);
    const other = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);
    const changed: SealProof[] = [
      { ...proof, content: proof.content.replace('points', 'Points') },
      { ...proof, content: `${proof.content} ` },
      { ...proof, salt: other(proof.salt) },
      { ...proof, hidden: other(proof.hidden) },
      { ...proof, before: other(proof.before) },
      { ...proof, index: proof.index + 1 },
      { ...proof, path: proof.path.slice(1) },
      { ...proof, path: [...proof.path, proof.salt] },
      { ...proof, path: proof.path.map(other) },
      { ...proof, statement: proof.statement.replace('"day"', '"days"') },
      { ...proof, signature: other(proof.signature) },
    ];
    for (const [at, each] of changed.entries()) assert.equal(await checkProof(each, key), false, `change ${at}`);
    const { publicKey } = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign']);
    const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', publicKey);
    assert.equal(await checkProof(proof, { kty: 'EC', crv: 'P-256', x, y }), false, 'another key');
  });

  test('is for those who may read the order', async () => {
    const [id = ''] = await orderIds();
    assert.equal((await receiptOf(owner, id)).proofs.length, 1);
    for (const path of [`/seals/orders/${id}`, `/seals/orders/${id}/file`]) {
      assertProblem(await api.get(path, { as: stranger }), 'not-found');
      assertProblem(await api.get(path), 'unauthenticated');
    }
    assertProblem(await api.get('/seals/orders/x', { as: buyer }), 'invalid', ['id:invalid']);
  });

  test('is a page to keep once a root covers it', async () => {
    const [id = ''] = await orderIds();
    const file = await api.get(`/seals/orders/${id}/file`, { as: buyer });
    assert.equal(file.statusCode, 200);
    assert.match(String(file.headers['content-disposition']), /^attachment; filename=.+\.html/);
    assert.ok(!file.body.includes('</script>\n</script>'));
    await tamper('delete from seal_roots');
    const { waiting, proofs } = await receiptOf(buyer, id);
    assert.deepEqual([waiting, proofs.length], [1, 0]);
    assertProblem(await api.get(`/seals/orders/${id}/file`, { as: buyer }), 'wrong-state');
  });
});

describe('published roots', () => {
  interface Roots {
    readonly data: readonly SealRoot[];
    readonly total: number;
    readonly key: SealKey;
  }

  test('are signed by the published key, and each names the one before', async () => {
    const moved = await api.api.fastify.inject('/.well-known/m4u/roots');
    assert.deepEqual([moved.statusCode, moved.headers['location']], [302, '/api/seals/roots']);
    const { data, total, key } = assertDone<Roots>(await api.get('/seals/roots'));
    assert.equal(total, 2);
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
    const checkKey = await webcrypto.subtle.importKey('jwk', { ...key }, algorithm, false, ['verify']);
    for (const { statement, signature } of data)
      assert.ok(
        await webcrypto.subtle.verify(algorithm, checkKey, Buffer.from(signature, 'base64url'), Buffer.from(statement)),
      );
    const [newest, oldest] = data.map(({ statement }) => JSON.parse(statement) as { previous: string; size: number });
    const digest = await webcrypto.subtle.digest('SHA-256', Buffer.from(data[1]?.statement ?? ''));
    assert.equal(newest?.previous, Buffer.from(digest).toString('base64url'));
    assert.equal(oldest?.previous, '');
    assert.ok((newest?.size ?? 0) >= ROWS);
  });

  test('are listed in pages', async () => {
    assert.equal(assertDone<Roots>(await api.get('/seals/roots?limit=1&page=2')).data.length, 1);
    assertProblem(await api.get('/seals/roots?limit=0'), 'invalid', ['limit:too-small']);
  });

  test('are made once by two processes', async () => {
    await tamper(`insert into point_movements (id, group_id, account_id, against_id, kind, points, created_at)
      select (left(id::text, 13) || right(gen_random_uuid()::text, 23))::uuid, group_id, account_id, against_id, kind,
        points, created_at from point_movements limit 1`);
    await sealNewRows(platform);
    const made = await Promise.all([makeRootAfter(3), makeRootAfter(3)]);
    assert.equal(made.filter((root) => root !== undefined).length, 1);
  });
});
