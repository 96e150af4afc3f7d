import { limits } from '#config/limits';
import type { PictureSize } from '#domain/pictures/picture-file';
import type { Focus } from '#domain/pictures/picture-focus';

const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });
const megabytes = (bytes: number) => `${number.format(bytes / 1_000_000)} MB`;
const megapixels = (pixels: number) => `${number.format(pixels / 1_000_000)} megapixels`;

/** Pictures: cover, upload, library, generation; part of `messages`. Most are specified word for word. */
export const pictures = {
	drop: 'Solte ou cole uma imagem',
	kinds: 'PNG, JPEG, WebP, GIF ou AVIF, até 40 MB',
	choose: 'Escolher arquivo',
	library: 'Biblioteca de imagens',
	fromText: 'Usar a primeira foto do texto',
	generate: 'Gerar imagem pelo título',
	generating: 'Gerando...',
	drawing: (age: string) => `Gerando a partir do título, ${age}`,
	generated: 'Imagem gerada com sucesso',
	titleFirstCreate: 'Digite um título primeiro para gerar a imagem',
	titleFirstEdit: 'Digite um título primeiro',
	generateFailedCreate: 'Erro ao gerar imagem. Tente novamente.',
	generateFailedEdit: 'Erro ao gerar imagem',
	noKey: 'Este site ainda não gera imagens. Peça a quem cuida do site que ative isso.',
	alt: 'Descrição da imagem',
	altHint: 'Para quem não vê a imagem e para quando ela não carrega.',
	credit: 'Crédito',
	creditHint: 'Aparece embaixo da capa. Se ficar vazio, nada aparece.',
	address: 'Endereço da imagem',
	useAddress: 'Usar o endereço de uma imagem',
	focus: {
		point: ({ x, y }: Focus) =>
			`Ponto de foco da capa: ${x} % da largura, ${y} % da altura. As setas movem.`,
		hint: 'O ponto nunca é cortado. Clique na imagem ou mova com as setas.',
		whole: 'A capa de um livro aparece inteira em todo lugar.',
		small: 'Com menos de 800 px de largura, a capa aparece inteira em todo lugar.',
		reset: 'Voltar ao centro',
		cutsLabel: 'Como a capa aparece',
		cuts: { card: 'Cartão', head: 'Topo do post, no mais baixo', social: 'WhatsApp e redes' },
	},
	change: 'Trocar',
	remove: 'Remover',
	cancelUpload: 'Cancelar envio',
	uploading: (percent: number) => `Enviando, ${percent}%`,
	uploadOf: 'Envio da imagem',
	uploadFailed: 'Não foi possível enviar a imagem.',
	tooManyBytes: (bytes: number) =>
		`A imagem tem ${megabytes(bytes)}, e dá para abrir até ${megabytes(limits.openedPictureBytes)}. Diminua-a antes.`,
	tooManyPixels: ({ width, height }: PictureSize) =>
		`A imagem tem ${width} × ${height} pixels (${megapixels(width * height)}), e dá para abrir até ${megapixels(limits.openedPicturePixels)}. Diminua-a antes.`,
	tooRough: `Mesmo diminuída, a imagem passa de ${megabytes(limits.sentPictureBytes)}, o limite por envio. Exporte-a como JPEG.`,
	stoodStill: (names: readonly string[]) =>
		names.length === 1
			? `A animação “${names[0]}” ficou parada`
			: `${names.length} animações ficaram paradas`,
	stoodStillWhy: `Só o primeiro quadro aparece. Para ter movimento, use GIF ou WebP de até ${megabytes(limits.sentPictureBytes)} e ${megapixels(limits.movingPixels)} (soma dos quadros).`,
	noCover: 'sem imagem',
	says: (hasAlt: boolean, hasCredit: boolean) =>
		hasAlt
			? `com descrição${hasCredit ? ' e crédito' : ''}`
			: `${hasCredit ? 'com crédito, ' : ''}sem descrição`,
	brokenAddress: 'Esta imagem não abriu. Confira o endereço.',
	untold: 'Imagem sem descrição',
	file: 'Arquivo',
	dimensions: 'Tamanho',
	origin: 'Origem',
	uses: 'Onde aparece',
	nowhere: 'Em nenhum texto.',
	count: (count: number) => (count === 1 ? '1 imagem' : `${count.toLocaleString('pt-BR')} imagens`),
	usedBy: (count: number) => (count === 0 ? 'sem uso' : count === 1 ? '1 uso' : `${count} usos`),
	only: { unused: 'sem uso', undescribed: 'sem descrição' },
	none: { unused: 'Todas estão em algum texto.', undescribed: 'Todas têm descrição.' },
	select: (name: string) => `Selecionar ${name}`,
	selectAll: 'Selecionar todas',
	selected: (count: number) => (count === 1 ? '1 selecionada' : `${count} selecionadas`),
	came: {
		uploaded: 'Enviada pelo painel',
		generated: 'Gerada por inteligência artificial',
		imported: 'Trazida na importação',
		fetched: 'Copiada de outro site',
	},
	empty: 'Nenhuma imagem enviada ainda.',
	loadFailed: 'Não foi possível carregar as imagens',
	use: (name: string) => `Usar ${name}`,
	insert: (count: number) => (count === 1 ? 'Inserir 1 imagem' : `Inserir ${count} imagens`),
	describe: 'Salvar descrição',
	described: 'Descrição salva',
	undescribed: (count: number) =>
		count === 1
			? '1 descrição ainda não foi salva.'
			: `${count} descrições ainda não foram salvas.`,
	deleted: (count: number) => (count === 1 ? 'Imagem excluída' : `${count} imagens excluídas`),
	stayed: (count: number) =>
		count === 1 ? '1 está em uso e ficou.' : `${count} estão em uso e ficaram.`,
	restored: (count: number) => (count === 1 ? 'Imagem restaurada' : `${count} imagens restauradas`),
	delete: 'Excluir',
	search: 'Buscar por nome ou descrição',
	nothingWith: (query: string) => `Nenhuma imagem com “${query}”.`,
	size: (width: number, height: number) => `${width} × ${height}`,
	prompt: (title: string) =>
		`Crie uma imagem de capa para o artigo "${title}" de um blog de coworking e empreendedorismo. Estilo profissional, moderno e acolhedor, sem texto na imagem.`,
} as const;

/** Of a file that is no picture. */
export const refused = {
	notHere: (name: string) => `“${name}” não entra aqui.`,
	picturesAlone: 'No texto e na capa entram só imagens: PNG, JPEG, WebP, GIF ou AVIF.',
} as const;
