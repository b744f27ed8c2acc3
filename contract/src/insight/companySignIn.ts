import * as z from 'zod';
import { data, Done, Email, Id, line } from '../common.ts';
import { endpoints, file, FACTOR_ERRORS } from '../http/endpoint.ts';
import {
  CompanyDomain,
  CompanyProvider,
  CompanySignIn,
  DirectoryToken,
  ProviderDraft,
  Trial,
} from './companySignIn/schema.ts';

const OfGroup = z.object({ groupId: Id });
const ById = OfGroup.extend({ id: Id });

const FORBIDDEN = [...FACTOR_ERRORS, 'not-found', 'forbidden'] as const;
const CHANGES = [...FORBIDDEN, 'account-unverified'] as const;

/** Signing in by a company's own provider, and what it needs (docs/rules/company-sign-in.md). */
export const companySignIn = endpoints({
  begin: {
    method: 'POST',
    path: '/companySignIn/begin',
    access: 'anyone',
    session: 'ignored',
    summary: 'Begins a sign-in by the company of a work address; answers the company and the page to go to',
    body: z.object({ email: Email, returnTo: z.string().max(500).optional() }),
    result: data(z.object({ name: z.string(), location: z.string() })),
    errors: ['company-unknown', 'company-unreachable'],
  },
  callback: {
    method: 'GET',
    path: '/passport/company/:groupId/callback',
    access: 'anyone',
    session: 'ignored',
    summary: 'Redirect target of a company’s provider',
    params: OfGroup,
    query: z.looseObject({}),
    result: file('text/html'),
  },
  get: {
    method: 'GET',
    path: '/companySignIn/:groupId',
    access: 'member',
    summary: 'Provider, domains and directory tokens of a company; for its owners',
    params: OfGroup,
    result: data(CompanySignIn),
    errors: FORBIDDEN,
  },
  saveProvider: {
    method: 'PUT',
    path: '/companySignIn/:groupId/provider',
    access: 'member',
    summary: 'Saves the OpenID Connect provider of a company; for its owners',
    params: OfGroup,
    body: ProviderDraft,
    result: data(CompanyProvider),
    errors: [...CHANGES],
  },
  removeProvider: {
    method: 'POST',
    path: '/companySignIn/:groupId/provider/remove',
    access: 'member',
    summary: 'Ends signing in by a company’s provider; people keep their accounts and roles; for its owners',
    params: OfGroup,
    result: Done,
    errors: [...CHANGES],
  },
  tryProvider: {
    method: 'POST',
    path: '/companySignIn/:groupId/provider/try',
    access: 'member',
    summary: 'Reads the discovery document of the saved provider, and says what is wrong; for owners of the company',
    params: OfGroup,
    result: data(Trial),
    errors: [...FORBIDDEN, 'account-unverified', 'company-incomplete'],
  },
  addDomain: {
    method: 'POST',
    path: '/companySignIn/:groupId/domains',
    access: 'member',
    summary: 'Adds a domain to a company; answers the TXT record that proves it; for its owners',
    params: OfGroup,
    body: z.object({ domain: line(253, 1) }),
    result: data(CompanyDomain),
    errors: [...CHANGES, 'domains-full'],
  },
  checkDomain: {
    method: 'POST',
    path: '/companySignIn/:groupId/domains/:id/check',
    access: 'member',
    summary: 'Looks the TXT record of a domain up now; for owners of the company',
    params: ById,
    result: data(CompanyDomain),
    errors: [...FORBIDDEN, 'account-unverified', 'domain-taken'],
  },
  removeDomain: {
    method: 'POST',
    path: '/companySignIn/:groupId/domains/:id/remove',
    access: 'member',
    summary: 'Removes a domain of a company: its addresses no longer sign in by the provider; for its owners',
    params: ById,
    result: Done,
    errors: [...CHANGES],
  },
  createToken: {
    method: 'POST',
    path: '/companySignIn/:groupId/tokens',
    access: 'member',
    summary: 'Makes a token for the directory (SCIM) of a company; the answer alone has its secret; for its owners',
    params: OfGroup,
    result: data(DirectoryToken.extend({ secret: z.string() })),
    errors: [...CHANGES, 'tokens-full'],
  },
  revokeToken: {
    method: 'POST',
    path: '/companySignIn/:groupId/tokens/:id/revoke',
    access: 'member',
    summary: 'Ends a token of the directory at once; for owners of the company',
    params: ById,
    result: Done,
    errors: [...CHANGES],
  },
});
