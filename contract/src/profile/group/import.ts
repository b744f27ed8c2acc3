import * as z from 'zod';
import { data, Id, list, Moment, Paging } from '../../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../../http/endpoint.ts';

/** Maximum size of an import file, in bytes. */
export const MAXIMUM_IMPORT_BYTES = 2 * 1024 * 1024;
/** Maximum number of lines in an import file, without the header. */
export const MAXIMUM_IMPORT_LINES = 10_000;

/** Kinds of import: people to invite to the group, or its customers. */
export const ImportKind = z.enum(['members', 'customers'], { error: 'choice' });
export type ImportKind = z.output<typeof ImportKind>;

/** Fields that a line of an import file may have. */
export const ImportField = z.enum(['name', 'phone', 'email', 'role', 'title', 'note']);
export type ImportField = z.output<typeof ImportField>;

/** The columns of each kind of file, in the order of the template. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  members: ['name', 'phone', 'email', 'role', 'title'],
  customers: ['name', 'phone', 'note'],
};

/** States of an import: `previewed` waits for its admin to start it, `stopping` ends after the current line. */
export const ImportStatus = z.enum(['previewed', 'running', 'stopping', 'stopped', 'done']);
export type ImportStatus = z.output<typeof ImportStatus>;

/** A file of people that an admin imports into a group. */
export const GroupImport = z.object({
  _id: Id,
  groupId: Id,
  kind: ImportKind,
  fileName: z.string(),
  status: ImportStatus,
  /** Numbers of lines: in total, done so far, and refused so far. The remaining lines are waiting. */
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** Headers of unknown columns, as the file writes them. */
  ignored: z.array(z.string()),
  createdAt: Moment,
  updatedAt: Moment,
  can: z.object({ start: z.boolean(), stop: z.boolean() }),
});
export type GroupImport = z.output<typeof GroupImport>;

/** Why a line is refused: the field (empty for the whole line), a code, and a message in the reader's language. */
export const ImportRefusal = z.object({ field: z.string(), code: z.string(), message: z.string() });

/** A line of an import file. */
export const ImportLine = z.object({
  /** Line number as a text editor shows it. */
  line: z.int(),
  values: z.partialRecord(ImportField, z.string()),
  status: z.enum(['waiting', 'done', 'refused']),
  /** The person or customer existed already, so the line changed nothing. */
  known: z.boolean(),
  refusals: z.array(ImportRefusal),
});
export type ImportLine = z.output<typeof ImportLine>;

const OfGroup = z.object({ groupId: Id });
const OfImport = OfGroup.extend({ importId: Id });

/** Calls to import people from files; spread into the module `group`. */
export const groupImport = endpoints({
  uploadImport: {
    method: 'POST',
    path: '/members/import/:groupId',
    access: 'member',
    consumes: 'multipart',
    summary: 'Uploads a CSV file of people (2 MiB, 10,000 lines) for a preview; imports nothing yet',
    params: OfGroup,
    body: z.object({ kind: ImportKind }),
    result: data(GroupImport),
    errors: [
      ...FACTOR_ERRORS,
      'not-found',
      'forbidden',
      'account-unverified',
      'too-large',
      'csv-unreadable',
      'csv-columns',
      'csv-empty',
      'csv-too-many',
    ],
  },
  listImports: {
    method: 'GET',
    path: '/members/import/list/:groupId',
    access: 'member',
    summary: 'Imports of a group, latest first',
    params: OfGroup,
    query: Paging,
    result: list(GroupImport),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  getImport: {
    method: 'GET',
    path: '/members/import/byId/:groupId/:importId',
    access: 'member',
    summary: 'Progress of an import: its lines in total, imported and refused',
    params: OfImport,
    result: data(GroupImport),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  importLines: {
    method: 'GET',
    path: '/members/import/lines/:groupId/:importId',
    access: 'member',
    summary: 'Lines of an import in order, with the reasons of refused ones',
    params: OfImport,
    query: Paging.extend({ status: ImportLine.shape.status.optional() }),
    result: list(ImportLine),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  startImport: {
    method: 'PUT',
    path: '/members/import/start/:groupId/:importId',
    access: 'member',
    summary: 'Imports the waiting lines, each completely or not at all; also resumes a stopped import',
    params: OfImport,
    result: data(GroupImport),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden', 'account-unverified', 'wrong-state', 'import-running'],
  },
  stopImport: {
    method: 'PUT',
    path: '/members/import/stop/:groupId/:importId',
    access: 'member',
    summary: 'Stops an import after the current line; imported lines stay',
    params: OfImport,
    result: data(GroupImport),
    errors: ['not-found', 'forbidden', 'account-unverified', 'wrong-state'],
  },
  importReport: {
    method: 'GET',
    path: '/members/import/report/:groupId/:importId',
    access: 'member',
    summary: 'Refused lines of an import with reasons as CSV, to correct and import again',
    params: OfImport,
    result: file('text/csv'),
    errors: [...FACTOR_ERRORS, 'not-found', 'forbidden'],
  },
  importTemplate: {
    method: 'GET',
    path: '/members/import/template/:kind',
    access: 'anyone',
    session: 'ignored',
    summary: 'Empty CSV file with the headings of a kind, in the caller’s language',
    params: z.object({ kind: ImportKind }),
    result: file('text/csv'),
  },
});
