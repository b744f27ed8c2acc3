/**
 * Flags of Node.js for the server. By default V8 lets the young generation grow to three times 32 MiB; with 4 MiB the
 * process is about 50 MiB smaller, and serves a thousand open streams below 300 MiB (docs/measurements.md). By default
 * the old generation grows to four times the used size before a collection; with 50 % growth, sending a table of 100,000
 * lines takes about 50 MiB instead of 110.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
