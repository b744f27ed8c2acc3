import * as z from 'zod';
import { ById, data, Done, Id, line } from '../../common.ts';
import { endpoints } from '../../http/endpoint.ts';

/** Kinds of terms: a line of business, an occupation within one, an interest. */
export const TermKind = z.enum(['career', 'childCareer', 'interest']);
export type TermKind = z.output<typeof TermKind>;

/** A term that a profile can use: a line of business or an interest. */
export const Term = z.object({ _id: Id, name: z.string() });
export type Term = z.output<typeof Term>;

/** An occupation with its line of business. */
export const Occupation = Term.extend({ parentId: Id.nullable() });
export type Occupation = z.output<typeof Occupation>;

/** A term as staff edit it. */
export const StaffTerm = z.object({
  _id: Id,
  kind: TermKind,
  /** For an occupation, its line of business. */
  parentId: Id.nullable(),
  nameVi: z.string(),
  nameEn: z.string(),
  /** Number of profiles that use the term; counting stops at 1000. */
  used: z.int(),
  /** Number of occupations within a line of business. */
  children: z.int(),
});
export type StaffTerm = z.output<typeof StaffTerm>;

const names = { nameVi: line(60, 1), nameEn: line(60, 1) };

/** Calls by which staff manage the terms that profiles can use. */
export const terms = endpoints({
  list: {
    method: 'GET',
    path: '/admin/terms',
    access: 'staff',
    summary: 'Terms of a kind in order; for occupations, those of one line of business',
    query: z.object({ kind: TermKind, parentId: Id.optional() }),
    result: data(z.array(StaffTerm)),
  },
  insert: {
    method: 'POST',
    path: '/admin/terms',
    access: 'staff',
    summary: 'Adds a term at the end of its list; an occupation names its line of business',
    body: z.object({ kind: TermKind, parentId: Id.optional(), ...names }),
    result: data(StaffTerm),
    errors: ['not-found', 'conflict'],
  },
  update: {
    method: 'PUT',
    path: '/admin/terms/:id',
    access: 'staff',
    summary: 'Renames a term, also in all profiles that use it',
    params: ById,
    body: z.object(names),
    result: data(StaffTerm),
    errors: ['not-found'],
  },
  delete: {
    method: 'PUT',
    path: '/admin/terms/:id/delete',
    access: 'staff',
    summary: 'Deletes a term, and with a line of business its occupations; profiles keep the words',
    params: ById,
    result: Done,
    errors: ['not-found'],
  },
  arrange: {
    method: 'PUT',
    path: '/admin/termOrder/:id',
    access: 'staff',
    summary: 'Moves a term before another of its list, or to the end without `beforeId`',
    params: ById,
    body: z.object({ beforeId: Id.nullish() }),
    result: Done,
    errors: ['not-found'],
  },
});
