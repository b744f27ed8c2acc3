import type { PartialAddress } from '@m4u/contract/profile/registration/rules';
import type { NamedPlace } from '@m4u/contract/profile/place';
import type { Context } from '../../platform/context.ts';
import { namedPlaces, requirePlace } from '../place/service.ts';

/** Holds the ward of an address to lie in its province, where both were picked. Errors: invalid. */
export const checkAddress = async (ctx: Context, address: PartialAddress | undefined): Promise<void> => {
  if (address?.wardCode && address.provinceCode) await requirePlace(ctx.db, 'address', address);
};

/** An address with the names of its place and in words, as far as it was given. */
export const namedAddress = async (
  ctx: Context,
  { street, wardCode }: PartialAddress,
): Promise<{ place: NamedPlace | null; text: string }> => {
  const place = wardCode === '' ? undefined : (await namedPlaces(ctx.db, [wardCode])).get(wardCode);
  return { place: place ?? null, text: [street, place?.ward, place?.province].filter(Boolean).join(', ') };
};
