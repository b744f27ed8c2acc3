import type * as z from 'zod';

/** A change of domain data, delivered after the commit of its transaction. */
export interface DomainEvent {
  /** Module and verb, e.g. `member.changed`. */
  readonly type: string;
  /** Tags of the changed owners, e.g. `member:{id}`: caches drop entries with one of them. */
  readonly tags: readonly string[];
  /** Data for subscribers; must be JSON. */
  readonly data: unknown;
}

/** A typed event: created by its module, read by subscribers. */
export interface EventType<S extends z.ZodType> {
  readonly type: string;
  create(tags: readonly string[], data: z.input<S>): DomainEvent;
  /** The data of an event of this type and shape, else undefined (another version of the program may have sent it). */
  read(event: DomainEvent): z.output<S> | undefined;
}

/** Declares a type of event, e.g. `eventType('member.changed', z.object({ memberId: Id }))`. */
export const eventType = <S extends z.ZodType>(type: string, schema: S): EventType<S> => ({
  type,
  create: (tags, data) => ({ type, tags, data }),
  read: (event) => (event.type === type ? schema.safeParse(event.data).data : undefined),
});
