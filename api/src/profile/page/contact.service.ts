import type { Contact } from '@m4u/contract/profile/member/contact';
import type { Relation } from '../friend/visibility.reads.ts';

const visiblePolicies: Readonly<Record<Relation, readonly Contact['policy'][]>> = {
  owner: ['public', 'friends', 'private'],
  friend: ['public', 'friends'],
  visitor: ['public'],
};

/** The contacts that a reader of this relation may see (docs/rules/visibility.md#audiences). */
export const visibleContacts = (contacts: readonly Contact[], relation: Relation): Contact[] =>
  contacts.filter(({ policy }) => visiblePolicies[relation].includes(policy));
