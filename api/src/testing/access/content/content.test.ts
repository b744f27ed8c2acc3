import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ErrorCode } from '@m4u/contract/http/errors';
import type { LightMyRequestResponse } from 'fastify';
import { eq, and, isNull } from '../../../platform/database/orm.ts';
import { contentItems } from '../../../content/item/tables.ts';
import {
  type ActorName,
  actors,
  levels,
  canChange,
  type Piece,
  type PieceKind,
  canSee,
  makeScene,
  writePiece,
} from './scene.ts';
import { type Row, table } from './table.ts';
import { assertDone, assertProblem } from '../../server/answers.ts';
import { startTestApi } from '../../server/api.ts';

const api = await startTestApi();
const scene = await makeScene(api);

type Of<R extends Row['rule']> = Extract<Row, { rule: R }>;

/** Asserts a success, or exactly this refusal. */
const expect = (answer: LightMyRequestResponse, refusal: ErrorCode | undefined, what: string): void => {
  if (refusal === undefined) assert.equal(answer.statusCode, 200, `${what}: ${answer.body}`);
  else assertProblem(answer, refusal);
};

const piecesOf = async ({ kind, owner, extra }: { kind: PieceKind; owner: Piece['owner']; extra?: object }) => {
  const pieces = [];
  for (const policy of levels) pieces.push(await writePiece(scene, kind, owner, policy, extra));
  return pieces.filter((piece) => piece !== undefined);
};

const walk = {
  read: async (row: Of<'read'>) => {
    for (const { id, owner, policy } of await piecesOf(row))
      for (const actor of actors) {
        const answer = await api.get(row.path(id), { as: scene.as(actor) });
        expect(answer, canSee(actor, owner, policy) ? undefined : 'not-found', `${actor} ${policy}`);
      }
  },

  list: async (row: Of<'list'>) => {
    const written = await piecesOf(row);
    for (const actor of actors) {
      const { path, rows = (answer: never) => answer } = row;
      const { data, total } = rows(assertDone<never>(await api.get(path(scene), { as: scene.as(actor) })));
      const shown = new Set(data.map(({ _id }) => _id));
      for (const { id, owner, policy } of written) {
        const isSeen = canSee(actor, owner, policy);
        // A short list has room for these pieces, which were written last.
        assert.equal(shown.has(id), isSeen, `${actor} ${policy}`);
      }
      const hidden = await countHidden(row, actor);
      assert.equal(total, (await countAll(row)) - hidden, `${actor}: the total`);
    }
  },

  gather: async ({ kind, path, finds }: Of<'gather'>) => {
    const written = await piecesOf({ kind, owner: 'group' });
    for (const actor of actors) {
      const { body } = await api.get(path(scene), { as: scene.as(actor) });
      for (const { id, title, policy } of written) {
        if (policy === 'public') assert.equal(body.includes(id), finds, `${actor} ${body}`);
        else if (!canSee(actor, 'group', policy))
          assert(!body.includes(id) && !body.includes(title), `${actor} ${policy}`);
      }
    }
  },

  change: async (row: Of<'change'>) => {
    const extra = row.extra?.(scene);
    for (const { id, owner, policy } of await piecesOf({ ...row, ...(extra && { extra }) })) {
      const owner_ = actors.find((actor) => canChange(actor, owner));
      if (row.deleted) {
        const remove = owner === 'member' ? 'members/deleteBlogById' : 'brandBlog/deleteById';
        assertDone(await api.put(`/${remove}/${id}`, { as: owner_ && scene.as(owner_) }));
      }
      // Owners come last, since a deleted piece is gone for all.
      for (const actor of [...actors].sort(
        (one, other) => Number(canChange(one, owner)) - Number(canChange(other, owner)),
      )) {
        const answer = await api.put(row.path(id), { as: scene.as(actor), ...(row.body && { body: row.body }) });
        const may = canChange(actor, owner);
        const mayNot = canSee(actor, owner, policy) && !row.deleted ? 'forbidden' : 'not-found';
        expect(answer, actor === 'visitor' ? 'unauthenticated' : may ? undefined : mayNot, `${actor} ${policy}`);
      }
    }
  },

  page: async ({ owner, method, path, body, others }: Of<'page'>) => {
    for (const actor of actors) {
      const as = scene.as(actor);
      const call = method === 'POST' ? api.post : api.put;
      const sent = { as, body: body(scene, actor) };
      const answer = await (method === 'GET' ? api.get(path(scene), { as }) : call(path(scene), sent));
      if (actor === 'visitor') expect(answer, 'unauthenticated', actor);
      else if (canChange(actor, owner) || others === 'own' || (others === 'joined' && actor === 'friend')) {
        const { data } = assertDone<{ data: { owner?: { id: string } } }>(answer);
        const isOwn = others === 'own' || !canChange(actor, owner);
        const own = isOwn ? scene.as(actor)?.memberId : owner === 'group' ? scene.groupId : scene.memberId;
        if (data.owner) assert.equal(data.owner.id, own, actor);
      } else expect(answer, 'forbidden', actor);
    }
  },

  switched: async ({ owner, path, turn, body }: Of<'switched'>) => {
    const owner_ = actors.find((actor) => canChange(actor, owner));
    for (const enabled of [true, false]) {
      assertDone(await api.put(turn(scene), { as: owner_ && scene.as(owner_), body: { ...body, enabled } }));
      for (const actor of actors) {
        const answer = await api.get(path(scene), { as: scene.as(actor) });
        expect(answer, enabled || canChange(actor, owner) ? undefined : 'not-found', `${actor} ${enabled}`);
      }
    }
  },
} as const;

/** Returns a list as an actor sees it. */
const rowsFor = async ({ path, rows = (answer: never) => answer }: Of<'list'>, actor: ActorName) =>
  rows(assertDone<never>(await api.get(path(scene), { as: scene.as(actor) })));

const countAll = async (row: Of<'list'>): Promise<number> =>
  (await rowsFor(row, row.owner === 'member' ? 'owner' : 'groupAdmin')).total;

const countHidden = async (row: Of<'list'>, actor: ActorName): Promise<number> => {
  const rows = await api.api.platform.db
    .select({ policy: contentItems.policy })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.ownerId, row.owner === 'member' ? scene.memberId : scene.groupId),
        eq(contentItems.kind, row.kind),
        isNull(contentItems.deletedAt),
      ),
    );
  return rows.filter(({ policy }) => !canSee(actor, row.owner, policy)).length;
};

describe('access to content', () => {
  for (const [call, rows] of Object.entries(table)) {
    test(`lists rows for ${call}`, () => assert(rows.length > 0));
    for (const [index, row] of rows.entries())
      test(`${call} (${index + 1}, ${'owner' in row ? row.owner : 'anybody'}): ${row.rule}`, async () => {
        const work = walk[row.rule] as (row: Row) => Promise<void>;
        await work(row);
      });
  }
});
