/** Texts about pictures from other sites. */
export const bring = {
	title: 'Copiar imagens para o blog',
	lead: (count: number) =>
		count === 1
			? '1 imagem deste texto está em outro site. No blog, ela não some se o outro site mudar.'
			: `${count} imagens deste texto estão em outros sites. No blog, elas não somem se eles mudarem.`,
	start: 'Copiar',
	running: (at: number, of: number) => `Imagem ${at} de ${of}`,
	stop: 'Parar',
	brought: (count: number) =>
		count === 0
			? 'Nenhuma imagem foi copiada.'
			: count === 1
				? '1 imagem copiada. Dá para desfazer.'
				: `${count} imagens copiadas. Dá para desfazer.`,
	stayed: (count: number) =>
		count === 1 ? '1 ficou onde estava:' : `${count} ficaram onde estavam:`,
	stopped: 'cancelada',
} as const;

/** Where the article does not show what the text says. */
export const lost = {
	missing: (words: string, line: number) => `O leitor não verá: “${words}” (linha ${line}).`,
	struck: (words: string, line: number) => `O leitor verá riscado: “${words}” (linha ${line}).`,
	starred: (sign: string, line: number) => `O leitor verá os sinais: “${sign}” (linha ${line}).`,
	note: (sign: string, isDefinition: boolean, line: number) =>
		isDefinition
			? `A nota ${sign} não aparece no texto (linha ${line}).`
			: `${sign} está no texto, mas a nota não existe (linha ${line}).`,
	frontMatter: 'O cabeçalho do arquivo (entre ---) aparece no texto.',
} as const;

const listOf = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const namedAtMost = 3;
const nameSome = (names: readonly string[]) =>
	listOf.format(
		names.length > namedAtMost
			? [...names.slice(0, namedAtMost), `mais ${names.length - namedAtMost}`]
			: names,
	);

/** Warnings about content from other sites, and about HTML that the article removes. */
export const outside = {
	foreignImages: (count: number) =>
		count === 1
			? '1 imagem do texto está em outro site.'
			: `${count} imagens do texto estão em outros sites.`,
	bring: 'Copiar para o blog',
	privateLinks: (places: readonly string[]) =>
		`${places.length === 1 ? 'Link que talvez só abra' : 'Links que talvez só abram'} para você: ${nameSome(places)}.`,
	hiddenMails: (mails: readonly string[]) =>
		`Quem lê verá, atrás de um link, ${mails.length === 1 ? 'o e-mail' : 'os e-mails'} ${nameSome(mails)}.`,
	unfilled: (label: string) => `“${label}” ficou vazio.`,
	dropped: {
		scripts: 'O leitor não verá: programas e estilos.',
		drawings: 'O leitor não verá: desenhos e fórmulas em HTML.',
		forms: 'O leitor não verá: campos e botões.',
		frames:
			'Conteúdo incorporado de outro site vira link. Para um vídeo, cole o endereço sozinho num parágrafo.',
	},
} as const;
