import { v5, v7 } from 'uuid';

/** A new identifier: a UUID that sorts by the time it was made (docs/rules/calls.md#identifiers). */
export const uuidv7 = (): string => v7();

const NAMES = '5c1f0a52-2f0b-4b5e-9a56-0d1f6f5f6f0e';

/** The identifier of a name: always the same for the same parts. */
export const uuidOf = (...parts: readonly string[]): string => v5(JSON.stringify(parts), NAMES);
