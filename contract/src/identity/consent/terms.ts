import type { Words } from '../../words.ts';

/** A section of the terms: title and paragraphs. */
export interface TermsSection {
  readonly title: Words;
  readonly paragraphs: readonly Words[];
}

/**
 * The terms of use and of data protection (Law 91/2025/QH15), by version. They describe the product; a change of the
 * product that they mention needs a new version here, and members are then asked to agree to it.
 */
export const terms: Readonly<Record<string, readonly TermsSection[]>> = {
  '2026-11': [
    {
      title: { vi: 'M4U làm gì cho bạn', en: 'What M4U does for you' },
      paragraphs: [
        {
          vi: 'M4U lưu và hiển thị những thông tin bạn đăng lên trang của mình, giúp bạn kết nối, nhắn tin, tích điểm và gửi thiệp. Bạn chịu trách nhiệm về những gì mình đăng, không mạo danh người khác và không đăng nội dung trái pháp luật.',
          en: 'M4U keeps and shows what you put on your page, and helps you to connect, write messages, collect points and send invitations. You are responsible for what you post; do not pose as somebody else, and post nothing that is against the law.',
        },
      ],
    },
    {
      title: { vi: 'Dữ liệu nào được lưu, để làm gì', en: 'What is kept, and what for' },
      paragraphs: [
        {
          vi: 'Tài khoản: e-mail hoặc số điện thoại, mật khẩu đã băm và các thiết bị đã đăng nhập, để bạn vào được trang của mình. Hồ sơ, bài viết, tin nhắn, danh bạ, đơn hàng và điểm: để làm đúng việc bạn yêu cầu.',
          en: 'Your account: e-mail address or phone number, a hash of your password, and the devices that signed in, so that you can come in. Your profile, posts, messages, phonebook, orders and points: to do what you ask for.',
        },
        {
          vi: 'Lượt xem trang được đếm theo ngày, không kèm tên và không lưu địa chỉ mạng. M4U không quảng cáo, không bán dữ liệu và không dùng công cụ theo dõi của bên thứ ba.',
          en: 'Visits to pages are counted by day, without names, and no network address is kept. M4U shows no advertisements, sells no data and uses no trackers of others.',
        },
      ],
    },
    {
      title: { vi: 'Ai được xem', en: 'Who may see it' },
      paragraphs: [
        {
          vi: 'Bạn chọn cho từng thông tin: mọi người, chỉ bạn bè, hoặc chỉ mình bạn. Nhóm mà bạn tham gia hoặc mua hàng thấy những gì cần cho việc đó. Nhân viên M4U chỉ xem khi xử lý báo cáo hoặc yêu cầu, và mọi việc họ làm đều được ghi lại.',
          en: 'You choose for each detail: everybody, friends alone, or you alone. Groups that you belong to or buy from see what that takes. Staff of M4U look only where they handle a report or a request, and all that they do is written down.',
        },
        {
          vi: 'Bạn có thể được gợi ý cho bạn của bạn bè; trang của bạn chỉ xuất hiện trên công cụ tìm kiếm khi bạn cho phép. Cả hai đều bật, tắt được ở mục Quyền riêng tư.',
          en: 'You may be suggested to friends of your friends; your page is in search engines only if you allow it. Both can be turned on and off under Privacy.',
        },
      ],
    },
    {
      title: { vi: 'Lưu trong bao lâu', en: 'For how long' },
      paragraphs: [
        {
          vi: 'Đến khi bạn xóa, hoặc 30 ngày sau khi bạn xóa tài khoản. Sổ điểm của các nhóm được giữ lại theo nghĩa vụ kế toán của họ, không kèm tên bạn.',
          en: 'Until you delete it, or thirty days after you delete your account. The books of points stay with the groups, who must keep them, without your name.',
        },
      ],
    },
    {
      title: { vi: 'Quyền của bạn', en: 'Your rights' },
      paragraphs: [
        {
          vi: 'Được biết, xem, sửa, tải về, xóa, hạn chế và phản đối việc xử lý dữ liệu của mình; rút lại sự đồng ý bất cứ lúc nào, dễ như khi đồng ý; khiếu nại với cơ quan có thẩm quyền. Bạn làm được các việc này ở mục Quyền riêng tư, hoặc gửi yêu cầu để nhân viên trả lời.',
          en: 'To know, see, correct, take along, delete, restrict and object to what is done with your data; to withdraw what you agreed to at any time, as easily as you gave it; to complain to the authorities. You can do so under Privacy, or send a request that staff answer.',
        },
      ],
    },
  ],
  '2026-11-27': [
    {
      title: { vi: 'M4U làm gì cho bạn', en: 'What M4U does for you' },
      paragraphs: [
        {
          vi: 'M4U lưu thông tin bạn đăng và hiện thông tin đó trên trang của bạn. M4U giúp bạn kết nối, nhắn tin, tích điểm và gửi thiệp.',
          en: 'M4U saves what you post and shows it on your page. It helps you connect, send messages, earn points and send invitations.',
        },
        {
          vi: 'Bạn chịu trách nhiệm về nội dung mình đăng. Không mạo danh người khác, không đăng nội dung trái pháp luật.',
          en: 'You’re responsible for what you post. Don’t pretend to be someone else, and don’t post anything illegal.',
        },
      ],
    },
    {
      title: { vi: 'M4U lưu dữ liệu nào, để làm gì', en: 'What M4U keeps, and why' },
      paragraphs: [
        {
          vi: 'Email hoặc số điện thoại, mật khẩu (đã mã hóa một chiều, không ai đọc được) và các thiết bị đã đăng nhập: để bạn vào được tài khoản của mình.',
          en: 'Your email or phone number, your password (scrambled so that no one can read it) and your signed-in devices: so you can get into your account.',
        },
        {
          vi: 'Trang, bài viết, tin nhắn, danh bạ, đơn hàng và điểm: để làm việc bạn yêu cầu.',
          en: 'Your page, posts, messages, contacts, orders and points: to do what you ask for.',
        },
        {
          vi: 'M4U đếm lượt xem trang theo ngày, không kèm tên người xem và không lưu địa chỉ IP. M4U không quảng cáo, không bán dữ liệu, không dùng công cụ theo dõi của bên khác.',
          en: 'M4U counts page views by day, without visitors’ names and without storing IP addresses. M4U shows no ads, sells no data and uses no trackers from other companies.',
        },
      ],
    },
    {
      title: { vi: 'Ai xem được', en: 'Who can see it' },
      paragraphs: [
        {
          vi: 'Bạn chọn cho từng thông tin: mọi người, bạn bè, hoặc chỉ mình bạn. Nhóm bạn tham gia và cửa hàng bạn mua thấy thông tin cần cho việc đó.',
          en: 'You choose for each detail: everyone, friends, or only you. Groups you join and shops you buy from see what they need for that.',
        },
        {
          vi: 'Đội ngũ M4U chỉ xem khi xử lý báo cáo hoặc yêu cầu, và mỗi lần làm gì đều được ghi lại.',
          en: 'The M4U team looks only to handle a report or request, and everything they do is logged.',
        },
        {
          vi: 'M4U có thể gợi ý bạn với bạn của bạn bè. Công cụ tìm kiếm chỉ hiện trang của bạn khi bạn cho phép. Bạn bật, tắt cả hai ở mục Quyền riêng tư.',
          en: 'M4U may suggest you to friends of your friends. Search engines show your page only if you allow it. Turn both on or off under Privacy.',
        },
      ],
    },
    {
      title: { vi: 'Lưu trong bao lâu', en: 'How long M4U keeps it' },
      paragraphs: [
        {
          vi: 'Đến khi bạn xóa, hoặc đến 30 ngày sau khi bạn xóa tài khoản. Cửa hàng giữ lịch sử tích điểm theo nghĩa vụ kế toán của họ, không kèm tên bạn.',
          en: 'Until you delete it, or until 30 days after you delete your account. Shops keep their points records, as accounting rules require, without your name.',
        },
      ],
    },
    {
      title: { vi: 'Quyền của bạn', en: 'Your rights' },
      paragraphs: [
        {
          vi: 'Bạn có quyền biết M4U làm gì với dữ liệu của bạn; xem, sửa, tải về và xóa dữ liệu đó; hạn chế hoặc phản đối việc dùng dữ liệu. Bạn rút lại sự đồng ý bất cứ lúc nào, cũng dễ như khi đồng ý.',
          en: 'You have the right to know what M4U does with your data; to view, correct, download and delete it; and to restrict or object to its use. You can withdraw your consent at any time, as easily as you gave it.',
        },
        {
          vi: 'Bạn làm các việc này ở mục Quyền riêng tư, hoặc gửi yêu cầu để đội ngũ M4U trả lời. Bạn cũng có quyền khiếu nại với cơ quan có thẩm quyền.',
          en: 'You can do all this under Privacy, or send a request to the M4U team. You also have the right to complain to the authorities.',
        },
      ],
    },
  ],
};
