import { crc32 } from 'node:zlib';
import sharp from 'sharp';

interface AnimationShape {
	format: 'gif' | 'webp';
	/** One a frame. */
	colours: string[];
	width?: number;
	height?: number;
	delayMs?: number;
}

export async function anAnimation(shape: AnimationShape): Promise<Buffer> {
	const { format, colours, width = 64, height = 48, delayMs = 120 } = shape;
	const frames = await Promise.all(
		colours.map((background) =>
			sharp({ create: { width, height, channels: 3, background } })
				.png()
				.toBuffer(),
		),
	);
	const delay = colours.map(() => delayMs);
	return sharp(frames, { join: { animated: true } })
		[format]({ delay, loop: 0 })
		.toBuffer();
}

const number = (value: number) => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32BE(value);
	return bytes;
};
function chunk(name: string, body: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(name), body]);
	return Buffer.concat([number(body.length), named, number(crc32(named))]);
}
function readChunks(png: Buffer): { name: string; body: Buffer }[] {
	const chunks = [];
	for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
		const name = png.toString('latin1', at + 4, at + 8);
		chunks.push({ name, body: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)) });
	}
	return chunks;
}

/** An animated PNG of these pictures, all of the first one's size. */
export function anAnimatedPng(frames: Buffer[]): Buffer {
	let sequence = 0;
	const parts: Buffer[] = [];
	for (const [index, frame] of frames.entries()) {
		const chunks = readChunks(frame);
		const header = chunks.find(({ name }) => name === 'IHDR')?.body ?? Buffer.alloc(13);
		if (index === 0)
			parts.push(
				frame.subarray(0, 8),
				chunk('IHDR', header),
				chunk('acTL', Buffer.concat([number(frames.length), number(0)])),
			);
		const control = [number(sequence++), header.subarray(0, 8), number(0), number(0)];
		// A tenth of a second; replaces what is below it.
		parts.push(chunk('fcTL', Buffer.concat([...control, Buffer.from([0, 1, 0, 10, 0, 0])])));
		for (const { name, body } of chunks.filter(({ name }) => name === 'IDAT'))
			parts.push(
				index === 0 ? chunk(name, body) : chunk('fdAT', Buffer.concat([number(sequence++), body])),
			);
	}
	return Buffer.concat([...parts, chunk('IEND', Buffer.alloc(0))]);
}
