import { replayWing } from './replay.ts';

await replayWing('identity');
