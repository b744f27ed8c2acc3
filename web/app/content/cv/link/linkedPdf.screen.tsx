import { cvLink as endpoints } from '@m4u/contract/content/cv/link';
import type { Route } from './+types/linkedPdf.screen';
import { leadToFile } from './file.server.ts';

/** Leads to the PDF of a CV that was sent by a link. */
export const loader = (request: Route.LoaderArgs) => leadToFile(request, endpoints.pdf);
