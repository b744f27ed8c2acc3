// What is told when something else than the group's own calls changes what its page shows.
export { groupChanged } from './page/rules.ts';
