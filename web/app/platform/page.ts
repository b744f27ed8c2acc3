import { useRouteLoaderData } from 'react-router';
import type { Page } from './scope.server.ts';

/** What every page knows: its language, who reads it, the site's address. Undefined only where the root itself failed. */
export const usePage = (): Page | undefined => useRouteLoaderData('root');
