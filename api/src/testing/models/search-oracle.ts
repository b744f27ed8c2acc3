/** Expected results in a small world, computed directly from the rules. */
import { fold } from '@m4u/contract/fold';
import { type SearchKind, searchKinds, splitQuery } from '@m4u/contract/insight/search/rules';
import { CALLS, type Page, policies, type Policy, WORDS, type World } from './search-facts.ts';

const hasWords = (name: string, q: string): boolean => {
  const whole = ` ${splitQuery(name).join(' ')}`;
  const queryWords = splitQuery(q);
  const all = ` ${fold(name).replaceAll(/[\s,–]+/g, ' ')}`;
  return (
    queryWords.length > 0 &&
    queryWords.every((word) =>
      word.length > 2 ? whole.includes(word) || all.includes(word) : all.includes(` ${word}`),
    )
  );
};

/** Whether a name and other texts have each word whole, the last one from three letters on at its beginning. */
const tells = (texts: readonly string[], q: string): boolean => {
  const said = new Set(texts.flatMap(splitQuery));
  const queryWords = [
    ...new Set(
      q
        .toLowerCase()
        .split(/[\s,–]+/)
        .filter((word) => splitQuery(word).length > 0),
    ),
  ].map(fold);
  return (
    queryWords.length > 0 &&
    queryWords.every(
      (word, index) =>
        said.has(word) ||
        (index === queryWords.length - 1 && word.length > 2 && [...said].some((each) => each.startsWith(word))),
    )
  );
};

const toDigits = (value: string) => {
  const digits = value.replaceAll(/\D/g, '');
  if (value.startsWith('+')) return digits;
  return digits.startsWith('0') ? `84${digits.slice(1)}` : digits;
};

/** Returns the expected results of a reader, by kind. */
export const createOracle = ({ pages, pieces, friends, blocks, roles, pairOf }: World) => {
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
    const groupsOf = (page: Page): string[] =>
      pages.flatMap(({ kind, id, isOpen, name }) =>
        kind === 'group' && isOpen && ['admin', 'member'].includes(roles.get(`${id} ${page.id}`) ?? '') ? [name] : [],
      );
    const isNamed = (page: Page) =>
      hasWords(page.name, q) || tells([page.name, page.headline, page.about, ...groupsOf(page)], q);
    const found = new Map<SearchKind, Set<string>>(searchKinds.map((kind) => [kind, new Set()]));
    for (const page of pages) {
      const isCalled = page.phones.some(
        ({ value, policy }) =>
          phone !== undefined && toDigits(value).startsWith(toDigits(phone)) && levelOf(reader, page).includes(policy),
      );
      if (isShown(page) && (isCalled || isNamed(page))) found.get(page.kind)?.add(page.id);
    }
    for (const { id, kind, owner, title, content, policy, isDeleted } of pieces)
      if (
        !isDeleted &&
        isShown(owner) &&
        levelOf(reader, owner).includes(policy) &&
        (hasWords(title, q) || tells([title, content], q))
      )
        found.get(kind)?.add(id);
    return found;
  };

  return expected;
};

/** Makes queries: words of names, their parts, with and without accents, and phone numbers. */
export const createQuestions = ({ random, pick, pages, pieces }: World) => {
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
