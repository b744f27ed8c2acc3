/**
 * The build that a page belongs to, and whether the browser has its files: a signed-in reader's document is finished as
 * a first visit until they are there (docs/web.md).
 */
import { readableCookie, readCookie } from '../session/cookies.ts';

/** Holds the version of the build whose sheets and scripts this browser has loaded last. */
const buildCookie = 'm4u_build';

/** Version of the build of this page. In the browser only. */
export const pageBuild = (): string | undefined =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;

/** Notes in a cookie that this browser has the files of the page's build. In the browser only. */
export const rememberBuild = (): void => {
  const build = pageBuild();
  if (build && readCookie(document.cookie, buildCookie) !== build) document.cookie = readableCookie(buildCookie, build);
};

/** Whether the browser of a `Cookie` header has the files of a build. */
export const hasBuild = (header: string, build: string): boolean => readCookie(header, buildCookie) === build;
