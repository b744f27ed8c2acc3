import type { Owner, Visibility } from '@m4u/contract/common';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFetcher } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { visibilities, visibilityWords } from './visibility.tsx';

export interface VisibilityMenuProps {
  /** The row that is changed; posted as `id`. */
  id: string;
  kind: Owner['kind'];
  policy: Visibility;
  /** Where it is posted; the present address when left out. */
  action?: string;
  align?: 'start' | 'end';
}

/**
 * Who may see a row, changed where it stands. Each level is a form that posts `intent=visibility`, `id` and `policy`,
 * and works without scripts; with them the new level shows at once, and the old one again if it was refused.
 */
export const VisibilityMenu = ({ id, kind, policy, action, align = 'start' }: VisibilityMenuProps) => {
  const fetcher = useFetcher();
  const chosen = fetcher.formData?.get('policy');
  const current = visibilities.find((each) => each === chosen) ?? policy;
  const { icon: Icon, label } = visibilityWords(current, kind);
  return (
    <Menu
      label={m.content_visibility_change({ who: label })}
      icon={ChevronDown}
      align={align}
      form={fetcher.Form}
      items={visibilities.map((each) => {
        const words = visibilityWords(each, kind);
        return {
          label: words.label,
          icon: words.icon,
          current: each === current,
          fields: { intent: 'visibility', id, policy: each },
          ...(action !== undefined && { action }),
        };
      })}
    >
      <Icon aria-hidden size={18} />
      <span className="text-sm">{label}</span>
    </Menu>
  );
};
