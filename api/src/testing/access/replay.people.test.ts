import { replayWings } from './replay.ts';

await replayWings('people');
