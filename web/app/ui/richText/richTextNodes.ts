import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { videoPage } from '../pictures/youTubePlayer.ts';

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
  }),
  // Higher priority than the link mark, which also matches.
  parseHTML: () => [{ tag: 'a[data-youtube]', priority: 100 }],
  renderHTML: ({ node, HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), String(node.attrs['title'])],
  // Not a link in the editor: a press would follow it.
  addNodeView:
    () =>
    ({ node, editor, getPos }) => {
      const dom = document.createElement('span');
      dom.dataset['youtube'] = String(node.attrs['video']);
      dom.textContent = String(node.attrs['title']);
      // The editor would treat a press on the poster as one beside it.
      dom.addEventListener('click', () => {
        const at = getPos();
        if (at !== undefined) editor.commands.setNodeSelection(at);
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
