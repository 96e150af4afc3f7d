const pictures = (count: number) => (count === 1 ? '1 imagem' : `${count} imagens`);

const reasons = {
	disk: (count: number) =>
		count === 1
			? 'está só no computador de onde foi copiada'
			: 'estão só no computador de onde foram copiadas',
	program: (count: number) =>
		count === 1 ? 'o programa não a pôs na cópia' : 'o programa não as pôs na cópia',
} as const;

/** What a paste tells. */
export const pasted = {
	without: (things: string) => `Colado sem: ${things}.`,
	things: {
		pictures: 'imagens',
		players: 'vídeos e quadros',
		drawings: 'desenhos e fórmulas',
		forms: 'botões e campos',
		scripts: 'programas',
		links: 'links que não abririam',
		comments: 'comentários',
		folds: 'abrir e fechar (o texto veio inteiro)',
	},
	missing: (count: number, program: string, why: keyof typeof reasons) =>
		`${pictures(count)}${program} não ${count === 1 ? 'veio' : 'vieram'}: ${reasons[why](count)}; arraste ${count === 1 ? 'o arquivo' : 'os arquivos'} para cá.`,
	foreign: (count: number) =>
		count === 1 ? '1 imagem está em outro site.' : `${count} imagens estão em outros sites.`,
	lent: (count: number) =>
		count === 1
			? '1 imagem do Google Docs some em algumas horas.'
			: `${count} imagens do Google Docs somem em algumas horas.`,
	bring: 'Trazer para o blog',
	leave: 'Deixar assim',
	close: 'Entendi',
	again: 'Tentar de novo',
	drop: 'Tirar do texto',
	stayed: (reasonsGiven: readonly string[], dropped: number) => {
		const count = reasonsGiven.length;
		const drag =
			dropped === 0 ? '' : ` Arraste ${dropped === 1 ? 'o arquivo' : 'os arquivos'} para cá.`;
		return `${pictures(count)} não ${count === 1 ? 'veio' : 'vieram'}. ${[...new Set(reasonsGiven)].join(' ')}${drag}`;
	},
} as const;
