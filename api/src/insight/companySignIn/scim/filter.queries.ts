import { sql, type SQL, type SQLWrapper } from '../../../platform/database/orm.ts';
import { companyGroupMembers, companyGroups as groups, companyUsers as users } from '../tables.ts';
import { refuseFilter } from './error.rules.ts';
import type { Filter } from './filter.rules.ts';

/** A column that a filter may compare, by the kind of its values. */
interface Compared {
  readonly value: SQLWrapper;
  readonly kind: 'folded' | 'exact' | 'flag' | 'moment';
}

/** Names that a filter may use: columns, and lists with the columns of their elements; a condition may follow `from`. */
export interface Filterable {
  readonly columns: Readonly<Record<string, Compared>>;
  readonly lists: Readonly<
    Record<string, { readonly from: SQL; readonly columns: Readonly<Record<string, Compared>> }>
  >;
}

const of = (kind: Compared['kind'], value: SQLWrapper): Compared => ({ value, kind });

const moments = (table: typeof users | typeof groups): Readonly<Record<string, Compared>> => ({
  'meta.created': of('moment', table.createdAt),
  'meta.lastmodified': of('moment', table.updatedAt),
});

const element = (name: string): SQL => sql`element ->> ${sql.raw(`'${name}'`)}`;

/** Attributes of people. */
export const filterableUsers: Filterable = {
  columns: {
    id: of('exact', sql`${users.id}::text`),
    username: of('folded', users.userName),
    externalid: of('exact', users.externalId),
    displayname: of('folded', users.displayName),
    'name.givenname': of('folded', users.givenName),
    'name.familyname': of('folded', users.familyName),
    'name.formatted': of('folded', users.formattedName),
    active: of('flag', users.active),
    ...moments(users),
  },
  lists: {
    emails: {
      from: sql`select from jsonb_array_elements(${users.emails}) as element where true`,
      columns: {
        value: of('folded', element('value')),
        type: of('folded', element('type')),
        primary: of('flag', sql`(${element('primary')})::boolean`),
      },
    },
    groups: {
      from: sql`select from ${companyGroupMembers} as belongs join ${groups} as own_group
        on own_group.id = belongs.company_group_id where belongs.company_user_id = ${users.id}`,
      columns: { value: of('exact', sql`own_group.id::text`), display: of('folded', sql`own_group.display_name`) },
    },
  },
};

/** Attributes of groups. */
export const filterableGroups: Filterable = {
  columns: {
    id: of('exact', sql`${groups.id}::text`),
    displayname: of('folded', groups.displayName),
    externalid: of('exact', groups.externalId),
    ...moments(groups),
  },
  lists: {
    members: {
      from: sql`select from ${companyGroupMembers} as belongs where belongs.company_group_id = ${groups.id}`,
      columns: { value: of('exact', sql`belongs.company_user_id::text`) },
    },
  },
};

type Comparing = Extract<Filter, { readonly value: unknown }>;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?(?:Z|[+-]\d\d:\d\d)$/i;

/** Reads a moment of the years that PostgreSQL and ISO 8601 write alike; undefined for anything else. */
const toMoment = (text: string): string | undefined => {
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text))) return undefined;
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999 ? moment.toISOString() : undefined;
};

/** The value of a comparison for a column; a moment must be one, since PostgreSQL would fail. */
const valueFor = ({ kind }: Compared, filter: Comparing): SQL => {
  const { value } = filter;
  if (kind === 'flag') return typeof value === 'boolean' ? sql`${value}::boolean` : refuseFilter(filter);
  if (typeof value !== 'string') return refuseFilter(filter);
  if (kind === 'exact') return sql`${value}::text`;
  if (kind === 'folded') return sql`lower(${value}::text)`;
  return sql`${toMoment(value) ?? refuseFilter(filter)}::timestamptz`;
};

const operators = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` } as const;

const toComparison = (column: Compared, filter: Comparing): SQL => {
  const left = column.kind === 'folded' ? sql`lower(${column.value})` : sql`${column.value}`;
  if (filter.value === null) {
    if (filter.op === 'eq') return sql`${left} is null`;
    return filter.op === 'ne' ? sql`${left} is not null` : refuseFilter(filter);
  }
  const right = valueFor(column, filter);
  if (filter.op === 'eq') return sql`${left} = ${right}`;
  if (filter.op === 'ne') return sql`${left} is distinct from ${right}`;
  if (column.kind === 'flag') return refuseFilter(filter);
  if (filter.op === 'gt' || filter.op === 'ge' || filter.op === 'lt' || filter.op === 'le')
    return sql`${left} ${operators[filter.op]} ${right}`;
  if (column.kind === 'moment') return refuseFilter(filter);
  if (filter.op === 'co') return sql`strpos(${left}, ${right}) > 0`;
  return filter.op === 'sw' ? sql`starts_with(${left}, ${right})` : sql`right(${left}, length(${right})) = ${right}`;
};

/** Finds a list, or the value of its elements: `emails eq "a@b"` and `emails.value eq "a@b"` mean the same. */
const findList = (path: string, { lists }: Filterable) => {
  const [name = '', part = 'value'] = path.split('.');
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  return list && { list, part };
};

const inList = ({ from, columns }: Filterable['lists'][string], filter: Filter): SQL =>
  sql`exists (${from} and ${toCondition(filter, { columns, lists: {} })})`;

const onAttribute = (filter: Exclude<Filter, { readonly op: 'and' | 'or' | 'not' }>, filterable: Filterable): SQL => {
  const column = Object.hasOwn(filterable.columns, filter.path) ? filterable.columns[filter.path] : undefined;
  if (column && filter.op !== 'any')
    return filter.op === 'pr' ? sql`${column.value} is not null` : toComparison(column, filter);
  const found = findList(filter.path, filterable);
  if (!found) return refuseFilter(filter);
  if (filter.op === 'any') return inList(found.list, filter.filter);
  // Every element has a value: a list is present when it has one.
  return inList(found.list, { ...filter, path: found.part });
};

/** Translates a filter to a condition. Errors: invalidFilter for attributes that cannot be compared. */
export const toCondition = (filter: Filter, filterable: Filterable): SQL => {
  switch (filter.op) {
    case 'and':
      return sql`(${toCondition(filter.left, filterable)} and ${toCondition(filter.right, filterable)})`;
    case 'or':
      return sql`(${toCondition(filter.left, filterable)} or ${toCondition(filter.right, filterable)})`;
    case 'not':
      return sql`(not coalesce(${toCondition(filter.filter, filterable)}, false))`;
    default:
      return onAttribute(filter, filterable);
  }
};
