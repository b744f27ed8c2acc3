import type { companyGroups } from '../tables.ts';
import type { UserRow } from '../directory/queries.ts';
import { GROUP_SCHEMA, LIST_MESSAGE, USER_SCHEMA } from './schema.rules.ts';

type GroupRow = typeof companyGroups.$inferSelect;

/** A member of a group, or a group of a person, as resources name them. */
export interface Reference {
  readonly id: string;
  readonly name: string | null;
}

type Resource = Readonly<Record<string, unknown>>;

/** Version of a record as an entity tag. */
export const tagOf = (version: number): string => `W/"${version}"`;

const metaOf = (
  resourceType: 'User' | 'Group',
  { id, version, createdAt, updatedAt }: Pick<UserRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>,
  base: string,
) => ({
  resourceType,
  created: createdAt.toISOString(),
  lastModified: updatedAt.toISOString(),
  version: tagOf(version),
  location: `${base}/${resourceType}s/${id}`,
});

/** Without the attributes that are not set. */
const compact = (resource: Resource): Resource =>
  Object.fromEntries(Object.entries(resource).filter(([, value]) => value !== null && value !== undefined));

/** The attributes of a person that a directory may write. */
export const writableUser = (row: UserRow): Resource => {
  const name = compact({ givenName: row.givenName, familyName: row.familyName, formatted: row.formattedName });
  return compact({
    userName: row.userName,
    externalId: row.externalId,
    displayName: row.displayName,
    name: Object.keys(name).length > 0 ? name : undefined,
    emails: row.emails.length > 0 ? row.emails : undefined,
    active: row.active,
  });
};

/** A person as a resource of SCIM. */
export const toUser = (row: UserRow, groups: readonly Reference[], base: string): Resource => ({
  schemas: [USER_SCHEMA],
  id: row.id,
  ...writableUser(row),
  ...(groups.length > 0 && {
    groups: groups.map(({ id, name }) => ({ value: id, display: name, $ref: `${base}/Groups/${id}` })),
  }),
  meta: metaOf('User', row, base),
});

/** A group as a resource of SCIM. */
export const toGroup = (row: GroupRow, members: readonly Reference[], base: string): Resource => ({
  schemas: [GROUP_SCHEMA],
  id: row.id,
  ...compact({ displayName: row.displayName, externalId: row.externalId }),
  members: members.map(({ id, name }) =>
    compact({ value: id, display: name, type: 'User', $ref: `${base}/Users/${id}` }),
  ),
  meta: metaOf('Group', row, base),
});

/** A page of a list. */
export const toList = (resources: readonly Resource[], total: number, startIndex: number): Resource => ({
  schemas: [LIST_MESSAGE],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** Attributes of an answer that a caller asks for or does without (RFC 7644, section 3.9). */
export interface Selection {
  readonly attributes: readonly string[];
  readonly excluded: readonly string[];
}

const ALWAYS = new Set(['id', 'schemas', 'meta']);

/** Leaves out the attributes that the caller does not want; by whole attributes, not by their parts. */
export const select = (resource: Resource, { attributes, excluded }: Selection): Resource =>
  Object.fromEntries(
    Object.entries(resource).filter(([key]) => {
      const name = key.toLowerCase();
      if (ALWAYS.has(name)) return true;
      return attributes.length > 0 ? attributes.includes(name) : !excluded.includes(name);
    }),
  );
