import { GROUP_SCHEMA, LIST_MESSAGE, USER_SCHEMA } from './schema.rules.ts';

const CONFIG_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig';
const TYPE_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:ResourceType';
const SCHEMA_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:Schema';

/** Most resources of a page. */
export const MOST_RESULTS = 200;

/** Abilities of this server (RFC 7643, section 5). */
export const serviceProviderConfig = (base: string) => ({
  schemas: [CONFIG_SCHEMA],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_RESULTS },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A token that an owner of the company makes on the screen “Company sign-in”.',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceType = (id: 'User' | 'Group', schema: string, base: string) => ({
  schemas: [TYPE_SCHEMA],
  id,
  name: id,
  endpoint: `/${id}s`,
  schema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` },
});

/** The kinds of resources. */
export const resourceTypes = (base: string) => [
  resourceType('User', USER_SCHEMA, base),
  resourceType('Group', GROUP_SCHEMA, base),
];

interface Attribute {
  readonly type?: 'string' | 'boolean' | 'complex' | 'reference';
  readonly required?: boolean;
  readonly caseExact?: boolean;
  readonly multiValued?: boolean;
  readonly mutability?: 'readWrite' | 'readOnly' | 'immutable';
  readonly uniqueness?: 'none' | 'server';
  readonly subAttributes?: readonly object[];
  readonly referenceTypes?: readonly string[];
}

const attribute = (name: string, facts: Attribute = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...facts,
});

const reference = (type: string) =>
  attribute('$ref', { type: 'reference', mutability: 'readOnly', referenceTypes: [type] });

const userAttributes = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  attribute('displayName'),
  attribute('name', {
    type: 'complex',
    subAttributes: [attribute('formatted'), attribute('familyName'), attribute('givenName')],
  }),
  attribute('active', { type: 'boolean' }),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })],
  }),
  attribute('groups', {
    type: 'complex',
    multiValued: true,
    mutability: 'readOnly',
    subAttributes: [
      attribute('value', { mutability: 'readOnly' }),
      reference('Group'),
      attribute('display', { mutability: 'readOnly' }),
    ],
  }),
];

const groupAttributes = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  attribute('members', {
    type: 'complex',
    multiValued: true,
    subAttributes: [
      attribute('value', { mutability: 'immutable' }),
      reference('User'),
      attribute('display', { mutability: 'readOnly' }),
      attribute('type', { mutability: 'immutable' }),
    ],
  }),
];

const schema = (id: string, name: string, attributes: readonly object[], base: string) => ({
  schemas: [SCHEMA_SCHEMA],
  id,
  name,
  description: name,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

/** The schemas of people and groups. */
export const schemas = (base: string) => [
  schema(USER_SCHEMA, 'User', userAttributes, base),
  schema(GROUP_SCHEMA, 'Group', groupAttributes, base),
];

/** A list of documents that are not paged. */
export const wholeList = (resources: readonly object[]) => ({
  schemas: [LIST_MESSAGE],
  totalResults: resources.length,
  startIndex: 1,
  itemsPerPage: resources.length,
  Resources: resources,
});
