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
import Quote from 'lucide-react/icons/quote';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from './Button.tsx';
import { RichTextLink } from './RichTextLink.tsx';
import type { RichTextLabels } from './richTextLabels.ts';
import { classNames } from './classNames.ts';

/** What `RichTextEditor` hands on. */
export interface SurfaceProps {
  id: string;
  labels: RichTextLabels;
  placeholder: string;
  describedBy: string | undefined;
  invalid: boolean;
  /** The HTML to begin with. */
  start: string;
  onChange: (html: string) => void;
}

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly active: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
}

const tools = (labels: RichTextLabels): readonly Tool[] => [
  {
    label: labels.bold,
    icon: Bold,
    active: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: labels.italic,
    icon: Italic,
    active: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: labels.heading,
    icon: Heading2,
    active: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: labels.subheading,
    icon: Heading3,
    active: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: labels.bulletList,
    icon: List,
    active: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: labels.numberedList,
    icon: ListOrdered,
    active: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: labels.quote,
    icon: Quote,
    active: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

/** A press on a tool leaves the cursor, and a phone's keyboard, where they are. */
const stay = (event: MouseEvent) => event.preventDefault();

const makeEditor = (element: HTMLElement, { id, placeholder, describedBy, invalid, start }: SurfaceProps) =>
  new Editor({
    element,
    content: start,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        link: { openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'], defaultProtocol: 'https' },
      }),
      Placeholder.configure({ placeholder }),
    ],
    editorProps: {
      attributes: {
        id,
        class: 'rich min-h-48 px-4 py-3 outline-none',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(invalid ? { 'aria-invalid': 'true' } : {}),
      },
    },
  });

/** The editor itself: loaded by `RichTextEditor`, never imported by a screen. */
export default function RichTextSurface(props: SurfaceProps) {
  const { labels, invalid, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [linking, setLinking] = useState(false);
  // Marks under the cursor change without the text changing.
  const [, refresh] = useState(0);
  useEffect(() => {
    if (!place.current) return;
    const made = makeEditor(place.current, first.current);
    made.on('transaction', () => refresh((count) => count + 1));
    // oxlint-disable-next-line react/set-state-in-effect -- the editor exists only where there is a document
    setEditor(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    if (!editor) return;
    const tell = () => onChange(editor.isEmpty ? '' : editor.getHTML());
    editor.on('update', tell);
    return () => {
      editor.off('update', tell);
    };
  }, [editor, onChange]);
  return (
    <div
      className={classNames(
        'surface rounded-md border focus-within:border-ink',
        invalid ? 'border-2 border-danger' : 'border-control',
      )}
    >
      <fieldset className="flex flex-wrap border-b border-line sm:p-1">
        <legend className="sr-only">{labels.toolbar}</legend>
        {tools(labels).map(({ label, icon, active, run }) => (
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
        <IconButton
          label={labels.link}
          icon={LinkIcon}
          aria-expanded={linking}
          aria-pressed={editor?.isActive('link') ?? false}
          onClick={() => setLinking(!linking)}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        />
      </fieldset>
      {linking && editor && <RichTextLink editor={editor} labels={labels} close={() => setLinking(false)} />}
      <div ref={place} />
    </div>
  );
}
