import type { Owner, Visibility } from '@m4u/contract/common';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useFetcher } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { visibilities, describeVisibility } from './visibility.tsx';

export interface VisibilityMenuProps {
  /** Id of the changed row; posted as `id`. */
  id: string;
  kind: Owner['kind'];
  policy: Visibility;
  /** Address that receives the form; by default the present one. */
  action?: string;
  align?: 'start' | 'end';
}

/**
 * Changes the audience of a row in place. Each option is a form that posts `intent=visibility`, `id` and `policy`, and
 * works without scripts. With scripts the new audience shows at once, and is reverted on an error.
 */
export const VisibilityMenu = ({ id, kind, policy, action, align = 'start' }: VisibilityMenuProps) => {
  const fetcher = useFetcher();
  const chosen = fetcher.formData?.get('policy');
  const current = visibilities.find((each) => each === chosen) ?? policy;
  const { icon: Icon, label } = describeVisibility(current, kind);
  return (
    <Menu
      label={m.content_visibility_change({ who: label })}
      icon={ChevronDown}
      align={align}
      form={fetcher.Form}
      items={visibilities.map((each) => {
        const option = describeVisibility(each, kind);
        return {
          label: option.label,
          icon: option.icon,
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
