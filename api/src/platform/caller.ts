/** Somebody without a session. */
export interface Visitor {
  readonly kind: 'visitor';
  /** Somebody who manages a page looks at it as others see it (docs/decisions/0056): who they are … */
  readonly previewedBy?: string;
  /** … and the owner as whose friend, or the group as whose member, they are shown it. */
  readonly friendOf?: string;
}

/** A signed-in member. */
export interface MemberActor {
  readonly kind: 'member';
  readonly memberId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly verified: boolean;
  readonly staff: boolean;
  /** They do not want to be counted in anybody's figures. */
  readonly uncounted?: true;
}

/** Who is calling. */
export type Actor = Visitor | MemberActor;
