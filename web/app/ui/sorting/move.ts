/** Moves the item at `from` to `to`; both are clamped to the list. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [item] = next.splice(from, 1);
  if (item === undefined) return next;
  next.splice(Math.max(0, Math.min(to, next.length)), 0, item);
  return next;
}

/**
 * Reads the order that a `SortableList` posts: the inputs named `name`, with the pressed button's step applied when
 * submitted without scripts. For the route's action.
 */
export function readOrder(form: FormData, name: string): string[] {
  const order = form.getAll(name).filter((value) => typeof value === 'string');
  const move = form.get('move');
  if (typeof move !== 'string') return order;
  const cut = move.lastIndexOf(':');
  const from = order.indexOf(move.slice(0, cut));
  if (from < 0) return order;
  return moveItem(order, from, from + (move.slice(cut + 1) === 'up' ? -1 : 1));
}

/** Target of a move: before another item, or at the end. */
export interface MoveTarget {
  readonly id: string;
  readonly beforeId: string | null;
}

/**
 * Reads the move that a `SortableList` with an intent posts, by dragging or by buttons. For lists stored by single
 * moves. Undefined when the form is no move, or changes nothing.
 */
export function readMove(form: FormData, name: string): MoveTarget | undefined {
  const order = readOrder(form, name);
  const pressed = form.get('move');
  const id = typeof pressed === 'string' ? pressed.slice(0, pressed.lastIndexOf(':')) : form.get('moved');
  if (typeof id !== 'string' || !order.includes(id)) return undefined;
  return { id, beforeId: order[order.indexOf(id) + 1] ?? null };
}
