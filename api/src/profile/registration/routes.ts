import { registration } from '@m4u/contract/profile/registration';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { list } from './list.service.ts';
import { getShop } from './design.service.ts';
import * as order from './order.service.ts';
import * as service from './service.ts';
import { signup } from './signup.service.ts';

export default implement(registration, {
  signup: (ctx, { body }) => data(signup(ctx, body)),
  list: (ctx, { query }) => list(ctx, query),
  get: (ctx, { params, query }) => data(service.get(ctx, params.id, query.key)),
  accept: (ctx, { params, body }) => data(service.takeStep(ctx, 'accept', { ...params, ...body })),
  approve: (ctx, { params, body }) => data(service.takeStep(ctx, 'approve', { ...params, ...body })),
  paid: (ctx, { params, body }) => data(service.takeStep(ctx, 'paid', { ...params, ...body })),
  done: (ctx, { params, body }) => data(service.takeStep(ctx, 'done', { ...params, ...body })),
  cancel: (ctx, { params, body }) => data(service.takeStep(ctx, 'cancel', { ...params, ...body })),
  confirm: (ctx, { params, body }) => data(service.confirm(ctx, { ...params, ...body })),
  update: (ctx, { params, body }) => data(service.update(ctx, params.id, body)),
  cardShop: (ctx) => data(getShop(ctx)),
  proof: (ctx, { params, body }) => data(order.sendProof(ctx, { ...params, ...body })),
  print: (ctx, { params }) => order.print(ctx, params.id),
  ship: (ctx, { params, body }) => data(order.ship(ctx, { ...params, ...body })),
});
