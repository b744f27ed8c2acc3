import type { ImportCounts, ImportRow } from '@m4u/contract/social/phonebook/import';
import { MAXIMUM_ENTRIES, MAXIMUM_ENTRY_TAGS, MAXIMUM_WAYS } from '@m4u/contract/social/phonebook/schema';
import type { BookRow } from './book.queries.ts';
import type { ReadCard } from './vcf.rules.ts';

/** Fields of an entry after an import. */
type Kept = ReadCard;

/** An entry that an import creates or changes. */
export interface Target {
  /** The existing row; undefined for a new entry. */
  readonly row: BookRow | undefined;
  /** Index of its card in the file. */
  readonly place: number;
  kept: Kept;
  /** The cards have added details. */
  changed: boolean;
}

/** Result of an import before it is stored. */
export interface Plan {
  readonly rows: ImportRow[];
  readonly targets: readonly Target[];
  readonly counts: ImportCounts;
}

const joined = (one: readonly string[], other: readonly string[], maximum: number): string[] =>
  [...new Set([...one, ...other])].slice(0, maximum);

/** Removes duplicate tags, ignoring case. */
const joinedTags = (one: readonly string[], other: readonly string[]): string[] => {
  const there = new Set(one.map((tag) => tag.toLowerCase()));
  return [...one, ...other.filter((tag) => !there.has(tag.toLowerCase()))].slice(0, MAXIMUM_ENTRY_TAGS);
};

/** Fills in missing fields; existing values stay. */
const merge = (there: Kept, card: ReadCard): Kept => ({
  name: there.name || card.name,
  organization: there.organization || card.organization,
  title: there.title || card.title,
  phones: joined(there.phones, card.phones, MAXIMUM_WAYS),
  emails: joined(there.emails, card.emails, MAXIMUM_WAYS),
  website: there.website || card.website,
  address: there.address || card.address,
  note: there.note || card.note,
  tags: joinedTags(there.tags, card.tags),
});

const waysOf = ({ phones, emails }: Pick<ReadCard, 'phones' | 'emails'>): string[] => [...phones, ...emails];

/**
 * Starts with the fields that the owner stored. Data from a member's page is left out, since the owner may lose access
 * to it. Texts of a member's row may come from either source, so they stay empty here and are not changed.
 */
const startOf = (row: BookRow): Kept => ({
  name: row.name,
  organization: row.memberId === null ? row.organization : '',
  title: row.memberId === null ? row.title : '',
  phones: [...row.ownPhones],
  emails: [...row.ownEmails],
  website: row.memberId === null ? row.website : '',
  address: row.memberId === null ? row.address : '',
  note: row.note,
  tags: row.tags,
});

/** Details of a card that neither the member's page nor the entry has. */
const newTo = (row: BookRow, card: ReadCard): ReadCard => {
  const there = new Set([...row.phones, ...row.emails]);
  const missing = (values: readonly string[]) => values.filter((value) => !there.has(value));
  return {
    ...card,
    organization: row.organization ? '' : card.organization,
    title: row.title ? '' : card.title,
    phones: missing(card.phones),
    emails: missing(card.emails),
    website: row.website ? '' : card.website,
    address: row.address ? '' : card.address,
  };
};

const refused = (card: ReadCard | undefined, reason: ImportRow['reason']): ImportRow => ({
  name: card?.name ?? '',
  phones: card?.phones ?? [],
  emails: card?.emails ?? [],
  outcome: 'refused',
  reason,
  joins: null,
});

/**
 * Plans the import of each card: a card with a number or address of an existing row or an earlier card is merged into
 * that one.
 */
export const planImport = (
  cards: readonly (ReadCard | undefined)[],
  book: readonly BookRow[],
  room = MAXIMUM_ENTRIES - book.filter(({ entryId }) => entryId !== null).length,
): Plan => {
  const byWay = new Map<string, Target>();
  const targets: Target[] = [];
  // The first person with a number keeps it, since two people may share one.
  const know = (target: Target, ways: readonly string[]) => {
    for (const way of ways) if (!byWay.has(way)) byWay.set(way, target);
  };
  for (const row of book) know({ row, place: -1, kept: startOf(row), changed: false }, waysOf(row));

  const joinTarget = (target: Target, card: ReadCard): ImportRow => {
    const { row } = target;
    const merged = merge(target.kept, row ? newTo(row, card) : card);
    const isNew = JSON.stringify(merged) !== JSON.stringify(target.kept);
    target.kept = merged;
    if (isNew && row && !target.changed) targets.push(target);
    target.changed ||= isNew;
    know(target, waysOf(card));
    const joins = row ? { _id: row.key, name: row.name } : null;
    return { name: card.name, phones: card.phones, emails: card.emails, outcome: 'duplicate', reason: null, joins };
  };

  let left = room;
  const rows = cards.map((card, place): ImportRow => {
    if (!card) return refused(card, 'unreadable');
    if (card.name === '') return refused(card, 'empty');
    const there = waysOf(card)
      .map((way) => byWay.get(way))
      .find((target) => target !== undefined);
    if (there) return joinTarget(there, card);
    if (left <= 0) return refused(card, 'full');
    left -= 1;
    const target: Target = { row: undefined, place, kept: card, changed: true };
    targets.push(target);
    know(target, waysOf(card));
    return { name: card.name, phones: card.phones, emails: card.emails, outcome: 'new', reason: null, joins: null };
  });
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows,
    targets,
    counts: { added: count('new'), merged: count('duplicate'), refused: count('refused') },
  };
};
