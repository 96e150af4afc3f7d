import { expect, it, test } from 'vitest';
import { writePlain } from '../../../admin/src/editor/paste/plain-paste.ts';
import { isPrinted, joinLines } from '../../../admin/src/editor/paste/printed-lines.ts';

const joined = (plain: string) => joinLines(writePlain(plain));

const mail = `Oi, Lia! Passei ontem na sala do fundo e contei as cadeiras: são vinte e
duas, e três precisam de conserto antes da visita de quinta. Se puder, leve
as quebradas para a oficina do Nilo, que fica na esquina da padaria.

Sobre o café, a máquina nova chega na segunda. Ela faz doze xícaras de cada
vez e desliga sozinha, o que resolve a conta de luz que tanto nos assustou
no mês passado.

Um abraço,
Téo`;
const page = `A oficina de cerâmica abre às nove e recebe no máximo oito pessoas por
turma. Quem chega antes pode escolher o torno perto da janela, onde a luz é
melhor até o meio da tarde. As peças ficam na estufa por dois dias.
O forno é ligado às sextas. Só a responsável mexe nele, e por isso não há
retirada de peças nesse dia, mesmo para quem já pagou a queima inteira.`;

/** As many lines as a page has at least. */
const sheet = [page, page, page].join('\n').slice(0, -1);

test.each([
	[
		'a column with hyphens',
		'A reforma do telha-\ndo começa em abril e de-\nve durar três semanas.',
		'A reforma do telhado começa em abril e deve durar três semanas.',
	],
	[
		'hyphens of print',
		'Cada sala tem uma lumi\u2010\nnária própria, e quem\nchega cedo escolhe a me\u2010\nlhor delas.',
		'Cada sala tem uma luminária própria, e quem chega cedo escolhe a melhor delas.',
	],
	[
		'soft hyphens, and blanks behind lines',
		'A reforma do telha\u00ad\ndo começa em abril e de\u00ad \nve durar três  \nse\u00admanas.',
		'A reforma do telhado começa em abril e deve durar três semanas.',
	],
	[
		'a page’s number within a sentence',
		'O contrato vale por doze meses e se reno-\n\n14\n\nva sozinho, a menos que uma das partes avise.',
		'O contrato vale por doze meses e se renova sozinho, a menos que uma das partes avise.',
	],
	[
		'a page’s number between dashes, after a line without a hyphen',
		'As visitas são marcadas pelo telefone da recep-\nção, e quem quiser conhecer a sala maior deve\n– 15 –\navisar com um dia de antecedência.',
		'As visitas são marcadas pelo telefone da recepção, e quem quiser conhecer a sala maior deve avisar com um dia de antecedência.',
	],
	[
		'a number of the sentence that stands on a line of its own',
		'A diária da sala grande, com café e lousa, custa hoje R$\n45\npor dia para quem tem plano, e a sala pequena mede quarenta m\n2\ne fica no prédio que a cidade inaugurou com festa no ano de\n1923\ne que foi reformado duas vezes desde então.',
		'A diária da sala grande, com café e lousa, custa hoje R$ 45 por dia para quem tem plano, e a sala pequena mede quarenta m 2 e fica no prédio que a cidade inaugurou com festa no ano de 1923 e que foi reformado duas vezes desde então.',
	],
	[
		'a number that belongs to the hyphen above it',
		'A sala ficou fechada durante toda a pande-\nmia de covid-\n19\ne só abriu depois da reforma do telhado.',
		'A sala ficou fechada durante toda a pandemia de covid-19 e só abriu depois da reforma do telhado.',
	],
	[
		'what a sentence names as a page, or counts',
		'Quem quiser saber mais sobre a reforma do telhado que se leia na\npágina 12\ndo relatório, que foi escrito por quem a pagou, e a que deram\n3 de 10\npontos na reunião de condôminos que houve no mês passado.',
		'Quem quiser saber mais sobre a reforma do telhado que se leia na página 12 do relatório, que foi escrito por quem a pagou, e a que deram 3 de 10 pontos na reunião de condôminos que houve no mês passado.',
	],
	[
		'pages’ numbers that rise, a page apart',
		[7, 8, 9].map((number) => `${sheet}\n${number}\n`).join('') + sheet,
		[0, 1, 2, 3].map(() => sheet.replaceAll('\n', ' ')).join('\n\n'),
	],
	[
		'pages’ numbers beside a head that repeats',
		`${sheet.slice(0, -1)}\n7\nManual da casa\n${page}\n12\nManual da casa\n${page}`,
		/^(?!.*\b(?:7|12)\b)/s,
	],
	[
		'a page that says of how many it is',
		'As visitas são marcadas pelo telefone da recep-\nção, e quem quiser conhecer a sala maior deve\n\nPágina 3 de 10\n\navisar com um dia de antecedência.',
		'As visitas são marcadas pelo telefone da recepção, e quem quiser conhecer a sala maior deve avisar com um dia de antecedência.',
	],
	[
		'addresses that a line’s end parts',
		'Escreva para ana-\nmaria@exemplo.com.br ou veja os preços em coworking-\nsul.com.br, e as fotos em https://exemplo.com/salas-\nnovas, que são do mês passado e foram tiradas por quem as reforma-\nva.',
		'Escreva para ana-maria@exemplo.com.br ou veja os preços em coworking-sul.com.br, e as fotos em https://exemplo.com/salas-novas, que são do mês passado e foram tiradas por quem as reformava.',
	],
	[
		'hard blanks at lines’ ends',
		'A reforma do telha-\u00a0\ndo começa em abril e de-\nve durar três\u00a0\n\u00a0semanas, ou quatro, se cho-\nver.',
		'A reforma do telhado começa em abril e deve durar três semanas, ou quatro, se chover.',
	],
	[
		'signs that join two words',
		'Na reforma do telha-\ndo cada sala ganha janelas e/\nou portas novas, como em 2019–\n2021, e o preço de 50/\nhora não muda. Veja exemplo.com/\npara saber mais do telha-\ndo.',
		'Na reforma do telhado cada sala ganha janelas e/ou portas novas, como em 2019–2021, e o preço de 50/hora não muda. Veja exemplo.com/ para saber mais do telhado.',
	],
	[
		'a compound at a line’s end',
		'Deixe o guarda-\nchuva na porta e o tor-\nno desligado na segunda-\nfeira de manhã.',
		'Deixe o guarda-chuva na porta e o torno desligado na segunda-feira de manhã.',
	],
	[
		'a compound whose hyphen stands on both lines',
		'Há um bem-\n-te-vi na janela da sala gran-\nde do fundo.',
		'Há um bem-te-vi na janela da sala grande do fundo.',
	],
	[
		'a mail',
		mail,
		'Oi, Lia! Passei ontem na sala do fundo e contei as cadeiras: são vinte e duas, e três precisam de conserto antes da visita de quinta. Se puder, leve as quebradas para a oficina do Nilo, que fica na esquina da padaria.\n\nSobre o café, a máquina nova chega na segunda. Ela faz doze xícaras de cada vez e desliga sozinha, o que resolve a conta de luz que tanto nos assustou no mês passado.\n\nUm abraço,\nTéo',
	],
	[
		'a page without blank lines',
		page,
		'A oficina de cerâmica abre às nove e recebe no máximo oito pessoas por turma. Quem chega antes pode escolher o torno perto da janela, onde a luz é melhor até o meio da tarde. As peças ficam na estufa por dois dias. O forno é ligado às sextas. Só a responsável mexe nele, e por isso não há retirada de peças nesse dia, mesmo para quem já pagou a queima inteira.',
	],
	[
		'a mail that is quoted',
		mail
			.split('\n')
			.slice(0, 3)
			.map((line) => `> ${line}`)
			.join('\n'),
		'> Oi, Lia! Passei ontem na sala do fundo e contei as cadeiras: são vinte e duas, e três precisam de conserto antes da visita de quinta. Se puder, leve as quebradas para a oficina do Nilo, que fica na esquina da padaria.',
	],
	[
		'a narrow column without hyphens',
		'Cada sala tem luz do dia\ne uma parede de cortiça.\nQuem usa a maior apaga a\nlousa e deixa as cadeiras\nno lugar.',
		'Cada sala tem luz do dia e uma parede de cortiça. Quem usa a maior apaga a lousa e deixa as cadeiras no lugar.',
	],
	[
		'two lines of a mail',
		'Deixei a chave da sala com a Noemi, que fica na recepção até as seis da\ntarde de hoje.',
		'Deixei a chave da sala com a Noemi, que fica na recepção até as seis da tarde de hoje.',
	],
	[
		'a page’s number between paragraphs',
		`${page}\n\n– 7 –\n\n${page}`,
		[0, 1].map(() => page.replaceAll('\n', ' ')).join('\n\n'),
	],
	[
		'what a signature ends',
		`${mail}\nAteliê Barro e Fogo\nRua das Palmeiras, 450\n(11) 5555-0000`,
		/^(?:[^\n]*\n\n){2}Um abraço,\nTéo\nAteliê Barro e Fogo\nRua das Palmeiras, 450\n\(11\) 5555-0000$/,
	],
	[
		'items that take several lines',
		'- a sala grande tem doze lugares, uma lousa e um projetor que ninguém usa desde\n  a reforma do ano passado, quando o cabo sumiu e não voltou mais para a gaveta\n  da recepção\n- a sala pequena tem quatro lugares e uma janela que dá para o jardim dos fundos\n  do prédio',
		'- a sala grande tem doze lugares, uma lousa e um projetor que ninguém usa desde a reforma do ano passado, quando o cabo sumiu e não voltou mais para a gaveta da recepção\n- a sala pequena tem quatro lugares e uma janela que dá para o jardim dos fundos do prédio',
	],
])('lines of printed width are known, and are paragraphs again: %s', (_, plain, expected) => {
	expect(isPrinted(writePlain(plain))).toBe(true);
	expect(joined(plain)).toEqual(
		typeof expected === 'string' ? expected : expect.stringMatching(expected),
	);
	expect(isPrinted(joined(plain))).toBe(false);
});

test('a paragraph that ends within a page is one of its own', () => {
	const ending = page.replace(' por dois dias.', '.').replace('O forno', 'Depois vem o forno, que');
	expect(joined(ending)).toContain('As peças ficam na estufa.\n\nDepois vem o forno');
});

test('a number stays where nothing says that it is a page’s', () => {
	const two = page.split('\n').toSpliced(3, 0, '7').toSpliced(6, 0, '8').join('\n');
	expect(joined(two)).toMatch(/\b7\b.*\b8\b/s);
});

it.each([
	[
		'verses',
		'De tarde a rede balança devagar\ne o vento conta histórias da montanha\nque a lua, quando quer, vem escutar\ncom sua luz de leite e de castanha',
	],
	[
		'verses without capitals or commas',
		'a chuva fina cai no telhado\no gato dorme no meu colchão\no rádio toca desafinado\ne a tarde passa na minha mão',
	],
	[
		'long verses',
		'Quando a cidade acorda e o padeiro assobia na esquina,\nEu penso em tudo o que ficou do outro lado do rio,\nNas tardes de domingo, na varanda e na neblina,\nE no cachorro velho que tremia sempre de frio.',
	],
	[
		'an address',
		'Ateliê Barro e Fogo\nRua das Palmeiras, 450, casa 2\nVila Madalena, São Paulo, SP\n05435-020\nentrada pelos fundos',
	],
	[
		'a long address',
		'Ateliê Barro e Fogo, Rua das Palmeiras, 450, casa 2, fundos, com\nentrada pelo portão azul, entre a padaria do Nilo e a lavanderia\nda esquina, Vila Madalena, São Paulo, SP, 05435-020',
	],
	[
		'sentences without an end, of one length by chance',
		'o café é de graça para quem tem plano mensal e também para as visitas\na impressora cobra por página e o papel fica na gaveta de baixo dela\nas salas têm que ser reservadas pelo site até a véspera da reunião\no jardim fecha às dez',
	],
	[
		'a list without signs',
		'cadeiras de madeira\nmesas de reunião\nluminárias\ncabos\nlousa branca e canetas',
	],
	[
		'a list',
		'- uma mesa de seis lugares com tampo de vidro temperado\n- uma lousa branca que ocupa a parede inteira do fundo\n- um projetor com cabo de dez metros e controle remoto',
	],
	[
		'steps',
		'1. Ligue o forno e espere a luz verde acender no painel.\n2. Ponha as peças na prateleira do meio, sem encostar.\n3. Feche a porta e marque o horário na folha da parede.',
	],
	[
		'code',
		'const mesa = salas.find((sala) => sala.livre && sala.lugares > 4);\nconst aviso = mesa ? escrever(mesa) : recusar(pedido, motivo);\nenviar(aviso, { para: pedido.email, copia: recepcao.email });\nreturn aviso;',
	],
	[
		'a table',
		'| Sala | Lugares | Preço por hora em reais |\n| --- | --- | --- |\n| Grande | 12 | 80 |\n| Pequena | 4 | 30 |',
	],
	[
		'notes, each on its line',
		'falar com o síndico sobre o elevador\ncomprar café\nver quem fica com a chave da sala nova no feriado de novembro, se houver\nresponder à Dora\nmarcar a visita do eletricista',
	],
	[
		'a dialogue',
		'— Você vem amanhã para a reunião com o pessoal da reforma?\n— Venho, mas só depois das dez, porque tenho dentista cedo.\n— Então deixo o projeto na recepção, com o seu nome na capa.',
	],
	[
		'paragraphs of one line',
		'Uma linha que diz alguma coisa e termina.\n\nOutra linha que diz outra coisa e termina.\n\nMais uma.',
	],
	['one line', 'Uma linha só, com um hífen no fim-'],
	[
		'addresses of pages',
		'https://example.com/um/caminho/bem/comprido/ate/o/fim\nhttps://example.com/um/caminho/bem/comprido/ate/outro\nhttps://example.com/um/caminho/bem/comprido/ate/mais',
	],
	[
		'rows with commas',
		'sala grande,doze lugares,oitenta reais,projetor e lousa\nsala pequena,quatro lugares,trinta reais,janela e lousa\nsala do meio,seis lugares,quarenta reais,lousa e cabo',
	],
])('%s have lines of their own', (_, plain) => {
	expect(isPrinted(writePlain(plain))).toBe(false);
});
