import type { Place, PlaceKind, PlaceVersion } from '@m4u/contract/profile/place';
import { fullNameOf, isKindOf } from '@m4u/contract/profile/place/kinds';
import type { Context } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import * as queries from './queries.ts';
import { toPlace } from './rules.ts';

/** A present unit with its new name. */
export interface RenamedPlace {
  readonly level: 'province' | 'ward';
  readonly code: string;
  /** New name with the kind, as in addresses. */
  readonly fullName: string;
}

/** Updates the name of a unit in the addresses that a module stores. */
export type RenamePlaceInAddresses = (ctx: Context, tx: Transaction, place: RenamedPlace) => Promise<void>;

/** Changes the name or kind of a unit, by staff; addresses on pages change at once. Errors: not-found, invalid. */
export const update = (
  ctx: Context,
  { version, code }: { version: PlaceVersion; code: string },
  changes: { name?: string | undefined; kind?: PlaceKind | undefined },
  renamings: readonly RenamePlaceInAddresses[],
): Promise<Place> =>
  ctx.transaction(async (tx) => {
    const previous = (await queries.findForUpdate(tx, version, code)) ?? fail('not-found');
    const { name = previous.name, kind = previous.kind } = changes;
    if (!isKindOf(kind, version, previous.level)) failField('kind', 'choice');
    const after = { ...previous, name, kind, fullName: fullNameOf(kind, name) };
    if (after.fullName === previous.fullName && after.kind === previous.kind) return toPlace(previous);
    await queries.rename(tx, previous, { name, kind, fullName: after.fullName });
    if (version === '2025' && previous.level !== 'district') {
      const renamed = { level: previous.level, code, fullName: after.fullName };
      for (const rename of renamings) await rename(ctx, tx, renamed);
    }
    await ctx.audit.record(ctx, tx, {
      act: 'place.update',
      target: { kind: 'place', id: `${version}:${code}`, name: after.fullName },
      detail: { before: previous.fullName, after: after.fullName },
    });
    return toPlace(after);
  });
