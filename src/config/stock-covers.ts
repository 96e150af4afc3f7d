/** Bundled covers. Earlier versions gave them to posts without a picture, which have a drawing now. */
export const stockCovers = [
	{
		url: '/covers/mesa.svg',
		alt: 'Uma luminária vermelha acende uma mesa de madeira com um notebook e uma xícara, à noite',
	},
	{
		url: '/covers/banca.svg',
		alt: 'Uma banca de jornal acesa numa esquina escura, com revistas penduradas e um cliente de costas',
	},
	{
		url: '/covers/azulejo.svg',
		alt: 'Um painel de azulejos com quartos de círculo em creme, laranja e azul-escuro',
	},
	{
		url: '/covers/ponte.svg',
		alt: 'Uma ponte estaiada em silhueta contra o sol baixo, com os cabos dourados e o rio embaixo',
	},
	{
		url: '/covers/antena.svg',
		alt: 'Uma torre de transmissão com uma luz vermelha no topo, acima dos prédios, à noite',
	},
	{
		url: '/covers/arcos.svg',
		alt: 'Uma pessoa sozinha diante de cinco arcos iluminados pelo fim da tarde',
	},
	{
		url: '/covers/vao.svg',
		alt: 'Um museu suspenso por dois pórticos vermelhos, aceso à noite, com gente de pé no vão livre embaixo',
	},
	{
		url: '/covers/padaria.svg',
		alt: 'Uma padaria de esquina acesa de madrugada, com pães na vitrine e a rua vazia em volta',
	},
	{
		url: '/covers/linhas.svg',
		alt: 'Um mapa de metrô com linhas coloridas que se cruzam e estações marcadas em branco',
	},
	{
		url: '/covers/estacao.svg',
		alt: 'A torre do relógio de uma estação de trem, acesa, acima da cobertura das plataformas, à noite',
	},
	{
		url: '/covers/janelas.svg',
		alt: 'Fachada de tijolo à noite com algumas janelas acesas, plantas e silhuetas de pessoas',
	},
	{
		url: '/covers/garoa.svg',
		alt: 'Uma pessoa de guarda-chuva sob a luz de um poste, numa calçada molhada de garoa',
	},
	{
		url: '/covers/jardim.svg',
		alt: 'Um jardim visto de cima, com canteiros de formas soltas e um caminho claro que o atravessa',
	},
	{
		url: '/covers/viaduto.svg',
		alt: 'Um viaduto vazio à noite, com um único carro de faróis acesos passando entre os prédios',
	},
	{
		url: '/covers/torres.svg',
		alt: 'Duas torres de concreto ligadas por passarelas inclinadas, com a lua atrás e algumas janelas acesas',
	},
	{
		url: '/covers/copan.svg',
		alt: 'As lâminas curvas de concreto de um grande edifício à noite, com janelas acesas entre elas',
	},
] as const;
