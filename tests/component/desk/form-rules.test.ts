// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createPostRequest } from '#contract/create-post';
import { updatePostRequest } from '#contract/update-post';
import { valuesOf } from '#domain/post/form-values';
import { findPostLinks } from '#domain/text/own-links';
import {
	checkText,
	firstImageWithoutAlt,
	firstSkippedHeading,
} from '../../../admin/src/checks/check-text.ts';
import { toCreateRequest, toUpdateRequest } from '../../../admin/src/text/post-requests.ts';
import { emptyValues } from '../../../admin/src/text/post-values.ts';
import { readTypedTime, typedTimeOf } from '../../../admin/src/when/schedule-time.ts';
import { aPost, postId, someValues } from './a-post.ts';

const faultsOf = (result: { success: boolean; error?: { issues: { path: PropertyKey[] }[] } }) =>
	[...new Set(result.error?.issues.map(({ path }) => String(path[0])))].sort();

describe('Spec §5: what the forms ask for', () => {
	it('Spec §5: a new post needs title, author, category and content', () => {
		const request = toCreateRequest(emptyValues(''), {
			id: postId,
			published: false,
			schedule: false,
		});
		expect(faultsOf(createPostRequest.safeParse(request))).toEqual([
			'author',
			'category_id',
			'content',
			'title',
		]);
	});

	it('Spec §5, S22: an edited post needs title and content alone', () => {
		const request = toUpdateRequest(emptyValues(''), {
			id: postId,
			revision: 1,
			schedule: undefined,
		});
		expect(faultsOf(updatePostRequest.safeParse(request))).toEqual(['content', 'title']);
	});

	it('the editor never sees the two leading blocks that a created text is stored with', () => {
		const stored = aPost({ content: '# Um post\n\n— Marina\n\nO texto.' });
		expect(valuesOf(stored).content).toBe('O texto.');
	});

	it('the form holds an excerpt only if somebody typed it', () => {
		const stored = aPost();
		const untyped = { ...stored, excerpt: 'O texto.', excerpt_typed: false };
		expect(valuesOf(untyped).excerpt).toBe('');
		expect(valuesOf({ ...untyped, excerpt_typed: true }).excerpt).toBe('O texto.');
	});

	it('Salvar leaves a post without a time alone; Agendar sets it', () => {
		const values = someValues({ scheduled_at: '2026-11-23T12:00:00.000Z' });
		const of = (schedule: boolean | undefined) =>
			toUpdateRequest(values, { id: postId, revision: 1, schedule });
		expect(of(undefined)).not.toHaveProperty('scheduled_at');
		expect(of(true).scheduled_at).toBe('2026-11-23T12:00:00.000Z');
		expect(of(false).scheduled_at).toBeNull();
	});
});

describe('C11, S21: Agendar para, in São Paulo wherever the browser is', () => {
	it('nine in the morning is nine in São Paulo', () => {
		expect(readTypedTime({ day: '23/11/2026', hour: '09:00' })).toBe('2026-11-23T12:00:00.000Z');
		expect(typedTimeOf('2026-11-23T12:00:00.000Z')).toEqual({ day: '23/11/2026', hour: '09:00' });
	});

	it.each([
		[{ day: '3/1/2027', hour: '9h' }, '2027-01-03T12:00:00.000Z'],
		[{ day: '3/1/2027', hour: '1900' }, '2027-01-03T22:00:00.000Z'],
		[{ day: '3/1/2027', hour: '900' }, '2027-01-03T12:00:00.000Z'],
		[{ day: '3/1/2027', hour: '9000' }, undefined],
		[{ day: '25/11', hour: '9' }, '2026-11-25T12:00:00.000Z'],
		[{ day: '3/1', hour: '9' }, '2027-01-03T12:00:00.000Z'],
		[{ day: '31/02/2027', hour: '09:00' }, undefined],
		[{ day: '11/23/2026', hour: '09:00' }, undefined],
		[{ day: '', hour: '' }, undefined],
	])('%o is %s', (typed, instant) => {
		expect(readTypedTime(typed, new Date('2026-11-22T12:00:00.000Z'))).toBe(instant);
	});
});

describe('the check list before publishing', () => {
	it('finds a heading that skips a level, and not in code', () => {
		expect(firstSkippedHeading('## Um\n\n#### Dois')).toBe(7);
		expect(firstSkippedHeading('## Um\n\n### Dois\n\n## Três')).toBeUndefined();
		expect(firstSkippedHeading('```\n#### código\n```')).toBeUndefined();
	});

	it('finds a picture without a description, in Markdown and in HTML', () => {
		expect(firstImageWithoutAlt('texto ![](/a.png)')).toBe(6);
		expect(firstImageWithoutAlt('<img src="a.png">')).toBe(0);
		expect(firstImageWithoutAlt('![mesa](/a.png) <img alt="mesa" src="a.png">')).toBeUndefined();
	});

	it('knows which posts the text links to, and not which its code names', () => {
		const code = '`[d](/post/quatro)`';
		const text = `[a](/post/um) e <a href="/post/dois">b</a> e [c](https://x.br/post/tres) ${code}`;
		expect([...findPostLinks(text)]).toEqual([
			['um', 2],
			['dois', 19],
		]);
	});

	it('finds no picture without a description in code within a line', () => {
		expect(firstImageWithoutAlt('escreva `![](/a.png)` assim')).toBeUndefined();
	});

	it('warns about a long excerpt and a missing category; a missing cover is drawn', () => {
		const warned = checkText(someValues({ excerpt: 'x'.repeat(181), category_id: '' })).filter(
			({ fine }) => !fine,
		);
		expect(warned.map(({ name }) => name)).toEqual(['excerpt', 'category']);
	});
});

it('warns once of links that may open for their writer alone, and once of addresses that only links say', () => {
	const content =
		'[a](https://drive.google.com/1) [b](http://intranet/x) [c](http://10.0.0.1) [d](https://x.local) [e](/admin/edit/1)\n\n[Ana](mailto:ana@e.test) e [site](https://example.com)';
	const warned = checkText(someValues({ content })).filter(({ name }) => name === 'privateLinks');
	expect(warned.map(({ at, sentence }) => [at, sentence])).toEqual([
		[4, 'Links que talvez só abram para você: drive.google.com, intranet, 10.0.0.1 e mais 2.'],
		[123, 'Quem lê verá, atrás de um link, o e-mail ana@e.test.'],
	]);
});

describe('what was left empty of a beginning', () => {
	const unfilled = (content: string) =>
		checkText(someValues({ content }))
			.filter(({ name }) => name === 'unfilled')
			.map(({ sentence, at }) => [sentence, at]);

	it.each([
		['**Livro:** Um\n\n**Autor:** \n\n## Primeira ideia', [['“Autor:” ficou vazio.', 15]]],
		['**Livro:**\n**Autor:** Ana', [['“Livro:” ficou vazio.', 0]]],
		['Um texto.\n\n**Fonte:**\n', [['“Fonte:” ficou vazio.', 11]]],
	])('%j is named at its place', (content, named) => {
		expect(unfilled(content)).toEqual(named);
	});

	it.each([
		'**Você vai precisar de:**\n\n- café',
		'**Nota:**\n\nUm texto.',
		'```\n**Autor:**\n```',
	])('%j leads to what follows', (content) => {
		expect(unfilled(content)).toEqual([]);
	});
});
