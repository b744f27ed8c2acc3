import type { ImportCounts, ImportRow } from '@m4u/contract/social/phonebook/import';
import { MAXIMUM_ENTRIES, MAXIMUM_ENTRY_TAGS, MAXIMUM_CONTACT_LINES } from '@m4u/contract/social/phonebook/schema';
import type { BookRow } from './list.queries.ts';
import type { ReadCard } from './vcardFile.rules.ts';

/** Fields of an entry after an import. */
type ImportedFields = ReadCard;

/** An entry that an import creates or changes. */
export interface Target {
  /** The existing row; undefined for a new entry. */
  readonly row: BookRow | undefined;
  /** Index of its card in the file. */
  readonly cardIndex: number;
  fields: ImportedFields;
  /** The cards have added details. */
  changed: boolean;
}

/** Result of an import before it is stored. */
export interface Plan {
  readonly rows: ImportRow[];
  readonly targets: readonly Target[];
  readonly counts: ImportCounts;
}

const mergeLists = (one: readonly string[], other: readonly string[], maximum: number): string[] =>
  [...new Set([...one, ...other])].slice(0, maximum);

/** Removes duplicate tags, ignoring case. */
const mergeTags = (one: readonly string[], other: readonly string[]): string[] => {
  const presentTags = new Set(one.map((tag) => tag.toLowerCase()));
  return [...one, ...other.filter((tag) => !presentTags.has(tag.toLowerCase()))].slice(0, MAXIMUM_ENTRY_TAGS);
};

/** Fills in missing fields; existing values stay. */
const merge = (existing: ImportedFields, card: ReadCard): ImportedFields => ({
  name: existing.name || card.name,
  organization: existing.organization || card.organization,
  title: existing.title || card.title,
  phones: mergeLists(existing.phones, card.phones, MAXIMUM_CONTACT_LINES),
  emails: mergeLists(existing.emails, card.emails, MAXIMUM_CONTACT_LINES),
  website: existing.website || card.website,
  address: existing.address || card.address,
  note: existing.note || card.note,
  tags: mergeTags(existing.tags, card.tags),
});

const contactKeys = ({ phones, emails }: Pick<ReadCard, 'phones' | 'emails'>): string[] => [...phones, ...emails];

/**
 * Starts with the fields that the owner stored. Data from a member's page is left out, since the owner may lose access
 * to it. Texts of a member's row may come from either source, so they stay empty here and are not changed.
 */
const storedFields = (row: BookRow): ImportedFields => ({
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
const newDetails = (row: BookRow, card: ReadCard): ReadCard => {
  const presentContacts = new Set([...row.phones, ...row.emails]);
  const missing = (values: readonly string[]) => values.filter((value) => !presentContacts.has(value));
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

const refusedRow = (card: ReadCard | undefined, reason: ImportRow['reason']): ImportRow => ({
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
  for (const row of book) know({ row, cardIndex: -1, fields: storedFields(row), changed: false }, contactKeys(row));

  const joinTarget = (target: Target, card: ReadCard): ImportRow => {
    const { row } = target;
    const merged = merge(target.fields, row ? newDetails(row, card) : card);
    const isNew = JSON.stringify(merged) !== JSON.stringify(target.fields);
    target.fields = merged;
    if (isNew && row && !target.changed) targets.push(target);
    target.changed ||= isNew;
    know(target, contactKeys(card));
    const joins = row ? { _id: row.key, name: row.name } : null;
    return { name: card.name, phones: card.phones, emails: card.emails, outcome: 'duplicate', reason: null, joins };
  };

  let freeRows = room;
  const rows = cards.map((card, cardIndex): ImportRow => {
    if (!card) return refusedRow(card, 'unreadable');
    if (card.name === '') return refusedRow(card, 'empty');
    const existingTarget = contactKeys(card)
      .map((way) => byWay.get(way))
      .find((target) => target !== undefined);
    if (existingTarget) return joinTarget(existingTarget, card);
    if (freeRows <= 0) return refusedRow(card, 'full');
    freeRows -= 1;
    const target: Target = { row: undefined, cardIndex, fields: card, changed: true };
    targets.push(target);
    know(target, contactKeys(card));
    return { name: card.name, phones: card.phones, emails: card.emails, outcome: 'new', reason: null, joins: null };
  });
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows,
    targets,
    counts: { added: count('new'), merged: count('duplicate'), refused: count('refused') },
  };
};
