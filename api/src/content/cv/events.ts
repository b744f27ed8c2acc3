import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** A member's CVs have changed, or which of them is shown. */
export const cvChanged = eventType('cv.changed', z.object({ memberId: Id }));
