/** Greatest size of an upload, in bytes (decisions §4 "Uploads"): the browser asks before it sends, the API holds to it. */
export const MAXIMUM_UPLOAD_BYTES = 10 * 1024 * 1024;
