import type { Route } from './+types/robots.screen';
import { scopeOf } from '../request/scope.server.ts';
import { answerText } from './text-answer.server.ts';

/** Allowed API paths: pictures of pages and share pictures. */
const open = [
  '/api/media/',
  '/api/members/sharePicture/',
  '/api/groupAndBrand/sharePicture/',
  '/api/wedding/sharePicture/',
];

/** Disallowed paths: private screens and forms. */
const closed = [
  '/api/',
  '/action/',
  '/r/',
  '/admin',
  '/edit/',
  '/*/edit/',
  '/contacts/',
  '/login',
  '/logout',
  '/authenticating',
  '/forgot-password',
  '/not-me/',
  '/password-reset/',
  '/change-password',
  '/unlock-account',
  '/verify',
];

/** robots.txt: allowed paths and the sitemap. */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const lines = [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${scopeOf(context).page.origin}/sitemap.xml`,
  ];
  const text = `${lines.join('\n')}\n`;
  return answerText({ request, context }, { type: 'text/plain; charset=utf-8', text, maxAge: 3600 });
};
