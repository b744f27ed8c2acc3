import { PhonebookSource } from '@m4u/contract/social/phonebook/schema';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';

/** Search of the phonebook from the address; an invalid letter or source is ignored. */
const sought = (query: URLSearchParams) => {
  const text = (name: string, longest: number) => (query.get(name) ?? '').trim().slice(0, longest);
  return {
    q: text('q', 100),
    tag: text('tag', 30),
    source: PhonebookSource.safeParse(query.get('source')).data ?? '',
    letter: /^[a-z#]$/.exec(text('letter', 1).toLowerCase())?.[0] ?? '',
  } as const;
};

/** A search of the phonebook. */
export type Sought = ReturnType<typeof sought>;

const DUE = 20;
/** Rows of the first page, and of each further one. */
const [FIRST, LATER] = [30, 50];

/** A page of the reader's phonebook; the first page includes due reminders. */
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

/** Data of the phonebook screen. */
export type PhonebookData = Awaited<ReturnType<typeof readPhonebook>>;
