import * as z from 'zod';
import { Flag, Id, line, Moment } from '../../common.ts';
import { Person } from '../../profile/directory/person.ts';
import { DEFAULT_CLAIM, DOMAIN_STATES, MAPPED_ROLES, MAXIMUM_MAPPINGS, TRIAL_OUTCOMES } from './rules.ts';

/** Role of the members of a provider's group. */
export const RoleMapping = z.object({
  /** Name or id of the group, as the provider tells it. */
  group: line(200, 1),
  role: z.enum(MAPPED_ROLES, { error: 'choice' }),
});
export type RoleMapping = z.output<typeof RoleMapping>;

/** Issuers: an https address, or http where the server allows it for tests. */
export const Issuer = line(500, 1).refine(
  (address) => {
    const url = URL.parse(address);
    return (
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      url.username === '' &&
      url.password === '' &&
      url.hash === '' &&
      url.search === ''
    );
  },
  { error: 'link' },
);

/** The provider of a company, as its owner saves it. */
export const ProviderDraft = z.object({
  issuer: Issuer,
  clientId: line(300, 1),
  /** Needed at first; without it a saved one stays. */
  clientSecret: line(1000, 1).optional(),
  groupsClaim: line(100, 1).default(DEFAULT_CLAIM),
  mappings: z.array(RoleMapping).max(MAXIMUM_MAPPINGS).default([]),
  /** Whether the company's people must sign in by the provider. */
  isRequired: Flag.default(false),
});
export type ProviderDraft = z.output<typeof ProviderDraft>;

/** The provider of a company, without its secret. */
export const CompanyProvider = z.object({
  issuer: z.string(),
  clientId: z.string(),
  groupsClaim: z.string(),
  mappings: z.array(RoleMapping),
  isRequired: z.boolean(),
  updatedAt: Moment,
});
export type CompanyProvider = z.output<typeof CompanyProvider>;

/** A domain of a company. */
export const CompanyDomain = z.object({
  _id: Id,
  domain: z.string(),
  /** The TXT record that proves it. */
  record: z.string(),
  state: z.enum(DOMAIN_STATES),
  checkedAt: Moment.nullable(),
});
export type CompanyDomain = z.output<typeof CompanyDomain>;

/** A token of a company's directory, without its secret. */
export const DirectoryToken = z.object({
  _id: Id,
  /** The last four characters. */
  ending: z.string(),
  maker: Person,
  createdAt: Moment,
  /** Written at most once a minute. */
  lastUsedAt: Moment.nullable(),
});
export type DirectoryToken = z.output<typeof DirectoryToken>;

/** Everything on the screen of a company's sign-in. */
export const CompanySignIn = z.object({
  provider: CompanyProvider.nullable(),
  domains: z.array(CompanyDomain),
  tokens: z.array(DirectoryToken),
  /** Address that the provider sends people back to; the company enters it there. */
  redirectUri: z.string(),
  /** Address of the directory (SCIM). */
  scimUrl: z.string(),
  /** Figures of the directory: people who may sign in, people who may not, and groups. */
  directory: z.object({ active: z.int(), suspended: z.int(), groups: z.int() }),
});
export type CompanySignIn = z.output<typeof CompanySignIn>;

/** Outcome of a trial of the provider. */
export const Trial = z.object({ outcome: z.enum(TRIAL_OUTCOMES), issuer: z.string() });
export type Trial = z.output<typeof Trial>;
