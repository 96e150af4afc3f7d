import type { MarkedExtension, Token, Tokens } from 'marked';

const open = '{/*';
const close = '*/}';
/** How many characters the search for the end of a comment may read per character of text, so that it stays linear. */
const budgetPerCharacter = 8;

/** A comment at the end of a heading names it, as `{#nome}` does. */
export interface CommentToken extends Tokens.Generic {
	type: 'sourceComment';
	text: string;
}

/** MDX comments, which readers never see: on their own lines or within a line, but not within code. */
export function defineComments(text: string): MarkedExtension {
	let budget = text.length * budgetPerCharacter;

	function findComment(source: string): string | undefined {
		if (!source.startsWith(open) || budget <= 0) return undefined;
		const at = source.indexOf(close, open.length);
		budget -= at < 0 ? source.length : at;
		return at < 0 ? undefined : source.slice(0, at + close.length);
	}

	function tokenOf(comment: string, raw: string): CommentToken {
		return { type: 'sourceComment', raw, text: comment.slice(open.length, -close.length).trim() };
	}

	return {
		extensions: [
			{
				name: 'sourceComment',
				level: 'block',
				tokenizer(source) {
					const indent = /^ {0,3}/.exec(source)?.[0] ?? '';
					const comment = findComment(source.slice(indent.length));
					if (comment === undefined) return undefined;
					const rest = /^[ \t]*(?:\n+|$)/.exec(source.slice(indent.length + comment.length))?.[0];
					if (rest === undefined) return undefined;
					return tokenOf(comment, indent + comment + rest);
				},
			},
			{
				name: 'sourceComment',
				level: 'inline',
				tokenizer(source) {
					const comment = findComment(source);
					return comment === undefined ? undefined : tokenOf(comment, comment);
				},
				renderer: () => '',
			},
		],
		hooks: { emStrongMask: maskComments },
	};
}

/** Hides a comment's own stars from the emphasis rules. Behind the last end no search is made: it would be in vain. */
function maskComments(text: string): string {
	const end = text.lastIndexOf(close) + close.length;
	const masked = text
		.slice(0, end)
		.replace(/\{\/\*[\s\S]*?\*\/\}/g, ({ length }) => '+'.repeat(length));
	return masked + text.slice(end);
}

export const isComment = (token: Token | undefined): token is CommentToken =>
	token?.type === 'sourceComment';
