import type { PhonebookSource } from '@m4u/contract/social/phonebook/schema';
import type { LucideIcon } from 'lucide-react';
import FileInput from 'lucide-react/icons/file-input';
import Handshake from 'lucide-react/icons/handshake';
import PencilLine from 'lucide-react/icons/pencil-line';
import ScanLine from 'lucide-react/icons/scan-line';
import UsersRound from 'lucide-react/icons/users-round';
import { m } from '../../paraglide/messages.js';

/** Name and icon of each source of an entry. */
export const sourceWords: Readonly<
  Record<PhonebookSource, { readonly label: () => string; readonly icon: LucideIcon }>
> = {
  friend: { label: m.phonebook_source_friend, icon: UsersRound },
  exchange: { label: m.phonebook_source_exchange, icon: Handshake },
  scan: { label: m.phonebook_source_scan, icon: ScanLine },
  import: { label: m.phonebook_source_import, icon: FileInput },
  manual: { label: m.phonebook_source_manual, icon: PencilLine },
};

/** Display form of a letter of the index. */
export const letterWord = (letter: string): string => (letter === '#' ? '#' : letter.toUpperCase());
