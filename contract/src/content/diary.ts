import * as z from 'zod';
import { ById, data, Day, Done, line, TAG_LENGTH, tagList } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { contentBody, contentFields, ContentHead, contentList, ContentQuery } from './item/schema.ts';

/** Most tags of an entry. */
export const MAXIMUM_TAGS = 10;

/** A month: YYYY-MM. */
const YearAndMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'invalid' });

const fields = {
  title: contentFields.title,
  content: contentFields.content,
  images: contentFields.images,
  policy: contentFields.policy,
  /** The day that the entry is about. */
  day: z.iso.date({ error: ({ input }) => (input === undefined || input === '' ? 'required' : 'date') }).pipe(Day),
  tags: tagList(MAXIMUM_TAGS),
};

/**
 * A new entry of the caller's job diary. It is private by default, unlike all other content, since members write it for
 * themselves (docs/rules/diary.md#entries).
 */
export const DiaryDraft = z.object({
  ...fields,
  images: fields.images.default([]),
  policy: fields.policy.default('private'),
  tags: fields.tags.default([]),
});
export type DiaryDraft = z.output<typeof DiaryDraft>;

/** Changes of an entry; omitted fields stay as they are. */
export const DiaryChanges = z.object(fields).partial();
export type DiaryChanges = z.output<typeof DiaryChanges>;

/** An entry as lists show it. */
export const DiaryCard = ContentHead.extend({ day: Day, tags: z.array(z.string()) });
export type DiaryCard = z.output<typeof DiaryCard>;

/** An entry with its text and pictures. */
export const Diary = DiaryCard.extend(contentBody);
export type Diary = z.output<typeof Diary>;

/** Filter of entries: by tag, and by months, both included. */
const DiaryFilter = { tag: line(TAG_LENGTH, 1).optional(), from: YearAndMonth.optional(), to: YearAndMonth.optional() };

const DiaryQuery = ContentQuery.extend({ search: line(100).optional(), filter: filterOf(DiaryFilter) });
export type DiaryQuery = z.output<typeof DiaryQuery>;

/** Job diaries of members (docs/rules/diary.md#lists). */
export const diary = endpoints({
  list: {
    method: 'GET',
    path: '/members/getJobDiaryByMemberId/:id',
    access: 'anyone',
    summary: 'Diary entries of a member that the caller can see, newest day first; `search` ignores diacritics',
    params: ById,
    query: DiaryQuery,
    result: contentList(DiaryCard).extend({
      /** Tags of all visible entries, regardless of the filter; most used first, at most thirty. */
      tags: z.array(z.string()),
      /** Months of all entries that the reader may see, newest first. */
      months: z.array(YearAndMonth),
    }),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/members/jobDiary/:id',
    access: 'anyone',
    summary: 'A diary entry',
    params: ById,
    result: data(Diary),
    errors: ['not-found'],
  },
  insert: {
    method: 'POST',
    path: '/members/insertJobDiary',
    access: 'member',
    summary: 'Creates an entry in the caller’s diary, private by default',
    body: DiaryDraft,
    result: data(Diary),
    errors: ['not-found'],
  },
  update: {
    method: 'PUT',
    path: '/members/updateJobDiaryById/:id',
    access: 'member',
    summary: 'Changes a diary entry',
    params: ById,
    body: DiaryChanges,
    result: data(Diary),
    errors: ['not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/members/deleteJobDiaryById/:id',
    access: 'member',
    summary: 'Deletes a diary entry; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
});
