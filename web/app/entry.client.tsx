import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { startBeacon } from './platform/api/beacon.ts';
import { rememberBuild } from './platform/document/page-build.ts';
import { guardSubmissions } from './platform/forms/SubmitGuard.tsx';
import { followPageLanguage } from './platform/language/page-language.ts';
import { identifyRequests } from './platform/request/request-id.ts';

followPageLanguage();
startBeacon();
rememberBuild();
guardSubmissions();
// What the server wrote is what the browser shows; a failure that happens here has no request of its own.
identifyRequests(() => document.querySelector('[data-request-id]')?.textContent ?? undefined);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
