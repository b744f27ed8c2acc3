import type { DemoPost } from '../shapes.ts';

/** Posts of the potter and of her brand. */
export const potteryPosts: readonly DemoPost[] = [
  {
    on: 'duyen',
    ago: 3,
    type: 'news',
    outstanding: true,
    title: 'Mẻ củi thứ một trăm, và điều mình học được từ chín mươi chín mẻ trước',
    text: `<p>Bốn giờ sáng thứ Ba, anh em trong xưởng gạt những khúc keo cuối cùng vào bầu lò. Ba mươi tám tiếng canh lửa, thay nhau ngủ trên chiếc chõng tre, và một nồi cháo đậu hết veo từ nửa đêm. Đó là mẻ nung củi <strong>thứ một trăm</strong> của Mộc Nhiên.</p>
      [[kiln|Lò củi lúc nửa đêm, lửa vừa lên màu cam]]
      <h2>Lửa không nghe lời ai</h2>
      <p>Mười hai năm trước mình từng tin rằng chỉ cần ghi chép đủ kỹ thì mẻ nào cũng như mẻ nào. Sổ của mình có cột cho nhiệt độ, độ ẩm, loại củi, cả hướng gió. Rồi một đêm giông, gió đổi chiều, tro bay ngược vào trong: cả kệ dưới chuyển sang một màu xanh rêu mà đến giờ mình chưa lặp lại được lần nào.</p>
      <p>Từ đó mình thôi ép. Việc của người thợ là chuẩn bị thật tử tế, rồi để lửa làm phần của lửa.</p>
      <h2>Ba điều mình vẫn giữ</h2>
      <ol><li><strong>Đất phải nghỉ đủ.</strong> Đất Thanh Hà ủ tối thiểu sáu tháng, vội một tuần là nứt một kệ.</li><li><strong>Tro lấy từ bếp nhà.</strong> Tro rơm cho men đục, tro củi ổi cho men trong và hơi xanh.</li><li><strong>Mở lò lúc nguội hẳn.</strong> Nôn nóng một giờ, tiếc cả tháng.</li></ol>
      <blockquote><p>Đồ gốm tốt không phải món không có lỗi, mà là món có lỗi khiến mình muốn ngắm lâu hơn.</p></blockquote>
      <h2>Mẻ này có gì</h2>
      <ul><li>Bốn mươi hai bình cao cổ, men ngọc rạn</li><li>Sáu bộ ấm chén tráng men đen nâu</li><li>Hơn hai trăm chén bát dùng hằng ngày</li></ul>
      <p>Gốm bày ở xưởng từ thứ Bảy. Bạn ở xa cứ nhắn mình, mình quay video từng món dưới nắng cho bạn chọn nhé.</p>`,
    pictures: [
      ['vases', 'Bình men ngọc và men tro của mẻ thứ một trăm'],
      ['bowls', 'Chén bát dùng hằng ngày'],
      ['tea-set-dark', 'Bộ trà men đen nâu'],
    ],
  },
  {
    on: 'duyen',
    ago: 6,
    type: 'event',
    title: 'Lớp xoay gốm cuối tuần: chiếc bát đầu tiên của bạn',
    text: `<p>Lớp tối đa <strong>tám người</strong>, dành cho người chưa từng chạm vào đất sét. Bạn sẽ nhào đất, lên bàn xoay, tự tay vuốt một chiếc bát và chọn men cho nó. Ba tuần sau xưởng gửi thành phẩm về tận nhà.</p>
      <h3>Bạn chỉ cần mang theo</h3><ul><li>Một chiếc áo không sợ bẩn</li><li>Móng tay cắt ngắn</li><li>Một buổi sáng không vội</li></ul>
      <p>Học phí 450.000 đồng, đã gồm đất, men, công nung và bữa trưa cơm gà nhà nấu.</p>`,
    pictures: ['pottery-class', 'poster-class', 'wheel'],
    event: {
      inDays: 12,
      at: '08:30',
      hours: 4,
      place: 'Xưởng Gốm Mộc Nhiên, 28 đường Bến Gốm, phường Hội An, Đà Nẵng',
    },
    forGroup: 'gom-moc-nhien',
  },
  {
    on: 'duyen',
    ago: 15,
    type: 'opportunity',
    title: 'Xưởng tìm hai bạn học nghề, ăn ở cùng gia đình mình',
    text: `<p>Mình cần hai bạn từ mười tám tuổi, thích ngồi yên với đất nhiều giờ liền. Không cần biết nghề, cần nhất là kiên nhẫn và không ngại dọn xưởng.</p>
      <ul><li>Sáu tháng đầu: phụ cấp 4.500.000 đồng mỗi tháng, ăn ở miễn phí</li><li>Từ tháng thứ bảy: hưởng theo sản phẩm</li><li>Hết năm đầu: có chứng nhận của hội làng nghề</li></ul>
      <p>Bạn viết cho mình vài dòng, kể một việc bạn từng làm đến cùng. Thư hay hơn bằng cấp.</p>`,
    pictures: ['wheel'],
  },
  {
    on: 'duyen',
    ago: 26,
    type: 'document',
    title: 'Dùng và giữ đồ gốm tráng men tro: sổ tay một trang',
    text: `<h2>Trước lần dùng đầu</h2><p>Ngâm nước vo gạo hai giờ rồi rửa lại bằng nước ấm. Men tro có lỗ li ti, lớp tinh bột sẽ lấp bớt và giúp chén lâu ngả màu.</p>
      <h2>Hằng ngày</h2><ul><li>Rửa bằng khăn mềm, tránh cước sắt</li><li>Không cho vào lò nướng, lò vi sóng thì được nhưng dưới ba phút</li><li>Lau khô trước khi xếp chồng</li></ul>
      <h2>Khi men ngả màu trà</h2><p>Đó không phải vết bẩn. Nếu muốn trả lại màu cũ, ngâm nước ấm pha một thìa muối nở qua đêm.</p>`,
    pictures: ['tea-set'],
  },
  {
    on: 'duyen',
    ago: 38,
    type: 'news',
    policy: 'friends',
    title: 'Chuyện chiếc lò nứt, kể riêng cho bạn bè',
    text: `<p>Hôm qua vách lò bên trái nứt một đường dài bằng cánh tay. Mình ngồi nhìn nó khá lâu. Có lẽ tháng này sẽ không nung, dồn tiền xây lại bầu lò cho đàng hoàng.</p><p>Nếu bạn thấy mình ít đăng hình thì là vì vậy, chứ mình vẫn ổn. Ghé xưởng uống trà nhé, trà thì không nứt.</p>`,
    pictures: ['tea-set-dark'],
  },
  {
    on: 'duyen',
    ago: 2,
    type: 'news',
    policy: 'private',
    title: 'Nháp: tên cho bộ sưu tập mùa xuân',
    text: `<p>Sương Sớm, Bến Vắng, hay Giêng Hai? Hỏi thêm Khánh với Tuấn trước khi chốt. Nhớ chụp lại mười hai mẫu dưới nắng xiên.</p>`,
  },
  {
    on: 'gom-moc-nhien',
    ago: 2,
    type: 'news',
    outstanding: true,
    title: 'Bộ sưu tập Sương Sớm đã ra lò',
    text: `<p>Mười hai dáng bình, một màu men: xanh ngọc phủ rạn mảnh như mặt sông lúc năm giờ sáng. Đây là bộ sưu tập đầu tiên Mộc Nhiên làm trọn trên đất ủ từ năm ngoái.</p>
      <h2>Vì sao lại rạn</h2><p>Men co nhiều hơn đất khi nguội, thế là mặt men nứt thành mạng. Người xưa coi là lỗi, rồi mang lòng yêu cái lỗi ấy. Chúng mình chà mực trà lên để đường rạn hiện dần theo năm tháng bạn dùng.</p>
      [[glaze-tiles|Bảng thử men trước khi chọn được màu Sương Sớm]]
      <p>Mỗi dáng có <strong>ba mươi chiếc đánh số</strong>. Đặt trước trong trang sản phẩm, giao sau bảy ngày, vỡ đổi mới.</p>`,
    pictures: [
      ['vases', 'Ba dáng đầu của bộ Sương Sớm'],
      ['moon-jar', 'Bình tròn vẽ sóng, đi kèm cành đào'],
    ],
  },
  {
    on: 'gom-moc-nhien',
    ago: 5,
    type: 'event',
    title: 'Đêm mở lò củi cuối mùa',
    text: `<p>Khách được đứng bên miệng lò lúc những món đầu tiên bước ra, tự tay chọn khi gốm còn ấm. Có ấm trà, có bánh đập, có tiếng đàn của một người hàng xóm.</p><ul><li>19:00 mở cửa xưởng, uống trà</li><li>20:00 dỡ gạch, ra lò</li><li>21:30 bốc thăm tặng một bình rạn</li></ul><p>Vào cửa tự do. Trẻ nhỏ đi cùng người lớn nhé, lò vẫn còn nóng.</p>`,
    pictures: ['kiln', 'poster-kiln', 'lantern-lane'],
    event: { inDays: 18, at: '19:00', hours: 3, place: 'Sân xưởng Mộc Nhiên, bến sông Thu Bồn, Hội An' },
  },
  {
    on: 'gom-moc-nhien',
    ago: 20,
    type: 'opportunity',
    title: 'Nhận làm quà tặng doanh nghiệp, từ ba mươi bộ',
    text: `<p>Chúng mình khắc dấu riêng dưới đáy, thiết kế hộp giấy dó và kèm một tấm thiệp kể chuyện món quà. Thời gian làm bốn mươi lăm ngày, cọc ba mươi phần trăm.</p><p>Hãy cho xưởng biết người nhận là ai, còn nặn thành hình gì để chúng mình lo.</p>`,
    pictures: ['tea-set-blue'],
  },
  {
    on: 'gom-moc-nhien',
    ago: 33,
    type: 'document',
    title: 'Bảng tra men: tên gọi, màu và độ bóng',
    text: `<h2>Năm màu chính</h2><ul><li><strong>Men ngọc</strong>: xanh nhạt, rạn mảnh, bóng</li><li><strong>Men tro</strong>: xám ấm, lấm tấm, mờ</li><li><strong>Men sắt</strong>: nâu đỏ, chảy ở vai, bóng vừa</li><li><strong>Men đen nâu</strong>: đen, viền gỉ, bóng</li><li><strong>Men lam</strong>: nền trắng, nét vẽ cô-ban</li></ul><p>Màu trên màn hình luôn lệch một chút. Xưởng gửi mẫu men thật cho đơn từ năm triệu đồng.</p>`,
    pictures: ['glaze-tiles'],
  },
  {
    on: 'gom-moc-nhien',
    ago: 9,
    type: 'news',
    policy: 'friends',
    title: 'Giá hàng lỗi nhẹ, chỉ dành cho thành viên',
    text: `<p>Hai mươi tám món méo miệng, lệch quai hay dính cát đáy, vẫn dùng tốt, giá bằng một nửa. Thành viên của nhóm nhắn trước, chọn trước. Hết tuần này xưởng mới bày ra sân.</p>`,
    pictures: ['dinner-set'],
  },
];
