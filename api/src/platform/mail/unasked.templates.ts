import type { Language } from '@m4u/contract/common';
import type { Part } from './letter.ts';
import type { UnaskedLinks } from './unasked.ts';

/** Footer of every unsolicited mail: links to report it and to unsubscribe. */
export const unaskedParts = (language: Language, { stop, report }: UnaskedLinks): readonly Part[] =>
  language === 'VN'
    ? [
        'Bạn không quen người gửi, hay thư này làm phiền bạn?',
        { link: report, label: 'Báo cáo thư này' },
        { link: stop, label: 'Không bao giờ nhận lời mời nữa' },
      ]
    : [
        'You do not know the sender, or this letter bothers you?',
        { link: report, label: 'Report this letter' },
        { link: stop, label: 'Never send me invitations again' },
      ];
