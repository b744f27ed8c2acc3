import type { OwnSupport, SupportMessage } from '@m4u/contract/social/contact/support';
import type { SupportStatus, SupportTopic } from '@m4u/contract/social/contact/support.rules';
import type { Person } from '@m4u/contract/profile/directory/person';
import type { SupportRow } from './support.queries.ts';

const statusOf = ({ closedAt, answeredAt }: SupportRow): SupportStatus => {
  if (closedAt === null) return 'open';
  return answeredAt === null ? 'closed' : 'answered';
};

/** A message as its author sees it. */
export const toOwnSupport = (row: SupportRow): OwnSupport => ({
  _id: row.id,
  topic: row.topic as SupportTopic,
  words: row.words,
  status: statusOf(row),
  createdAt: row.createdAt.toISOString(),
  answer: row.answer,
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/** Whether an answer can reach the author. */
export const canReachAuthor = ({ email, memberId }: Pick<SupportRow, 'email' | 'memberId'>): boolean =>
  email !== null || memberId !== null;

/** A message as staff see it. */
export const toSupportMessage = (row: SupportRow, personOf: (id: string) => Person): SupportMessage => ({
  ...toOwnSupport(row),
  name: row.name,
  email: row.email,
  phone: row.phone,
  member: row.memberId === null ? null : personOf(row.memberId),
  answeredBy: row.answeredBy === null ? null : personOf(row.answeredBy),
  closedAt: row.closedAt?.toISOString() ?? null,
  can: { answer: row.closedAt === null && canReachAuthor(row), close: row.closedAt === null },
});
