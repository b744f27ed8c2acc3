/** Who may find what in a small world, by a plain reading of the rules. */
import { fold } from '@m4u/contract/fold';
import { type SearchKind, searchKinds, wordsOf } from '@m4u/contract/insight/search/rules';
import { CALLS, type Page, policies, type Policy, WORDS, type World } from './search-facts.ts';

const says = (name: string, q: string): boolean => {
  const whole = ` ${wordsOf(name).join(' ')}`;
  const asked = wordsOf(q);
  const all = ` ${fold(name).replaceAll(/[\s,–]+/g, ' ')}`;
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
export const oracleOf = ({ pages, pieces, friends, blocks, roles, pairOf }: World) => {
  const levelOf = (reader: string | undefined, page: Page): Policy[] => {
    if (reader === undefined) return ['public'];
    const role = page.kind === 'group' ? roles.get(`${page.id} ${reader}`) : undefined;
    if (page.id === reader || role === 'admin') return [...policies];
    if (role === 'member' || friends.has(pairOf(page.id, reader))) return ['public', 'friends'];
    return ['public'];
  };
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

  return expected;
};

/** Something to search for: words of names, their parts, with and without marks, and phone numbers. */
export const questionsOf = ({ random, pick, pages, pieces }: World) => {
  const question = (): { q: string; phone: string | undefined } => {
    if (random(8) === 0) {
      const phone = pick(CALLS);
      const written = pick([phone, phone.replaceAll(/[ .]/g, ''), phone.slice(0, 11)]);
      return { q: written, phone: written };
    }
    const word = () => {
      const whole = pick([...WORDS, pick(pages).name, pick(pieces).title]);
      const spoken = random(2) ? fold(whole) : whole;
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

  return question;
};
