// Queries for renaming a term in profiles.
export {
  membersInterestedIn,
  membersNaming,
  renameCareer,
  renameChildCareer,
  renameInterest,
} from './career.queries.ts';
export { memberChanged } from './rules.ts';
