/** Told before the desk starts to who cannot use it, by a script that old browsers can run. */
export const oldBrowser = {
	title: 'Este navegador é antigo demais para a mesa',
	blocked: 'Este navegador não deixa a mesa guardar nada',
	allow:
		'A mesa guarda no navegador a sua sessão e o que você escreve. Nas configurações do navegador, permita os cookies e dados deste site, e carregue a página de novo.',
	which: (name: string, lacking: string) => `Você está no ${name}. Falta a ele: ${lacking}.`,
	unknown: (lacking: string) => `Falta a ele: ${lacking}.`,
	wanted: ({ safari, chrome, firefox }: { safari: string; chrome: string; firefox: string }) =>
		`A mesa precisa do Safari ${safari}, do Chrome ou Edge ${chrome}, do Firefox ${firefox}, ou de um mais novo.`,
	onPhone: (ios: string) =>
		`No iPhone e no iPad, todo navegador depende do sistema: em Ajustes, Geral, Atualização de Software, instale o iOS ${ios} ou mais novo.`,
	safari:
		'O Safari vem com o macOS: em Ajustes do Sistema, Geral, Atualização de Software, instale o mais novo. Ou abra a mesa no Chrome ou no Firefox.',
	other: 'Atualize o navegador e abra a mesa de novo, ou abra em outro navegador ou aparelho.',
};
