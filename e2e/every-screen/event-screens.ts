/** Screens of events and reports. */
import { demoCheckIns } from '../../api/src/demo/seed/checkIns.ts';
import { demoReports, demoWedding } from '../support/demo.ts';

/** Screens for visitors. */
export const visitorEvents: readonly string[] = [
  `/wedding/${demoWedding.id}`,
  `/thiep/${demoWedding.name}`,
  `/wedding/${demoWedding.id}?guest=${demoWedding.answered}`,
  `/wedding/${demoWedding.id}?guest=${demoWedding.waiting}`,
  '/action/wedding',
  '/action/associationReports',
  '/action/historyCheckIn',
  `/action/historyCheckIn/${demoCheckIns.fair}`,
  `/action/historyCheckIn/${demoCheckIns.fair}/tickets`,
  `/action/historyCheckIn/${demoCheckIns.fair}/tickets/setup`,
  `/action/historyCheckIn/${demoCheckIns.fair}/certificates`,
  `/action/historyCheckIn/${demoCheckIns.fair}/certificates/setup`,
  '/certificate',
  '/certificate?number=khong-dung',
  '/dashboard/member/my-duyen',
  '/dashboard/business/gom-moc-nhien',
];

/** Screens for the admin of a group. */
export const ownerEvents: readonly string[] = [
  `/wedding/${demoWedding.id}`,
  '/action/wedding',
  '/action/wedding/new',
  ...['', '?step=days', '?step=story', '?step=send'].map((q) => `/action/wedding/${demoWedding.id}${q}`),
  `/action/wedding/${demoWedding.id}/add`,
  ...['', '?link=unopened', '?link=opened', '?link=silent'].map((q) => `/action/wedding/${demoWedding.id}/send${q}`),
  `/action/wedding/${demoWedding.id}/codes`,
  `/action/wedding/${demoWedding.id}/tables`,
  ...['', '?side=bride&way=envelope', '?q=khong-co-ai'].map((q) => `/action/wedding/${demoWedding.id}/gifts${q}`),
  `/action/wedding/${demoWedding.id}/gifts/${demoWedding.gift}`,
  `/action/wedding/${demoWedding.id}/transfers`,
  ...['', '?thanked=yes'].map((q) => `/action/wedding/${demoWedding.id}/thanks${q}`),
  ...['', '?state=hidden'].map((q) => `/action/wedding/${demoWedding.id}/photos${q}`),
  ...['', '?answer=declined&side=bride', '?q=khong-co-ai'].map((q) => `/action/wedding/${demoWedding.id}/guests${q}`),
  `/action/wedding/${demoWedding.id}/guests/${demoWedding.guest}`,
  ...['', '?state=waiting', '?state=hidden'].map((q) => `/action/wedding/${demoWedding.id}/wishes${q}`),
  '/action/historyCheckIn',
  '/action/historyCheckIn?q=khong-co-gi',
  '/action/historyCheckIn?door=khong-co',
  '/action/historyCheckIn/new',
  ...['', '?tab=guests', '?tab=guests&q=khong-co-ai', '?tab=log', '?tab=log&result=ok&q=khong', '?tab=setup'].map(
    (tab) => `/action/historyCheckIn/${demoCheckIns.fair}${tab}`,
  ),
  `/action/historyCheckIn/${demoCheckIns.showroom}`,
  `/action/historyCheckIn/${demoCheckIns.fair}/codes`,
  ...['', '?state=held&q=khong-co-ai', '/setup'].map((q) => `/action/historyCheckIn/${demoCheckIns.fair}/tickets${q}`),
  ...['', '?state=withdrawn&q=khong-co-ai', '/setup'].map(
    (q) => `/action/historyCheckIn/${demoCheckIns.fair}/certificates${q}`,
  ),
  '/action/associationReports',
  '/action/associationReports?q=khong-co-gi&kind=month',
  '/action/associationReports/statistics',
  '/action/associationReports/statistics?kind=quarter',
  '/action/associationReports/new',
  `/action/associationReports/${demoReports.own}`,
  `/action/associationReports/${demoReports.own}/edit`,
  '/dashboard/member/my-duyen',
  '/dashboard/member/my-duyen?range=today',
  '/dashboard/member/my-duyen?from=2020-01-01&to=2020-01-07',
  '/dashboard/member/my-duyen?from=2026-02-02&to=2026-02-01',
  '/dashboard/business/gom-moc-nhien?range=90',
];
