/** Errors of signing in with a company (docs/rules/company-sign-in.md). */
export const companyErrors = {
  'company-unknown': {
    status: 404,
    vi: 'Chưa có công ty nào dùng đăng nhập riêng cho địa chỉ này. Hãy kiểm tra lại email công việc, hoặc đăng nhập bằng mật khẩu.',
    en: 'No company has its own sign-in for this address. Check your work email, or sign in with a password.',
  },
  'company-unreachable': {
    status: 503,
    vi: 'Không kết nối được trang đăng nhập của công ty. Hãy thử lại sau ít phút, hoặc báo bộ phận IT.',
    en: 'Your company’s sign-in page can’t be reached. Try again in a few minutes, or tell your IT team.',
  },
  'company-sign-in-required': {
    status: 403,
    vi: 'Công ty của bạn yêu cầu đăng nhập bằng tài khoản công ty. Hãy chọn “Đăng nhập với công ty”.',
    en: 'Your company asks you to sign in with its own account. Choose “Sign in with your company”.',
  },
  'company-incomplete': {
    status: 409,
    vi: 'Cần lưu máy chủ đăng nhập của công ty trước.',
    en: 'Save your company’s sign-in server first.',
  },
  'domain-taken': {
    status: 409,
    vi: 'Một tổ chức khác đang dùng tên miền này. Hãy gỡ tên miền ở tổ chức đó trước.',
    en: 'Another organization uses this domain. Remove it there first.',
  },
  'domains-full': {
    status: 409,
    vi: 'Tổ chức đã có đủ số tên miền cho phép. Hãy gỡ bớt rồi thử lại.',
    en: 'This organization has reached its limit for domains. Remove one and try again.',
  },
  'tokens-full': {
    status: 409,
    vi: 'Tổ chức đã có đủ số mã đồng bộ cho phép. Hãy thu hồi bớt rồi thử lại.',
    en: 'This organization has reached its limit for sync tokens. Revoke one and try again.',
  },
} as const;
