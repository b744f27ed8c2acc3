/** Where the directory's calls are served (RFC 7644). */
export const SCIM_PATH = '/api/scim/v2';
