import { Id } from '@m4u/contract/common';
import { agencyTag } from '@m4u/contract/tags';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

const changed = eventType('agency.changed', z.object({ agencyId: Id }));

/** Something of an agency that others see has changed; pages that carry one of the other tags do too. */
export const agencyChanged = (agencyId: string, ...tags: readonly string[]) =>
  changed.create([agencyTag(agencyId), ...tags], { agencyId });
