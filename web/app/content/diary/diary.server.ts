import type { Client } from '@m4u/contract/api';
import { type KindCalls, type ListArgs, readList } from '../item/calls.server.ts';
import { diaryPaths } from '../item/paths.tsx';
import { defineFilter, type FilterOf, text } from '../../platform/search/filter.server.ts';

type DiaryQuery = Parameters<Client['diary']['list']>[0]['query'];

/** API calls of diaries, which only members have. */
export const diaryCalls = {
  paths: diaryPaths,
  list: ({ diary }, { id }, query: DiaryQuery) => diary.list({ params: { id }, query }),
  get: ({ diary }, id) => diary.get({ params: { id } }),
  setPolicy: ({ diary }, _owner, id, policy) => diary.update({ params: { id }, body: { policy } }),
  remove: ({ diary }, _owner, id) => diary.remove({ params: { id } }),
} satisfies KindCalls;

const month = (value: string | null) => /^\d{4}-(?:0[1-9]|1[0-2])$/.exec(text(7)(value))?.[0] ?? '';

const readFilter = defineFilter({ search: text(), tag: text(30), from: month, to: month });

/** Filter of a diary; an invalid month is ignored. */
export type DiaryFilter = FilterOf<typeof readFilter>;

/** A page of a member's diary that matches the search, newest day first. */
export const readDiary = async (args: ListArgs) => {
  const { filter, conditions } = readFilter(new URL(args.request.url).searchParams);
  const { search, ...others } = conditions;
  const list = await readList(args, diaryCalls, { search, filter: others });
  return { ...list, filter };
};
