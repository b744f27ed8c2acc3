import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import { videoPage } from '../pictures/youTubePlayer.ts';

/** A picture of this site, a block of its own. */
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
  // Pictures of other sites, which pasted text brings along, would be gone once the text is saved.
  parseHTML: () => [{ tag: 'img[src^="/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
});

/** A YouTube video, a block of its own: a link to it that the page turns into a player on a press. */
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
  // Before the mark of links, which every link fits.
  parseHTML: () => [{ tag: 'a[data-youtube]', priority: 100 }],
  renderHTML: ({ node, HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), String(node.attrs['title'])],
  // No link while it is written: what is no text would be followed on a press.
  addNodeView:
    () =>
    ({ node, editor, getPos }) => {
      const dom = document.createElement('span');
      dom.dataset['youtube'] = String(node.attrs['video']);
      dom.textContent = String(node.attrs['title']);
      // The editor takes a press on the poster for one beside it.
      dom.addEventListener('click', () => {
        const at = getPos();
        if (at !== undefined) editor.commands.setNodeSelection(at);
      });
      return { dom };
    },
});

/** The attributes of a video; one without a title is called by where it is. */
export const videoAttributes = (video: string, title: string) => ({
  video,
  href: videoPage(video),
  title: title.trim() || 'YouTube',
});

/** Puts a picture or a video where the cursor is, or after the one that is chosen, and the cursor behind it. */
export const insertBlock = (editor: Editor, type: 'picture' | 'video', attrs: Record<string, unknown>): void => {
  const { selection } = editor.state;
  const chain = editor.chain().focus();
  if (selection instanceof NodeSelection) chain.insertContentAt(selection.to, { type, attrs }).run();
  else chain.insertContent({ type, attrs }).run();
  // Were it still chosen, the next letter would take its place.
  const { doc, tr, selection: chosen } = editor.state;
  editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(chosen.to), 1)));
};
