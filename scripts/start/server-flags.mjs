/**
 * Flags of Node.js for the server. By default V8 lets the young generation grow to three times 32 MiB, and the old one to
 * four times the used size before a collection. A young generation of 16 MiB draws up to a quarter more pages a second
 * than one of 4; with 50 % growth, sending a table of 100,000 lines takes about 50 MiB instead of 110
 * (docs/decisions/0143-memory-of-the-process.md).
 */
export const serverFlags = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/**
 * Settings of the C library's allocator for the server: blocks from 32 KiB on are mapped by themselves, so that freed ones
 * go back to the system, and threads share two arenas. The C library reads them when the process starts, so the process
 * cannot set them itself.
 */
export const serverEnvironment = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_ARENA_MAX: '2' };
