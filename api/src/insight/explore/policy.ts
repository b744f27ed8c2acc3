/** Only the agency's admins may change its explore page; staff may not. */
export const mayArrange = (agencyId: string, administered: readonly string[]): boolean =>
  administered.includes(agencyId);
