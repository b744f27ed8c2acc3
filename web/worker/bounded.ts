import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Keeps no more than so many entries in a cache: the oldest go, which are those of former builds. */
export const bounded = (most: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
  },
});
