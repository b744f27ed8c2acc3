/** Takes the item at `from` out and puts it at `to`; both are kept within the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/**
 * The order that a `SortableList` posts: the inputs called `name`, with the pressed button's step applied when the
 * form was sent without scripts. For the route's action.
 */
export function readOrder(form: FormData, name: string): string[] {
  const order = form.getAll(name).filter((value) => typeof value === 'string');
  const move = form.get('move');
  if (typeof move !== 'string') return order;
  const cut = move.lastIndexOf(':');
  const from = order.indexOf(move.slice(0, cut));
  if (from < 0) return order;
  return moved(order, from, from + (move.slice(cut + 1) === 'up' ? -1 : 1));
}

/** A place that an item was moved to: right before another, or to the end. */
export interface MovedTo {
  readonly id: string;
  readonly beforeId: string | null;
}

/**
 * The one move that a `SortableList` with an intent posts, by whatever it was made. For lists whose order is kept by
 * moves and not as a whole. Undefined when the form is no move, or moves nothing.
 */
export function readMove(form: FormData, name: string): MovedTo | undefined {
  const order = readOrder(form, name);
  const pressed = form.get('move');
  const id = typeof pressed === 'string' ? pressed.slice(0, pressed.lastIndexOf(':')) : form.get('moved');
  if (typeof id !== 'string' || !order.includes(id)) return undefined;
  return { id, beforeId: order[order.indexOf(id) + 1] ?? null };
}
