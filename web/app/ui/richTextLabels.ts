/** Words of the toolbar. */
export interface RichTextLabels {
  readonly toolbar: string;
  readonly bold: string;
  readonly italic: string;
  readonly heading: string;
  readonly subheading: string;
  readonly bulletList: string;
  readonly numberedList: string;
  readonly quote: string;
  readonly link: string;
  readonly linkAddress: string;
  readonly applyLink: string;
  readonly removeLink: string;
}
