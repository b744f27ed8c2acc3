// Which agency a member's page and session show (specification §3 "Member").
export { joinAgency, leaveAgency } from './agency.queries.ts';
