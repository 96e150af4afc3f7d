/** Told before the desk starts to who cannot use it, by a script that old browsers can run. */
export const oldBrowser = {
	title: 'Este navegador é antigo demais para o painel',
	blocked: 'Este navegador não deixa o painel guardar nada',
	allow:
		'O painel guarda no navegador sua sessão e o que você escreve. Nas configurações do navegador, permita os cookies e dados deste site e recarregue a página.',
	which: (name: string, lacking: string) => `Você está no ${name}. Falta a ele: ${lacking}.`,
	unknown: (lacking: string) => `Falta a ele: ${lacking}.`,
	wanted: ({ safari, chrome, firefox }: { safari: string; chrome: string; firefox: string }) =>
		`O painel precisa do Safari ${safari}, do Chrome ou Edge ${chrome}, do Firefox ${firefox}, ou de um mais novo.`,
	onPhone: (ios: string) =>
		`No iPhone e no iPad, todo navegador depende do sistema: em Ajustes, Geral, Atualização de Software, instale o iOS ${ios} ou mais novo.`,
	safari:
		'O Safari vem com o macOS: em Ajustes do Sistema, Geral, Atualização de Software, instale o mais novo. Ou abra o painel no Chrome ou no Firefox.',
	other: 'Atualize o navegador e abra o painel de novo, ou abra em outro navegador ou aparelho.',
};
