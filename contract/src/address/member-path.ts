const MEMBER_PAGE = /^\/(?:me|smc|fme|new-me)\/([^/?#]+)$/;

/** Id or short link of the member whose page a path names; undefined for any other path. */
export const memberOfPath = (path: string): string | undefined => MEMBER_PAGE.exec(path)?.[1];
