/** A small world of pages, people and content that changes at random, and who may find what in it by a plain reading of the rules. */
import { plain, type SearchKind, searchKinds, wordsOf } from '@m4u/contract/insight/search.rules';
import { and, eq, or } from 'drizzle-orm';
import { accounts } from '../identity/auth/tables.ts';
import { contentItems } from '../content/item/tables.ts';
import { uuidv7 } from '../platform/ids.ts';
import { friendships, memberBlocks } from '../profile/friend/tables.ts';
import { groupMembers, groups } from '../profile/group/tables.ts';
import { members } from '../profile/member/tables.ts';
import type { TestApi } from './api.ts';

type Policy = 'public' | 'friends' | 'private';
const policies: readonly Policy[] = ['public', 'friends', 'private'];

interface Page {
  readonly id: string;
  readonly kind: 'member' | 'group';
  name: string;
  isOpen: boolean;
  isVerified: boolean;
  phones: { value: string; policy: Policy }[];
}

interface Piece {
  readonly id: string;
  readonly kind: SearchKind;
  readonly owner: Page;
  title: string;
  policy: Policy;
  isDeleted: boolean;
}

const WORDS =
  'nguyễn nguyên Nguyen đức duc Đường dũng dung Dụng hoa hòa Hoà hoá gốm Gồm lụa Lúa trà Trả văn Vân an Ân ẩn anh Ánh thị thi ABC 24h Quảng quang lò'.split(
    ' ',
  );
const CALLS = ['0912 345 678', '+84912345679', '0981.222.333', '84912345678', '028 3822 1234'];

/** Random numbers that are the same for a seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

/** Makes the world; `readers` are members who have signed up already. */
export const makeSearchWorld = async (api: TestApi, readers: readonly { memberId: string }[], seed: number) => {
  const { db } = api.api.platform;
  const now = api.clock.now();
  const random = randomOf(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const someWords = () => Array.from({ length: 1 + random(4) }, () => pick(WORDS)).join(pick([' ', ' ', ', ', ' – ']));

  const pages: Page[] = readers.map(({ memberId }) => ({
    id: memberId,
    kind: 'member',
    name: '',
    isOpen: true,
    isVerified: true,
    phones: [],
  }));
  const pieces: Piece[] = [];
  const friends = new Set<string>();
  const blocks = new Set<string>();
  /** `group member` to what they are there. */
  const roles = new Map<string, 'admin' | 'member' | 'requested'>();
  const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');

  const contactsOf = ({ phones }: Page) =>
    phones.map(({ value, policy }) => ({ kind: 'phone' as const, value, policy }));
  const keepPage = (page: Page) => {
    const row = {
      name: page.name,
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

  const changes: readonly (() => Promise<unknown>)[] = [
    () => {
      const page = pick(pages);
      page.name = someWords();
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
    () => {
      const piece = pick(pieces);
      piece.title = someWords();
      piece.policy = pick(policies);
      return db
        .update(contentItems)
        .set({ title: piece.title, policy: piece.policy })
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
      const [one, other] = [pick(pages), pick(pages)];
      if (one.kind === 'group' || other.kind === 'group' || one === other) return;
      const pair = pairOf(one.id, other.id);
      const either = (from: string, to: string) => and(eq(friendships.fromId, from), eq(friendships.toId, to));
      await db.delete(friendships).where(or(either(one.id, other.id), either(other.id, one.id)));
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
      const either = (from: string, to: string) => and(eq(friendships.fromId, from), eq(friendships.toId, to));
      await db.delete(friendships).where(or(either(one.id, other.id), either(other.id, one.id)));
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
    async () => {
      const owner = pick(pages);
      const piece: Piece = {
        id: uuidv7(),
        kind: pick(searchKinds.slice(2)),
        owner,
        title: someWords(),
        policy: pick(policies),
        isDeleted: false,
      };
      pieces.push(piece);
      const { id, kind, title, policy } = piece;
      const rest = { rank: 'a0', createdAt: now, updatedAt: now, ownerKind: owner.kind, ownerId: owner.id } as const;
      await db.insert(contentItems).values({ id, kind: kind as 'post', title, policy, ...rest });
    },
  ];
  const change = () => pick(changes)();

  for (let at = 0; at < 16; at += 1) {
    const page: Page = {
      id: uuidv7(),
      kind: 'member',
      name: someWords(),
      isOpen: true,
      isVerified: random(4) > 0,
      phones: [],
    };
    await db.insert(members).values({ id: page.id, name: page.name });
    await db
      .insert(accounts)
      .values({
        id: uuidv7(),
        memberId: page.id,
        email: `${page.id}@example.vn`,
        verifiedAt: page.isVerified ? now : null,
      });
    pages.push(page);
  }
  for (let at = 0; at < 8; at += 1) {
    const page: Page = { id: uuidv7(), kind: 'group', name: someWords(), isOpen: true, isVerified: true, phones: [] };
    await db.insert(groups).values({ id: page.id, name: page.name });
    pages.push(page);
  }
  for (const page of pages.slice(0, readers.length)) {
    page.name = someWords();
    await keepPage(page);
  }
  for (let at = 0; at < 80; at += 1) await changes.at(-1)?.();
  for (let at = 0; at < 300; at += 1) await change();

  const levelOf = (reader: string | undefined, page: Page): Policy[] => {
    if (reader === undefined) return ['public'];
    const role = page.kind === 'group' ? roles.get(`${page.id} ${reader}`) : undefined;
    if (page.id === reader || role === 'admin') return [...policies];
    if (role === 'member' || friends.has(pairOf(page.id, reader))) return ['public', 'friends'];
    return ['public'];
  };
  const says = (name: string, q: string): boolean => {
    const whole = ` ${wordsOf(name).join(' ')}`;
    const asked = wordsOf(q);
    const all = ` ${plain(name).replaceAll(/[\s,–]+/g, ' ')}`;
    return (
      asked.length > 0 &&
      asked.every((word) => (word.length > 2 ? whole.includes(word) || all.includes(word) : all.includes(` ${word}`)))
    );
  };
  const digitsOf = (value: string) => {
    const digits = value.replaceAll(/\D/g, '');
    if (value.startsWith('+')) return digits;
    return digits.startsWith('0') ? `84${digits.slice(1)}` : digits;
  };

  /** What a reader should find, by kind. */
  const expected = (reader: string | undefined, q: string, phone: string | undefined): Map<SearchKind, Set<string>> => {
    const isShown = (page: Page) =>
      page.isOpen &&
      page.isVerified &&
      !(page.kind === 'member' && reader && (blocks.has(`${reader} ${page.id}`) || blocks.has(`${page.id} ${reader}`)));
    const found = new Map<SearchKind, Set<string>>(searchKinds.map((kind) => [kind, new Set()]));
    for (const page of pages) {
      const isCalled = page.phones.some(
        ({ value, policy }) =>
          phone !== undefined && digitsOf(value).startsWith(digitsOf(phone)) && levelOf(reader, page).includes(policy),
      );
      if (isShown(page) && (isCalled || says(page.name, q))) found.get(page.kind)?.add(page.id);
    }
    for (const { id, kind, owner, title, policy, isDeleted } of pieces)
      if (!isDeleted && isShown(owner) && levelOf(reader, owner).includes(policy) && says(title, q))
        found.get(kind)?.add(id);
    return found;
  };

  /** Something to search for: words of names, their parts, with and without marks, and phone numbers. */
  const question = (): { q: string; phone: string | undefined } => {
    if (random(8) === 0) {
      const phone = pick(CALLS);
      const written = pick([phone, phone.replaceAll(/[ .]/g, ''), phone.slice(0, 11)]);
      return { q: written, phone: written };
    }
    const word = () => {
      const whole = pick([...WORDS, pick(pages).name, pick(pieces).title]);
      const spoken = random(2) ? plain(whole) : whole;
      if (random(3)) return spoken;
      const from = random(2) ? 0 : random(2);
      return spoken.slice(from, from + 1 + random(5)).trim() || spoken;
    };
    return {
      q: Array.from({ length: 1 + random(2) }, word)
        .join(' ')
        .slice(0, 100),
      phone: undefined,
    };
  };

  return { change, expected, question, random, pick };
};
