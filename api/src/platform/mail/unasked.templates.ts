import type { Language } from '@m4u/contract/common';
import type { LetterPart } from './letter.ts';
import type { OptOutLinks } from './unasked.ts';

/** Footer of every unsolicited mail: links to report it and to unsubscribe. */
export const unaskedParts = (language: Language, { stop, report }: OptOutLinks): readonly LetterPart[] =>
  language === 'VN'
    ? [
        'Bạn không quen người gửi, hay email này làm phiền bạn?',
        { link: report, label: 'Báo cáo email này' },
        { link: stop, label: 'Chặn mọi lời mời' },
      ]
    : [
        'Don’t know the sender, or don’t want this email?',
        { link: report, label: 'Report this email' },
        { link: stop, label: 'Stop all invitations' },
      ];
