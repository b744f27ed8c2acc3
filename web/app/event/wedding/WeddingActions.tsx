import type { OwnWedding } from '@m4u/contract/event/wedding';
import EyeOff from 'lucide-react/icons/eye-off';
import FilePen from 'lucide-react/icons/file-pen';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { editPath, guestsPath, wishesPath } from './weddingPaths.tsx';
import { coupleNames, isOver } from './weddingWords.tsx';

/** Buttons that publish, hide and delete an invitation; `now` is the time of rendering on the server (ISO 8601). */
export const WeddingActions = ({ wedding, now }: { wedding: OwnWedding; now: string }) => {
  const dialog = useDialog();
  const pastDialog = useDialog();
  const action = editPath(wedding._id);
  const { status } = wedding;
  return (
    <>
      <Menu
        label={m.wedding_actions()}
        align="end"
        items={[
          ...(status === 'ACTIVE'
            ? [
                { label: m.wedding_hide(), icon: EyeOff, fields: { intent: 'hide' }, action },
                { label: m.wedding_to_draft(), icon: FilePen, fields: { intent: 'unpublish' }, action },
              ]
            : [
                {
                  label: m.wedding_publish(),
                  icon: Send,
                  ...(isOver(wedding, now) ? { onSelect: pastDialog.show } : { fields: { intent: 'publish' }, action }),
                },
              ]),
          { label: m.wedding_delete(), icon: Trash2, onSelect: dialog.show, danger: true },
        ]}
      />
      <ConfirmDialog
        {...dialog}
        title={m.wedding_delete()}
        question={m.wedding_delete_question({ names: coupleNames(wedding) })}
        confirm={m.wedding_delete()}
        action={action}
        fields={{ intent: 'remove' }}
      />
      <ConfirmDialog
        {...pastDialog}
        title={m.wedding_publish()}
        question={m.wedding_past_question()}
        confirm={m.wedding_publish()}
        action={action}
        fields={{ intent: 'publish' }}
      />
    </>
  );
};

interface WeddingTabsProps {
  wedding: Pick<OwnWedding, '_id' | 'totals'>;
  current: 'edit' | 'guests' | 'wishes';
}

/** Tabs of the couple's screens of one wedding. */
export const WeddingTabs = ({ wedding: { _id, totals }, current }: WeddingTabsProps) => (
  <div className="pb-4">
    <TabLinks
      label={m.wedding_guests_tabs()}
      tabs={[
        { to: guestsPath(_id), label: m.wedding_guests(), count: totals.invited, current: current === 'guests' },
        {
          to: wishesPath(_id),
          label: m.wedding_tab_wishes(),
          ...(totals.wishesWaiting > 0 && { count: totals.wishesWaiting }),
          current: current === 'wishes',
        },
        { to: editPath(_id), label: m.wedding_tab_edit(), current: current === 'edit' },
      ]}
    />
  </div>
);
