import type { AccountLink, Contact } from '@m4u/contract/profile/member.contact';
import { uuidv7 } from '../../platform/ids.ts';
import type { Relation } from '../friend/service.ts';

const SEEN: Readonly<Record<Relation, readonly Contact['policy'][]>> = {
  owner: ['public', 'friends', 'private'],
  friend: ['public', 'friends'],
  visitor: ['public'],
};

/** The lines of contact that a reader of this relation may see (decisions §2 "Visibility"). */
export const seenContacts = (contacts: readonly Contact[], relation: Relation): Contact[] =>
  contacts.filter(({ policy }) => SEEN[relation].includes(policy));

/** The links that a reader sees: the owner all of them, everyone else those that are enabled. */
export const seenLinks = (links: readonly AccountLink[], relation: Relation): AccountLink[] =>
  links.filter(({ enabled }) => enabled || relation === 'owner');

/** A link as its owner sends it: with the id it had, or without one. */
export type LinkDraft = Omit<AccountLink, '_id'> & { readonly _id?: string | undefined };

/** Links as they are kept: those that were there keep their ids, every other gets a new one. */
export const withIds = (links: readonly LinkDraft[], before: readonly AccountLink[]): AccountLink[] => {
  const free = new Set(before.map(({ _id }) => _id));
  // An id is given once: a list that repeats one would make two links look like the same.
  return links.map(({ _id, label, address, enabled }) => ({
    _id: _id !== undefined && free.delete(_id) ? _id : uuidv7(),
    label,
    address,
    enabled,
  }));
};
