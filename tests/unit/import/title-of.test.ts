import { expect, test } from 'vitest';
import { titleOf } from '../../../scripts/import/title-of.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

const read = (source: string, content = 'Um texto.', fields = {}) =>
	titleOf({ key: source, source, fields }, '', content);

test.each([
	['## Do **cabeçalho** {#x}', 'Do cabeçalho'],
	['Antes.\n\n# Depois #', 'Depois'],
	['<h2 class="x">Em <em>HTML</em></h2>', 'Em HTML'],
	['```sh\n# comentário\n```\n\n## O primeiro', 'O primeiro'],
])('a post without a title bears its first heading: %j', (content, title) => {
	expect(read('notas/arquivo.md', content)).toMatchObject({ title, isNamed: true });
});

test.each([
	['pasta/meu-texto_novo.md', 'meu texto novo'],
	['posts/mesa-comum/index.md', 'mesa comum'],
	['posts/mesa-comum/index.pt-br.md', 'mesa comum'],
	['posts/mesa-comum/2024-05-01.md', 'mesa comum'],
	['posts/mesa-comum/17.md', 'mesa comum'],
	['_posts/2024-05-01-sala-nova.md', 'sala nova'],
	['2024-05-01-mesa/index.md', 'mesa'],
	['diário/ação.md', 'ação'],
])('without a heading it bears its file’s or folder’s name: %s', (source, title) => {
	expect(read(source)).toMatchObject({ title, isNamed: true });
});

test.each(['index.md', '2024/05/index.md', '2024-05-01.md', '17/3.md', '2024-05-01/01.md'])(
	'a day or a number is no title, and what nothing names is a draft: %s',
	(source) => {
		const options = { now: '2026-11-20T12:00:00.000Z', publish: true };
		const item = { key: source, source, fields: { content: 'Um texto.', date: '2024-05-01' } };
		const { post, changes } = toPost(item, options);
		expect(post).toMatchObject({ title: 'Sem título', published: false });
		expect(changes).toContain('não tinha título: veio como rascunho');
	},
);

test('a post of a blog that needs no titles stays public', () => {
	const fields = { content: 'Um texto.', may_be_empty: true, status: 'published', title: '' };
	const { post, changes } = toPost(
		{ key: 'x', source: 'linha 3: post 7', fields },
		{ now: '2026-11-20T12:00:00.000Z', publish: false },
	);
	expect(post).toMatchObject({ title: 'Sem título', published: true });
	expect(changes).toContain('não tinha título');
});
