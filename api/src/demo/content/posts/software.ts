import type { DemoPost } from '../shapes.ts';

/** Posts of the software house, its director, its engineer and the people who help. */
export const softwarePosts: readonly DemoPost[] = [
  {
    on: 'bao',
    ago: 4,
    type: 'news',
    outstanding: true,
    title: 'Mười bảy bảng tính và một buổi tối thứ Sáu',
    text: `<p>Chị chủ chuỗi tạp hóa mở máy cho tôi xem: mười bảy bảng tính, bảng nào cũng có cột “sửa lần cuối”, và không bảng nào khớp với bảng nào. Tối thứ Sáu hằng tuần, chị ngồi đến mười một giờ để cộng tay. Con chị ngủ trên ghế quầy thu ngân.</p>
      <h2>Chúng tôi không bắt đầu bằng phần mềm</h2>
      <p>Buổi đầu tiên, tôi chỉ xin một tờ giấy A3 và vẽ đường đi của <em>một thùng sữa</em>: từ lúc xe dỡ hàng đến lúc khách trả tiền. Chị đếm được bốn lần ghi lại cùng một con số. Đó là chỗ sai bắt đầu.</p>
      <h2>Sau tám tuần</h2>
      <ul><li>Một lần quét mã khi hàng vào, một lần khi hàng ra</li><li>Kiểm kho mỗi ngày mười lăm phút thay vì mỗi tháng hai ngày</li><li>Lệch kho giảm từ 4,1% xuống 0,6%</li></ul>
      [[dashboard|Bảng số liệu của một cửa hàng mẫu]]
      <blockquote><p>“Tối thứ Sáu vừa rồi, hai mẹ con chị đi xem phim.”</p></blockquote>
      <p>Tôi kể câu chuyện này vì thường người ta hỏi tôi “phần mềm của anh có bao nhiêu tính năng”. Câu nên hỏi là: nó trả lại cho bạn bao nhiêu buổi tối.</p>`,
    pictures: [['warehouse', 'Kiểm kho mỗi ngày mười lăm phút'], 'shop-window'],
  },
  {
    on: 'bao',
    ago: 8,
    type: 'event',
    title: 'Cà phê thứ Bảy: gỡ rối bán hàng đa kênh',
    text: `<p>Một bàn tròn hai mươi chỗ cho chủ cửa hàng. Mang theo một việc đang làm bạn mất ngủ, chúng ta cùng gỡ. Không bán hàng, không trình chiếu dài.</p><p>Cà phê tôi mời, bánh mì ai cần thì gọi.</p>`,
    pictures: ['coffee', 'meeting'],
    event: { inDays: 9, at: '09:00', hours: 2, place: 'Quán Gió Đầu Hè, phường Sài Gòn, Thành phố Hồ Chí Minh' },
    forGroup: 'sao-khue-so',
  },
  {
    on: 'bao',
    ago: 21,
    type: 'opportunity',
    title: 'Tìm đối tác triển khai ở miền Trung và Tây Nguyên',
    text: `<p>Chúng tôi có sản phẩm và quy trình, bạn có khách hàng và hiểu địa phương. Chia doanh thu năm đầu bốn sáu, đào tạo tại chỗ ba ngày, có người đi cùng ba dự án đầu.</p><p>Phù hợp với đơn vị bán máy in, thiết bị quầy hoặc dịch vụ kế toán.</p>`,
    pictures: ['phone-app', 'poster-app'],
  },
  {
    on: 'bao',
    ago: 34,
    type: 'document',
    title: 'Mười hai câu nên hỏi trước khi đổi phần mềm bán hàng',
    text: `<h2>Về dữ liệu</h2><ol><li>Tôi lấy lại toàn bộ dữ liệu bằng cách nào, trong bao lâu?</li><li>Ai sở hữu danh sách khách hàng của tôi?</li><li>Mất mạng thì quầy có bán được không?</li></ol><h2>Về con người</h2><ol><li>Nhân viên mới học mất mấy buổi?</li><li>Bảy giờ tối Chủ nhật có ai nghe máy?</li><li>Khi người tư vấn nghỉ việc, ai hiểu cửa hàng tôi?</li></ol><h2>Về tiền</h2><ol><li>Giá năm thứ hai là bao nhiêu?</li><li>Thêm một quầy tốn gì?</li><li>Ngừng dùng có bị phạt không?</li></ol><p>Ba câu còn lại do bạn tự viết. Chúng thường là ba câu quan trọng nhất.</p>`,
    pictures: ['shop-window'],
  },
  {
    on: 'bao',
    ago: 12,
    type: 'news',
    policy: 'friends',
    title: 'Vì sao năm nay tôi từ chối một khoản đầu tư',
    text: `<p>Họ muốn chúng tôi tăng gấp ba số cửa hàng trong mười tám tháng. Tôi hỏi đội hỗ trợ, và câu trả lời là một sự im lặng rất dài. Tôi chọn nghe sự im lặng đó.</p><p>Viết ở đây để bạn bè biết, và để sang năm đọc lại xem mình đúng hay sai.</p>`,
  },
  {
    on: 'sao-khue-so',
    ago: 1,
    type: 'news',
    outstanding: true,
    title: 'Bản tháng này: kiểm kho ngay trên điện thoại',
    text: `<p>Từ hôm nay, mọi điện thoại có camera đều là máy kiểm kho. Quét liên tiếp, rung nhẹ khi đúng, dừng lại khi lệch.</p><h2>Có gì mới</h2><ul><li>Quét ba mươi mã một phút, không cần mạng</li><li>Hai người kiểm cùng lúc một kệ mà không đè số của nhau</li><li>Biên bản lệch kho xuất ra PDF, ký bằng ngón tay</li></ul>[[warehouse|Kiểm một dãy kệ trong kho mẫu]]<h2>Ai dùng được</h2><p>Tất cả gói đang dùng, không thu thêm phí. Ứng dụng tự cập nhật trong đêm nay.</p>`,
    pictures: [['phone-app', 'Màn hình đơn hàng và xác nhận']],
  },
  {
    on: 'sao-khue-so',
    ago: 7,
    type: 'event',
    title: 'Hội thảo trực tuyến: chuẩn bị kho cho mùa Tết',
    text: `<p>Một giờ rưỡi với ba chủ cửa hàng đã qua năm mùa Tết: nhập gì, nhập khi nào, và bán nốt hàng tồn ra sao. Có phần hỏi đáp, có bản ghi gửi lại.</p>`,
    pictures: ['talk'],
    event: { inDays: 6, at: '20:00', hours: 1.5, place: 'Trực tuyến, đường dẫn gửi sau khi đăng ký' },
  },
  {
    on: 'sao-khue-so',
    ago: 13,
    type: 'opportunity',
    title: 'Tuyển ba bạn hỗ trợ khách hàng tại Đà Nẵng',
    text: `<p>Bạn thích nghe người khác kể chuyện cửa hàng và không ngại hỏi lại đến khi hiểu. Lương khởi điểm mười bốn triệu đồng, hai ngày làm từ xa mỗi tuần, học nghề cùng kỹ sư.</p><ul><li>Biết bảng tính ở mức thành thạo</li><li>Giọng nói rõ, viết đúng chính tả</li><li>Từng bán hàng là một điểm cộng lớn</li></ul>`,
    pictures: ['meeting'],
  },
  {
    on: 'sao-khue-so',
    ago: 29,
    type: 'document',
    title: 'Chuyển dữ liệu cũ sang Sao Khuê trong một buổi chiều',
    text: `<ol><li>Tải mẫu bảng hàng hóa, chép mã, tên, giá bán, tồn đầu.</li><li>Chạy “Xem trước”: dòng nào sai sẽ hiện màu và nói vì sao.</li><li>Sửa, tải lại, bấm “Nhập”. Một vạn dòng mất chừng hai phút.</li><li>Kiểm ngẫu nhiên hai mươi mã trên kệ.</li></ol><p>Vướng ở bước nào, gọi tổng đài trong trang này. Người nghe máy sẽ ngồi cùng bạn đến khi xong.</p>`,
    pictures: ['shop-window'],
  },
  {
    on: 'sao-khue-so',
    ago: 16,
    type: 'news',
    policy: 'friends',
    title: 'Nội bộ: lịch trực dịp lễ',
    text: `<p>Mỗi ca hai người, một nghe máy, một theo dõi hệ thống. Ai cần đổi ca báo trước thứ Tư. Công ty lo bữa tối và xe về cho ca muộn.</p>`,
  },
  {
    on: 'saokhue',
    ago: 11,
    type: 'news',
    title: 'Hai trăm cửa hàng, một lời cảm ơn',
    text: `<p>Cửa hàng thứ hai trăm của chúng tôi là một tiệm kim chỉ ở Vĩnh Long, có bốn nghìn mã hàng và một cô chủ sáu mươi ba tuổi quét mã nhanh hơn cả đội kỹ thuật. Cảm ơn cô và một trăm chín mươi chín cửa hàng trước đó.</p>`,
    pictures: ['trophy'],
  },
  {
    on: 'minh',
    ago: 5,
    type: 'news',
    outstanding: true,
    title: 'Moving two hundred shops to one inventory, without a single closed day',
    text: `<p>A grocery in Cần Thơ opens at five in the morning and closes when the owner gets tired. There is no maintenance window. We had two hundred shops like that, each on its own database, and we wanted one.</p>
      <h2>The rule we kept</h2><p>At every moment of the move, either the old system or the new one had to be right. Never “both, mostly”.</p>
      <h2>How it went</h2><ol><li><strong>Write twice, read once.</strong> For three weeks every sale went to both places. The old one answered.</li><li><strong>Compare at night.</strong> A job counted every shelf in both and mailed us the difference. The first night: 4,112 lines. The last: zero, nine nights in a row.</li><li><strong>Turn one shop at a time.</strong> A row in a table, not a deploy. Turning back took two seconds, and we did it eleven times.</li></ol>
      [[database|Two old stores, one new one, and the traffic in between]]
      <h2>What surprised me</h2><ul><li>Clocks. Forty tills were more than a minute off, one lived in 2009.</li><li>Barcodes with a trailing space. Always a trailing space.</li><li>How calm it was. The boring plan was the fast plan.</li></ul>
      <blockquote><p>“Did you change something?” asked the shop that noticed. “The line is shorter.”</p></blockquote>
      <p>I am speaking about this in Đà Nẵng next month. Bring your own trailing spaces.</p>`,
    pictures: ['code-night'],
  },
  {
    on: 'minh',
    ago: 10,
    type: 'event',
    title: 'Talk: boring migrations',
    text: `<p>Forty minutes on moving live data with plain PostgreSQL, then questions. In English, slides in Vietnamese too. Free, with iced tea.</p>`,
    pictures: ['talk'],
    event: { inDays: 27, at: '18:30', hours: 2, place: 'Nhà Sách Sóng, bờ sông Hàn, Đà Nẵng' },
  },
  {
    on: 'an',
    ago: 3,
    type: 'news',
    outstanding: true,
    title: 'Ba tấm ảnh đầu tiên cho trang của bạn',
    text: `<p>Người lạ mở trang của bạn và ở lại chừng hai giây. Hai giây ấy là của ba tấm ảnh.</p><h2>Ảnh chân dung</h2><p>Nhìn thẳng, đủ sáng, một người. Đứng cạnh cửa sổ lúc chín giờ sáng là đẹp nhất, không cần máy xịn.</p><h2>Ảnh bìa</h2><p>Nơi bạn làm việc hoặc thứ bạn làm ra. Để khoảng trống ở giữa phía dưới cho tên của bạn.</p><h2>Ảnh đầu tiên của bài viết</h2><p>Một vật, một hành động. Hạn chế ghép nhiều ảnh, điện thoại nhỏ lắm.</p>[[camera|Chỉ cần một chiếc máy và một buổi sáng có nắng]]<p>Gửi cho mình xem thử nhé, mình góp ý trong ngày.</p>`,
    pictures: ['phone-app'],
  },
  {
    on: 'an',
    ago: 9,
    type: 'event',
    title: 'Giờ hỏi đáp M4U tối thứ Năm',
    text: `<p>Bạn hỏi, mình mở màn hình làm ngay cho xem. Tối này ưu tiên câu hỏi về thẻ và mã QR.</p>`,
    pictures: ['phone-app'],
    event: { inDays: 4, at: '20:00', hours: 1, place: 'Trực tuyến' },
  },
  {
    on: 'an',
    ago: 24,
    type: 'document',
    title: 'Đặt thẻ vào điện thoại người mới gặp: làm đúng trong ba bước',
    text: `<ol><li>Mở khóa màn hình của người nhận, chờ một nhịp.</li><li>Đặt thẻ vào nửa trên mặt lưng máy, giữ một giây.</li><li>Một dòng thông báo hiện ra, bấm vào là thấy trang của bạn.</li></ol><p>Máy không có NFC? Lật mặt sau thẻ, quét mã QR bằng camera. Máy nào cũng được.</p>`,
    pictures: ['phone-app'],
  },
];
