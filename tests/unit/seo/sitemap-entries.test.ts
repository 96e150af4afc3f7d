import { expect, test } from 'vitest';
import { lastChanges, listedPages } from '#seo/sitemap-entries';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

const siteUrl = 'https://blog.test';

const listed = [
	aPostSummary({ tags: ['foco', 'rara'] }),
	aPostSummary({ tags: ['Foco'] }),
	aPostSummary({ tags: [], author: 'Davi' }),
];

test.each([
	['/', true],
	['/posts', true],
	['/posts/2', true],
	['/post/admin-de-condominio', true],
	['/administracao', true],
	['/404', false],
	['/post-nao-encontrado', false],
	['/post-indisponivel', false],
	['/categoria-nao-encontrada', false],
	['/previa', false],
	['/previa/', false],
	['/rascunho', false],
	['/admin', false],
	['/admin/login', false],
	['/tags/foco', true],
	['/tags/foco/2', true],
	['/tags/rara', false],
	['/autores', true],
	['/autores/helena-prado', true],
	['/autores/davi', false],
	['/categories/financas', true],
	['/categories/financas/2', true],
	['/categories/vazia', false],
])('%s is in the sitemap: %s', (path, expected) => {
	expect(listedPages({ posts: listed })(siteUrl + path)).toBe(expected);
});

/** Its last change of any kind is nothing to readers. */
const changed = (at: string) => ({
	published_at: '2024-12-01T00:00:00.000Z',
	text_changed_at: at,
	updated_at: '2026-09-09T00:00:00.000Z',
});
const book = aPostSummary({
	slug: 'foco',
	category: aCategory({ slug: 'livros', name: 'Livros' }),
	...changed('2025-03-01T00:00:00.000Z'),
});
const newer = aPostSummary({ slug: 'novo', ...changed('2025-05-01T00:00:00.000Z') });
const older = aPostSummary({ slug: 'velho', ...changed('2025-01-01T00:00:00.000Z') });
const changeOf = lastChanges({ posts: [newer, book, older] }, siteUrl);

test.each([
	['/post/velho', '2025-01-01T00:00:00.000Z'],
	['/', '2025-05-01T00:00:00.000Z'],
	['/posts', '2025-05-01T00:00:00.000Z'],
	['/posts/2', '2025-05-01T00:00:00.000Z'],
	['/livros', '2025-03-01T00:00:00.000Z'],
	['/categories/financas', '2025-05-01T00:00:00.000Z'],
	['/categories/livros', '2025-03-01T00:00:00.000Z'],
	['/categories/vazia', undefined],
	['/tags/preco', '2025-05-01T00:00:00.000Z'],
	['/tags/preco/2', '2025-05-01T00:00:00.000Z'],
	['/autores', '2025-05-01T00:00:00.000Z'],
	['/autores/helena-prado', '2025-05-01T00:00:00.000Z'],
])('%s changed last at %s', (path, expected) => {
	expect(changeOf(siteUrl + path)).toBe(expected);
});
