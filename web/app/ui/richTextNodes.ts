import { mergeAttributes, Node } from '@tiptap/core';
import { videoPage } from './youTubePlayer.ts';

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
    ({ node }) => {
      const dom = document.createElement('span');
      dom.dataset['youtube'] = String(node.attrs['video']);
      dom.textContent = String(node.attrs['title']);
      return { dom };
    },
});

/** A video as it is put into the text; a video without a title is called by where it is. */
export const videoContent = (video: string, title: string) => ({
  type: 'video',
  attrs: { video, href: videoPage(video), title: title.trim() || 'YouTube' },
});
