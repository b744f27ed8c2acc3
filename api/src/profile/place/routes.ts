import { place } from '@m4u/contract/profile/place';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';
import { type Renaming, update } from './update.service.ts';

/** Handlers of the calls about places; `renamings` update other modules when a unit is renamed. */
export default (renamings: readonly Renaming[]) =>
  implement(place, {
    provinces: (ctx, { query }) => service.provinces(ctx, query),
    districts: (ctx, { query }) => service.districts(ctx, query),
    wards: (ctx, { query }) => service.wards(ctx, query),
    units: (ctx) => service.units(ctx),
    search: (ctx, { query }) => service.search(ctx, query),
    mapping: (ctx, { params }) => data(service.mapping(ctx, params.code)),
    update: (ctx, { params, body }) => data(update(ctx, params, body, renamings)),
  });
