import { Id, Moment } from '@m4u/contract/common';
import { QUEUE_KINDS } from '@m4u/contract/insight/administration/queue.rules';
import { href, type RouterContextProvider } from 'react-router';
import { api } from '../api/api.server.ts';
import { scopeOf } from '../request/scope.server.ts';
import { oneOf } from '../search/filter.server.ts';
import { itemPath } from './queuePath.ts';

/** Reads which part of the queue an address or a form names; empty for all of it. */
export const readPart = oneOf([...QUEUE_KINDS, 'mine']);

/** An item in the queue: its due time and its id, as an address or a form names them. */
interface Place {
  readonly due: string | null | undefined;
  readonly id: string | null | undefined;
}

/** Takes the next free item after a place, or the first one; returns its address, undefined at the end. */
export const takeNext = async (
  context: Readonly<RouterContextProvider>,
  queue: string | null | undefined,
  place: Place,
): Promise<string | undefined> => {
  const show = readPart(queue ?? null) || undefined;
  const due = Moment.safeParse(place.due).data;
  const id = Id.safeParse(place.id).data;
  const after = due && id ? { due, id } : undefined;
  const { data: next } = await api(context).queue.next({ body: { show, after } });
  return next ? itemPath(next.kind, next.id, { queue: show ?? 'all', due: next.due }) : undefined;
};

/**
 * The address after an item is answered: the next item where the reader goes through the queue, back to the overview at
 * its end. Undefined for everybody else.
 */
export const afterAnswer = async (
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<string | undefined> => {
  const { searchParams } = scopeOf(context).visit.url;
  const queue = searchParams.get('queue');
  if (queue === null) return undefined;
  try {
    return (await takeNext(context, queue, { due: searchParams.get('due'), id })) ?? href('/admin');
  } catch {
    // The answer is given; that there is no next item must not hide it.
    return undefined;
  }
};
