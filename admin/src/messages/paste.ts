const pictures = (count: number) => (count === 1 ? '1 imagem' : `${count} imagens`);

const reasons = {
	disk: (count: number) =>
		count === 1
			? 'está só no computador de onde foi copiada'
			: 'estão só no computador de onde foram copiadas',
	program: (count: number) =>
		count === 1 ? 'o programa não incluiu a imagem' : 'o programa não incluiu as imagens',
} as const;

/** What a paste tells. */
export const pasted = {
	without: (things: string) => `Colado sem: ${things}.`,
	things: {
		pictures: 'imagens',
		players: 'conteúdo incorporado',
		frames: 'conteúdo incorporado (ficou um link)',
		drawings: 'desenhos e fórmulas',
		forms: 'formulários',
		scripts: 'scripts',
		links: 'links que não abririam',
		comments: 'comentários',
		changes: 'alterações em revisão (veio o texto aceito)',
		letters: 'letras ou algarismos romanos de listas (viraram números)',
		numbers: 'a numeração própria das sublistas (agora 1, 2, 3…)',
		hidden: 'texto que estava escondido',
		spans: 'células mescladas (o texto ficou na primeira)',
		folds: 'seções recolhíveis (o texto veio inteiro)',
		contents: 'o sumário (as páginas dele não existem aqui)',
		people: 'e-mails de pessoas do Google Docs (ficou o nome)',
	},
	missing: (count: number, program: string, why: keyof typeof reasons) =>
		`${pictures(count)}${program} não ${count === 1 ? 'foi colada' : 'foram coladas'}: ${reasons[why](count)}; arraste ${count === 1 ? 'o arquivo' : 'os arquivos'} para cá.`,
	/** Google Docs lends its pictures for some hours. */
	foreign: (count: number, lent: number) => {
		const ends = `${lent === 1 ? 'some' : 'somem'} em algumas horas.`;
		if (lent === count) return `${pictures(count)} do Google Docs ${ends}`;
		const where = `${pictures(count)} ${count === 1 ? 'está em outro site' : 'estão em outros sites'}`;
		return lent === 0 ? `${where}.` : `${where}; ${lent} do Google Docs ${ends}`;
	},
	talk: 'Parece uma conversa do WhatsApp. Nomes e horas:',
	dialogue: 'Como diálogo',
	messages: 'Só as mensagens',
	chatMarks: 'No WhatsApp, *isto* é negrito e ~isto~ é riscado. O texto é de lá?',
	ofChat: 'É do WhatsApp',
	printed: 'As linhas parecem quebradas pela largura de uma página.',
	join: 'Juntar as linhas',
	bring: 'Copiar para o blog',
	leave: 'Deixar assim',
	close: 'Entendi',
	again: 'Tentar de novo',
	drop: 'Remover do texto',
	stayed: (reasonsGiven: readonly string[], dropped: number) => {
		const count = reasonsGiven.length;
		const drag =
			dropped === 0 ? '' : ` Arraste ${dropped === 1 ? 'o arquivo' : 'os arquivos'} para cá.`;
		return `${pictures(count)} não ${count === 1 ? 'foi copiada' : 'foram copiadas'}. ${[...new Set(reasonsGiven)].join(' ')}${drag}`;
	},
} as const;

/** How a frame's link names what the frame showed. */
export const framed = {
	see: (site: string) => `Ver no ${site}`,
	hear: (site: string) => `Ouvir no ${site}`,
	at: (name: string, site: string) => `${name}, no ${site}`,
	seeFile: (file: string) => `Ver ${file}`,
	hearFile: (file: string) => `Ouvir ${file}`,
	open: (host: string) => `Abrir em ${host}`,
} as const;
