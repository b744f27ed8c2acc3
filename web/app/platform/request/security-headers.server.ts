import { createHash } from 'node:crypto';

const policy = (scripts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts} 'wasm-unsafe-eval'`,
    // Themes and picture placeholders use style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');

/** The content security policy of a page rendered for one reader: its scripts carry this nonce. */
export const policyWithNonce = (nonce: string): string => policy(`'nonce-${nonce}'`);

/**
 * Prepares a rendered page for the cache: removes the nonce, and lists scripts by hash in the policy. Only scripts with
 * this render's nonce count as ours: it is random and unknown to authors of page content, so injected markup can never
 * get a hash.
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

/** Headers of every answer of the web, pages and files; HSTS only with a public https address. */
export const securityHeaders = (https: boolean): Readonly<Record<string, string>> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
  ...(https && { 'Strict-Transport-Security': 'max-age=31536000' }),
});

const opener = 'Cross-Origin-Opener-Policy';

/**
 * Headers of a public page: without the opener policy, with which browsers start a new process only when the response
 * head has arrived, as long as a phone needs for the layout. An opener learns nothing from a public page.
 */
export const publicHeaders = ({
  [opener]: _opener,
  ...headers
}: Readonly<Record<string, string>>): Readonly<Record<string, string>> => headers;

/** Removes the opener policy from an answer. */
export const withoutOpenerPolicy = (response: { removeHeader(name: string): void }): void =>
  response.removeHeader(opener);
