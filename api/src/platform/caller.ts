/** A caller without a session. */
export interface Visitor {
  readonly kind: 'visitor';
  /** The member who previews a page that they manage (docs/decisions/0056). */
  readonly previewedBy?: string;
  /** The owner of the previewed page, when it is shown as to a friend or to a member of the group. */
  readonly friendOf?: string;
}

/** A signed-in member. */
export interface MemberActor {
  readonly kind: 'member';
  readonly memberId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly verified: boolean;
  /** Whether the session has the rights of the platform's staff. */
  readonly staff: boolean;
  /** Why the session of a staff account does not have its rights. */
  readonly staffLacks?: 'second-factor-required' | 'second-factor-missing';
  /** Present while the account's second factor is on; `givenAt` is when the session last gave a code. */
  readonly secondFactor?: { readonly givenAt?: Date };
  /** The member opted out of statistics. */
  readonly uncounted?: true;
}

/** The caller: a visitor or a signed-in member. */
export type Actor = Visitor | MemberActor;
