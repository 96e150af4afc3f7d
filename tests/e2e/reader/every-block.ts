import { renderArticle } from '#article/render-article';
import type { Post } from '#domain/post/post';
import { emptyFields, postFieldNames } from '#domain/post/post-fields';

const content = `# Tudo o que um texto pode ter

— Helena Prado

Um parágrafo de abertura diz em duas linhas do que se trata, com um **trecho forte**, um [link](https://example.com) e uma nota.[^1]

## Uma seção

> Ninguém quebra por cobrar caro. Quebra por não saber que estava cobrando barato.

### Uma parte dela

#### E um passo dentro da parte

- o custo da sua vida, com aluguel, mercado e plano de saúde;
- a mesa, a internet e o café que não é cortesia.

1. Estime as horas com folga honesta.
2. Multiplique pelo piso, e aperte <kbd>Enter</kbd>.

| Linha | Quem paga | O que entra nela, com todos os detalhes que couberem | Por mês |
| --- | :-: | --- | --: |
| Vida | você | Aluguel, mercado, saúde, escola, transporte e uma folga para o imprevisto | R$ 5.200 |
| Mesa | empresa | Plano de quinze dias, armário, correspondência e o café da manhã | R$ 890 |

## Outra seção

<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE" title="Uma conversa sobre preço"></iframe>

\`\`\`
=SOMA(C2:C5) / (160 * 0,6)
\`\`\`

![Janelas acesas](/covers/janelas.svg "Janelas acesas depois das sete.")

![mesa](/covers/mesa.svg#galeria)

![arcos](/covers/arcos.svg#galeria)

![janelas](/covers/janelas.svg#galeria,legenda "Três lugares da casa.")

![Um vão](/covers/vao.svg#larga)

<figure><blockquote><p>Puxe a cadeira.</p><cite>Bianca</cite></blockquote></figure>

<details><summary>Quanto custa</summary><p>Depende da mesa.</p></details>

<dl><dt>Mesa</dt><dd>Onde se trabalha.</dd></dl>

[Agendar](https://example.com/visita)

[Um endereço](https://a.test/onde)

<p lang="en" dir="ltr">Words of others</p>

<p dir="rtl" lang="ar">مرحبا</p>

---

Texto com H<sub>2</sub>O, um <mark>trecho marcado</mark>, \`código\` e outra nota.[^2]

[^1]: A primeira nota, com a volta ao texto.
[^2]: A segunda nota.
`;

const at = '2025-11-18T12:00:00.000Z';

const post: Post = {
	...emptyFields(postFieldNames),
	id: '00000000-0000-4000-8000-000000000001',
	slug: 'tudo',
	title: 'Tudo o que um texto pode ter',
	excerpt: 'Um texto com cada parte que a página sabe mostrar.',
	author: 'Helena Prado',
	category: { id: 'c1', name: 'Finanças', slug: 'financas' },
	tags: ['preço', 'rotina'],
	read_time: '5 min',
	created_at: at,
	updated_at: at,
	revision: 1,
	content,
};

/** An article with every block that a text may have. */
export const everyBlock = renderArticle(content, { title: post.title });

/** What the calls for a preview and for a shared draft reply of it. */
export const replyWithEveryBlock = { success: true, post, article: everyBlock };
