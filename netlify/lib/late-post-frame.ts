import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { LateFrame } from '#domain/site/late-post';

/** As text, for a function's code: its pages have most in common. */
export const packFrame = (frame: LateFrame): string =>
	brotliCompressSync(JSON.stringify(frame)).toString('base64');

export const unpackFrame = (packed: string): LateFrame =>
	JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());
