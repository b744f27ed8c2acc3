import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** An agency's explore page was arranged anew. */
export const exploreChanged = eventType('explore.changed', z.object({ agencyId: Id }));
