import { Id, type Owner } from '@m4u/contract/common';
import { sql, type SQLWrapper } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { preparedReader, type Reader, readerPlaceholder } from '../friend/visibility.reads.ts';
import { ownerIdByLink } from '../shortLink/reads.ts';

/** The id or short link by which a page is requested. A link that was retired before `expiry` is not found. */
export interface PageKey {
  readonly idOrLink: string;
  readonly expiry: Date;
}

/** A query that can be prepared and returns rows. */
interface Preparable<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

type Variant = `${Reader['kind'] | 'friend'} by ${'id' | 'link'}`;

/**
 * Builds the query that finds pages of one kind: by id or link, and for a member, a visitor, or a preview as a friend.
 * `select` reads the page of an id. The six resulting statements are prepared on first use.
 */
export const pageFinder = <Row>(
  kind: Owner['kind'],
  select: (db: Executor, reader: Reader, id: SQLWrapper) => Preparable<Row>,
): ((db: Executor, actor: Actor, name: PageKey) => Promise<Row | undefined>) => {
  const statement = prepareOnce((db, variant: Variant) => {
    const reader = readerPlaceholder(variant);
    const id = variant.endsWith('id')
      ? sql.placeholder('id')
      : ownerIdByLink(kind, sql.placeholder('link'), sql.placeholder('expiry'));
    return select(db, reader, id).prepare(`page of a ${kind}: ${variant}`);
  });

  return async (db, actor, { idOrLink, expiry }) => {
    const isId = Id.safeParse(idOrLink).success;
    const { variant, values } = preparedReader(actor);
    const [row] = await statement(db, `${variant} by ${isId ? 'id' : 'link'}`).execute({
      ...(isId ? { id: idOrLink } : { link: idOrLink.toLowerCase(), expiry }),
      ...values,
    });
    return row;
  };
};
