import type { Token } from 'marked';
import { isComment } from './source-comments.ts';

const written = /[ \t]*\{#([\p{L}\p{N}_:.-]{1,120})(?:[ \t][^{}\n]{0,200})?\}[ \t]*$/u;
const name = /^[\p{L}\p{N}_:.-]{1,120}$/u;

/** Splits a heading from its own name: `{#nome}`, or a one-word comment at its end. */
export function takeHeadingName(tokens: Token[]): { name: string | undefined; tokens: Token[] } {
	const words = tokens.findLastIndex((token) => !isComment(token));
	const comment = tokens
		.slice(words + 1)
		.find((token) => isComment(token) && name.test(token.text));
	const last = tokens[words];
	if (last?.type !== 'text') return { name: comment && textOf(comment), tokens };
	const match = written.exec(textOf(last));
	const text = textOf(last).slice(0, match?.index).trimEnd();
	return {
		name: match?.[1] ?? (comment && textOf(comment)),
		tokens: [...tokens.slice(0, words), { ...last, text } as Token],
	};
}

const textOf = (token: Token): string => ('text' in token ? String(token.text) : '');
