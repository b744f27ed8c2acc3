/** Only the agency's admins may change its explore page; staff may not. */
export const canArrange = (agencyId: string, administered: readonly string[]): boolean =>
  administered.includes(agencyId);
