import type { ReportStatus } from '@m4u/contract/event/associationReport/rules';
import type { PeriodKind } from '@m4u/contract/period';

/** A report of the demo; periods are counted back from the seeding's. */
export interface DemoReport {
  readonly group: string;
  readonly by: string;
  readonly kind: PeriodKind;
  readonly ago: number;
  readonly title: string;
  /** HTML. */
  readonly text: string;
  readonly members?: number;
  readonly newMembers?: number;
  /** VND. */
  readonly revenue?: number;
  readonly events?: number;
  readonly status: ReportStatus;
  readonly reason?: string;
}

/** What a group told of a month: how many periods ago, members, new ones, revenue in millions of VND, events, and in words. */
type Month = readonly [ago: number, members: number, added: number, millions: number, events: number, words: string];

const boats: readonly Month[] = [
  [12, 11, 1, 96, 1, 'Sửa lại hai thuyền trước mùa khách, đội bếp học thêm món chay.'],
  [11, 11, 0, 74, 0, 'Mùa vắng: nghỉ nhiều ngày vì gió, cả đội đi học sơ cứu.'],
  [10, 12, 1, 88, 1, 'Đón đoàn làm phim tài liệu về làng chài Cửa Vạn.'],
  [9, 12, 0, 131, 2, 'Khách đi lễ đầu năm đông hơn mọi năm, kín thuyền cả bốn cuối tuần.'],
  [8, 13, 1, 142, 1, 'Mở hành trình hai ngày một đêm, tối đa mười khách.'],
  [7, 13, 0, 165, 2, 'Cùng ban quản lý vịnh nhặt rác ở ba bãi nhỏ.'],
  [6, 14, 1, 210, 3, 'Bắt đầu mùa hè: thuê thêm một thuyền của bà con trong làng.'],
  [5, 15, 1, 248, 2, 'Tháng cao nhất từ trước đến nay; ba đoàn doanh nghiệp của hội giới thiệu.'],
  [4, 15, 0, 236, 2, 'Hai ngày nghỉ vì bão, đã hoàn tiền đủ cho khách.'],
  [3, 16, 1, 178, 1, 'Khách nước ngoài trở lại, phần lớn đặt qua trang của nhóm.'],
  [2, 16, 0, 154, 2, 'Tổ chức buổi kể chuyện biển cho học sinh hai trường ở Hạ Long.'],
  [1, 17, 1, 169, 2, 'Đón đoàn của Hội Doanh nhân Sông Hồng, ký khung giá cho hội viên.'],
];

const shops: readonly Month[] = [
  [12, 21, 2, 310, 1, 'Ra bản quản lý kho dùng được khi mất mạng.'],
  [11, 22, 1, 298, 0, 'Đổi cách tính giá theo số quầy, khách cũ giữ giá cũ.'],
  [10, 22, 0, 342, 1, 'Hội thảo “Kho gọn trước Tết” với bốn mươi chủ cửa hàng.'],
  [9, 24, 2, 287, 0, 'Tháng Tết làm nửa tháng, không có sự cố nào.'],
  [8, 25, 1, 351, 1, 'Thêm báo cáo hằng ngày gửi qua tin nhắn.'],
  [7, 25, 0, 366, 2, 'Hai lớp dùng thử cho hội viên mới của hội.'],
  [6, 27, 2, 372, 1, 'Bắt đầu làm việc với một chuỗi hiệu thuốc ở Hà Nam.'],
  [5, 28, 1, 395, 1, 'Khách thứ hai trăm của nhóm lên hệ thống.'],
  [4, 28, 0, 401, 0, 'Chuyển máy chủ về trung tâm dữ liệu mới trong một đêm.'],
  [3, 30, 2, 418, 2, 'Tuyển hai kỹ sư hỗ trợ; thời gian trả lời còn bốn mươi phút.'],
  [2, 31, 1, 437, 1, 'Ký với hai hợp tác xã để làm sổ bán hàng cho bà con.'],
];

const monthly = (group: string, by: string, months: readonly Month[]): DemoReport[] =>
  months.map(([ago, members, newMembers, millions, events, words]) => ({
    group,
    by,
    kind: 'month',
    ago,
    title: 'Báo cáo hoạt động tháng',
    text: `<p>${words}</p>`,
    members,
    newMembers,
    revenue: millions * 1_000_000,
    events,
    status: 'submitted',
  }));

export const reports: readonly DemoReport[] = [
  {
    group: 'buom-nau',
    by: 'hai',
    kind: 'quarter',
    ago: 1,
    title: 'Một quý trên vịnh: khách quen đi lại nhiều hơn',
    text: `<h2>Đã làm được</h2><ul><li>Mở hành trình hai ngày một đêm, kín chỗ sáu tuần liền</li><li>Ba đoàn doanh nghiệp do hội giới thiệu</li></ul>
      <h2>Còn vướng</h2><p>Cầu cảng phía nam đang sửa, mỗi chuyến mất thêm bốn mươi phút. Nhóm mong hội cùng có ý kiến với ban quản lý vịnh.</p>`,
    members: 16,
    newMembers: 2,
    revenue: 568_000_000,
    events: 5,
    status: 'submitted',
  },
  {
    group: 'sao-khue-so',
    by: 'bao',
    kind: 'month',
    ago: 1,
    title: 'Báo cáo tháng: hai lớp học và một chuỗi cửa hàng mới',
    text: '<p>Đang đợi số liệu của nhóm chăm sóc khách.</p>',
    members: 32,
    newMembers: 1,
    status: 'draft',
  },
  {
    group: 'buom-nau',
    by: 'hai',
    kind: 'year',
    ago: 1,
    title: 'Một năm của sáu chiếc thuyền',
    text: '<p>Năm đầu tiên cả sáu thuyền chạy đủ mùa. Doanh thu chưa tính phần cho thuê thuyền của bà con trong làng.</p>',
    members: 11,
    newMembers: 3,
    revenue: 1_240_000_000,
    events: 14,
    status: 'returned',
    reason: 'Nhóm cộng giúp phần cho thuê thuyền, và ghi rõ ba thành viên mới là ai nhé.',
  },
  {
    group: 'gom-moc-nhien',
    by: 'duyen',
    kind: 'month',
    ago: 1,
    title: 'Một mẻ lửa, ba trăm món',
    text: '<p>Mẻ cuối tháng nứt bảy món vì củi ẩm. Lớp cuối tuần kín chỗ.</p>',
    members: 3,
    events: 4,
    status: 'draft',
  },
  ...monthly('buom-nau', 'hai', boats),
  ...monthly('sao-khue-so', 'bao', shops),
];
