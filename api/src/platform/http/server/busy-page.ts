import { errors } from '@m4u/contract/http/errors';

/** Content-Security-Policy of the busy page. */
export const BUSY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** HTML page for an overloaded server; it reloads itself after `seconds`. */
export const busyPage = (code: 'unavailable', seconds: number): string => `<!doctype html><html lang="vi">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${seconds}">
<title>M4U</title><style>body{font:16px/1.5 system-ui;max-width:32rem;margin:20vh auto;padding:0 1rem;text-align:center}</style>
<h1>M4U</h1><p>${errors[code].vi}</p><p lang="en">${errors[code].en}</p></html>`;
