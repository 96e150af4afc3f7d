/** Where the shipped covers lie; a picture from elsewhere is never replaced. */
export const stockCoverFolder = '/covers/';

const cover = (category: string, name: string, alt: string) => ({
	/** The category icon that it suits (`categoryIcon`). */
	category,
	url: `${stockCoverFolder}${name}.svg`,
	alt,
	width: 1280,
	height: 720,
});
export type StockCover = ReturnType<typeof cover>;

/** Covers for posts without a picture (decisions §3): several of one subject take turns. */
export const stockCovers: readonly StockCover[] = [
	cover('financas', 'torres', 'Duas torres de concreto ligadas por passarelas'),
	cover('vendas', 'ponte', 'Ponte estaiada contra o pôr do sol'),
	cover('marketing', 'janelas', 'Fachada com janelas acesas e apagadas'),
	cover('negociacao', 'mesa', 'Luminária acesa sobre uma mesa de trabalho'),
	cover('tecnologia', 'linhas', 'Mapa de linhas de metrô com estações'),
	cover('educacao', 'arcos', 'Pessoa sozinha diante de cinco arcos ao entardecer'),
	cover('pessoas', 'jardim', 'Jardim visto de cima, cortado por um caminho claro'),
	cover('produtos', 'azulejo', 'Painel de azulejos azuis, creme e laranja'),
	cover('estrategia', 'vao', 'Museu suspenso aceso sobre um vão livre, à noite'),
	cover('guias', 'copan', 'Curvas de um edifício com janelas acesas'),
	cover('geral', 'arcos', 'Pessoa sozinha diante de cinco arcos ao entardecer'),
	cover('geral', 'jardim', 'Jardim visto de cima, cortado por um caminho claro'),
	cover('geral', 'vao', 'Museu suspenso aceso sobre um vão livre, à noite'),
];
