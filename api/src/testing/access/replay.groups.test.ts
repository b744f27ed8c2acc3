import { replayWing } from './replay.ts';

await replayWing('groups');
