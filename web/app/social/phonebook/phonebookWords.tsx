import type { PhonebookSource } from '@m4u/contract/social/phonebook/schema';
import type { LucideIcon } from 'lucide-react';
import FileInput from 'lucide-react/icons/file-input';
import Handshake from 'lucide-react/icons/handshake';
import PencilLine from 'lucide-react/icons/pencil-line';
import ScanLine from 'lucide-react/icons/scan-line';
import UsersRound from 'lucide-react/icons/users-round';
import { m } from '../../paraglide/messages.js';

/** Names of the sources of an entry. */
export const phonebookSourceWords: Readonly<Record<PhonebookSource, () => string>> = {
  friend: m.phonebook_source_friend,
  exchange: m.phonebook_source_exchange,
  scan: m.phonebook_source_scan,
  import: m.phonebook_source_import,
  manual: m.phonebook_source_manual,
};

/** Icons of the sources. */
export const phonebookSourceIcons: Readonly<Record<PhonebookSource, LucideIcon>> = {
  friend: UsersRound,
  exchange: Handshake,
  scan: ScanLine,
  import: FileInput,
  manual: PencilLine,
};

/** Display form of a letter of the index. */
export const formatLetter = (letter: string): string => (letter === '#' ? '#' : letter.toUpperCase());
