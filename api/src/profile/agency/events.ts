import { Id } from '@m4u/contract/common';
import { agencyTag } from '@m4u/contract/tags';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

const changedEvent = eventType('agency.changed', z.object({ agencyId: Id }));

/** Event: public data of an agency has changed. `tags` are further cache tags of pages to drop. */
export const agencyChanged = (agencyId: string, ...tags: readonly string[]) =>
  changedEvent.create([agencyTag(agencyId), ...tags], { agencyId });
