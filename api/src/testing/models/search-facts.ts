/** Facts of a small world to search in, kept beside the database. */
import type { SearchKind } from '@m4u/contract/insight/search/rules';

/** Audience of something. */
export type Policy = 'public' | 'friends' | 'private';
export const policies: readonly Policy[] = ['public', 'friends', 'private'];

/** A member or a group. */
export interface Page {
  readonly id: string;
  readonly kind: 'member' | 'group';
  name: string;
  headline: string;
  about: string;
  isOpen: boolean;
  isVerified: boolean;
  phones: { value: string; policy: Policy }[];
}

/** A piece on a page. */
export interface Piece {
  readonly id: string;
  readonly kind: SearchKind;
  readonly owner: Page;
  title: string;
  content: string;
  policy: Policy;
  isDeleted: boolean;
}

/** Words of names. */
export const WORDS =
  'nguyễn nguyên Nguyen đức duc Đường dũng dung Dụng hoa hòa Hoà hoá gốm Gồm lụa Lúa trà Trả văn Vân an Ân ẩn anh Ánh thị thi ABC 24h Quảng quang lò'.split(
    ' ',
  );
/** Phone numbers in various notations. */
export const CALLS = ['0912 345 678', '+84912345679', '0981.222.333', '84912345678', '028 3822 1234'];

/** Random numbers by seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
};

/** Makes the facts of a world. */
export const createSearchWorld = (readers: readonly { memberId: string }[], seed: number) => {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const someWords = () => Array.from({ length: 1 + random(4) }, () => pick(WORDS)).join(pick([' ', ' ', ', ', ' – ']));
  const pages: Page[] = readers.map(({ memberId }) => ({
    id: memberId,
    kind: 'member',
    name: '',
    headline: '',
    about: '',
    isOpen: true,
    isVerified: true,
    phones: [],
  }));
  const pieces: Piece[] = [];
  const friends = new Set<string>();
  const blocks = new Set<string>();
  /** Role by `group member`. */
  const roles = new Map<string, 'admin' | 'member' | 'requested'>();
  const pairOf = (one: string, other: string) => [one, other].toSorted().join(' ');

  return { random, pick, someWords, pages, pieces, friends, blocks, roles, pairOf, readers };
};
export type World = ReturnType<typeof createSearchWorld>;
