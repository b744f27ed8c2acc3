import type { Place, PlaceKind, PlaceVersion } from '@m4u/contract/profile/place';
import { fullNameOf, isKindOf } from '@m4u/contract/profile/place/kinds';
import type { Context } from '../../platform/context.ts';
import { fail, refuse } from '../../platform/errors.ts';
import { renamePlaceInAgencies } from '../agency/place.service.ts';
import { renamePlaceInGroups } from '../group/place.service.ts';
import { renamePlaceInMembers } from '../member/page/address/contactPlace.service.ts';
import * as queries from './queries.ts';
import { present } from './rules.ts';

/**
 * Renames a unit or changes what it is, by staff; addresses on pages that name it follow at once.
 * Errors: not-found, invalid.
 */
export const update = (
  ctx: Context,
  { version, code }: { version: PlaceVersion; code: string },
  changes: { name?: string | undefined; kind?: PlaceKind | undefined },
): Promise<Place> =>
  ctx.transaction(async (tx) => {
    const before = (await queries.findForUpdate(tx, version, code)) ?? fail('not-found');
    const { name = before.name, kind = before.kind } = changes;
    if (!isKindOf(kind, version, before.level)) refuse('kind', 'choice');
    const after = { ...before, name, kind, fullName: fullNameOf(kind, name) };
    if (after.fullName === before.fullName && after.kind === before.kind) return present(before);
    await queries.rename(tx, before, { name, kind, fullName: after.fullName });
    if (version === '2025' && before.level !== 'district') {
      const renamed = { level: before.level, code, fullName: after.fullName };
      await renamePlaceInMembers(ctx, tx, renamed);
      await renamePlaceInGroups(ctx, tx, renamed);
      await renamePlaceInAgencies(ctx, tx, renamed);
    }
    await ctx.audit.record(ctx, tx, {
      act: 'place.update',
      target: { kind: 'place', id: `${version}:${code}`, name: after.fullName },
      detail: { before: before.fullName, after: after.fullName },
    });
    return present(after);
  });
