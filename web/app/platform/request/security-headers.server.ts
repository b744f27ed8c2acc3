import { createHash } from 'node:crypto';

const policy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts} 'wasm-unsafe-eval'`,
    // Themes and the places that pictures keep free are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com',
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');

/** The content security policy of a page rendered for one reader: its scripts carry this nonce. */
export const policyWithNonce = (nonce: string): string => policy(`'nonce-${nonce}'`);

/**
 * Makes a rendered page fit to be kept: the nonce goes, and the policy names its scripts by their hashes.
 * Only scripts that carry the nonce of this very render count as ours. The nonce is random and was unknown to
 * anyone whose text stands on the page, so markup that slipped into somebody's text can never earn a hash.
 */
export const withoutNonce = (html: string, nonce: string): { html: string; policy: string } => {
  const scripts = html.matchAll(new RegExp(`<script[^>]*? nonce="${nonce}"[^>]*>(.+?)</script>`, 'gs'));
  const hashes = new Set(
    [...scripts].map(([, text]) =>
      createHash('sha256')
        .update(text ?? '')
        .digest('base64'),
    ),
  );
  const sources = [...hashes].map((hash) => `'sha256-${hash}'`).join(' ');
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), policy: policy(sources) };
};

/** Headers of every answer of the web, pages and files alike; HSTS only where the public address is https. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
  ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

const opener = 'Cross-Origin-Opener-Policy';

/**
 * Of these headers those of a page that is nobody's in particular. With an opener policy a browser begins a process for
 * the page only when the head of the answer has come, which takes a phone as long as laying the page out; and a window
 * that opened what everybody may read learns nothing from it.
 */
export const publicHeaders = ({
  [opener]: _opener,
  ...headers
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => headers;

/** Takes back what an answer under way says of its opener already. */
export const withoutOpenerPolicy = (response: { removeHeader(name: string): void }): void =>
  response.removeHeader(opener);
