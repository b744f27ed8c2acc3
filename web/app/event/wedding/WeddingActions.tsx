import type { OwnWedding } from '@m4u/contract/event/wedding';
import EyeOff from 'lucide-react/icons/eye-off';
import FilePen from 'lucide-react/icons/file-pen';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLocation } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { TabLinks } from '../../ui/overlays/Tabs.tsx';
import { readStep, stepPath } from './editor/steps.tsx';
import { editPath, giftsPath, guestsPath, photosPath, tablesPath, wishesPath } from './weddingPaths.tsx';
import { coupleNames } from './weddingWords.tsx';

/** Menu that publishes, hides and deletes an invitation. */
export const WeddingActions = ({ wedding }: { wedding: OwnWedding }) => {
  const dialog = useDialog();
  const action = stepPath(wedding._id, readStep(useLocation().search));
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
                  // The last step asks about what guests would miss.
                  to: stepPath(wedding._id, 'send'),
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
    </>
  );
};

interface WeddingTabsProps {
  wedding: Pick<OwnWedding, '_id' | 'totals'>;
  current: 'edit' | 'gifts' | 'guests' | 'photos' | 'tables' | 'wishes';
}

/** Tabs of the couple's screens of one wedding. */
export const WeddingTabs = ({ wedding: { _id, totals }, current }: WeddingTabsProps) => (
  <div className="no-print pb-4">
    <TabLinks
      label={m.wedding_guests_tabs()}
      tabs={[
        { to: guestsPath(_id), label: m.wedding_guests(), count: totals.invited, current: current === 'guests' },
        { to: tablesPath(_id), label: m.wedding_tables(), current: current === 'tables' },
        {
          to: wishesPath(_id),
          label: m.wedding_tab_wishes(),
          ...(totals.wishesWaiting > 0 && { count: totals.wishesWaiting }),
          current: current === 'wishes',
        },
        { to: giftsPath(_id), label: m.wedding_gifts(), current: current === 'gifts' },
        {
          to: photosPath(_id),
          label: m.wedding_tab_photos(),
          ...(totals.photosWaiting > 0 && { count: totals.photosWaiting }),
          current: current === 'photos',
        },
        { to: editPath(_id), label: m.wedding_tab_edit(), current: current === 'edit' },
      ]}
    />
  </div>
);
