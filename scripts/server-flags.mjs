/**
 * Flags of Node.js for the server. Left to itself V8 lets the young generation of its heap grow to three times 32 MiB;
 * with 4 the process stays some 50 MiB smaller, and a thousand open streams below 300 MiB (docs/measurements.md).
 */
export const serverFlags = ['--max-semi-space-size=4'];
