import { walkWing } from './walk.ts';

await walkWing('people');
