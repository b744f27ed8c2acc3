import { Id } from '@m4u/contract/common';
import { upload } from '@m4u/contract/profile/upload';
import { href } from 'react-router';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { decodeCareer } from '../../page/edit/FactsForm.tsx';

/** Fields of a new group that the address of its form carries while its founder verifies the account. */
const typedNames = ['kind', 'name', 'headline', 'work', 'logo'] as const;

/** Longest value that is taken from an address. */
const longest = 200;

/** Address of the verification, which leads back to the form with the typed and chosen values. */
export const verificationPath = (search: URLSearchParams, values: Readonly<Record<string, string>>): string => {
  const kept = new URLSearchParams();
  for (const name of ['agency', 'returnTo']) {
    const value = search.get(name);
    if (value !== null) kept.set(name, value);
  }
  for (const name of typedNames) if (values[name]) kept.set(name, values[name].slice(0, longest));
  return `${href('/verify-account')}?${new URLSearchParams({ returnTo: `${href('/action/company/new')}?${kept}` })}`;
};

/** Reads these values for the form; empty ones in a plain address. */
export const readTyped = (search: URLSearchParams) => {
  const typed = Object.fromEntries(
    typedNames.map((name) => [name, (search.get(name) ?? '').slice(0, longest)]),
  ) as Record<(typeof typedNames)[number], string>;
  const { career, childCareer } = decodeCareer(typed.work);
  return {
    facts: { name: typed.name, headline: typed.headline, career: career || null, childCareer: childCareer || null },
    kind: typed.kind === 'group' ? ('group' as const) : ('brand' as const),
    logo: !Id.safeParse(typed.logo).success
      ? null
      : { id: typed.logo, url: apiAddress(upload.media, { id: typed.logo, file: '160.webp' }) },
  };
};
