import { PhonebookSource } from '@m4u/contract/social/phonebook/schema';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { hasFilter } from '../../platform/search/filter.ts';
import { defineFilter, type FilterOf, text } from '../../platform/search/filter.server.ts';

const readFilter = defineFilter({
  q: text(),
  tag: text(30),
  source: (value) => PhonebookSource.safeParse(value).data ?? '',
  letter: (value) => /^[a-z#]$/.exec(text(1)(value).toLowerCase())?.[0] ?? '',
});

/** Filter of the phonebook; an invalid letter or source is ignored. */
export type PhonebookFilter = FilterOf<typeof readFilter>;

const MOST_DUE = 20;
/** Rows of the first page, and of each further one. */
const [FIRST, LATER] = [30, 50];

/** A page of the reader's phonebook; the first page includes due reminders. */
export const readPhonebook = async (context: Readonly<RouterContextProvider>, request: Request) => {
  const query = new URL(request.url).searchParams;
  const { filter, conditions } = readFilter(query);
  const cursor = query.get('cursor') ?? undefined;
  const isWhole = !hasFilter(filter) && cursor === undefined;
  const { phonebook } = api(context);
  const [list, dueEntries] = await Promise.all([
    phonebook.list({ query: { ...conditions, cursor, limit: cursor === undefined ? FIRST : LATER } }),
    isWhole ? phonebook.list({ query: { due: true, limit: MOST_DUE } }) : undefined,
  ]);
  return {
    ...list,
    filter,
    due: dueEntries?.data.toSorted((a, b) => (a.followUpOn ?? '').localeCompare(b.followUpOn ?? '')) ?? [],
  };
};

/** Data of the phonebook screen. */
export type PhonebookData = Awaited<ReturnType<typeof readPhonebook>>;
