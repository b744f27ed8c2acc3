import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Emitted when a member's CVs changed, or when another one is shown. */
export const cvChanged = eventType('cv.changed', z.object({ memberId: Id }));
