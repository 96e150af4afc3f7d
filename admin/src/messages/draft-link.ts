import { ofMoment } from './moments.ts';

/** The link by which somebody without an account reads a draft. */
export const showDraft = {
	title: 'Mostrar para alguém',
	part: 'Mostrar',
	times: (count: number) => (count === 1 ? '1 vez' : `${count} vezes`),
	line: {
		none: 'ninguém tem o link',
		opened: (count: number) =>
			count === 0 ? 'ninguém abriu ainda' : `aberto ${showDraft.times(count)}`,
		until: (day: string) => `, vale até ${day}`,
	},
	open: 'Mostrar para alguém…',
	loadFailed: 'Não foi possível carregar o link de leitura',
	nothing: 'Tudo deste post já está no ar: não há o que mostrar.',
	makeFailed: 'Não foi possível criar o link de leitura.',
	make: 'Criar link',
	making: 'Criando...',
	madeAndCopied: 'Link pronto e copiado. Cole na conversa ou mande daqui.',
	made: 'Link pronto. Copie ou mande daqui.',
	valid: (moment: string) => `O link está valendo. Mostra o texto ${ofMoment(moment)}.`,
	address: 'Link de leitura',
	copy: 'Copiar',
	copied: 'Copiado',
	copyFailed: 'Não deu para copiar. O link está selecionado.',
	validUntil: 'Vale até',
	readings: 'Aberturas',
	nobody: 'Ninguém abriu ainda',
	opened: (count: number) => `Aberto ${showDraft.times(count)}`,
	last: (day: string) => `a última ${day}`,
	changed: 'O texto mudou depois: quem abre ainda vê o anterior.',
	renew: 'Atualizar o link com a versão atual',
	renewed: 'O link mostra a versão atual.',
	whatsapp: 'Enviar pelo WhatsApp',
	message: (title: string, link: string) =>
		`Oi, tudo bem? Este texto ainda não está no blog. Pode ler e me dizer o que achou? “${title}” ${link}`,
	whoever:
		'Qualquer pessoa com o link pode ler, sem conta e sem mudar nada, até o post ir ao ar. Não aparece no Google.',
	elsewhere: 'Há um link valendo, criado em outro aparelho. Ele não fica guardado aqui.',
	another: 'Precisa do link de novo? Crie outro. O atual deixa de funcionar.',
	makeAnother: 'Criar outro link',
	disable: 'Desativar o link',
	disableAsk: 'Desativar o link?',
	disableText: 'Quem abrir passa a ver “Post não encontrado”. Depois dá para criar outro.',
	keep: 'Manter',
	disabled: 'Link desativado',
	disabledText: 'Quem abrir vê “Post não encontrado”.',
} as const;
