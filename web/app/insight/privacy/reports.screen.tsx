import { href, redirect } from 'react-router';
import type { Route } from './+types/reports.screen';

/** Where the reports of abuse were before the administration had a place of its own. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(href('/admin/reports') + new URL(request.url).search);
