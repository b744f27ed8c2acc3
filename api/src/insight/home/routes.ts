import { home } from '@m4u/contract/insight/home';
import { data, implement, whenDone } from '../../platform/http/operation/implement.ts';
import { getGroupHome, settleSteps } from './group.service.ts';
import { getMine } from './mine.service.ts';
import { listSpaces } from './spaces.service.ts';

export default implement(home, {
  spaces: (ctx) => data(listSpaces(ctx)),
  mine: (ctx) => data(getMine(ctx)),
  group: (ctx, { params, query }) => data(getGroupHome(ctx, params.id, query.days)),
  settleSteps: (ctx, { params, body }) => whenDone(settleSteps(ctx, params.id, body.steps)),
});
