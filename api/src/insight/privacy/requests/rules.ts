import type { Person } from '@m4u/contract/profile/directory/person';
import type { DataRequest, OwnDataRequest } from '@m4u/contract/insight/privacy/request';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import type { RequestRow } from './queries.ts';

// 132 bits, which cannot be guessed.
const KEY_LENGTH = 22;

/** Key in the link of the e-mail that confirms a request. */
export const requestKey = (codeKey: Buffer, id: string): string =>
  keyedHash(codeKey, 'data request', id).slice(0, KEY_LENGTH);

/** Whether a key belongs to the request. */
export const isRequestKey = (codeKey: Buffer, id: string, suppliedKey: string): boolean =>
  isSame(suppliedKey, requestKey(codeKey, id));

/** A request as its author sees it. */
export const toOwnRequest = (row: RequestRow, now: Date): OwnDataRequest => ({
  _id: row.id,
  kind: row.kind,
  words: row.words,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
  overdue: row.state === 'open' && row.dueAt !== null && row.dueAt < now,
  answer: row.answer,
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** A request as staff see it. */
export const toDataRequest = (row: RequestRow, now: Date, personOf: (id: string) => Person): DataRequest => ({
  ...toOwnRequest(row, now),
  name: row.name,
  email: row.email,
  member: row.memberId === null ? null : personOf(row.memberId),
  answeredBy: row.answeredBy === null ? null : personOf(row.answeredBy),
});
