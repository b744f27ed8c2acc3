/** Time of a change: now, but always later than the previous change, so that `updatedAt` identifies a version. */
export const nextVersionTime = (previous: Date | undefined, now: Date): Date =>
  previous && previous >= now ? new Date(previous.getTime() + 1) : now;
