// Whose accounts are whose, for modules on which the ledger itself stands.
export { findAccount } from './account.queries.ts';
export { accountsOf, groupsHolding } from './held.queries.ts';
