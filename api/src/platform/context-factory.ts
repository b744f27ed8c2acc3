import type { Context, Platform } from './context.ts';
import type { Events } from './events/events.ts';
import { type Database, inTransaction } from './events/transaction.ts';
import type { RouteNeeds } from './http/routes.ts';

/** Makes the context of each call: who asks, beside the parts that every call shares. */
export const createContextFactory =
  (platform: Platform, db: Database, events: Events): RouteNeeds['context'] =>
  (actor, locale, request) => {
    const cookies: string[] = [];
    const context: Context = {
      ...platform,
      actor,
      locale,
      request,
      transaction: (work) => inTransaction(db, work),
      emit: (tx, event) => events.emitInTransaction(tx, event),
      setCookie: (value) => void cookies.push(value),
    };
    return { ...context, cookies };
  };
