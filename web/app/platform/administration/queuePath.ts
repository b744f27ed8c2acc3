import type { QueueKind } from '@m4u/contract/insight/administration/queue.rules';
import { href } from 'react-router';
import { withQuery } from '../search/filter.ts';

/** A walk through the queue, one item after another: its part, and the due time of the item that is open. */
export interface Turn {
  /** `all`, a kind, or `mine`. */
  readonly queue: string;
  readonly due: string;
}

/** Address of the screen that answers an item of the queue. */
export const itemPath = (kind: QueueKind, id: string, turn?: Turn): string => {
  const walk = turn && { ...turn, kind };
  const query = { id, ...walk };
  switch (kind) {
    case 'report':
      return withQuery(href('/admin/reports'), query);
    case 'support':
      return withQuery(href('/admin/support'), query);
    case 'data':
      return withQuery(href('/admin/requests'), query);
    case 'card':
    case 'agency':
      return withQuery(href('/admin/registrations/:id', { id }), { ...walk });
  }
};
