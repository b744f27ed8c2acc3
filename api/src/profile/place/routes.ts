import { place } from '@m4u/contract/profile/place';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';
import { type RenamePlaceInAddresses, update } from './renaming.service.ts';

/** Handlers of the calls about places; `renamings` update other modules when a unit is renamed. */
export default (renamings: readonly RenamePlaceInAddresses[]) =>
  implement(place, {
    provinces: (ctx, { query }) => service.listProvinces(ctx, query),
    districts: (ctx, { query }) => service.listDistricts(ctx, query),
    wards: (ctx, { query }) => service.listWards(ctx, query),
    units: (ctx) => service.listUnitKinds(ctx),
    search: (ctx, { query }) => service.search(ctx, query),
    mapping: (ctx, { params }) => data(service.getMapping(ctx, params.code)),
    update: (ctx, { params, body }) => data(update(ctx, params, body, renamings)),
  });
