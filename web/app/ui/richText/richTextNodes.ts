import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { videoPage } from '../pictures/videoPlayers.ts';

/** Block node: a picture of this site. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  // Pasted pictures of other sites are dropped here, since saving would remove them.
  parseHTML: () => [{ tag: 'img[src^="/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** Attributes of a video's still picture. */
interface Still {
  readonly src: string;
  readonly alt: string;
  readonly width: string;
  readonly height: string;
}

const readStill = (element: HTMLElement): Still | null => {
  const picture = element.querySelector('img[src^="/"]');
  const read = (name: string) => picture?.getAttribute(name) ?? '';
  return picture && { src: read('src'), alt: '', width: read('width'), height: read('height') };
};

/** Block node: a YouTube video, stored as a link that the page replaces by a player on a press. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    video: {
      default: null,
      parseHTML: (element) => element.getAttribute('data-youtube'),
      renderHTML: ({ video, href }) => ({ 'data-youtube': String(video), href: String(href) }),
    },
    href: { default: null, rendered: false },
    title: { default: '', rendered: false, parseHTML: (element) => element.textContent.trim() },
    // The server adds the picture; the editor only keeps it.
    still: { default: null, rendered: false, parseHTML: readStill },
  }),
  // Higher priority than the link mark, which also matches.
  parseHTML: () => [{ tag: 'a[data-youtube]', priority: 100 }],
  renderHTML: ({ node: { attrs }, HTMLAttributes }) => [
    'a',
    mergeAttributes(HTMLAttributes),
    ...(attrs['still'] === null ? [] : [['img', attrs['still']] as const]),
    String(attrs['title']),
  ],
  // Not a link in the editor: a press would follow it.
  addNodeView:
    () =>
    ({ node, editor, getPos }) => {
      const dom = document.createElement('span');
      dom.dataset['youtube'] = String(node.attrs['video']);
      const { title, still } = node.attrs as { title: string; still: Still | null };
      if (still) dom.append(Object.assign(document.createElement('img'), still));
      dom.append(title);
      // The editor would treat a press on the poster as one beside it.
      dom.addEventListener('click', () => {
        const position = getPos();
        if (position !== undefined) editor.commands.setNodeSelection(position);
      });
      return { dom };
    },
});

/** Attributes of a video; the default title is its address. */
export const videoAttributes = (video: string, title: string) => ({
  video,
  href: videoPage(video),
  title: title.trim() || 'YouTube',
});

/** Inserts a picture or video at the cursor, or after the selected block, and puts the cursor behind it. */
export const insertBlock = (editor: Editor, type: 'picture' | 'video', attrs: Record<string, unknown>): void => {
  const { selection } = editor.state;
  const chain = editor.chain().focus();
  if (selection instanceof NodeSelection) chain.insertContentAt(selection.to, { type, attrs }).run();
  else chain.insertContent({ type, attrs }).run();
  // If it stayed selected, typing would replace it.
  const { doc, tr, selection: chosen } = editor.state;
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(chosen.to), 1)));
};
