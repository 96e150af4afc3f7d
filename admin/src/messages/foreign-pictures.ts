/** Texts about pictures from other sites. */
export const bring = {
	title: 'Trazer imagens para o blog',
	lead: (count: number) =>
		`${count === 1 ? '1 imagem deste texto está' : `${count} imagens deste texto estão`} em outros sites. No blog, elas não somem quando o outro site muda.`,
	start: 'Trazer',
	running: (at: number, of: number) => `Imagem ${at} de ${of}`,
	stop: 'Parar',
	brought: (count: number) =>
		count === 0
			? 'Nenhuma imagem veio.'
			: count === 1
				? '1 imagem agora é do blog. Dá para desfazer no texto.'
				: `${count} imagens agora são do blog. Dá para desfazer no texto.`,
	stayed: (count: number) =>
		count === 1 ? '1 ficou onde estava:' : `${count} ficaram onde estavam:`,
	stopped: 'não foi pedida',
} as const;

/** Where the article does not show what the text says. */
export const lost = {
	missing: (words: string, line: number) => `O leitor não verá: “${words}” (linha ${line}).`,
	struck: (words: string, line: number) => `O leitor verá riscado: “${words}” (linha ${line}).`,
	starred: (sign: string, line: number) => `O leitor verá os sinais: “${sign}” (linha ${line}).`,
	note: (sign: string, isDefinition: boolean, line: number) =>
		isDefinition
			? `A nota ${sign} não é chamada no texto (linha ${line}).`
			: `${sign} não tem nota e aparece escrito (linha ${line}).`,
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
	bring: 'Trazer para o blog',
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
			'Quadro de outro site vira link. O endereço de um vídeo sozinho num parágrafo vira cartão.',
	},
} as const;
