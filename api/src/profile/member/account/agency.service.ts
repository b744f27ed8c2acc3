// Which agency a member's page and session show (docs/rules/member.md#profile).
export { joinAgency, leaveAgency } from './agency.queries.ts';
