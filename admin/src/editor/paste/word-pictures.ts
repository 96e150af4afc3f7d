const kinds = { pngblip: 'png', jpegblip: 'jpeg' } as const;

/** Word writes a picture that is not in a file only as a drawing. */
export function showDrawnPictures(body: HTMLElement): void {
	for (const drawing of body.querySelectorAll('v\\:imagedata')) {
		const picture = drawing.ownerDocument.createElement('img');
		picture.setAttribute('src', drawing.getAttribute('src') ?? '');
		drawing.before(picture);
	}
}

function readHex(text: string): Uint8Array<ArrayBuffer> {
	const hex = text.replace(/\s+/g, '');
	const bytes = new Uint8Array(hex.length >> 1);
	for (let at = 0; at < bytes.length; at += 1)
		bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
	return bytes;
}

function readPicture(group: string): Blob | undefined {
	const kind = /\\(pngblip|jpegblip)\b/.exec(group)?.[1] as keyof typeof kinds | undefined;
	// The only other hexadecimal number is the picture's id, which is shorter.
	const start = group.search(/[\da-f\s]{100}/i);
	if (!kind || start < 0) return undefined;
	const end = group.indexOf('}', start);
	const bytes = readHex(group.slice(start, end < 0 ? undefined : end));
	return new Blob([bytes], { type: `image/${kinds[kind]}` });
}

/**
 * The pictures of an RTF document, for as many places in its HTML. In order, so none when there are more or fewer: they
 * would be exchanged.
 */
export function readRtfPictures(rtf: string, count: number): (Blob | undefined)[] {
	const [, ...groups] = rtf.replaceAll(/\{\\nonshppict\s*\{\\pict/g, '{\\other').split('{\\pict');
	const all = groups.map(readPicture);
	const shown = all.filter((picture) => picture !== undefined);
	return [all, shown].find(({ length }) => length === count) ?? [];
}
