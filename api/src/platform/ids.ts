import { v5, v7 } from 'uuid';

/** Creates an identifier: a UUID that sorts by creation time (docs/rules/calls.md#identifiers). */
export const uuidv7 = (): string => v7();

/** Namespace of derived identifiers; another one would derive other identifiers from the same texts. */
const NAMESPACE = '5c1f0a52-2f0b-4b5e-9a56-0d1f6f5f6f0e';

/** Derives an identifier from texts: equal parts give equal ids. */
export const deriveUuid = (...parts: readonly string[]): string => v5(JSON.stringify(parts), NAMESPACE);
