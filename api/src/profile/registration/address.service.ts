import type { PartialAddress } from '@m4u/contract/profile/registration/rules';
import type { NamedPlace } from '@m4u/contract/profile/place';
import type { Context } from '../../platform/context.ts';
import { findNamedPlaces, requirePlace } from '../place/service.ts';

/** Requires that the ward of an address is in its province, when both are given. Errors: invalid. */
export const checkAddress = async (ctx: Context, address: PartialAddress | undefined): Promise<void> => {
  if (address?.wardCode && address.provinceCode) await requirePlace(ctx.db, 'address', address);
};

/** Adds the names of the place and a one-line text to an address, as far as it is complete. */
export const resolveAddress = async (
  ctx: Context,
  { street, wardCode }: PartialAddress,
): Promise<{ place: NamedPlace | null; text: string }> => {
  const place = wardCode === '' ? undefined : (await findNamedPlaces(ctx.db, [wardCode])).get(wardCode);
  return { place: place ?? null, text: [street, place?.ward, place?.province].filter(Boolean).join(', ') };
};
