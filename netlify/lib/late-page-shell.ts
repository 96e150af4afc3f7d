import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { LatePageShell } from '#domain/site/late-post';

/** As text, for a function's code: its pages have most in common. */
export const packShell = (frame: LatePageShell): string =>
	brotliCompressSync(JSON.stringify(frame)).toString('base64');

export const unpackShell = (packed: string): LatePageShell =>
	JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString());
