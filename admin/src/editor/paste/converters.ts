// All that comes right after the editor, as one part: several would split the editor's own.
export { copyPart, copyWords, dragPart } from './copy-part.ts';
export { linkedWords } from './link-words.ts';
export { mendCuts } from './mend-cuts.ts';
export { offerLeftTalks } from './offer-left-talks.ts';
export { dropOwn, pasteClip } from './paste-clip.ts';
export { pasteMarkup } from './paste-markup.ts';
