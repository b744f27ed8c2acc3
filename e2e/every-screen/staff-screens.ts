/** Screens of the platform's staff. */

/** Screens beyond those of every member. */
export const staffScreens: readonly string[] = [
  '/admin',
  '/admin?show=mine&days=90',
  '/admin/members',
  '/admin/members?state=deleted&q=khong-co-ai',
  '/admin/groups',
  '/admin/slides',
  '/admin/slides/new',
  '/admin/terms',
  '/admin/terms?kind=childCareer',
  '/admin/terms?kind=interest',
  '/admin/terms/new?kind=interest',
  '/admin/reports',
  '/admin/support',
  '/admin/requests',
  '/admin/requests?state=closed',
  '/admin/registrations',
  '/admin/cards',
  '/admin/cards/batches',
  '/admin/audit',
  '/admin/audit?act=member.lock&from=2026-13-01',
  '/admin/status',
  '/reports',
];
