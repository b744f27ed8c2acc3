import { v7 } from 'uuid';

/** A new identifier: a UUID that sorts by the time it was made (decisions §0). */
export const uuidv7 = (): string => v7();
