import type * as z from 'zod';

/** Something that happened to the domain, told after the transaction that did it has committed. */
export interface DomainEvent {
  /** Module and what happened, e.g. `member.changed`. */
  readonly type: string;
  /** What it touched, e.g. `member:{id}`: caches drop what carries one of these. */
  readonly tags: readonly string[];
  /** What subscribers need to know, fit for JSON. */
  readonly data: unknown;
}

/** A kind of event whose data has a shape: made by the module that owns it, read by those that subscribe. */
export interface EventType<S extends z.ZodType> {
  readonly type: string;
  create(tags: readonly string[], data: z.input<S>): DomainEvent;
  /** The event's data when it is of this type and shape (another version of the program may have sent it). */
  read(event: DomainEvent): z.output<S> | undefined;
}

/** Declares a type of event, e.g. `eventType('member.changed', z.object({ memberId: Id }))`. */
export const eventType = <S extends z.ZodType>(type: string, schema: S): EventType<S> => ({
  type,
  create: (tags, data) => ({ type, tags, data }),
  read: (event) => (event.type === type ? schema.safeParse(event.data).data : undefined),
});
