import pg from 'pg';

/** Statement that sets the actor of a connection; prepared once on each. */
export const SET_ACTOR = { name: 'm4u actor', text: `select set_config('m4u.actor', $1, false) as actor` } as const;

/** A connection as `pg` writes to it; missing in its types. */
interface Wire {
  readonly parsedStatements: Readonly<Record<string, string>>;
  bind(message: { readonly statement: string; readonly values: readonly string[] }): void;
  execute(message: { readonly portal: string; readonly rows: number }): void;
}

/** A query of `pg` with the steps that a subclass may change; missing in its types. */
interface WireQuery {
  requiresPreparation(): boolean;
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
}

const Query = pg.Query as unknown as new (config: object, values: unknown) => WireQuery;

/** Whether a connection has prepared {@link SET_ACTOR}. */
export const canSetActor = (client: pg.ClientBase): boolean =>
  (client as unknown as { readonly connection: Wire }).connection.parsedStatements[SET_ACTOR.name] !== undefined;

/** Whether a statement is sent by the extended protocol of PostgreSQL: it has a name, or values. */
export const isExtended = (config: unknown, values: unknown): config is object => {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false;
  const { name, values: own = values } = config as { name?: unknown; values?: unknown };
  return Boolean(name) || (Array.isArray(own) && own.length > 0);
};

/**
 * A statement with the actor that it is run for in front of it, sent as one message. PostgreSQL skips the rest of a
 * message after an error, so the statement never runs for the former actor. After an error of the statement the actor of
 * the connection is unknown.
 */
export class ActingQuery extends Query {
  /** The actor that the statement is run for. */
  readonly who: string;
  #isActorSet = false;

  constructor(who: string, config: object, values: unknown) {
    super(config, values);
    this.who = who;
  }

  override requiresPreparation(): boolean {
    return true;
  }

  override prepare(connection: Wire): void {
    connection.bind({ statement: SET_ACTOR.name, values: [this.who] });
    connection.execute({ portal: '', rows: 0 });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isActorSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isActorSet) super.handleCommandComplete(message, connection);
    this.#isActorSet = true;
  }
}
