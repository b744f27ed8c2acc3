import { walkWing } from '../engine/walk.ts';

await walkWing('event');
