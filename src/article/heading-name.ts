import type { Token } from 'marked';
import { isComment } from './source-comments.ts';

const written = /[ \t]*\{#([\p{L}\p{N}_:.-]{1,120})(?:[ \t][^{}\n]{0,200})?\}[ \t]*$/u;
const name = /^[\p{L}\p{N}_:.-]{1,120}$/u;

/** Splits a heading from its own name: `{#nome}`, or a one-word comment at its end. */
export function takeHeadingName(tokens: Token[]): { name: string | undefined; tokens: Token[] } {
	const words = tokens.findLastIndex((token) => !isComment(token));
	const comments = tokens.slice(words + 1).filter(isComment);
	const comment = comments.find(({ text }) => name.test(text))?.text;
	const last = tokens[words];
	if (last?.type !== 'text') return { name: comment, tokens };
	const match = written.exec(last.text);
	const text = last.text.slice(0, match?.index).trimEnd();
	return { name: match?.[1] ?? comment, tokens: tokens.with(words, { ...last, text }) };
}
