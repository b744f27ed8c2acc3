// What other modules' queries weave into theirs, and where a member's letters go.
export {
  addressesOf,
  findActing,
  isVerified,
  letterAddress,
  memberAt,
  openingOf,
  ownsAddress,
  verifiedMemberOf,
  verifiedPhoneOf,
} from './standing.queries.ts';
