import { notification } from '@m4u/contract/social/notification';
import { implement } from '../../platform/http/implement.ts';
import * as stream from './stream.service.ts';

export default implement(notification, {
  stream: (ctx, { query }) => stream.open(ctx, query.after),
});
