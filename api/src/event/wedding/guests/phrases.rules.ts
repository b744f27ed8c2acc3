/** Phrases in lines of guest lists that are no part of a name: sides, counts of people, groups. */
import { MOST_SEATS } from '@m4u/contract/event/wedding/rules';
import type { WeddingSide } from '@m4u/contract/event/wedding/schema';
import { fold, foldToWords } from '@m4u/contract/fold';
import { PHONE, trimDashes } from '@m4u/contract/person-lines';

/** A side as a text of its own, folded. */
const SIDE =
  /^(?:(?:khach|ho|ben|phia|cua) ){0,3}(?:(?:(?:nha|dang|ben|phia) )?(?:(trai)|gai)|(chu re)|co dau|(?:the )?(?:(groom)|bride)(?: s)?(?: side)?)$/;
/** A side that may stand in a running text, where `gái` alone is a name. */
const SIDE_WITHIN =
  /^(?:(?:khach|ho|ben|phia|cua) )*(?:(?:nha|dang|ben|phia) (?:trai|gai)|(?:the )?(?:groom|bride) s(?: side)?)$/;

/** The side that a whole text names: `nhà gái`, `họ nhà trai`, `đàng gái`, `groom`. */
export const findSide = (text: string): WeddingSide | undefined => {
  const found = SIDE.exec(foldToWords(text));
  if (!found) return undefined;
  return found[1] || found[2] || found[3] ? 'groom' : 'bride';
};

/** The number of people that a phrase names, and whether it is a guess. */
export interface Count {
  /** All people, the guest included; 0 where the phrase adds to the guest. */
  readonly all: number;
  /** People beside the guest. */
  readonly added: number;
  /** Whether the number is a guess, as of `và gia đình`. */
  readonly isGuess: boolean;
  /** Whether the phrase belongs to the name too, as `+ vợ` does: the invitation addresses them. */
  readonly isName: boolean;
}

const ALL =
  /^(?:(?:di|tong|khoang|~) ?)?(?:[x×*] ?)?(\d{1,2}) ?(?:nguoi|khach|ng|suat|cho|people|persons|guests|pax)$|^[x×*] ?(\d{1,2})$/;
const MORE = /^\+ ?(\d{1,2})(?: ?(?:nguoi|khach|ng|guests?|people))?$/;
const COMPANIONS =
  /^(?:\+|va|cung|&|and) ?(\d{1,2})? ?(?:vo|chong|vk|ck|con|be|chau|ban|ban gai|ban trai|nguoi yeu|ny|wife|husband|partner|kids?|children)$/;
const FAMILY = /^(?:\+|va|cung|&|and) ?(?:ca )?(?:gia dinh|gd|gdinh|vo con|chong con|family)$/;

/** People of a guest who comes with a family of unknown size. */
const GUESSED_FAMILY = 2;

const toCount = (digits: string | undefined): number | undefined => {
  const count = Number(digits);
  return count >= 1 && count <= MOST_SEATS ? count : undefined;
};

/** The number of people in a whole text: `2 người`, `x3`, `+1`, `+ vợ`, `và gia đình`. */
const readCount = (text: string): Count | undefined => {
  const folded = fold(text).trim();
  const all = ALL.exec(folded);
  const count = toCount(all?.[1] ?? all?.[2]);
  if (count !== undefined) return { all: count, added: 0, isGuess: false, isName: false };
  const more = toCount(MORE.exec(folded)?.[1]);
  if (more !== undefined) return { all: 0, added: more, isGuess: false, isName: false };
  if (FAMILY.test(folded)) return { all: 0, added: GUESSED_FAMILY - 1, isGuess: true, isName: true };
  const companions = COMPANIONS.exec(folded);
  if (!companions) return undefined;
  const added = toCount(companions[1] ?? '1');
  return added === undefined ? undefined : { all: 0, added, isGuess: false, isName: true };
};

/** The number of people in a cell of its own, which may be a number alone. */
export const readCountCell = (cell: string): Count | undefined => {
  const alone = /^\d{1,2}$/.test(cell) ? toCount(cell) : undefined;
  return alone === undefined ? readCount(cell) : { all: alone, added: 0, isGuess: false, isName: false };
};

/** Groups that people name without a word before them, folded. */
const GROUP =
  /^(?:ban (?:be|hoc|cap|c\d|dai hoc|dh|lop|cu|than|pho thong|thpt|thcs)|dong nghiep|ho (?:hang|noi|ngoai|xa|gan)|(?:ben|nha) (?:noi|ngoai))(?: |$)|(?:^| )(?:friends|colleagues|coworkers|relatives)$/;

/** Says whether a text is a group for sure, such as `Bạn cấp 3` or `Họ hàng`. */
export const isGroup = (text: string): boolean => GROUP.test(foldToWords(text));

/** Says whether a part of a typed line is a value: a number, side, count or group; behind a value all parts are. */
export const isValue = (part: string, isAfterValue: boolean): boolean =>
  isAfterValue ||
  PHONE.test(part) ||
  findSide(part) !== undefined ||
  readCountCell(part) !== undefined ||
  isGroup(part);

/** The side that a text names at its end or beginning, among other words. */
export const findSideWithin = (text: string): WeddingSide | undefined => {
  const words = foldToWords(text).split(' ');
  for (let size = Math.min(5, words.length); size > 1; size -= 1)
    for (const part of [words.slice(-size), words.slice(0, size)]) {
      const side = findSide(part.join(' '));
      if (side !== undefined) return side;
    }
  return undefined;
};

/** Names that only tell the relation to a side, such as `Gia đình nhà gái`: they stay as they are. */
const RELATION = /^(?:(?:dai dien|gia dinh|ho hang|ho|hai ho|ba con|ban be|khach|bo me|bo|me|to tien|ong ba) ?)+$/;

/** A name without what stands beside it. */
export interface NameParts {
  readonly name: string;
  readonly side: WeddingSide | undefined;
  readonly counts: readonly Count[];
  /** Groups in brackets. */
  readonly groups: readonly string[];
}

/** The most words of a phrase, and the most characters of a text in which they are looked for: no name is longer. */
const PHRASE_WORDS = 5;
const READ_LENGTH = 300;

/**
 * Reads a name with what people write around it: `Chị Én (nhà gái)`, `Anh Nam x3`, `Cô Mai nhà trai + 1`. Phrases are
 * looked for at both ends, a few words at a time. `mayBeEmpty`: the text may be phrases alone, since the name stands in
 * another cell.
 */
export const readName = (text: string, mayBeEmpty = false): NameParts => {
  const counts: Count[] = [];
  const groups: string[] = [];
  let side: WeddingSide | undefined;
  if (text.length > READ_LENGTH) return { name: text, side, counts, groups };
  const plain = text.replaceAll(/[([]([^()[\]]*)[)\]]/g, (whole, inner: string) => {
    const [innerSide, count] = [findSide(inner), readCount(inner)];
    side ??= innerSide;
    if (count) counts.push(count);
    if (isGroup(inner)) groups.push(inner.trim());
    return innerSide || count?.isName === false || isGroup(inner) ? ' ' : whole;
  });
  const words = plain
    .replaceAll(/([^\s+])\+|\+(?=[^\s+])/g, '$1 + ')
    .split(/\s+/)
    .filter(Boolean);
  const kept: string[] = [];
  let [from, to] = [0, words.length];
  let isChanged = plain !== text;
  /** Takes one phrase off an end; says whether there was one. */
  const takeOne = (): boolean => {
    for (let size = Math.min(PHRASE_WORDS, to - from); size > 0; size -= 1) {
      const end = words.slice(to - size, to).join(' ');
      const count = mayBeEmpty || size < to - from ? readCount(end) : undefined;
      if (count) {
        counts.push(count);
        if (count.isName) kept.unshift(end);
        to -= size;
        return true;
      }
      for (const [part, isEnd] of [
        [end, true],
        [words.slice(from, from + size).join(' '), false],
      ] as const) {
        const folded = foldToWords(part);
        if (!SIDE_WITHIN.test(folded)) continue;
        side ??= findSide(folded.replace(/^the /, ''));
        const rest = isEnd ? words.slice(from, to - size) : words.slice(from + size, to);
        if (RELATION.test(foldToWords(rest.join(' ')))) return false;
        if (isEnd) to -= size;
        else from += size;
        return true;
      }
    }
    return false;
  };
  while (takeOne()) isChanged = true;
  const rest = words.slice(from, to).join(' ');
  // The parents of one side belong to it, and keep their name.
  side ??= findSideWithin(rest);
  const opening = mayBeEmpty ? '' : foldToWords(rest.slice(0, 20));
  if (counts.length === 0 && /^(?:hai )?vo chong /.test(opening))
    counts.push({ all: 2, added: 0, isGuess: false, isName: true });
  else if (counts.length === 0 && opening.startsWith('gia dinh '))
    counts.push({ all: GUESSED_FAMILY, added: 0, isGuess: true, isName: true });
  return { name: isChanged ? [trimDashes(rest), ...kept].join(' ').trim() : text, side, counts, groups };
};

/** The people of a guest by all that a line says: a total counts, else the guest and those who were added; 0 for unsaid. */
export const sumPeople = (counts: readonly Count[]): { readonly people: number; readonly isGuess: boolean } => {
  const all = counts.find((count) => count.all > 0 && !count.isGuess) ?? counts.find((count) => count.all > 0);
  const added = counts.reduce((sum, count) => sum + count.added, 0);
  if (all && !all.isGuess) return { people: all.all, isGuess: false };
  if (added === 0) return { people: all?.all ?? 0, isGuess: all !== undefined };
  return { people: Math.min(MOST_SEATS, added + 1), isGuess: counts.some(({ isGuess }) => isGuess) };
};
