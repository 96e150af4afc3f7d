import { atMoment, ofMoment } from './moments.ts';

/** Two versions of one post, compared or in conflict; part of `messages`. */
export const conflict = {
	title: 'Este post mudou enquanto você escrevia',
	lead: (savedAt: string, clashes: number) =>
		`Alguém salvou ${atMoment(savedAt)}, nesta ou em outra aba. ${
			clashes === 1
				? '1 trecho mudou nas duas versões'
				: `${clashes} trechos mudaram nas duas versões`
		}: escolha o que fica em cada um.`,
	recoveredTitle: 'Duas versões do mesmo post',
	recoveredLead: (mineAt: string, savedAt: string) =>
		`A deste navegador é ${ofMoment(mineAt)}, a salva é ${ofMoment(savedAt)}. Escolha o que fica em cada trecho.`,
	back: 'Voltar ao texto',
	choose: 'Escolher agora',
	putOff: 'As duas versões estão guardadas. Nada é salvo no servidor até você escolher.',
	mine: 'Sua versão',
	theirs: 'Versão salva',
	here: 'nesta aba',
	fromBrowser: 'deste navegador',
	there: 'no servidor',
	kept: 'Fica esta',
	keep: 'Ficar com esta',
	byHand: 'Combinar manualmente',
	byHandHint: 'começa com as duas',
	joinedText: 'Texto combinado',
	already: 'Já combinados',
	alreadyHint: 'mudaram em um lado só',
	fromMine: 'da sua',
	fromTheirs: 'da salva',
	equal: (count: number) => (count === 1 ? '1 parágrafo igual' : `${count} parágrafos iguais`),
	clashesIn: (count: number) =>
		count === 1 ? '1 trecho mudou nas duas versões' : `${count} trechos mudaram nas duas versões`,
	decided: (done: number, all: number) =>
		`${done} de ${all} ${all === 1 ? 'decidido' : 'decididos'}`,
	wholeInHistory: '. Nada muda até você salvar.',
	save: 'Salvar o resultado',
	leaveText: 'Prefere não combinar agora?',
	saveAsOther: 'Salvar a minha como outro post',
	otherTitle: (title: string) => `${title} (outra versão)`,
	empty: 'vazio',
} as const;

export const history = {
	title: 'Histórico',
	back: 'Voltar ao texto',
	versions: 'Versões',
	today: 'Hoje',
	loadFailed: 'Não foi possível carregar o histórico',
	causes: {
		create: 'Criado',
		save: 'Salvo',
		publish: 'Publicado',
		unpublish: 'Despublicado',
		schedule: 'Agendado',
		restore: 'Restaurado',
		import: 'Importado',
		delete: 'Excluído',
		planned: 'Mudança agendada foi ao ar',
		removed: 'Saiu do ar como agendado',
		dated: 'Data corrigida',
	},
	dateBefore: (when: string) => `, antes ${when}`,
	by: (name: string | null) => (name ? ` por ${name}` : ' pelo agendador'),
	words: (count: number) =>
		count === 1 ? '1 palavra' : `${count.toLocaleString('pt-BR')} palavras`,
	versionOf: (time: string) => `Versão ${ofMoment(time)}`,
	comparedWith: 'Comparada com',
	previous: (time: string) => `a anterior, ${ofMoment(time)}`,
	present: (time: string) => `a atual, ${ofMoment(time)}`,
	firstVersion: 'primeira versão',
	first: 'É a primeira versão.',
	nothingBefore: 'nada: é a primeira versão',
	/** Empty where no word changed. */
	delta: (more: number, less: number) => {
		if (more === 0 && less === 0) return '';
		return `${more} ${more === 1 ? 'palavra' : 'palavras'} a mais, ${less} a menos`;
	},
	restore: 'Restaurar esta',
	restoreTitle: (time: string) => `Restaurar a versão ${ofMoment(time)}?`,
	restoreText:
		'Ela passa a ser a versão atual. A de agora continua no histórico. Se o post está publicado, o site muda também. Mudanças ainda não publicadas ficam guardadas: ao abrir o texto, você escolhe o que vale.',
	restoreDo: 'Restaurar',
	restored: 'Versão restaurada',
	undone: 'Voltou à versão anterior',
	howToSee: 'Como ver',
	onlyChanges: 'Só mudanças',
	wholeText: 'Texto inteiro',
	/** `at` is 0 before the first step. */
	changeOf: (at: number, all: number) => {
		if (all === 0) return 'Nenhuma mudança';
		if (at > 0) return `Mudança ${at} de ${all}`;
		return all === 1 ? '1 mudança' : `${all} mudanças`;
	},
	previousChange: 'Mudança anterior',
	nextChange: 'Mudança seguinte',
	unchanged: (names: string) => `Sem mudança: ${names}.`,
	added: 'incluído:',
	removed: 'removido:',
} as const;
