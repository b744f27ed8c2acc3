import { parseSetCookie } from 'cookie';
import type { Context, Platform } from './context.ts';
import type { Events } from './events/events.ts';
import { type Database, inTransaction } from './events/transaction.ts';
import type { RouteNeeds } from './http/operation/routes.ts';

/** Makes the context of each call: who asks, beside the parts that every call shares. */
export const createContextFactory =
  (platform: Platform, db: Database, events: Events): RouteNeeds['context'] =>
  (actor, locale, request) => {
    const cookies: string[] = [];
    // A cookie that the call itself has set counts from then on.
    const cookie = (name: string) => {
      const set = cookies.findLast((value) => value.startsWith(`${name}=`));
      return set === undefined ? request.cookie(name) : parseSetCookie(set).value;
    };
    const context: Context = {
      ...platform,
      actor,
      locale,
      request: { ...request, cookie },
      transaction: (work) => inTransaction(db, work),
      emit: (tx, event) => events.emitInTransaction(tx, event),
      setCookie: (value) => void cookies.push(value),
    };
    return { ...context, cookies };
  };
