import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

const quoteIn = (content: string) =>
	/<blockquote>[\s\S]*<\/blockquote>/.exec(renderArticle(content, { title: 'Título' }).html)?.[0];

test.each([
	['in the same paragraph', '> A mesa espera.\n> — Bianca Lourenço, mesa 3'],
	['after a hard break', '> A mesa espera.  \n> — Bianca Lourenço, mesa 3'],
	['with a typed dash', '> A mesa espera.\n> -- Bianca Lourenço, mesa 3'],
	['with a typed dash below an empty line', '> A mesa espera.\n>\n> -- Bianca Lourenço, mesa 3'],
	['in a paragraph of its own', '> A mesa espera.\n>\n> – Bianca Lourenço, mesa 3'],
])("a quote's last line that begins with a dash names who said it: %s", (_, content) => {
	expect(quoteIn(content)).toBe(
		'<blockquote><p>A mesa espera.</p>\n<cite>Bianca Lourenço, mesa 3</cite></blockquote>',
	);
});

test.each([
	['a conversation', '> — Tem lugar?\n> — Bianca sabe'],
	['a conversation with typed dashes', '> -- Tem lugar?\n> -- Bianca sabe'],
	['an option of a command', '> Rode assim:\n> --force agora'],
	['a last sentence', '> Ele disse:\n> — A mesa espera.'],
	['a single line', '> — Bianca Lourenço'],
])('%s has no name set apart', (_, content) => {
	expect(quoteIn(content)).not.toContain('<cite>');
});

test('a quote of a hundred thousand lines is set in linear time', () => {
	expect(quoteIn(`${'> linha\n'.repeat(100_000)}> — Bianca`)).toContain('<cite>Bianca</cite>');
});
