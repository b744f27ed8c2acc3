import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Emitted when an agency's explore page was changed. */
export const exploreChanged = eventType('explore.changed', z.object({ agencyId: Id }));
