import { PhonebookSource } from '@m4u/contract/social/phonebook/schema';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';

/** What a phonebook is searched for, as the address says it; what is no letter or source there counts as none. */
const sought = (query: URLSearchParams) => {
  const text = (name: string, longest: number) => (query.get(name) ?? '').trim().slice(0, longest);
  return {
    q: text('q', 100),
    tag: text('tag', 30),
    source: PhonebookSource.safeParse(query.get('source')).data ?? '',
    letter: /^[a-z#]$/.exec(text('letter', 1).toLowerCase())?.[0] ?? '',
  } as const;
};

/** What a phonebook is searched for. */
export type Sought = ReturnType<typeof sought>;

const DUE = 20;
/** Rows at first, and after a cursor. */
const [FIRST, LATER] = [30, 50];

/** The reader's phonebook, some rows at a time; on its first page with whom to turn to again. */
export const readPhonebook = async (context: Readonly<RouterContextProvider>, request: Request) => {
  const query = new URL(request.url).searchParams;
  const asked = sought(query);
  const cursor = query.get('cursor') ?? undefined;
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));
  const isWhole = Object.keys(filter).length === 0 && cursor === undefined;
  const { phonebook } = api(context);
  const [list, due] = await Promise.all([
    phonebook.list({ query: { ...filter, cursor, limit: cursor === undefined ? FIRST : LATER } }),
    isWhole ? phonebook.list({ query: { due: true, limit: DUE } }) : undefined,
  ]);
  return {
    ...list,
    sought: asked,
    due: due?.data.toSorted((a, b) => (a.followUpOn ?? '').localeCompare(b.followUpOn ?? '')) ?? [],
  };
};

/** What the screen of a phonebook loads. */
export type PhonebookData = Awaited<ReturnType<typeof readPhonebook>>;
