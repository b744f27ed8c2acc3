/** Errors of what has reached the most that one may have. */
export const fullErrors = {
  'integrations-full': {
    status: 409,
    vi: 'Tổ chức đã có đủ số khóa API hoặc webhook cho phép. Hãy thu hồi hoặc xóa bớt rồi thử lại.',
    en: 'This organization has reached its limit for API keys or webhooks. Revoke or delete one and try again.',
  },
  'conversation-full': {
    status: 409,
    vi: 'Cuộc trò chuyện đã đủ 100 người.',
    en: 'This conversation already has 100 people.',
  },
  'groups-full': {
    status: 409,
    vi: 'Bạn đã đủ số nhóm và thương hiệu cho phép. Hãy xóa bớt rồi thử lại.',
    en: 'You’ve reached the limit for groups and brands. Delete one and try again.',
  },
  'cvs-full': {
    status: 409,
    vi: 'Bạn đã có 20 CV. Hãy xóa bớt rồi thử lại.',
    en: 'You’ve reached the limit of 20 CVs. Delete one and try again.',
  },
  'cv-versions-full': {
    status: 409,
    vi: 'Bạn đã có 60 phiên bản CV. Hãy xóa bớt rồi thử lại.',
    en: 'You’ve reached the limit of 60 CV versions. Delete one and try again.',
  },
  'cv-links-full': {
    status: 409,
    vi: 'CV này đã có 20 liên kết. Hãy xóa bớt rồi thử lại.',
    en: 'This CV already has 20 links. Delete one and try again.',
  },
  'passkeys-full': {
    status: 409,
    vi: 'Bạn đã có 20 khóa truy cập. Hãy gỡ bớt rồi thử lại.',
    en: 'You’ve reached the limit of 20 passkeys. Remove one and try again.',
  },
  'phonebook-full': {
    status: 409,
    vi: 'Danh bạ đã đủ 10.000 liên hệ. Hãy xóa bớt rồi thử lại.',
    en: 'You’ve reached the limit of 10,000 contacts. Delete some and try again.',
  },
  'weddings-full': {
    status: 409,
    vi: 'Bạn đã có 20 thiệp cưới. Hãy xóa bớt rồi thử lại.',
    en: 'You’ve reached the limit of 20 invitations. Delete one and try again.',
  },
  'guests-full': {
    status: 409,
    vi: 'Danh sách đã đủ 2.000 khách.',
    en: 'You’ve reached the limit of 2,000 guests.',
  },
  'tables-full': {
    status: 409,
    vi: 'Tiệc có tối đa 200 bàn. Hãy thêm ít bàn hơn.',
    en: 'A party has at most 200 tables. Add fewer.',
  },
  'gifts-full': {
    status: 409,
    vi: 'Sổ mừng đã đủ 2.000 món.',
    en: 'You’ve reached the limit of 2,000 gifts.',
  },
  'guest-photos-full': {
    status: 409,
    vi: 'Bạn đã gửi đủ 20 ảnh. Cảm ơn bạn!',
    en: 'You’ve sent all 20 photos. Thank you!',
  },
  'wedding-photos-full': {
    status: 409,
    vi: 'Đám cưới này đã nhận đủ ảnh của khách.',
    en: 'This wedding has all the guest photos it can take.',
  },
  'storage-full': {
    status: 409,
    vi: 'Bạn đã dùng hết 1 GB dành cho ảnh và tài liệu. Hãy xóa bớt nội dung cũ; ảnh không còn dùng sẽ được dọn sau 7 ngày.',
    en: 'You’ve used your 1 GB for photos and documents. Delete old content. Unused photos are cleared after 7 days.',
  },
} as const;
