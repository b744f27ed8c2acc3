import type { PageOwner } from '@m4u/contract/common';
import { useLocation } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { TabLinks } from '../../../ui/overlays/Tabs.tsx';

/** Tabs to choose one of the reader's pages; renders nothing for a reader with a single page. */
export const PageTabs = ({
  pages,
  current,
}: {
  pages: readonly { readonly kind: PageOwner['kind']; readonly id: string; readonly name: string }[];
  current: string;
}) => {
  const { pathname } = useLocation();
  if (pages.length < 2) return null;
  return (
    <TabLinks
      label={m.setting_which_page()}
      tabs={pages.map(({ kind, id, name }) => ({
        to: kind === 'member' ? pathname : `${pathname}?of=${id}`,
        label: kind === 'member' ? m.nav_my_page() : name,
        current: id === current,
      }))}
    />
  );
};
