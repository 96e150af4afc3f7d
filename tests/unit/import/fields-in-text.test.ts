import { expect, test } from 'vitest';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';
import { toPost } from '../../../scripts/import/to-post.ts';

const ofNotion = `Mesa ${'0123456789abcdef'.repeat(2)}.md`;
const take = (text: string, name = ofNotion, isVault = false) =>
	toPost(readArticle(Buffer.from(text), name, { ...plainFolder, isVault }), {
		now: '2026-11-20T12:00:00.000Z',
		publish: true,
	});

test('what Notion writes below a title are fields, and the rest is named', () => {
	const { post, changes } = take(
		'# Mesa\n\nCriado em: 3 de maio de 2024 09:12\nResponsável: Ana Prado\nTags: sala, reserva\nCategoria: Avisos\nURL: https://a.example/x\n\nO texto: começa aqui.\n',
	);
	expect(post).toMatchObject({
		title: 'Mesa',
		created_at: '2024-05-03T12:12:00.000Z',
		author: 'Ana Prado',
		tags: ['sala', 'reserva'],
		categoryName: 'Avisos',
		published: true,
	});
	expect(post.article.plain_text.trim()).toBe('O texto: começa aqui.');
	expect(changes).toContain('propriedade que este blog não tem: URL: https://a.example/x');
});

test('Notion’s own words for an address, a summary and a writer are used', () => {
	const { post, changes } = take(
		'# Mesa\n\nSlug: mesa-comum\nResumo: Sobre a mesa.\nEscrito por: Ana\nPublicar em: 3 de maio de 2027\nCapa: a.png\n\nUm texto.',
	);
	expect(post).toMatchObject({ slug: 'mesa-comum', excerpt: 'Sobre a mesa.', author: 'Ana' });
	expect(post).toMatchObject({ published: false, scheduled_at: '2027-05-03T15:00:00.000Z' });
	expect(changes).toContain('propriedade que este blog não tem: Capa: a.png');
});

test('when it came out counts more than when it was begun, in English, too', () => {
	const { post } = take(
		'# Mesa\n\nCreated: May 3, 2023 9:12 AM\nPublished on: May 7, 2023\nStatus: Published\n\nUm texto.',
	);
	expect(post).toMatchObject({ published: true, created_at: '2023-05-07T15:00:00.000Z' });
	const begun = take('# Mesa\n\nCreated: May 3, 2023 9:12 AM\n\nUm texto.');
	expect(begun.post.created_at).toBe('2023-05-03T12:12:00.000Z');
});

test.each([
	[ofNotion, '# Mesa\n\nAna: olá\nBia: oi\n\nUm texto.'],
	[ofNotion, 'Tags: um, dois\n\nUm texto.'],
	['mesa.md', '# Mesa\n\nCriado em: 3 de maio de 2024\n\nUm texto.'],
	['mesa.md', '# Mesa\n\nautor:: Ana\n\nUm texto.'],
])('elsewhere such lines are text: %s', (name, text) => {
	expect(take(text, name).post.content.trim()).toBe(text);
});

test.each(['Arquivado: Yes', 'Archive: Yes', 'Publicar: No', 'No ar: No', 'Etapa: Ideia'])(
	'a property of Notion hides, and leaves the text: %s',
	(line) => {
		const { post, changes } = take(`# Mesa\n\n${line}\nURL: https://a.example/x\n\nUm texto.`);
		expect(post.published).toBe(false);
		expect(post.article.plain_text.trim()).toBe('Um texto.');
		expect(changes.some((change) => change.endsWith('veio como rascunho'))).toBe(true);
	},
);

test('a vault’s fields may stand in any line of a note', () => {
	const text =
		'# Mesa\n\nautor:: Ana\n- tags:: [[sala]], #reserva\n\nUm texto.\n\nNota:: fica. `autor:: Bia`\n';
	const { post } = take(text, 'mesa.md', true);
	expect(post).toMatchObject({ author: 'Ana', tags: ['sala', 'reserva'] });
	expect(post.article.plain_text.replace(/\s+/g, ' ').trim()).toBe(
		'Um texto. Nota:: fica. autor:: Bia',
	);
	expect(take('# Mesa\n\nUm texto.\n\nprivate:: true\n', 'mesa.md', true).post.published).toBe(
		false,
	);
});

test.each([
	'Um texto. [publish:: false]',
	'Um texto. (status:: privado)',
	'[private:: true] Um texto.',
])('a vault’s field hides within a line, too, and only the text stays: %s', (text) => {
	const { post } = take(`# Mesa\n\n${text}`, 'mesa.md', true);
	expect(post.published).toBe(false);
	expect(post.article.plain_text.trim()).toBe('Um texto.');
	expect(take(`# Mesa\n\n${text}`, 'mesa.md').post.published).toBe(false);
});

test.each(['**publish**:: false\nUm texto.', 'Um texto. [status:: privado (até maio)]'])(
	'with a bold name, or more than a plain answer, it hides in a vault: %s',
	(text) => {
		const { post } = take(`# Mesa\n\n${text}`, 'mesa.md', true);
		expect(post.published).toBe(false);
		expect(post.article.plain_text.trim()).toBe('Um texto.');
	},
);

test('what only looks like one is text', () => {
	const text = '# Mesa\n\n[a](status:: b) `[publish:: false]` [nota:: fica] (isto:: também)';
	const { post } = take(text, 'mesa.md', true);
	expect(post).toMatchObject({ published: true, content: text });
	expect(take('# Mesa\n\nUm [tags:: [[sala]], dois] texto.', 'mesa.md', true).post).toMatchObject({
		tags: ['sala', 'dois'],
	});
});

test.each([
	['---\ntitle: "{{title}}"\n---\nUm texto.', '{{title}} (linha 2)'],
	['---\ncreated: {{date:YYYY-MM-DD}}\n---\nUm texto.', '{{date:YYYY-MM-DD}} (linha 2)'],
	['# Mesa\n\nEscrito em <% tp.date.now() %>.', '<% tp.date.now() %> (linha 3)'],
])('a template for notes is a draft that names the mark: %s', (text, mark) => {
	const { post, changes } = take(text, 'mesa.md', true);
	expect(post.published).toBe(false);
	expect(changes).toContain(
		`marcas que este blog não entende ficaram no texto: ${mark}: veio como rascunho`,
	);
});

test('a mark of templates in code, or of other words, is text', () => {
	const text = '# Mesa\n\n`{{title}}` e Olá, {{nome}}. <%= x %>';
	expect(take(text, 'mesa.md', true).post.published).toBe(true);
});
