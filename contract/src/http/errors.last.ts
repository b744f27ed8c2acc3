/** Errors of what would leave nothing of its kind. */
export const lastErrors = {
  'last-admin': {
    status: 409,
    vi: 'Cần ít nhất một quản trị viên. Hãy thêm quản trị viên khác trước.',
    en: 'At least one admin is needed. Add another one first.',
  },
  'last-way': {
    status: 409,
    vi: 'Đây là cách duy nhất để đăng nhập tài khoản này. Hãy thêm một cách khác trước.',
    en: 'This is the only way to sign in to this account. Add another way first.',
  },
  'last-owner': {
    status: 409,
    vi: 'Cần ít nhất một chủ sở hữu. Hãy trao quyền sở hữu cho quản trị viên khác trước.',
    en: 'At least one owner is needed. Hand over ownership to another admin first.',
  },
} as const;
