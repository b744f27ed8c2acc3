import { parseSetCookie } from 'cookie';
import type { Context, Platform } from './context.ts';
import type { Events } from './events/events.ts';
import { type Database, inTransaction } from './events/transaction.ts';
import type { RouteNeeds } from './http/operation/routes.ts';

/** Creates the context of each call: the caller, and the parts that all calls share. */
export const createContextFactory =
  (platform: Platform, db: Database, events: Events): RouteNeeds['context'] =>
  (actor, locale, request) => {
    const cookies: string[] = [];
    // A cookie that the call has set takes precedence.
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
