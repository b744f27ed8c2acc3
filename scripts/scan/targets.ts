/** Start pages of the scanners, and the calls whose values they attack: searches, lists, filters, and reads by id. */
import type { Target } from './sqlmap.ts';

/** Subjects of the calls: a member and the group that the member administers. */
export interface ScanSubjects {
  readonly memberId: string;
  readonly groupId: string;
}

/** Pages for visitors, in addition to those linked from the start page. */
export const visitorPaths: readonly string[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/search?q=gom',
  '/smc/my-duyen',
  '/mbg/gom-moc-nhien',
  '/mbg/gom-moc-nhien/products?q=gom',
  '/mbg/gom-moc-nhien/members?name=a',
  '/contact/my-duyen',
  '/links/my-duyen',
  '/blog/my-duyen',
];

/** Pages of members. */
export const memberPaths: readonly string[] = [
  '/search?q=gom',
  '/smc/my-duyen',
  '/action/setting',
  '/action/setting/display',
  '/action/company',
  '/action/createPoint',
  '/action/discount/manage',
  '/action/affiliate',
  '/action/wedding',
  '/action/createCv',
  '/action/historyCheckIn',
  '/action/memberManagement',
  '/messages',
  '/edit/posts',
];

const get = (...paths: readonly string[]): Target[] => paths.map((path) => ({ path }));

/** Calls open to visitors. */
export const visitorTargets = ({ memberId, groupId }: ScanSubjects): readonly Target[] => [
  ...get(
    '/api/elasticSeach/search?q=gom&type=all&page=1&limit=5',
    '/api/elasticSeach/search?q=gom&type=product&page=1',
    '/api/groupAndBrand/getListGroupNotAuth?query=gom&kind=brand&page=1&limit=5',
    '/api/productMember/searchProductByBrands?q=gom&type=product&priceFrom=1&priceTo=9000000&page=1',
    `/api/productMember/getProductByBranch/${groupId}?filter[q]=gom&page=1&limit=5`,
    `/api/members/getBlogByMemberId/${memberId}?postType=news&order=newest&page=1&limit=5`,
    `/api/brandActivity/getBrandActivityByBrandId/${groupId}?filter[type]=award&page=1`,
    '/api/members/childCareers?name=a',
    '/api/places/search?query=ben&provinceCode=79&page=1',
    '/api/getWards?idDistrict=79&version=2025&query=ben',
    '/api/certificate?name=a',
    `/api/members/getMemberIdView/${memberId}*`,
    '/search?q=gom&type=product&page=1',
    '/mbg/gom-moc-nhien/products?q=gom&page=1',
    '/smc/my-duyen*',
  ),
  { path: '/api/auth/login', body: '{"email":"ai@example.vn","password":"khong-phai"}' },
  { path: '/api/auth/forgotPassword', body: '{"email":"ai@example.vn"}' },
];

/** Calls of members about their own data. */
export const memberTargets = ({ memberId, groupId }: ScanSubjects): readonly Target[] => [
  ...get(
    '/api/elasticSeach/search?q=0912&type=member&page=1',
    '/api/phonebook?q=an&letter=a&source=friend&page=1',
    '/api/messages?q=an&limit=5',
    '/api/notifications?limit=5',
    '/api/groupAndBrand/getMyGroups?filter[name]=gom&filter[role]=admin&page=1',
    `/api/friend/getFriendsByStatus/${memberId}?status=accepted&page=1&limit=5`,
    `/api/orderGroup/getOrderGroup?groupId=${groupId}&filter[q]=an&page=1`,
    `/api/orderGroup/statistical?groupId=${groupId}&by=month&from=2026-01-01&to=2026-12-31`,
    `/api/discount?filter[groupId]=${groupId}&filter[q]=a&page=1`,
    `/api/discountGroup/usable?groupId=${groupId}&memberId=${memberId}`,
    `/api/discountGroup/quote?groupId=${groupId}&code=GOM&value=100000&memberId=${memberId}`,
    `/api/logsCheckIn/getHistory?filter[groupId]=${groupId}&filter[q]=a&filter[from]=2026-01-01`,
    `/api/members/getListMemberByGroupId/${groupId}?filter[name]=a&filter[role]=member&page=1`,
    `/api/associationReport?groupId=${groupId}&page=1`,
    '/api/support/own?page=1&limit=5',
  ),
];
