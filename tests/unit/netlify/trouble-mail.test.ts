import { describe, expect, test } from 'vitest';
import type { Trouble } from '#domain/site/trouble';
import { writeTroubleMail } from '#steps/publish/trouble-mail';

const origin = 'https://blog.example';
const due = '2026-12-07T10:00:00.000Z';
const at = (minutes: number) => new Date(Date.parse(due) + minutes * 60_000).toISOString();

const aPost = (given: object = {}) =>
	({
		key: 'k',
		kind: 'post',
		post_id: 'p',
		due,
		why: 'hook',
		title: 'Três perguntas antes de assinar',
		slug: 'tres-perguntas',
		...given,
	}) as Trouble;

const mailOf = (trouble: Trouble, now = at(10), ended?: { is_kept: boolean }) =>
	writeTroubleMail(trouble, { ending: ended && { ...ended, ended_at: now }, origin, now });

describe('the mail about a trouble', () => {
	test('says what did not happen, why and what to do, with a link to Sistema', () => {
		expect(mailOf(aPost())).toMatchObject({
			subject: 'O post das 07:00 não foi ao ar',
			text: `“Três perguntas antes de assinar” devia estar no ar há dez minutos e não está. O texto está salvo. Quem entra no blog vê a versão anterior, completa.

Motivo: o serviço de publicação recusou o pedido.

O que fazer: abra Sistema e clique em “Tentar de novo”. Se não der certo, o motivo aparece ali mesmo.

https://blog.example/admin/sistema

--
Você recebe um e-mail quando algo dá errado, e outro quando volta ao normal. Para não receber mais, entre em Perfil:
https://blog.example/admin/perfil
`,
			unsubscribeUrl: 'https://blog.example/admin/perfil',
		});
	});

	test.each<[string, Trouble]>([
		['A mudança das 07:00 não foi ao ar', aPost({ kind: 'change' })],
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
			'Acabaram as atualizações do mês: 2 posts na fila',
			{ key: 'k', kind: 'budget', publication: 7, posts: 2, changes: 4 },
		],
		[
			'Acabaram as atualizações do mês: 1 mudança na fila',
			{ key: 'k', kind: 'budget', publication: 7, posts: 0, changes: 1 },
		],
		[
			'O backup está atrasado: o último tem 3 dias',
			{ key: 'k', kind: 'backup', at: '2026-12-04T06:00:00.000Z', days: 3 },
		],
		[
			'O agendador ficou parado por 1 h 20 min',
			{ key: 'k', kind: 'stopped', since: due, until: at(80) },
		],
	])('has the subject %s', (subject, trouble) => {
		expect(mailOf(trouble).subject).toBe(subject);
	});

	test('says how late it is when it is told later', () => {
		expect(mailOf(aPost(), at(95)).text).toContain('devia estar no ar há 1 h 35 min e não está');
	});
});

describe('the mail that says that all is well', () => {
	test('says since when', () => {
		const { subject, text } = mailOf(aPost(), at(32), { is_kept: true });
		expect(subject).toBe('Tudo certo de novo');
		expect(text).toContain(
			'“Três perguntas antes de assinar” está no ar desde as 07:32, 32 min depois da hora. Não precisa fazer nada.',
		);
	});

	test('of a promise that somebody took back claims nothing about the post', () => {
		const { text } = mailOf(aPost(), at(32), { is_kept: false });
		expect(text).toContain('não está mais agendado para as 07:00');
	});
});

test('a title cannot become a header or a paragraph', () => {
	const { subject, text } = mailOf(aPost({ title: 'Um\r\n\r\nBcc: x@y.example' }));
	expect(subject).not.toContain('Bcc');
	expect(text).not.toMatch(/^Bcc/m);
});
