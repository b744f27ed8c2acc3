import { Editor } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import ImagePlus from 'lucide-react/icons/image-plus';
import Quote from 'lucide-react/icons/quote';
import SquarePlay from 'lucide-react/icons/square-play';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../Button.tsx';
import { RichTextLink } from './RichTextLink.tsx';
import { insertBlock, PictureNode, videoAttributes, VideoNode } from './richTextNodes.ts';
import { RichTextPicture } from './RichTextPicture.tsx';
import { RichTextVideo } from './RichTextVideo.tsx';
import type { Upload } from '../pictures/upload.ts';
import { classNames } from '../classNames.ts';

/** Props from `RichTextEditor`. */
export interface SurfaceProps {
  id: string;
  upload: Upload | undefined;
  videoId: ((address: string) => string | undefined) | undefined;
  placeholder: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  /** Initial HTML. */
  start: string;
  /** Set where somebody types in the text area: the editor takes the focus, and adds spaces that HTML drops at an end. */
  typed: { readonly spaces: string } | undefined;
  onChange: (html: string) => void;
}

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly active: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
}

const tools = (): readonly Tool[] => [
  {
    label: m.ui_editor_bold(),
    icon: Bold,
    active: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: m.ui_editor_italic(),
    icon: Italic,
    active: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: m.ui_editor_heading(),
    icon: Heading2,
    active: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: m.ui_editor_subheading(),
    icon: Heading3,
    active: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: m.ui_editor_bullets(),
    icon: List,
    active: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: m.ui_editor_numbers(),
    icon: ListOrdered,
    active: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: m.ui_editor_quote(),
    icon: Quote,
    active: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** A press on a tool must not move the cursor or close a phone's keyboard. */
const stay = (event: MouseEvent) => event.preventDefault();

/** Inserts a video when a YouTube address is pasted alone and no text is selected. */
const pasteVideo =
  (made: () => Editor, videoId: SurfaceProps['videoId']) =>
  (_view: unknown, { clipboardData }: ClipboardEvent): boolean => {
    const text = clipboardData?.getData('text/plain').trim() ?? '';
    const id = /\s/u.test(text) ? undefined : videoId?.(text);
    if (id === undefined || !made().state.selection.empty) return false;
    insertBlock(made(), 'video', videoAttributes(id, ''));
    return true;
  };

const attributesOf = ({ id, describedBy, invalid, required }: SurfaceProps): Record<string, string> => ({
  id,
  class: 'rich min-h-48 px-4 py-3 outline-none',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  ...(required && { 'aria-required': 'true' }),
  ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  ...(invalid && { 'aria-invalid': 'true' }),
});

const makeEditor = (element: HTMLElement, props: SurfaceProps) => {
  const { placeholder, start, videoId } = props;
  const editor: Editor = new Editor({
    element,
    content: start,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        horizontalRule: false,
        link: { openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'], defaultProtocol: 'https' },
      }),
      Placeholder.configure({ placeholder }),
      PictureNode,
      VideoNode,
    ],
    editorProps: { handlePaste: pasteVideo(() => editor, videoId), attributes: attributesOf(props) },
  });
  return editor;
};

/** HTML to submit: empty for an empty text, and without the trailing empty line after a picture. */
const textOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML().replace(/(?:<p><\/p>)+$/u, ''));

/** Open panel under the toolbar. */
type Panel = 'link' | 'picture' | 'video';

interface PanelToolProps {
  panel: Panel;
  label: string;
  icon: LucideIcon;
  editor: Editor | null;
  open: Panel | undefined;
  toggle: (panel: Panel) => void;
}

const PanelTool = ({ panel, label, icon, editor, open, toggle }: PanelToolProps) => (
  <IconButton
    label={label}
    icon={icon}
    aria-expanded={open === panel}
    aria-pressed={editor?.isActive(panel) ?? false}
    onClick={() => toggle(panel)}
    className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
  />
);

/** The editor: loaded by `RichTextEditor`, never imported by a screen. */
export default function RichTextSurface(props: SurfaceProps) {
  const { upload, videoId, invalid, onChange } = props;
  const container = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [panel, setPanel] = useState<Panel>();
  // Marks at the cursor change without a change of the text.
  const [, refresh] = useState(0);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  // The editor is shown by a synchronous render, whose effects run before the next press of a key.
  useEffect(() => {
    if (!container.current) return;
    const made = makeEditor(container.current, first.current);
    made.on('transaction', () => refresh((count) => count + 1));
    // From the beginning: a later effect would miss what is typed before the next render.
    made.on('update', () => told.current(textOf(made)));
    if (first.current.typed) {
      made.commands.setTextSelection(made.state.doc.content.size);
      made.view.dispatch(made.state.tr.insertText(first.current.typed.spaces));
      made.view.focus();
    }
    // oxlint-disable-next-line react/set-state-in-effect -- the editor exists only where there is a document
    setEditor(made);
    return () => made.destroy();
  }, []);
  const attributes = attributesOf(props);
  const described = JSON.stringify(attributes);
  useEffect(() => {
    // An error that comes later is announced with the field.
    editor?.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
    // oxlint-disable-next-line react/exhaustive-deps -- `described` stands for the attributes
  }, [editor, described]);
  const close = () => setPanel(undefined);
  const panelTool = { editor, open: panel, toggle: (next: Panel) => setPanel(next === panel ? undefined : next) };
  return (
    <div
      className={classNames(
        'surface rounded-md border focus-within:border-ink',
        invalid ? 'border-2 border-danger' : 'border-control',
      )}
    >
      <fieldset className="flex flex-wrap border-b border-line sm:p-1">
        <legend className="sr-only">{m.ui_editor_toolbar()}</legend>
        {tools().map(({ label, icon, active, run }) => (
          <IconButton
            key={label}
            label={label}
            icon={icon}
            aria-pressed={editor !== null && active(editor)}
            onMouseDown={stay}
            onClick={() => editor && run(editor)}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
          />
        ))}
        <PanelTool panel="link" label={m.ui_editor_link()} icon={LinkIcon} {...panelTool} />
        {upload && <PanelTool panel="picture" label={m.ui_editor_picture()} icon={ImagePlus} {...panelTool} />}
        {videoId && <PanelTool panel="video" label={m.ui_editor_video()} icon={SquarePlay} {...panelTool} />}
      </fieldset>
      {panel === 'link' && editor && <RichTextLink editor={editor} close={close} />}
      {panel === 'picture' && editor && upload && <RichTextPicture editor={editor} upload={upload} close={close} />}
      {panel === 'video' && editor && videoId && <RichTextVideo editor={editor} videoId={videoId} close={close} />}
      <div ref={container} />
    </div>
  );
}
