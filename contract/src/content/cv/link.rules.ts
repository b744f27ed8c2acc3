/** Limits of links to CVs: links of one CV, and characters of a label and of a password. */
export const CV_LINK_LIMITS = { links: 20, label: 100, passwordLeast: 6, passwordMost: 100 } as const;
