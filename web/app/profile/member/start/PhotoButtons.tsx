import type { LucideIcon } from 'lucide-react';
import Camera from 'lucide-react/icons/camera';
import ImageIcon from 'lucide-react/icons/image';
import type { ComponentProps } from 'react';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/Button.tsx';

/** Accepting `image/jpeg` makes iPhones send JPEG instead of HEIC. */
const pictures = 'image/jpeg,image/png,image/webp,image/avif';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'name' | 'capture'> {
  icon: LucideIcon;
  label: string;
  onChoose: (file: File) => void;
}

/** A file field that looks like a button. */
const FileButton = ({ icon: Icon, label, onChoose, ...input }: FileButtonProps) => (
  <label
    className={buttonClass(
      { variant: 'secondary' },
      'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
    )}
  >
    <Icon aria-hidden size={20} />
    <span>{label}</span>
    <input
      {...input}
      type="file"
      accept={pictures}
      onChange={({ currentTarget: { files } }) => {
        const file = files?.[0];
        if (file) onChoose(file);
      }}
      className="absolute inset-0 w-full cursor-pointer opacity-0"
    />
  </label>
);

/**
 * Buttons that choose a photo from the device or take one. Computers have no camera of their own to open, so they get
 * the first alone.
 */
export const PhotoButtons = ({ isChosen, onChoose }: { isChosen: boolean; onChoose: (file: File) => void }) => (
  <div className="grid gap-2 pointer-coarse:fit-2">
    <FileButton
      name="portraitFile"
      icon={ImageIcon}
      label={isChosen ? m.start_photo_other() : m.ui_choose_picture()}
      onChoose={onChoose}
    />
    <div className="hidden pointer-coarse:grid">
      <FileButton capture="user" icon={Camera} label={m.start_photo_take()} onChoose={onChoose} />
    </div>
  </div>
);
