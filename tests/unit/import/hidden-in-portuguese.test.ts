import { expect, test } from 'vitest';
import { readArticle } from '../../../scripts/import/markdown/read-article.ts';
import { plainFolder } from '../../../scripts/import/markdown/read-site.ts';
import { readCollection } from '../../../scripts/import/read-items.ts';
import { toPost } from '../../../scripts/import/to-post.ts';
import { pickState } from '../../../scripts/import/why-hidden.ts';

const options = { now: '2026-11-20T12:00:00.000Z', publish: true };
const take = (lines: string) =>
	toPost(
		readArticle(
			Buffer.from(`---\ntitle: Demissões\ndate: 2020-03-01\n${lines}\n---\nUm texto.`),
			'a.md',
			plainFolder,
		),
		options,
	);
const asDrafts = (lines: string) =>
	take(lines).changes.filter((change) => change.endsWith('veio como rascunho'));

const yes =
	'arquivado arquivada inativo desativado excluido Excluída lixeira restrito interno escondido pendente membros somente_assinantes removed deprecated archive';
const no = 'publicar ativo no_ar liberado aprovado pronta';

test.each([
	...yes.split(' ').map((name) => `${name}: sim`),
	...no.split(' ').map((name) => `${name}: não`),
	...['expira_em: 2020-05-01', 'validade: 2020-05-01', 'validade_ate: 31/12/2020'],
	...[
		'expires: 2030-01-01\nvalidade: 2020-05-01',
		'embargo: até a reunião',
		'expira_em: em breve',
		'etapa: Ideia',
	],
])('a header hides by this line, and the report says why, once: %s', (line) => {
	expect(take(line).post.published).toBe(false);
	expect(asDrafts(line)).toHaveLength(1);
});

test.each([
	...yes.split(' ').map((name) => `${name}: não`),
	...no.split(' ').map((name) => `${name}: sim`),
	...['membros: [Ana, Rui]', 'interno: corredor do prédio', 'validade: 30 dias'],
	...['archive: 2019', 'embargo: não', 'expira_em: nunca', 'etapa: dois'],
])('what says that it was public, or something else, hides nothing: %s', (line) => {
	expect(asDrafts(line)).toEqual([]);
	expect(take(line).post.published).toBe(true);
});

test.each([
	'embargo',
	'release_date',
	'publicar_em',
	'agendado_para',
	'publish_date: 2021-01-01\nembargo',
])('a day to come schedules, and one that has passed does not: %s', (name) => {
	expect(take(`${name}: 2027-05-01`).post).toMatchObject({
		published: false,
		scheduled_at: '2027-05-01T15:00:00.000Z',
	});
	expect(take(`${name}: 2021-05-01`).post.published).toBe(true);
});

test.each([
	[{ embargo: '2027-05-01' }, '2027-05-01T15:00:00.000Z'],
	[{ publish_date: '2027-05-01', created_at: '2020-01-01' }, '2027-05-01T15:00:00.000Z'],
	[{ published_at: '2027-05-01' }, '2027-05-01T15:00:00.000Z'],
	[{ expira_em: '2020-05-01' }, null],
	[{ arquivado: 'sim' }, null],
])('an entry of a collection waits or is hidden by the same fields: %j', (fields, scheduled_at) => {
	const [item] = readCollection([{ title: 'x', content: 'x', ...fields }], 'a.json');
	expect(item && toPost(item, options).post).toMatchObject({ published: false, scheduled_at });
});

test.each(['validade: 2020-05-01', 'release_date: 2027-05-01'])(
	'what a site says of all its articles counts as much: %s',
	(line) => {
		const [name = '', value = ''] = line.split(': ');
		expect(pickState({ [name]: value })).toEqual({ [name]: value });
	},
);
