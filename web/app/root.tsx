import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, type LinksFunction } from 'react-router';
import type { Route } from './+types/root';
import './app.css';
import { m } from './paraglide/messages.js';
import { ErrorFrame, ErrorScreen, errorTitle } from './platform/document/ErrorScreen.tsx';
import { SubmitGuard } from './platform/forms/SubmitGuard.tsx';
import { takeFlash } from './platform/forms/flash.server.ts';
import { locale } from './platform/language/language.ts';
import { InterruptedForm } from './platform/session/InterruptedForm.tsx';
import { LiveReader } from './platform/live/LiveReader.tsx';
import { usePage } from './platform/session/page.ts';
import { setPageLanguage } from './platform/language/page-language.ts';
import { Device } from './platform/offline/Device.tsx';
import { OfflineGuard } from './platform/offline/OfflineGuard.tsx';
import { PushKeeper } from './platform/push/PushKeeper.tsx';
import { ReloadOffer } from './platform/offline/ReloadOffer.tsx';
import { referralMiddleware } from './platform/session/referral.server.ts';
import { routeMemoryMiddleware } from './platform/navigation/route-memory.server.ts';
import { RouteMemory } from './platform/navigation/RouteMemory.tsx';
import { scopeOf } from './platform/request/scope.server.ts';
import { ScrollMemory } from './platform/navigation/ScrollMemory.tsx';
import { seeAsMiddleware } from './platform/session/see-as.server.ts';
import { sessionMiddleware } from './platform/session/session.server.ts';
import { tooOftenMiddleware } from './platform/request/too-often.server.ts';
import { NavigationProgress } from './ui/ProgressBar.tsx';
import { ToastProvider } from './ui/overlays/Toast.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  tooOftenMiddleware,
  sessionMiddleware,
  seeAsMiddleware,
  referralMiddleware,
  routeMemoryMiddleware,
];

export const loader = ({ context }: Route.LoaderArgs) => {
  takeFlash(context);
  return scopeOf(context).page;
};

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = ({ error }) => [
  { title: error ? errorTitle(error) : m.app_title() },
  { name: 'description', content: m.app_description() },
];

/** The document around every screen, errors included. */
export function Layout({ children }: { children: ReactNode }) {
  const page = usePage();
  // Messages take their language from here, so it has to be right before anything below renders.
  if (page && typeof document !== 'undefined') setPageLanguage(page.locale);
  const language = locale();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#EDB423" />
        <Meta />
        <Links />
      </head>
      <body>
        <ToastProvider flash={page?.flash ?? null}>
          <NavigationProgress />
          {/* Another language is another page: nothing of the former may stay. */}
          <div key={language} className="contents">
            {children}
          </div>
          <ReloadOffer />
          <OfflineGuard />
          <InterruptedForm />
          <SubmitGuard />
          <Device />
        </ToastProvider>
        <LiveReader />
        <PushKeeper />
        <RouteMemory />
        <ScrollMemory />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorFrame>
      <ErrorScreen error={error} />
    </ErrorFrame>
  );
}
