/** Errors of shops that sell. */
export const shopErrors = {
  'payment-account-missing': {
    status: 409,
    vi: 'Cửa hàng chưa có tài khoản nhận tiền. Chủ sở hữu cần thêm tài khoản trước.',
    en: 'This shop has no receiving account yet. An owner has to add one first.',
  },
  'e-invoice-off': {
    status: 409,
    vi: 'Hóa đơn điện tử chưa được bật trên hệ thống này.',
    en: 'E-invoices aren’t switched on here.',
  },
  'e-invoice-missing': {
    status: 409,
    vi: 'Cửa hàng chưa kết nối nhà cung cấp hóa đơn điện tử hoặc chưa chọn ký hiệu. Chủ sở hữu cần thiết lập trước.',
    en: 'This shop has no e-invoice provider or series yet. An owner has to set it up first.',
  },
  'e-invoice-unreachable': {
    status: 503,
    vi: 'Không kết nối được nhà cung cấp hóa đơn điện tử. Hãy thử lại sau ít phút.',
    en: 'The e-invoice provider can’t be reached. Try again in a few minutes.',
  },
  'dues-required': {
    status: 403,
    vi: 'Loại vé này dành cho hội viên còn hạn hội phí. Hãy đăng nhập, đóng hoặc gia hạn hội phí.',
    en: 'This ticket is for members whose dues are valid. Sign in, and pay or renew your dues.',
  },
  'due-reminded': {
    status: 409,
    vi: 'Hôm nay đã nhắc người này rồi. Hãy nhắc lại vào ngày mai.',
    en: 'This person was already reminded today. Try again tomorrow.',
  },
  'out-of-stock': {
    status: 409,
    vi: 'Không còn đủ hàng cho đơn này. Hãy sửa số lượng của sản phẩm hoặc hủy đơn.',
    en: 'There isn’t enough stock for this order. Update the product’s quantity or cancel the order.',
  },
  'perk-unavailable': {
    status: 409,
    vi: 'Quà này đã hết hoặc chưa đổi được lúc này.',
    en: 'This perk is gone or can’t be redeemed right now.',
  },
  'perk-limit': {
    status: 409,
    vi: 'Bạn đã đổi đủ số lượng tối đa của quà này.',
    en: 'You’ve already redeemed the most of this perk that one customer can get.',
  },
} as const;
