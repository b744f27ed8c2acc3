import { consent } from '@m4u/contract/identity/consent';
import { data, implement } from '../../platform/http/operation/implement.ts';
import * as service from './service.ts';

/** Handlers of the consent endpoints; `effects` applies answers to the account. */
export default (effects: service.ConsentEffects) =>
  implement(consent, {
    get: (ctx) => data(service.get(ctx)),
    history: (ctx, { query }) => service.history(ctx, query),
    choose: (ctx, { params, body }) => data(service.choose(ctx, { ...body, ...params }, effects)),
  });
