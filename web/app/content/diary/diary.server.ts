import type { Client } from '@m4u/contract/api';
import { type KindCalls, type ListArgs, readList } from '../item/calls.server.ts';
import { diaryPaths } from '../item/paths.tsx';

type DiaryQuery = Parameters<Client['diary']['list']>[0]['query'];

/** API calls of diaries, which only members have. */
export const diaryCalls = {
  paths: diaryPaths,
  list: ({ diary }, { id }, query: DiaryQuery) => diary.list({ params: { id }, query }),
  get: ({ diary }, id) => diary.get({ params: { id } }),
  setPolicy: ({ diary }, _owner, id, policy) => diary.update({ params: { id }, body: { policy } }),
  remove: ({ diary }, _owner, id) => diary.remove({ params: { id } }),
} satisfies KindCalls;

/** Search of a diary from the address; an invalid month is ignored. */
const sought = (query: URLSearchParams) => {
  const text = (name: string, longest: number) => (query.get(name) ?? '').trim().slice(0, longest);
  const monthOf = (name: string) => /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(text(name, 7))?.[0] ?? '';
  return { search: text('search', 100), tag: text('tag', 30), from: monthOf('from'), to: monthOf('to') };
};

/** A search of a diary. */
export type Sought = ReturnType<typeof sought>;

/** A page of a member's diary that matches the search, newest day first. */
export const readDiary = async (args: ListArgs) => {
  const { search, ...filter } = sought(new URL(args.request.url).searchParams);
  const present = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  const list = await readList(args, diaryCalls, { search: search || undefined, filter: present });
  return { ...list, sought: { search, ...filter } };
};
