import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '../look/inline-marks.ts';
import { type GalleryText, isInGallery, readPicture } from './gallery-text.ts';

/** Returns the paragraph's picture when it holds nothing else; a link around it is part of the picture. */
export function onlyPicture(paragraph: SyntaxNode): SyntaxNode | undefined {
	const only = paragraph.firstChild;
	if (!only || only.from !== paragraph.from || only.to !== paragraph.to) return undefined;
	if (only.name === 'Image') return only;
	const image = only.name === 'Link' ? only.getChild('Image') : null;
	const close = image?.nextSibling;
	return image?.from === only.from + 1 && close?.from === image.to ? image : undefined;
}

/** The lines of the paragraph, whose picture stands at these offsets of the text. */
function pictureOf(paragraph: SyntaxNode, source: string, start: number) {
	const image = onlyPicture(paragraph);
	const before = source.lastIndexOf('\n', paragraph.from - start - 1) + 1;
	const end = source.indexOf('\n', paragraph.to - start);
	const text = source.slice(before, end < 0 ? undefined : end);
	const [from, to] = [image?.from ?? 0, image?.to ?? 0].map((at) => at - start - before);
	const picture = image && readPicture(text, { from: from ?? 0, to: to ?? 0 });
	return picture && { picture, from: before, to: before + text.length };
}

/** The paragraphs that one source holds; undefined for fewer than two. */
export function readGallery(
	first: SyntaxNode,
	source: string,
	start: number,
): GalleryText | undefined {
	const found: NonNullable<ReturnType<typeof pictureOf>>[] = [];
	let node: SyntaxNode | null = first;
	for (; node && node.from < start + source.length; node = node.nextSibling) {
		const one = pictureOf(node, source, start);
		if (!one) return undefined;
		found.push(one);
	}
	if (found.length < 2) return undefined;
	const gaps = found.slice(1).map(({ from }, at) => source.slice(found[at]?.to, from));
	return { pictures: found.map(({ picture }) => picture), gaps };
}

/** The only picture of this paragraph. */
function findPicture(paragraph: SyntaxNode, { doc }: EditorState) {
	if (paragraph.name !== 'Paragraph' || !onlyPicture(paragraph)) return undefined;
	const { from } = doc.lineAt(paragraph.from);
	const source = doc.sliceString(from, doc.lineAt(paragraph.to).to);
	return pictureOf(paragraph, source, from)?.picture;
}

export function isOfGallery(paragraph: SyntaxNode, state: EditorState): boolean {
	const picture = findPicture(paragraph, state);
	return picture !== undefined && isInGallery(picture);
}

export function isInGalleryAt(state: EditorState, at: number): boolean {
	const node = syntaxTree(state).topNode.childAfter(at);
	return node !== null && isOfGallery(node, state);
}

/** What a picture can be one gallery with: the galleries beside it, or else the pictures in a row with it. */
export function findRow(state: EditorState, at: number) {
	const node = syntaxTree(state).topNode.childAfter(at);
	if (!node || !findPicture(node, state)) return undefined;
	const beside = [node.prevSibling, node.nextSibling];
	const isBesideGallery = beside.some((each) => each && isOfGallery(each, state));
	const joins = (each: SyntaxNode | null): each is SyntaxNode =>
		each !== null &&
		(isBesideGallery ? isOfGallery(each, state) : findPicture(each, state) !== undefined);
	let [first, last] = [node, node];
	while (joins(first.prevSibling)) first = first.prevSibling;
	while (joins(last.nextSibling)) last = last.nextSibling;
	const { from } = state.doc.lineAt(first.from);
	const source = state.sliceDoc(from, state.doc.lineAt(last.to).to);
	const gallery = readGallery(first, source, from);
	return gallery && { from, source, gallery };
}

/** The paragraph's picture as a row of one, which joins what it stands beside. */
export function findAlone(state: EditorState, at: number) {
	const node = syntaxTree(state).topNode.childAfter(at);
	const picture = node && findPicture(node, state);
	if (!node || !picture) return undefined;
	const { from } = state.doc.lineAt(node.from);
	const source = state.sliceDoc(from, state.doc.lineAt(node.to).to);
	return { from, source, gallery: { pictures: [picture], gaps: [] } };
}
