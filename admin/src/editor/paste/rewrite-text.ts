import { maskCode } from '#domain/mask-code';

/** Rewrites what is not code; the parts between are left as they are. */
export function rewriteText(text: string, rewrite: (part: string) => string): string {
	const masked = maskCode(text);
	let written = '';
	let from = 0;
	let isCode = false;
	const close = (to: number) => {
		const part = text.slice(from, to);
		written += isCode ? part : rewrite(part);
		from = to;
	};
	for (let at = 0; at < text.length; at += 1) {
		const isHidden = masked[at] !== text[at];
		if (text[at] === ' ' || text[at] === '\n' || isHidden === isCode) continue;
		close(at);
		isCode = isHidden;
	}
	close(text.length);
	return written;
}
