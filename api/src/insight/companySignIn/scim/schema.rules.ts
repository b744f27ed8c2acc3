import * as z from 'zod';
import type { StoredEmail } from '../tables.ts';
import { refuse } from './error.rules.ts';
import type { Shape } from './patch.rules.ts';

/** Addresses of SCIM's schemas and messages. */
export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const GROUP_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const LIST_MESSAGE = 'urn:ietf:params:scim:api:messages:2.0:ListResponse';
export const ERROR_MESSAGE = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Most people of a group in a directory, and most addresses of a person. */
export const MOST_MEMBERS = 10_000;
const MOST_EMAILS = 20;

/** Attributes of people and groups that a PATCH may name. */
export const userShape: Shape = {
  username: { name: 'userName', kind: 'plain' },
  externalid: { name: 'externalId', kind: 'plain' },
  displayname: { name: 'displayName', kind: 'plain' },
  active: { name: 'active', kind: 'plain' },
  name: { name: 'name', kind: 'record' },
  emails: { name: 'emails', kind: 'list' },
};
export const groupShape: Shape = {
  displayname: { name: 'displayName', kind: 'plain' },
  externalid: { name: 'externalId', kind: 'plain' },
};

/** A text that PostgreSQL can keep; null and absence are one. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes('\0') && value.isWellFormed())
    .transform((value) => value.trim());
const optional = (longest: number) =>
  text(longest)
    .transform((value) => (value === '' ? null : value))
    .nullish()
    .transform((value) => value ?? null);

/** Entra sends booleans as texts. */
const Switch = z.union([
  z.boolean(),
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false']))
    .transform((value) => value === 'true'),
]);

const EmailInput = z.object({
  value: text(254).refine((value) => value !== ''),
  type: text(40)
    .nullish()
    .transform((value) => value ?? undefined),
  primary: Switch.nullish().transform((value) => value ?? undefined),
});

const UserInput = z.object({
  userName: text(254).refine((value) => value !== ''),
  externalId: optional(254),
  displayName: optional(254),
  name: z
    .object({ givenName: optional(200), familyName: optional(200), formatted: optional(300) })
    .nullish()
    .transform((name) => name ?? { givenName: null, familyName: null, formatted: null }),
  emails: z
    .array(EmailInput)
    .max(MOST_EMAILS)
    .nullish()
    .transform((emails) => emails ?? []),
  active: Switch.nullish().transform((active) => active ?? undefined),
});

/** A person as a directory writes them; without `active` the present state stays. */
export interface UserInput {
  readonly userName: string;
  readonly externalId: string | null;
  readonly displayName: string | null;
  readonly givenName: string | null;
  readonly familyName: string | null;
  readonly formattedName: string | null;
  readonly emails: StoredEmail[];
  readonly active: boolean | undefined;
}

const GroupInput = z.object({
  displayName: text(254).refine((value) => value !== ''),
  externalId: optional(254),
});

const Members = z.array(z.object({ value: z.string().max(100) })).max(MOST_MEMBERS);

/** Attributes may be written in either case. */
const unfold = (body: unknown, shape: Shape): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(
        Object.entries(body).map(([key, value]) => {
          const attribute = Object.hasOwn(shape, key.toLowerCase()) ? shape[key.toLowerCase()] : undefined;
          return [attribute?.name ?? key, value];
        }),
      )
    : body;

/** Refuses input by the first attribute that is wrong; texts of a directory are not repeated. */
const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  return refuse(400, path === '' ? 'The body is no resource.' : `${path} is missing or not valid.`, 'invalidValue');
};

/** Reads a person. Errors: invalidValue. */
export const readUser = (body: unknown): UserInput => {
  const { name, ...user } = read(UserInput, unfold(body, userShape));
  return { ...user, givenName: name.givenName, familyName: name.familyName, formattedName: name.formatted };
};

/** Reads the attributes of a group. Errors: invalidValue. */
export const readGroup = (body: unknown): z.output<typeof GroupInput> => read(GroupInput, unfold(body, groupShape));

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be an id of ours. */
export const isId = (id: string): boolean => ID.test(id);

/** Reads the members of a group as ids, each once; absence is none. Errors: invalidValue. */
export const readMembers = (value: unknown): string[] => {
  if (value === undefined || value === null) return [];
  const ids = read(Members, Array.isArray(value) ? value : [value]).map((member) => member.value.toLowerCase());
  return ids.every(isId) ? [...new Set(ids)] : refuse(400, 'members names nobody of this directory.', 'invalidValue');
};
