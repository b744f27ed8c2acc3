import { Form, type FormProps } from 'react-router';
import { useGroupAction } from './useGroupAction.tsx';

/** A form about the group that a screen shows ({@link useGroupAction}). */
export const GroupForm = (props: Omit<FormProps, 'method' | 'action'>) => (
  <Form {...props} method="post" action={useGroupAction()} />
);
