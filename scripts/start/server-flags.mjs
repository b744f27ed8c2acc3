/**
 * Flags of Node.js for the server. Left to itself V8 lets the young generation of its heap grow to three times 32 MiB;
 * with 4 the process stays some 50 MiB smaller, and a thousand open streams below 300 MiB (docs/measurements.md). The
 * rest of the heap it lets grow to four times what is in use before it collects; with half as much again a table of
 * 100,000 lines is sent in some 50 MiB instead of 110.
 */
export const serverFlags = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
