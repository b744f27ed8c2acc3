import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { type ListAsked, readList } from '../item/list.server.ts';
import { readPiece } from '../item/owner.server.ts';
import { diaryPaths } from '../item/paths.tsx';

type Context = Readonly<RouterContextProvider>;

/** What a diary is searched for, as the address says it; what is no month there counts as none. */
const sought = (query: URLSearchParams) => {
  const text = (name: string, longest: number) => (query.get(name) ?? '').trim().slice(0, longest);
  const monthOf = (name: string) => /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(text(name, 7))?.[0] ?? '';
  return { search: text('search', 100), tag: text('tag', 30), from: monthOf('from'), to: monthOf('to') };
};

/** What a diary is searched for. */
export type Sought = ReturnType<typeof sought>;

/** A member's diary, the newest day first, some at a time, as far as it is searched for. */
export const readDiary = async (asked: ListAsked) => {
  const { search, ...filter } = sought(new URL(asked.request.url).searchParams);
  const present = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const list = await readList(asked, {
    paths: diaryPaths,
    load: ({ id }, cursor) =>
      api(asked.context).diary.list({
        params: { id },
        query: { search: search || undefined, filter: present, cursor },
      }),
  });
  return { ...list, sought: { search, ...filter } };
};

/** One entry with its owner's page. */
export const readEntry = async (context: Context, of: { kind: 'member'; id: string; pattern: string }) => {
  const load = api(context).diary.get({ params: { id: of.id } });
  const { piece, owner } = await readPiece(context, { ...of, load, at: diaryPaths.one });
  return { entry: piece, owner };
};

/** What the screen of one entry loads. */
export type DiaryPageData = Awaited<ReturnType<typeof readEntry>>;
