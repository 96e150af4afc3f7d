import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openArticleStore } from '#content/article-store';
import { type Snapshot, snapshotFile } from '#content/snapshot';
import type { Category } from '#domain/names/category';
import type { PostSummary, RenderedArticle } from '#domain/post/post';
import { aPostSummary } from './a-post-summary.ts';
import { emptySnapshot } from './empty-snapshot.ts';

const categoryNames = [
	['Finanças', 'financas'],
	['Vendas', 'vendas'],
	['Marketing', 'marketing'],
	['Negociação', 'negociacao'],
	['Tecnologia', 'tecnologia'],
	['Educação', 'educacao'],
	['Gestão de Pessoas', 'gestao-de-pessoas'],
	['Produtos', 'produtos'],
	['Estratégia', 'estrategia'],
	['Guias', 'guias'],
	['Vida no coworking', 'vida-no-coworking'],
	['Livros', 'livros-resumos'],
	['100%', 'cem-por-cento'],
	['E-commerce', 'e-commerce'],
	['Finanças & Impostos', 'financas-impostos'],
] as const;

export const fixtureCategories: Category[] = categoryNames.map(([name, slug], index) => ({
	id: `00000000-0000-4000-9000-${String(index).padStart(12, '0')}`,
	name,
	slug,
}));

const titles = [
	'A reunião que podia ser uma mesa',
	'Quanto custa a sua hora quando ninguém está olhando',
	'O silêncio que vem depois do preço',
	'Escolha a mesa pela luz, não pela tomada',
	'Automatize a cobrança, não a conversa',
	'O trimestre inteiro numa folha só',
	'Seu portfólio não precisa de mais projetos',
	'A proposta de uma página que fecha mais',
	'Lance a versão que cabe na sexta-feira',
	'Aprender em público sem virar palestrante',
];
const bookTitles = [
	'Como fazer amigos e influenciar pessoas, de Dale Carnegie',
	'Trabalho focado, de Cal Newport',
	'A psicologia financeira, de Morgan Housel',
	'Essencialismo, de Greg McKeown',
	'Rápido e devagar, de Daniel Kahneman',
	'A startup enxuta, de Eric Ries',
];
const covers = [
	'/covers/mesa.svg',
	null,
	'/covers/janelas.svg',
	null,
	'https://antigo.example/capa.jpg',
];

const fixtureExcerpt =
	'O preço que você cobra paga as horas faturadas. Quem paga as outras? Uma conta de quatro linhas para achar o piso da sua hora, e não aceitar nada abaixo dele.';

const fixtureVideo = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

/** Markdown with every construct that an article may contain. */
const fixtureContent = `Precificar por hora parece justo até o dia em que você fica rápido. Quem resolve em duas horas o que antes levava seis acaba de receber um desconto da própria experiência.

## O que a sua hora paga

A hora faturada carrega nas costas todas as outras. Leia [o resto](https://example.com/resto).

> Ninguém quebra por cobrar caro. Quebra por não saber que estava cobrando barato.

## A conta, em quatro linhas

### Some o que é fixo

- o custo da sua vida, com aluguel, mercado e plano de saúde;
- a mesa, a internet e o café que não é cortesia.

| Linha | O que entra | Por mês |
| --- | --- | --: |
| Vida | Aluguel, mercado, saúde | R$ 5.200 |
| Mesa | Plano de 15 dias e café | R$ 890 |

### Desconte o que não se vende

\`\`\`
=SOMA(C2:C5) / (160 * 0,6)
# 8.250 / 96 = R$ 85,94 → piso de R$ 86 por hora
\`\`\`

![Janelas acesas](/covers/janelas.svg)

${fixtureVideo}

1. Estime as horas com folga honesta.
2. Multiplique pelo piso.

## Quando aceitar menos

Há bons motivos para furar o piso: um cliente que abre porta, um trabalho que ensina.`;

const daysBefore = (days: number) =>
	new Date(Date.parse('2025-11-20T13:00:00.000Z') - days * 86_400_000).toISOString();

function post(number: number, fields: Partial<PostSummary>): PostSummary {
	const at = daysBefore(number * 3);
	return aPostSummary({
		id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
		created_at: at,
		published_at: at,
		updated_at: at,
		excerpt: fixtureExcerpt,
		read_time: `${(number % 9) + 3} min`,
		revision: 1,
		...fields,
	});
}

/** A blog of `postCount` articles over all category icons, and `bookCount` books, newest first. */
export function aSnapshot({ postCount = 30, bookCount = 14 } = {}): Snapshot {
	const books = fixtureCategories[11] as Category;
	const articles = Array.from({ length: postCount }, (_, index) =>
		post(index * 2, {
			slug: `post-${index + 1}`,
			title: titles[index % titles.length] + (index < titles.length ? '' : `, ${index + 1}`),
			category: index === 20 ? null : (fixtureCategories[index % 11] as Category),
			tags: index % 2 === 0 ? ['preço', 'autônomos'] : ['rotina'],
			image_url: covers[index % covers.length] ?? null,
			image_alt: 'Ilustração',
			author: 'Helena Prado',
		}),
	);
	const summaries = Array.from({ length: bookCount }, (_, index) =>
		post(index * 2 + 1, {
			slug: `resumo-${index + 1}`,
			title: bookTitles[index % bookTitles.length] as string,
			category: books,
			tags: ['livro'],
			author: 'Redação',
		}),
	);
	return {
		...emptySnapshot,
		publication: 1,
		has_published: postCount + bookCount > 0,
		taken_at: '2025-11-20T15:00:00.000Z',
		posts: [...articles, ...summaries].toSorted((a, b) => b.created_at.localeCompare(a.created_at)),
		categories: fixtureCategories.toSorted((a, b) => a.name.localeCompare(b.name, 'pt-BR')),
		videos: {
			[fixtureVideo]: {
				title: 'Como calcular o preço da sua hora',
				channel: 'Contas em Dia',
				seconds: 724,
				picture: null,
			},
		},
	};
}

/** Writes a snapshot as the build reads it; all posts have the same article. */
export async function writeSnapshot(
	folder: string,
	snapshot: Snapshot,
	render: (content: string, options: { title: string }) => RenderedArticle,
): Promise<void> {
	await mkdir(folder, { recursive: true });
	await writeFile(join(folder, snapshotFile), JSON.stringify(snapshot));
	const articles = openArticleStore(folder, 'write');
	articles.add(
		snapshot.posts.map((entry) => [entry, render(fixtureContent, { title: entry.title })]),
	);
	articles.close();
}
