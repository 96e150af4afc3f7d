import type { SyntaxNode } from '../look/inline-marks.ts';

/** Returns the paragraph's picture when it holds nothing else; a link around it is part of the picture. */
export function onlyPicture(paragraph: SyntaxNode): SyntaxNode | undefined {
	const only = paragraph.firstChild;
	if (!only || only.from !== paragraph.from || only.to !== paragraph.to) return undefined;
	if (only.name === 'Image') return only;
	const image = only.name === 'Link' ? only.getChild('Image') : null;
	const close = image?.nextSibling;
	return image?.from === only.from + 1 && close?.from === image.to ? image : undefined;
}
