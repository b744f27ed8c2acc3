import * as z from 'zod';
import { ById, data, Day, Done, line } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { contentBody, contentFields, ContentHead, contentList, ContentQuery } from './item/schema.ts';

/** Tags of an entry at most. */
export const MAXIMUM_TAGS = 10;

const Tag = line(30, 1);

/** Each tag once, however it is written. */
const Tags = z
  .array(Tag)
  .max(MAXIMUM_TAGS)
  .transform((tags) => [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed());

/** A month: YYYY-MM. */
const YearAndMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'invalid' });

const fields = {
  title: contentFields.title,
  content: contentFields.content,
  images: contentFields.images,
  policy: contentFields.policy,
  /** The day that the entry is of. */
  day: z.iso.date({ error: ({ input }) => (input === undefined || input === '' ? 'required' : 'date') }).pipe(Day),
  tags: Tags,
};

/**
 * A new entry of the caller's job diary. Members write it for themselves, so it is private unless told otherwise,
 * unlike all other content (docs/rules/diary.md#entries).
 */
export const DiaryDraft = z.object({
  ...fields,
  images: fields.images.default([]),
  policy: fields.policy.default('private'),
  tags: fields.tags.default([]),
});
export type DiaryDraft = z.output<typeof DiaryDraft>;

/** Changes of an entry; what is left out stays as it is. */
export const DiaryChanges = z.object(fields).partial();
export type DiaryChanges = z.output<typeof DiaryChanges>;

/** An entry as lists show it. */
export const DiaryCard = ContentHead.extend({ day: Day, tags: z.array(z.string()) });
export type DiaryCard = z.output<typeof DiaryCard>;

/** An entry with its text and pictures. */
export const Diary = DiaryCard.extend(contentBody);
export type Diary = z.output<typeof Diary>;

/** Which entries: those with a tag, and of these months, both included. */
const DiaryFilter = { tag: Tag.optional(), from: YearAndMonth.optional(), to: YearAndMonth.optional() };

const DiaryQuery = ContentQuery.extend({ search: line(100).optional(), filter: filterOf(DiaryFilter) });
export type DiaryQuery = z.output<typeof DiaryQuery>;

/** Job diaries of members (docs/rules/diary.md#lists). */
export const diary = endpoints({
  list: {
    method: 'GET',
    path: '/members/getJobDiaryByMemberId/:id',
    access: 'anyone',
    summary: 'Entries of a member’s job diary that the reader may see, the newest day first; search needs no accents',
    params: ById,
    query: DiaryQuery,
    result: contentList(DiaryCard).extend({
      /** What can be filtered by, whatever the filter: tags, the most used first, thirty at most. */
      tags: z.array(z.string()),
      /** The months of all entries that the reader may see, the newest first. */
      months: z.array(YearAndMonth),
    }),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/members/jobDiary/:id',
    access: 'anyone',
    summary: 'One entry of a job diary',
    params: ById,
    result: data(Diary),
    errors: ['not-found'],
  },
  insert: {
    method: 'POST',
    path: '/members/insertJobDiary',
    access: 'member',
    summary: 'Adds an entry to one’s own job diary; private unless told otherwise',
    body: DiaryDraft,
    result: data(Diary),
    errors: ['not-found'],
  },
  update: {
    method: 'PUT',
    path: '/members/updateJobDiaryById/:id',
    access: 'member',
    summary: 'Changes an entry of a job diary',
    params: ById,
    body: DiaryChanges,
    result: data(Diary),
    errors: ['not-found', 'forbidden'],
  },
  remove: {
    method: 'PUT',
    path: '/members/deleteJobDiaryById/:id',
    access: 'member',
    summary: 'Deletes an entry of a job diary; it can be restored for 30 days',
    params: ById,
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
});
