/** What a floor does for one answer: the statements it sends, and what it draws or writes. */

/** A statement, and the actor that its connection works for. */
export interface FloorStatement {
  readonly actor: string;
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** An element of a page, as `createElement` takes it; a text is a text. */
export type FloorNode =
  | string
  | readonly [tag: string, props: Readonly<Record<string, unknown>>, children: readonly FloorNode[]];

/** What is answered once the statements have been. */
export type FloorAnswer =
  | { readonly kind: 'page'; readonly document: FloorNode; readonly effort: 'quick' | 'thorough' }
  | { readonly kind: 'call'; readonly value: unknown };

/** One subject of the floor's server, at `/{its number}`. */
export interface FloorSubject {
  readonly statements: readonly FloorStatement[];
  readonly answer: FloorAnswer;
  /** Headers of M4U's answer, without those that say its length. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the floor's server is told at its start, as JSON in the file that `FLOOR_PLAN` names. */
export interface FloorPlan {
  readonly postgres: { readonly host: string; readonly port: number; readonly user: string; readonly database: string };
  /** As many as M4U has. */
  readonly connections: number;
  readonly subjects: readonly FloorSubject[];
}
