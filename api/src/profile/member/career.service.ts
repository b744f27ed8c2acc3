// What renaming a term asks of members.
export {
  membersInterestedIn,
  membersNaming,
  renameCareer,
  renameChildCareer,
  renameInterest,
} from './career.queries.ts';
export { memberChanged } from './rules.ts';
