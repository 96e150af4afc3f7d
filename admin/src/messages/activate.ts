const posts = (count: number) => (count === 1 ? '1 post está' : `${count} posts estão`);
const kept = (count: number) =>
	count === 1
		? 'O post continua guardado e na fila.'
		: `Os ${count} posts continuam guardados e na fila.`;

/** 'Ativar a publicação'. What is not Portuguese is what Netlify's own page says. */
export const activate = {
	title: 'Ativar a publicação',
	lead: 'Falta um passo para publicar.',
	way: {
		label: 'Primeiros passos',
		account: 'Conta criada',
		publishing: 'Ativar a publicação',
		open: 'Abrir ao público',
	},
	waiting: (count: number) => `${posts(count)} na fila.`,
	waitingText: (count: number) =>
		`${count === 1 ? 'Vai ao ar sozinho' : 'Vão ao ar sozinhos'} assim que a publicação for ativada.`,
	see: (count: number) => (count === 1 ? 'Ver o post' : 'Ver os posts'),
	openTitle: 'Abra a lista de endereços de publicação',
	openText: 'No Netlify ela se chama Build hooks. O botão abre em outra aba.',
	open: 'Abrir “Build hooks” no Netlify',
	copyTitle: 'Copie o endereço do hook chamado “blog”',
	copyText:
		'Ele já está lá se você criou o blog pelo botão. Se não estiver, clique em “Add build hook”, escreva blog, deixe a branch main e clique em “Save”.',
	pasteTitle: 'Cole aqui',
	address: 'Endereço de publicação',
	placeholder: 'https://api.netlify.com/build_hooks/…',
	secret: 'Fica em segredo: depois de colar, ninguém mais vê, nem você.',
	submit: 'Ativar e publicar',
	submitting: 'Ativando...',
	first: {
		title: 'Publicando pela primeira vez',
		lead: 'Costuma levar de um a dois minutos. Pode sair desta página.',
		onTheWay: 'A caminho:',
	},
	ready: {
		title: 'A publicação está ativada',
		lead: 'O primeiro post publicado confirma que o endereço está certo.',
	},
	foreign: {
		title: 'O blog não foi atualizado',
		lead: 'O Netlify aceitou o endereço, mas em 10 minutos nada chegou aqui.',
		text: 'Este endereço parece ser de outro projeto.',
		kept,
		toDo: (project: string | null) =>
			`O que fazer: abra a lista de ${project ?? 'seu projeto'} e copie o endereço de lá.`,
		again: 'Colar outro endereço',
	},
	done: { title: 'Está no ar', lead: 'Agora, o que você publicar vai ao ar.', see: 'Ver o blog' },
	setting: {
		title: 'A publicação está ativada',
		lead: 'O endereço está nas configurações do site (BUILD_HOOK_URL).',
	},
	hidden: {
		title: 'Por enquanto, só você vê o blog',
		text: 'O Netlify abre projetos novos só para o dono.',
		toDo: 'O que fazer: na página do projeto, clique em “Make public”.',
		open: 'Abrir no Netlify',
	},
	loadFailed: 'Não foi possível carregar o estado da publicação',
} as const;
