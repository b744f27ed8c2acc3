import { replayWings } from '../engine/replay.ts';

await replayWings('commerce');
