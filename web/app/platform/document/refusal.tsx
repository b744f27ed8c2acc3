import { m } from '../../paraglide/messages.js';

/** Addresses of screens for some people only, with the words for who they are. */
const audiences: readonly (readonly [RegExp, () => string])[] = [
  [/^\/admin(?:\/|$)/, m.app_refused_staff],
  [/^\/action\/(?:company\/agency|memberAgency|editAgencyExplore)(?:\/|$)/, m.app_refused_agency],
  [
    /^\/(?:mbg|dashboard\/business|action\/(?:company|memberManagement|createPoint|pointSettings|history\w*|statistical|associationReports|(?:affiliate|discount)\/manage))(?:\/|$)/,
    m.app_refused_admins,
  ],
];

/** Says who may open the screen at this address; undefined where that is not known. */
export const describeAudience = (pathname: string): string | undefined =>
  audiences.find(([address]) => address.test(pathname))?.[1]();
