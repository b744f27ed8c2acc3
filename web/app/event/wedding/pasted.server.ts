import { chosenFile, type SentForm } from '../../platform/forms/form.server.ts';

/** The pasted text of a form, followed by the text of its file. */
export const readPasted = async (form: SentForm): Promise<string> => {
  const ofFile = (await chosenFile(form, 'file')?.text()) ?? '';
  // Spreadsheets write a byte order mark, which must not become part of a name.
  return [form.values['text'] ?? '', ofFile.replace(/^\uFEFF/, '')].filter((text) => text.trim() !== '').join('\n');
};
