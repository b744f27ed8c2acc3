import { fold } from '@m4u/contract/fold';
import { lazy } from '@m4u/contract/lazy';
import type { DeviceRow } from '@m4u/contract/social/phonebook/schema';

/** Digits of a phone number without its prefix: 0912… and +84 912… are equal. */
const digitsOf = (phone: string): string => phone.replaceAll(/\D/g, '').replace(/^(?:84|0)/, '');

/** Searched fields of a person. */
type Searched = Pick<DeviceRow, 'name' | 'organization' | 'title' | 'emails' | 'tags' | 'phones'>;

/** Whether a person matches the search: all words, marks ignored, or any part of a number. */
export const matchesSearch = (person: Searched, typed: string): boolean => {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const { name, organization, title, emails, tags } = person;
  const text = fold([name, organization, title, ...emails, ...tags].join(' '));
  if (words.every((word) => text.includes(word))) return true;
  if (!/^[\d\s().+-]+$/.test(typed)) return false;
  const digits = digitsOf(typed.trim());
  return digits.length > 1 && person.phones.some((phone) => digitsOf(phone).includes(digits));
};

const byName = lazy(() => new Intl.Collator('vi', { sensitivity: 'base' }));

/** Sorts people by name, as in the phonebook. */
export const sortByName = (people: readonly DeviceRow[]): DeviceRow[] =>
  people.toSorted((a, b) => byName().compare(a.name, b.name));
