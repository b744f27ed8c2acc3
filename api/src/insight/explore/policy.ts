/** An explore page is arranged by the agency's admins and nobody else; staff look after the platform, not its pages. */
export const mayArrange = (agencyId: string, administered: readonly string[]): boolean =>
  administered.includes(agencyId);
