import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { markWords } from '#domain/search/highlight-words';
import { buildSearchIndex } from '#search/build-index';
import type { Search } from '#search/open-index';
import { readQuery } from '#search/read-query';
import { folderForFile } from '../../support/a-folder.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { openSearchOnDisk } from '../../support/search-on-disk.ts';
import { writeSnapshot } from '../../support/write-snapshot.ts';

const texts: Record<string, string> = {
	thirteenth: 'O 13º salário sai em novembro',
	typed: 'O 13o mandamento',
	dotted: 'A 2.ª via, com o 13.º artigo',
	degree: 'O 13° andar, a 25°C',
	hundred: 'A 100ª ata',
	first: 'A 1ª parcela e os 3ºs turnos',
	square: 'Sala de 40 m², teto de 3 km³',
	glued: 'Copa com 52m² e 7dm3',
	half: 'Meia xícara é ½, e 1½ é mais',
	ligature: 'O ﬁscal deﬁniu o ﬂuxo do oﬃce',
	number: 'Ofício № 8 sobre o CO₂ em ①',
	wide: 'Ｐlanta ｅ ７５ ｍ',
	soft: 'Um con\u00adtra\u00adto lon\u200bgo e cur\u2060to, a\ufeffqui, re\u200dler',
	spaced: 'R$\u00a0500 por\u202fmês em bem\u2011estar',
	power: 'São 10⁶ letras e 2024¹',
	foreign: 'Søren leu Œuvres em Łódź, na Straße de İzmir, com æ',
	accented: 'Ordem da 4a turma, 21a\u0301 sessão',
	hyphens: 'O Wi\u2011Fi, o e-mail e o check-in do co\u2010working',
	closed: 'Um coworking online, com hotspot',
	apostrophe: 'Copo d’água e pé-d\u0027oeste',
	norm: 'A NR-17 e a Lei 14.442, TCP/IP',
	open: 'A NR12 manda',
	money: 'Custa R$ 1.200,50 ou R$ 3 400',
	phone: 'Ligue (11) 98765-4321, +55 21 3344 5566',
	company: 'CNPJ 12.345.678/0001-90',
	alone: 'Parte do guarda-chuva',
	acronym: 'Segundo a NR 35 e a ISO\u00a09001',
	apart: 'Quem faz home office usa o Hi Fi de casa',
	site: 'A home da marca',
	together: 'Quem tem a NBR9050 e um coliving',
	initials: 'Sócio da P.J. e da C.L.T., em S.A.',
	clock: 'Abre às 18:45, de 2019–2023, no eixo Rio–Santos',
	grave: 'Caixa d`óleo, d´água-viva e d‘ouro',
	breads: 'Dois pães de alemães e mãos fáceis de répteis',
	bread: 'Um pão de alemão com a mão, fácil como um réptil',
	place: 'Cada lugar',
	places: 'Os lugares',
	several: 'Três negociações com jovens fornecedores',
	singular: 'Um anel, um funil e um orçamento de viagem',
};
const names = Object.keys(texts);

const folder = folderForFile();
let search: Search;
beforeAll(async () => {
	const posts = names.map((name) => ({
		post: aPostSummary({ id: name, slug: name, title: name, excerpt: '', author: '' }),
		article: {
			html: '',
			outline: [],
			plain_text: texts[name] as string,
			reading_minutes: 1,
			renderer: 'test',
		},
	}));
	await writeSnapshot(join(folder, 'snapshot'), posts, []);
	await buildSearchIndex({ snapshotFolder: join(folder, 'snapshot'), outFolder: folder });
	search = openSearchOnDisk(folder).search;
});

async function find(q: string): Promise<string[]> {
	const { posts } = await search.answer({ q, category: '', tag: '', page: 1 });
	return posts.inText.map(({ slug }) => slug).sort();
}

describe('a search finds a word however it is written', () => {
	test.each<[string, string[]]>([
		['13 salario', ['thirteenth']],
		['13 salário', ['thirteenth']],
		['13o salario', ['thirteenth']],
		['13º salário', ['thirteenth']],
		['13.º salário', ['thirteenth']],
		['13° salário', ['thirteenth']],
		['13', ['degree', 'dotted', 'thirteenth', 'typed']],
		['13o', ['degree', 'dotted', 'thirteenth', 'typed']],
		['2 via', ['dotted']],
		['2a via', ['dotted']],
		['100 ata', ['hundred']],
		['100a', ['hundred']],
		['1a parcela', ['first']],
		['1 parcela', ['first']],
		['1ª parcela', ['first']],
		['3 turnos', ['first']],
		['4ª turma', ['accented']],
		['4 turma', ['accented']],
		['25', ['degree']],
		['25o', []],
		['40 m2', ['square']],
		['40m2', ['square']],
		['40 m²', ['square']],
		['m2', ['glued', 'square']],
		['m²', ['glued', 'square']],
		['km3', ['square']],
		['52 m2', ['glued']],
		['52', ['glued']],
		['dm³', ['glued']],
		['1/2', ['half']],
		['½', ['half']],
		['fiscal', ['ligature']],
		['definiu fluxo', ['ligature']],
		['office', ['apart', 'ligature']],
		['ﬁscal', ['ligature']],
		['numero 8', ['number']],
		['nº 8', ['number']],
		['n.º 8', ['number']],
		['co2', ['number']],
		['planta 75', ['wide']],
		['ＰＬＡＮＴＡ', ['wide']],
		['contrato', ['soft']],
		['con\u00adtrato longo', ['soft']],
		['curto aqui reler', ['soft']],
		['500 mês', ['spaced']],
		['bem-estar', ['spaced']],
		['bem\u2011estar', ['spaced']],
		['soren oeuvres', ['foreign']],
		['lodz strasse izmir', ['foreign']],
		['SØREN ŁÓDŹ STRASSE', ['foreign']],
		['œuvres straße ae', ['foreign']],
		['10⁶', ['power']],
		['106', []],
		['2024', ['power']],
		['wifi', ['hyphens']],
		['wi-fi', ['hyphens']],
		['wi fi', ['hyphens']],
		['email', ['hyphens']],
		['checkin', ['hyphens']],
		['coworking', ['closed', 'hyphens']],
		['co-working', ['closed', 'hyphens']],
		['co\u2011working', ['closed', 'hyphens']],
		['on-line', ['closed']],
		['on line', ['closed']],
		['hot spot', ['closed']],
		['dagua', ['apostrophe', 'grave']],
		["d'água", ['apostrophe', 'grave']],
		['pedoeste', ['apostrophe']],
		['NR17', ['norm']],
		['nr 17', ['norm']],
		['NR-12', ['open']],
		['NR 12', ['open']],
		['14442', ['norm']],
		['tcpip', ['norm']],
		['1200', ['money']],
		['1.200', ['money']],
		['3400', ['money']],
		['3.400', ['money']],
		['11987654321', ['phone']],
		['987654321', ['phone']],
		['98765 4321', ['phone']],
		['552133445566', ['phone']],
		['12345678000190', ['company']],
		['12.345.678/0001-90', ['company']],
		['dachu', []],
		['NR35', ['acronym']],
		['nr-35', ['acronym']],
		['nr 35', ['acronym']],
		['iso9001', ['acronym']],
		['homeoffice', ['apart']],
		['homeoffice casa', ['apart']],
		['home-office', ['apart']],
		['hifi', ['apart']],
		['hi-fi', ['apart']],
		['NBR 9050', ['together']],
		['nbr 9050', ['together']],
		['nbr 9050 coliving', ['together']],
		['nr 12 manda', ['open']],
		['co living nbr', ['together']],
		['PJ', ['initials']],
		['p.j.', ['initials']],
		['clt', ['initials']],
		['C.L.T', ['initials']],
		['1845', ['clock']],
		['18:45', ['clock']],
		['2019-2023', ['clock']],
		['riosantos', ['clock']],
		['rio-santos', ['clock']],
		['doleo', ['grave']],
		['d’óleo', ['grave']],
		['daguaviva', ['grave']],
		['d´ouro', ['grave']],
		['negociação', ['several']],
		['fornecedor jovem', ['several']],
		['anéis', ['singular']],
		['aneis e funis', ['singular']],
		['pão alemão mão fácil réptil como', ['bread']],
		['pao alemao mao fácil reptil dois', ['breads']],
		['pães alemães mãos fáceis répteis como', ['bread']],
		['paes alemaes maos faceis repteis como', ['bread']],
		['orçamentos de viagens', ['singular']],
	])('%j', async (q, slugs) => {
		expect(await find(q)).toEqual(slugs.toSorted());
	});
});

test('where few are found, the other number is offered if it finds more', async () => {
	const also = async (q: string) =>
		(await search.answer({ q, category: '', tag: '', page: 1 })).also;
	expect(await also('lugares')).toBe('lugar');
	expect(await also('Os Lugares')).toBe(undefined);
	expect(await also('lugar')).toBe(undefined);
	expect(await also('anéis')).toBe(undefined);
});

describe('and marks the words that begin so, and the letters within others', () => {
	const marked = (text: string, q: string) =>
		markWords(text, readQuery(q).terms.flat())
			.map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
			.join('');

	test.each([
		['O Wi\u2011Fi é bom', 'wifi', 'O [Wi\u2011Fi] é bom'],
		['O co-working', 'cowork', 'O [co-working]'],
		['Um coworking', 'co-working', 'Um [coworking]'],
		['Custa R$ 1.200,50', '1200', 'Custa R$ [1.200],50'],
		['Um copo d’água', 'dagua', 'Um copo [d’água]'],
		['Um copo d´água', 'dagua', 'Um copo [d´água]'],
		['A NR 17 manda', 'nr17', 'A [NR 17] manda'],
		['Uma P.J. nova', 'pj', 'Uma [P.J]. nova'],
		['O 13º salário', '13 salario', 'O [13º] [salário]'],
		['O 13º salário', '13o', 'O [13º] salário'],
		['O 13.º artigo', '13º', 'O [13.º] artigo'],
		['O 13.º artigo', '13', 'O [13].º artigo'],
		['A 1a e a 1ª vez', '1', 'A [1a] e a [1ª] vez'],
		['Sala de 40m² livre', '40 m2', 'Sala de [40m²] livre'],
		['São ½ e 1½', '1/2', 'São [½] e 1[½]'],
		['O ﬁscal', 'fis', 'O [ﬁscal]'],
		['O aﬁador', 'ador', 'O aﬁ[ador]'],
		['O graﬁte', 'graf', 'O [graﬁte]'],
		['con\u00adtra\u00adto novo', 'contrato', '[con\u00adtra\u00adto] novo'],
		['um con\u00adtra\u00adto novo', 'tra', 'um con\u00ad[tra]\u00adto novo'],
		['A Straße e o Œuvre', 'strasse oeu', 'A [Straße] e o [Œuvre]'],
		['№ 8', 'numero', '[№] 8'],
		['Ｐlanta', 'pla', '[Ｐlanta]'],
		['ΟΔΟΣ', 'οδος', '[ΟΔΟΣ]'],
		['e\u0301 cafe\u0301s', 'cafe', 'e\u0301 [cafe\u0301s]'],
		['o 130º', '13', 'o 130º'],
	])('%j for %j', (text, q, expected) => {
		expect(marked(text, q)).toBe(expected);
	});
});
