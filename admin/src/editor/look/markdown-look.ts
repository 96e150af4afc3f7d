import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';

export const markdownLook = syntaxHighlighting(
	tagHighlighter([
		{ tag: [tags.heading, tags.strong], class: 'md-strong' },
		{ tag: tags.emphasis, class: 'md-emphasis' },
		{ tag: tags.strikethrough, class: 'md-strike' },
		{
			tag: [tags.processingInstruction, tags.url, tags.labelName, tags.string, tags.comment],
			class: 'md-sign',
		},
	]),
);
