import * as z from 'zod';
import { ById, data, Done, Id, line, list, Paging, text } from '../common.ts';
import { filterOf } from '../filter.ts';
import { endpoints, FACTOR_ERRORS, file } from '../http/endpoint.ts';
import { DUE_FILTERS, LEVEL_LENGTH } from './due/rules.ts';
import {
  DueGrant,
  DuePerson,
  DueRow,
  LevelChange,
  LevelDraft,
  LevelSetup,
  ManagedLevel,
  OwnDues,
  PersonDues,
} from './due/schema.ts';

const OfGroup = z.object({ groupId: Id });

const MANAGED = [...FACTOR_ERRORS, 'not-found', 'forbidden'] as const;
const CHANGED = [...MANAGED, 'account-unverified'] as const;
const ASKED = [...CHANGED, 'payment-account-missing', 'wrong-state'] as const;

const DueFilter = filterOf({
  state: z.enum(DUE_FILTERS, { error: 'choice' }).optional(),
  q: line(100).optional(),
});
export type DueFilter = z.output<typeof DueFilter>;

/** Dues of the members of groups (docs/rules/due.md). */
export const due = endpoints({
  levels: {
    method: 'GET',
    path: '/dues/levels',
    access: 'member',
    summary: 'Levels of a group, archived ones last; for group admins',
    query: OfGroup,
    result: data(LevelSetup),
    errors: MANAGED,
  },
  createLevel: {
    method: 'POST',
    path: '/dues/levels',
    access: 'member',
    summary: 'Adds a level to a group; for group admins',
    body: LevelDraft,
    result: data(ManagedLevel),
    errors: [...CHANGED, 'payment-account-missing'],
  },
  updateLevel: {
    method: 'PUT',
    path: '/dues/levels/:id',
    access: 'member',
    summary: 'Changes or archives a level; periods keep their terms; for group admins',
    params: ById,
    body: LevelChange,
    result: data(ManagedLevel),
    errors: [...CHANGED, 'payment-account-missing'],
  },
  list: {
    method: 'GET',
    path: '/dues',
    access: 'member',
    summary: 'Dues of the members of a group, the earliest end first; for group admins',
    query: Paging.extend({ groupId: Id, filter: DueFilter }),
    result: list(DueRow),
    errors: MANAGED,
  },
  exportDues: {
    method: 'GET',
    path: '/dues/export',
    access: 'member',
    summary: 'Dues of the members of a group as CSV; for group admins',
    query: z.object({ groupId: Id, filter: DueFilter }),
    result: file('text/csv'),
    errors: MANAGED,
  },
  person: {
    method: 'GET',
    path: '/dues/people/:memberId',
    access: 'member',
    summary: 'Dues and periods of one member of a group; for group admins',
    params: z.object({ memberId: Id }),
    query: OfGroup,
    result: data(PersonDues),
    errors: MANAGED,
  },
  offer: {
    method: 'POST',
    path: '/dues/people/offer',
    access: 'member',
    summary:
      'Offers a level to a member of a group: its payment is asked for, and a free one begins at once; for group admins',
    body: DueGrant,
    result: data(PersonDues),
    errors: ASKED,
  },
  record: {
    method: 'POST',
    path: '/dues/people/record',
    access: 'member',
    idempotent: true,
    summary: 'Records in the caller’s name that a member paid for a term; for group admins',
    body: DueGrant.extend({ note: text(LEVEL_LENGTH.note, 1) }),
    result: data(PersonDues),
    errors: ASKED,
  },
  remind: {
    method: 'POST',
    path: '/dues/people/remind',
    access: 'member',
    summary: 'Reminds a member to pay, at most once a day; `wrong-state` where nothing is due; for group admins',
    body: DuePerson,
    result: Done,
    errors: [...CHANGED, 'wrong-state', 'due-reminded'],
  },
  mine: {
    method: 'GET',
    path: '/dues/mine',
    access: 'member',
    summary: 'The caller’s own dues in the groups that have levels',
    result: data(z.array(OwnDues)),
  },
  take: {
    method: 'POST',
    path: '/dues/mine',
    access: 'member',
    summary:
      'Takes or renews a level: its payment is asked for, once while it waits; a free one begins at once; `wrong-state` where it cannot be renewed yet',
    body: z.object({ levelId: Id }),
    result: data(z.object({ payment: z.string().nullable() })),
    errors: ['not-found', 'account-unverified', 'payment-account-missing', 'wrong-state'],
  },
});
