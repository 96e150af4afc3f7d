import {
	bigEndian,
	littleEndian,
	type PictureKind,
	pictureKind,
	startsWith,
	textAt,
} from './picture-file.ts';

/** Skips a GIF's sub-blocks, which end with one of no length. */
function afterBlocks(bytes: Uint8Array, from: number): number {
	let at = from;
	while (bytes[at]) at += 1 + (bytes[at] ?? 0);
	return at + 1;
}

const tableBytes = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

function gifFrames(bytes: Uint8Array): number {
	let frames = 0;
	let at = 13 + tableBytes(bytes[10]);
	while (at < bytes.length && frames < 2) {
		if (bytes[at] === 0x21) at = afterBlocks(bytes, at + 2);
		else if (bytes[at] === 0x2c) {
			frames += 1;
			at = afterBlocks(bytes, at + 11 + tableBytes(bytes[at + 9]));
		} else break;
	}
	return frames;
}

function webpFrames(bytes: Uint8Array): number {
	let frames = 0;
	for (let at = 12; at + 8 <= bytes.length; ) {
		if (startsWith(bytes, 'ANMF', at)) frames += 1;
		const size = littleEndian(bytes, at + 4, 4);
		at += 8 + size + (size % 2);
	}
	return frames;
}

/** An animated PNG says how many frames it has before its first pixels. */
function pngFrames(bytes: Uint8Array): number {
	for (let at = 8; at + 12 <= bytes.length; at += 12 + bigEndian(bytes, at, 4)) {
		const chunk = textAt(bytes, at + 4, 4);
		if (chunk === 'acTL') return bigEndian(bytes, at + 8, 4);
		if (chunk === 'IDAT') break;
	}
	return 1;
}

const holders = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

/** An AVIF keeps its frames in a track, as a film does; a still one has none. */
function avifFrames(bytes: Uint8Array, from = 0, to = bytes.length): number {
	let frames = 0;
	for (let at = from; at + 8 <= to; ) {
		const size = bigEndian(bytes, at, 4);
		const box = textAt(bytes, at + 4, 4);
		// 1 announces a longer size behind the name; 0 says 'to the end'.
		const end = size === 1 ? at + bigEndian(bytes, at + 8, 8) : size === 0 ? to : at + size;
		if (end <= at) break;
		if (box === 'stsz') frames = Math.max(frames, bigEndian(bytes, at + 16, 4));
		else if (holders.includes(box))
			frames = Math.max(frames, avifFrames(bytes, at + 8, Math.min(end, to)));
		at = end;
	}
	return frames;
}

const countFrames: Record<PictureKind, (bytes: Uint8Array) => number> = {
	gif: gifFrames,
	webp: webpFrames,
	png: pngFrames,
	avif: (bytes) => avifFrames(bytes),
	jpeg: () => 1,
};

/** Whether a picture's file, given whole, has more than one frame. */
export function isAnimated(bytes: Uint8Array): boolean {
	const kind = pictureKind(bytes);
	return kind !== undefined && countFrames[kind](bytes) > 1;
}
