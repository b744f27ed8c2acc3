/**
 * The build that a page belongs to, and whether the browser has run its scripts: until then a signed-in reader's document
 * is finished as a first visit (docs/web.md).
 */
import { readableCookie, readCookie } from '../session/cookies.ts';

/** Holds the version of the build whose scripts ran last in this browser. */
const buildCookie = 'm4u_build';

/** Version of the build of this page. In the browser only. */
export const pageBuild = (): string | undefined =>
  (window as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version;

/** Notes in a cookie that the scripts of the page's build run in this browser. In the browser only. */
export const rememberBuild = (): void => {
  const build = pageBuild();
  if (build) document.cookie = readableCookie(buildCookie, build);
};

/** Whether the scripts of a build have run in the browser of a `Cookie` header. */
export const hasRunBuild = (header: string, build: string): boolean => readCookie(header, buildCookie) === build;
