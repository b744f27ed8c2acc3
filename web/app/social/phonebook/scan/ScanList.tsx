import type { OwnAddress } from '@m4u/contract/social/phonebook/scan.address';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { m } from '../../../paraglide/messages.js';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { canSave } from './saveScan.tsx';
import { useFound } from './ScanPerson.tsx';
import type { Scanned } from './useScanHistory.tsx';
import { describeScan, formatScan } from './scanWords.tsx';

/** Owner of a scanned page, once it is loaded. */
const PageLine = ({ address }: { address: OwnAddress }) => {
  const found = useFound(address);
  return typeof found === 'object' ? found.name : address.path;
};

const Line = ({ scan }: Pick<Scanned, 'scan'>) =>
  scan.kind === 'own' && scan.of === 'page' ? <PageLine address={scan} /> : formatScan(scan);

interface RowProps {
  scanned: Scanned;
  onOpen: () => void;
  onRemove: () => void;
}

const Row = ({ scanned, onOpen, onRemove }: RowProps) => {
  const { title, icon: Icon } = describeScan(scanned.scan);
  return (
    <li className="flex items-center gap-1 border-b border-line last:border-0">
      <button type="button" onClick={onOpen} className="flex min-h-14 min-w-0 flex-1 items-center gap-3 py-2 text-left">
        <Icon aria-hidden size={22} className="shrink-0 text-muted" />
        <span className="min-w-0 flex-1">
          <span className="block text-sm text-muted">{title}</span>
          <span className="line-clamp-2 font-semibold wrap-anywhere">
            <bdi>
              <Line scan={scanned.scan} />
            </bdi>
          </span>
        </span>
        {scanned.saved && (
          <span className="flex shrink-0 items-center gap-1 text-sm text-success">
            <Check aria-hidden size={18} />
            {scanned.saved === 'saved' ? m.scan_saved_short() : m.scan_waits_short()}
          </span>
        )}
      </button>
      <IconButton label={m.scan_remove()} icon={X} onClick={onRemove} />
    </li>
  );
};

export interface ScanListProps {
  list: readonly Scanned[];
  /** A member is signed in, so codes can be saved. */
  isMember: boolean;
  busy: boolean;
  onOpen: (scanned: Scanned) => void;
  onRemove: (scanned: Scanned) => void;
  onClear: () => void;
  onSaveAll: (list: readonly Scanned[]) => void;
}

/** Codes of a continuous scan, newest first. */
export const ScanList = ({ list, isMember, busy, onOpen, onRemove, onClear, onSaveAll }: ScanListProps) => {
  const unsaved = list.filter((scanned) => canSave(scanned) && !scanned.saved);
  return (
    <section aria-label={m.scan_list()} className="stack">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{m.scan_list_count({ count: list.length })}</h2>
        {list.length > 0 && (
          <Button variant="quiet" onClick={onClear}>
            {m.scan_clear()}
          </Button>
        )}
      </div>
      {list.length === 0 ? (
        <p className="text-muted">{m.scan_list_empty()}</p>
      ) : (
        <ul>
          {list.map((scanned) => (
            <Row key={scanned.id} scanned={scanned} onOpen={() => onOpen(scanned)} onRemove={() => onRemove(scanned)} />
          ))}
        </ul>
      )}
      {isMember && unsaved.length > 0 && (
        <Button icon={BookmarkPlus} busy={busy} onClick={() => onSaveAll(unsaved)} block>
          {m.scan_save_all({ count: unsaved.length })}
        </Button>
      )}
    </section>
  );
};
