import { Id, type Owner } from '@m4u/contract/common';
import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { keepPrepared } from '../../platform/database/prepared.ts';
import type { Reader } from '../friend/queries.ts';
import { ownerIdOf } from './link.queries.ts';

/** How a page is named: by its id, or by a short link that may be retired since `expiry` at the earliest. */
export interface PageName {
  readonly idOrLink: string;
  readonly expiry: Date;
}

/** A query that can still be prepared, and answers rows. */
interface Preparable<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

type Variant = `${Reader['kind']} by ${'id' | 'link'}`;

/**
 * How pages of one kind are found: by id or link, for a member or a visitor. `select` reads the page of an id; what
 * comes of it are four statements, prepared where they are first needed.
 */
export const pageFinder = <Row>(
  kind: Owner['kind'],
  select: (db: Executor, reader: Reader, id: SQLWrapper) => Preparable<Row>,
): ((db: Executor, actor: Actor, name: PageName) => Promise<Row | undefined>) => {
  const statement = keepPrepared((db, variant: Variant) => {
    const reader: Reader = variant.startsWith('member')
      ? { kind: 'member', memberId: sql.placeholder('reader') }
      : { kind: 'visitor' };
    const id = variant.endsWith('id')
      ? sql.placeholder('id')
      : ownerIdOf(kind, sql.placeholder('link'), sql.placeholder('expiry'));
    return select(db, reader, id).prepare(`page of a ${kind}: ${variant}`);
  });

  return async (db, actor, { idOrLink, expiry }) => {
    const isId = Id.safeParse(idOrLink).success;
    const [row] = await statement(db, `${actor.kind} by ${isId ? 'id' : 'link'}`).execute({
      ...(isId ? { id: idOrLink } : { link: idOrLink.toLowerCase(), expiry }),
      ...(actor.kind === 'member' && { reader: actor.memberId }),
    });
    return row;
  };
};
