import { replayWing } from './replay.ts';

await replayWing('insight');
