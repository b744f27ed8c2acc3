import { href, redirect } from 'react-router';
import type { Route } from './+types/reports.screen';

/** Former address of the list of reports; redirects to the administration. */
export const loader = ({ request }: Route.LoaderArgs) => redirect(href('/admin/reports') + new URL(request.url).search);
