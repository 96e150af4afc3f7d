import { describe, expect, test } from 'vitest';
import type { Trouble } from '#domain/trouble';
import { writeLetter } from '#lib/letter';
import { letterOf } from '#steps/trouble-words';

const origin = 'https://blog.example';
const due = '2026-12-07T10:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(due) + minutes * 60_000).toISOString();

const aPost = (given: object = {}) =>
	({
		...{ key: 'k', kind: 'post', post_id: 'p', due, why: 'hook', others: 0 },
		...{ title: 'Três perguntas antes de assinar', slug: 'tres-perguntas' },
		...given,
	}) as Trouble;

const mailOf = (trouble: Trouble, now = at(10), ended?: { is_kept: boolean; next_at?: string }) => {
	const ending = ended && { next_at: null, ...ended, ended_at: now };
	return writeLetter(letterOf(trouble, { ending, origin, now }), origin);
};

describe('the mail about a trouble', () => {
	test('says what did not happen, what to do and why, in HTML and in text', () => {
		const { subject, text, html } = mailOf(aPost());
		expect(subject).toBe('O post das 07:00 não entrou no ar');
		expect(text).toBe(`Segunda, 7 de dezembro, 07:10

“Três perguntas antes de assinar” devia estar no blog há dez minutos e não está. O texto está guardado. Quem entra no blog vê a versão anterior, completa.

O que fazer: abra Sistema e toque em “Tentar de novo”. Se não der, o motivo aparece ali mesmo.

https://blog.example/admin/sistema

Era para sair: segunda, 7 de dezembro, 07:00
O que houve: o serviço de publicação não aceitou o pedido
Também espera: nada mais

--
Você recebe um e-mail quando algo prometido não acontece, e outro quando volta ao normal. Para não receber mais, entre em Perfil:
https://blog.example/admin/perfil
`);
		expect(html).toContain('<b class="ink" style="color:#261d16;border:0">Três perguntas');
		expect(html).toContain('href="https://blog.example/admin/sistema"');
		expect(html).not.toMatch(/<img|<script|url\(|@import/);
	});

	test.each<[string, Trouble]>([
		['A mudança das 07:00 não entrou no ar', aPost({ kind: 'change' })],
		['O post que sairia do ar às 07:00 continua no ar', aPost({ kind: 'removal' })],
		[
			'2 mudanças não foram ao ar',
			{ key: 'k', kind: 'build', publication: 7, changes: 2, why: 'code' },
		],
		[
			'1 mudança não foi ao ar',
			{ key: 'k', kind: 'build', publication: 7, changes: 1, why: 'content' },
		],
		[
			'Acabaram as publicações do mês: 2 posts na fila',
			{ key: 'k', kind: 'budget', publication: 7, posts: 2, changes: 4 },
		],
		[
			'Acabaram as publicações do mês: 1 mudança na fila',
			{ key: 'k', kind: 'budget', publication: 7, posts: 0, changes: 1 },
		],
		[
			'O backup está atrasado: o último tem 3 dias',
			{ key: 'k', kind: 'backup', at: '2026-12-04T06:00:00.000Z', days: 3 },
		],
		[
			'O agendamento ficou parado por 1 h 20 min',
			{ key: 'k', kind: 'stopped', since: due, until: at(80) },
		],
	])('has the subject %s', (subject, trouble) => {
		expect(mailOf(trouble).subject).toBe(subject);
	});

	test('of a month without publications says once that what waits is kept', () => {
		const { text } = mailOf({ key: 'k', kind: 'budget', publication: 7, posts: 2, changes: 4 });
		expect(text).toContain('O que espera está guardado. Quem entra no blog');
	});

	test('says how late it is when it is told later, and how much else waits', () => {
		const { text } = mailOf(aPost({ others: 2 }), at(95));
		expect(text).toContain('devia estar no blog há 1 h 35 min e não está');
		expect(text).toContain('Também espera: mais 2 posts');
	});

	test('of a change that waits for the editor leads to its text', () => {
		const { text } = mailOf(aPost({ kind: 'change', why: 'overlap' }));
		expect(text).toContain('https://blog.example/admin/edit/p');
		expect(text).toContain('A mudança espera você decidir');
	});
});

describe('the mail that says that all is well', () => {
	test('says since when, and leads to the post', () => {
		const ended = { is_kept: true, next_at: '2026-12-10T12:00:00.000Z' };
		const { subject, text } = mailOf(aPost(), at(32), ended);
		expect(subject).toBe('Tudo certo de novo');
		expect(text).toContain(
			'“Três perguntas antes de assinar” está no ar desde 07:32, 32 min depois da hora. Não precisa fazer nada.',
		);
		expect(text).toContain('https://blog.example/post/tres-perguntas\n');
		expect(text).toContain('Parou: às 07:00\nVoltou: às 07:32');
		expect(text).toContain('Próximo da fila: quinta, 10 de dezembro, 09:00');
	});

	test('of a promise that somebody took back claims nothing about the post', () => {
		const { text } = mailOf(aPost(), at(32), { is_kept: false });
		expect(text).toContain('não espera mais pelas 07:00');
		expect(text).not.toContain('/post/');
		expect(text).toContain('Próximo da fila: nada agendado');
	});
});

test('a title cannot become markup or a header, whatever is in it', () => {
	const title = '</title><script>alert(1)</script> "a" & <b>b</b>\r\nBcc: x@y.example';
	const { html, subject, text } = mailOf(aPost({ title }));
	expect(html).not.toContain('<script>');
	expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &quot;a&quot; &amp; &lt;b&gt;');
	expect(subject).not.toContain('Bcc');
	expect(text).not.toMatch(/^Bcc/m);
});
