/** Screens of occasions and reports, as somebody meets them. */
import { demoReports } from './demo.ts';

/** What a visitor can open. */
export const visitorEvents: readonly string[] = ['/action/associationReports'];

/** What a member opens who runs a group. */
export const ownerEvents: readonly string[] = [
  '/action/associationReports',
  '/action/associationReports?q=khong-co-gi&kind=month',
  '/action/associationReports/statistics',
  '/action/associationReports/statistics?kind=quarter',
  '/action/associationReports/new',
  `/action/associationReports/${demoReports.own}`,
  `/action/associationReports/${demoReports.own}/edit`,
];
