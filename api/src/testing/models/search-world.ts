/** A small world of pages, people and content that changes at random. */
import { searchKinds } from '@m4u/contract/insight/search/rules';
import { and, eq, or } from '../../platform/database/orm.ts';
import { contentItems } from '../../content/item/tables.ts';
import { accounts } from '../../identity/auth/tables.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { friendships, memberBlocks } from '../../profile/friend/tables.ts';
import { groupMembers, groups } from '../../profile/group/tables.ts';
import { members } from '../../profile/member/tables.ts';
import type { TestApi } from '../server/api.ts';
import { CALLS, type Page, type Piece, policies, createSearchWorld, type World } from './search-facts.ts';
import { createOracle, createQuestions } from './search-oracle.ts';

type Change = () => Promise<unknown>;

/** Writes the present state of a page. */
const createPageWriter = ({ api, clock }: TestApi, { random }: World) => {
  const { db } = api.platform;
  const now = clock.now();
  const contactsOf = ({ phones }: Page) =>
    phones.map(({ value, policy }) => ({ kind: 'phone' as const, value, policy }));
  const keepPage = (page: Page) => {
    const row = {
      name: page.name,
      headline: page.headline,
      [page.kind === 'member' ? 'aboutMe' : 'note']: `<p>${page.about}</p>`,
      contacts: contactsOf(page),
      [random(2) ? 'deletedAt' : 'lockedAt']: page.isOpen ? null : now,
    };
    const open = page.isOpen ? { deletedAt: null, lockedAt: null } : {};
    return page.kind === 'member'
      ? db
          .update(members)
          .set({ ...row, ...open })
          .where(eq(members.id, page.id))
      : db
          .update(groups)
          .set({ ...row, ...open })
          .where(eq(groups.id, page.id));
  };

  return keepPage;
};

/** Random changes of pages. */
const listPageChanges = (test: TestApi, world: World): readonly Change[] => {
  const { random, pick, someWords, pages, readers } = world;
  const { db } = test.api.platform;
  const now = test.clock.now();
  const keepPage = createPageWriter(test, world);
  return [
    () => {
      const page = pick(pages);
      page.name = someWords();
      return keepPage(page);
    },
    () => {
      const page = pick(pages);
      page.headline = random(2) ? someWords() : '';
      page.about = random(2) ? someWords() : '';
      return keepPage(page);
    },
    () => {
      const page = pick(pages);
      page.isOpen = page.isOpen ? random(3) > 0 : true;
      return keepPage(page);
    },
    () => {
      const page = pick(pages);
      page.phones = Array.from({ length: random(3) }, () => ({ value: pick(CALLS), policy: pick(policies) }));
      return keepPage(page);
    },
    () => {
      const page = pick(pages.filter(({ kind }) => kind === 'member'));
      page.isVerified = readers.some(({ memberId }) => memberId === page.id) || random(3) > 0;
      return db
        .update(accounts)
        .set({ verifiedAt: page.isVerified ? now : null })
        .where(eq(accounts.memberId, page.id));
    },
  ];
};

/** Random changes of content; the last one adds some. */
const listPieceChanges = ({ api, clock }: TestApi, world: World): readonly Change[] => {
  const { random, pick, someWords, pages, pieces } = world;
  const { db } = api.platform;
  const now = clock.now();
  return [
    () => {
      const piece = pick(pieces);
      piece.title = someWords();
      piece.content = random(2) ? someWords() : '';
      piece.policy = pick(policies);
      return db
        .update(contentItems)
        .set({ title: piece.title, content: `<p>${piece.content}</p>`, policy: piece.policy })
        .where(eq(contentItems.id, piece.id));
    },
    () => {
      const piece = pick(pieces);
      piece.isDeleted = !piece.isDeleted && random(2) > 0;
      return db
        .update(contentItems)
        .set({ deletedAt: piece.isDeleted ? now : null })
        .where(eq(contentItems.id, piece.id));
    },
    async () => {
      const owner = pick(pages);
      const piece: Piece = {
        id: uuidv7(),
        kind: pick(searchKinds.slice(3)),
        owner,
        title: someWords(),
        content: someWords(),
        policy: pick(policies),
        isDeleted: false,
      };
      pieces.push(piece);
      const { id, kind, title, policy } = piece;
      const content = `<p>${piece.content}</p>`;
      const rest = { rank: 'a0', createdAt: now, updatedAt: now, ownerKind: owner.kind, ownerId: owner.id } as const;
      await db.insert(contentItems).values({ id, kind: kind as 'post', title, content, policy, ...rest });
    },
  ];
};

/** Random changes of friends, blocks and groups. */
const listRelationChanges = ({ api }: TestApi, world: World): readonly Change[] => {
  const { random, pick, pages, friends, blocks, roles, pairOf } = world;
  const { db } = api.platform;
  const either = (one: string, other: string) =>
    or(
      and(eq(friendships.fromId, one), eq(friendships.toId, other)),
      and(eq(friendships.fromId, other), eq(friendships.toId, one)),
    );
  return [
    async () => {
      const [one, other] = [pick(pages), pick(pages)];
      if (one.kind === 'group' || other.kind === 'group' || one === other) return;
      const pair = pairOf(one.id, other.id);
      await db.delete(friendships).where(either(one.id, other.id));
      if (friends.delete(pair) || blocks.has(`${one.id} ${other.id}`) || blocks.has(`${other.id} ${one.id}`)) return;
      const status = random(4) ? 'accepted' : 'requested';
      if (status === 'accepted') friends.add(pair);
      await db.insert(friendships).values({ fromId: one.id, toId: other.id, status });
    },
    async () => {
      const [one, other] = [pick(pages), pick(pages)];
      if (one.kind === 'group' || other.kind === 'group' || one === other) return;
      const block = `${one.id} ${other.id}`;
      if (blocks.delete(block)) {
        await db
          .delete(memberBlocks)
          .where(and(eq(memberBlocks.memberId, one.id), eq(memberBlocks.blockedId, other.id)));
        return;
      }
      await db.delete(friendships).where(either(one.id, other.id));
      friends.delete(pairOf(one.id, other.id));
      blocks.add(block);
      await db.insert(memberBlocks).values({ memberId: one.id, blockedId: other.id });
    },
    async () => {
      const [group, member] = [pick(pages), pick(pages)];
      if (group.kind !== 'group' || member.kind !== 'member') return;
      const belonging = `${group.id} ${member.id}`;
      await db
        .delete(groupMembers)
        .where(and(eq(groupMembers.groupId, group.id), eq(groupMembers.memberId, member.id)));
      if (roles.delete(belonging)) return;
      const role = pick(['admin', 'member', 'requested'] as const);
      roles.set(belonging, role);
      const row =
        role === 'requested'
          ? ({ role: 'admin', status: 'requested' } as const)
          : ({ role, status: 'accepted' } as const);
      await db.insert(groupMembers).values({ groupId: group.id, memberId: member.id, ...row });
    },
  ];
};

/** Inserts people and groups. */
const insertWorld = async (test: TestApi, world: World): Promise<void> => {
  const { random, someWords, pages, readers } = world;
  const { db } = test.api.platform;
  const now = test.clock.now();
  const keepPage = createPageWriter(test, world);
  for (let index = 0; index < 16; index += 1) {
    const page: Page = {
      id: uuidv7(),
      kind: 'member',
      name: someWords(),
      headline: '',
      about: '',
      isOpen: true,
      isVerified: random(4) > 0,
      phones: [],
    };
    await db.insert(members).values({ id: page.id, name: page.name });
    await db.insert(accounts).values({
      id: uuidv7(),
      memberId: page.id,
      email: `${page.id}@example.vn`,
      verifiedAt: page.isVerified ? now : null,
    });
    pages.push(page);
  }
  for (let index = 0; index < 8; index += 1) {
    const page: Page = {
      id: uuidv7(),
      kind: 'group',
      name: someWords(),
      headline: '',
      about: '',
      isOpen: true,
      isVerified: true,
      phones: [],
    };
    await db.insert(groups).values({ id: page.id, name: page.name });
    pages.push(page);
  }
  for (const page of pages.slice(0, readers.length)) {
    page.name = someWords();
    await keepPage(page);
  }
};

/** Makes the world; `readers` are existing members. */
export const makeSearchWorld = async (test: TestApi, readers: readonly { memberId: string }[], seed: number) => {
  const world = createSearchWorld(readers, seed);
  await insertWorld(test, world);
  const writing = listPieceChanges(test, world);
  const changes = [...listPageChanges(test, world), ...listRelationChanges(test, world), ...writing];
  const change = () => world.pick(changes)();
  for (let index = 0; index < 80; index += 1) await writing.at(-1)?.();
  for (let index = 0; index < 300; index += 1) await change();
  return { change, expected: createOracle(world), question: createQuestions(world), pick: world.pick };
};
