import type { FACTOR_ERRORS } from '@m4u/contract/http/endpoint';
import type { KeyScope } from '@m4u/contract/insight/integration/rules';

/** The state of a session's second factor where it is needed: it is on but was not given, or it is off. */
export type FactorLack = (typeof FACTOR_ERRORS)[number];

/** A caller without a session. */
export interface Visitor {
  readonly kind: 'visitor';
  /** The member who previews a page that they manage (docs/decisions/0056). */
  readonly previewedBy?: string;
  /** The owner of the previewed page, when it is shown as to a friend or to a member of the group. */
  readonly friendOf?: string;
}

/** The API key with which a program acts for a member within a group (docs/rules/integration.md#keys). */
interface ActingKey {
  readonly id: string;
  readonly name: string;
  readonly groupId: string;
  readonly scopes: readonly KeyScope[];
}

/** A signed-in member, or a program with a key that a member has made. */
export interface MemberActor {
  readonly kind: 'member';
  readonly memberId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly verified: boolean;
  /** Whether the session has the rights of the platform's staff. */
  readonly staff: boolean;
  /** Why the session of a staff account does not have its rights. */
  readonly staffLacks?: FactorLack;
  /** Present while the account's second factor is on; `givenAt` is when the session last gave a code. */
  readonly secondFactor?: { readonly givenAt?: Date };
  /**
   * Groups that require the second factor of their admins, where the member is one and the session has not given it: the
   * role gives no rights there (docs/rules/roles.md#second-factor). A key, which acts for a member, has none.
   */
  readonly withheldGroups?: readonly string[];
  /** Present when a program calls with a key: it may make only the calls of its scopes, for its group. */
  readonly key?: ActingKey;
  /** The member opted out of statistics. */
  readonly uncounted?: true;
}

/** The caller: a visitor or a signed-in member. */
export type Actor = Visitor | MemberActor;
