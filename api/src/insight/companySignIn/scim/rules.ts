/** Path of the directory's calls (RFC 7644). */
export const SCIM_PATH = '/api/scim/v2';
