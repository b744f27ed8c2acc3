import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../Button.tsx';
import { useHydrated } from '../hydrated.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  /** Tells password managers what to do; `off` for a password that is not one of the reader’s account. */
  autoComplete: 'current-password' | 'new-password' | 'off';
}

/** Password field with a button to show it. Without scripts a plain password input. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  const scripted = useHydrated();
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      // Never undefined: that would remount the input and lose text typed before scripts loaded.
      suffix={
        scripted && (
          <IconButton
            label={isVisible ? m.ui_hide_password() : m.ui_show_password()}
            icon={isVisible ? EyeOff : Eye}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
          />
        )
      }
    />
  );
}
