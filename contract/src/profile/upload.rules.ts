/** Greatest size of an upload, in bytes (decisions §4 "Uploads"): the browser asks before it sends, the API holds to it. */
export const MAXIMUM_UPLOAD_BYTES = 10 * 1024 * 1024;

/** All that one member's pictures and documents may take, in bytes, in every width that is kept. */
export const MAXIMUM_MEMBER_BYTES = 1024 * 1024 * 1024;
