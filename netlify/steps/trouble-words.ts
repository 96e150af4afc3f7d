import { paths } from '#config/paths';
import { formatDate, formatHour, formatSpokenTime } from '#domain/dates';
import { formatMinutes } from '#domain/schedule';
import type { BrokenPromise, Trouble } from '#domain/trouble';
import type { Letter, Piece } from '#lib/letter';

const minutesBetween = (from: string, to: string) =>
	Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));
const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
const changes = (count: number) => (count === 1 ? '1 mudança' : `${count} mudanças`);
const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);

const reasons: Record<string, string> = {
	overlap: 'o texto do post mudou no mesmo lugar',
	'off-air': 'o post não estava no ar',
	refused: 'um campo do texto não vale mais',
	unpublished: 'o agendamento não conseguiu publicar',
	building: 'o blog ainda está sendo atualizado',
	hook: 'o serviço de publicação não aceitou o pedido',
	unasked: 'a publicação ainda não foi ativada em Sistema',
	database: 'o banco de dados não respondeu',
	content: 'um texto não pôde virar página',
	timeout: 'o blog demorou demais para ficar pronto',
	quota: 'as publicações do mês acabaram',
	code: 'o programa do blog falhou',
	unshown: 'o Netlify não publicou a versão nova',
};
const nameReason = (why: string) => reasons[why] ?? 'não se sabe por quê';

const waiting = ['overlap', 'off-air', 'refused'];

/** What mends it, and where. */
function adviseOn(why: string): string {
	if (waiting.includes(why)) return 'O que fazer: abra o texto. A mudança espera você decidir.';
	if (why === 'quota') {
		return 'O que fazer: nada. O blog é atualizado quando a conta do mês recomeçar. Se não puder esperar, avise quem cuida do site.';
	}
	if (why === 'code') return 'O que fazer: avise quem cuida do site. O motivo está em Sistema.';
	if (why === 'content') return 'O que fazer: abra o texto, desfaça a última mudança e salve.';
	if (why === 'unshown') {
		return 'O que fazer: no Netlify, em Deploys, destrave a publicação automática (“Unlock to start auto publishing”).';
	}
	if (why === 'unasked') return 'O que fazer: abra Sistema e ative a publicação.';
	if (why === 'unpublished') return 'O que fazer: abra Sistema e publique agora.';
	return 'O que fazer: abra Sistema e toque em “Tentar de novo”. Se não der, o motivo aparece ali mesmo.';
}

type Words = Omit<Letter, 'tone' | 'at' | 'opening'>;

const seen = 'Quem entra no blog vê a versão anterior, completa.';
const kept = `O texto está guardado. ${seen}`;

const lateSubjects: Record<BrokenPromise['kind'], (hour: string) => string> = {
	post: (hour) => `O post das ${hour} não entrou no ar`,
	change: (hour) => `A mudança das ${hour} não entrou no ar`,
	removal: (hour) => `O post que sairia do ar às ${hour} continua no ar`,
};

function describePromise(promise: BrokenPromise, origin: string, now: string): Words {
	const { kind, post_id, due, why, others } = promise;
	const minutes = minutesBetween(due, now);
	const since = minutes === 10 ? 'há dez minutos' : `há ${formatMinutes(minutes)}`;
	const title: Piece = { title: promise.title };
	const sentences: Record<BrokenPromise['kind'], Piece[]> = {
		post: [title, ` devia estar no blog ${since} e não está. ${kept}`],
		change: ['A mudança de ', title, ` devia estar no blog ${since} e não está. ${kept}`],
		removal: [title, ` devia ter saído do ar ${since}, e quem entra no blog ainda o encontra.`],
	};
	const isInText = waiting.includes(why) || why === 'content';
	return {
		subject: lateSubjects[kind](formatHour(due)),
		paragraphs: [sentences[kind], [adviseOn(why)]],
		rows: [
			[kind === 'removal' ? 'Era para sair do ar' : 'Era para sair', formatSpokenTime(due)],
			['O que houve', nameReason(why)],
			['Também espera', others === 0 ? 'nada mais' : `mais ${posts(others)}`],
		],
		button: isInText
			? { label: 'Abrir o texto', url: `${origin}${paths.admin.edit(post_id)}` }
			: toSystem(origin),
	};
}

const toSystem = (origin: string) => ({
	label: 'Abrir Sistema',
	url: `${origin}${paths.admin.system}`,
});

function describeWait({ why, is_tried, is_removal }: Trouble & { kind: 'build' }): string {
	if (is_removal)
		return 'Um post foi tirado do ar há mais de dez minutos, e quem entra no blog ainda o encontra.';
	if (why === 'unshown')
		return `A versão nova do blog está pronta, mas o endereço público mostra a anterior. ${kept}`;
	return is_tried
		? `O que foi publicado está na fila há mais de uma hora. O blog continua tentando. ${kept}`
		: `O blog não pôde ser atualizado, e não vai tentar mais sozinho. ${kept}`;
}

function describeTrouble(trouble: Trouble, origin: string, now: string): Words {
	const button = toSystem(origin);
	switch (trouble.kind) {
		case 'build': {
			const { changes: count, why, is_removal } = trouble;
			const late = count === 1 ? '1 mudança não foi ao ar' : `${count} mudanças não foram ao ar`;
			return {
				subject: is_removal ? 'O que saiu do ar ainda aparece no blog' : late,
				paragraphs: [[describeWait(trouble)], [adviseOn(why === 'content' ? '' : why)]],
				rows: [['O que houve', nameReason(why)]],
				button,
			};
		}
		case 'unread':
			return {
				subject: 'O blog não abre para quem não é da equipe',
				paragraphs: [
					['O blog está pronto, mas o endereço público não o mostra.'],
					[
						'O que fazer: abra o blog numa janela anônima. Se ele pedir senha, no Netlify: Make public.',
					],
				],
				rows: [['Desde', formatSpokenTime(trouble.since)]],
				button,
			};
		case 'budget': {
			const queue = trouble.posts > 0 ? posts(trouble.posts) : changes(trouble.changes);
			return {
				subject: `Acabaram as publicações do mês: ${queue} na fila`,
				paragraphs: [[`O que espera está guardado. ${seen}`], [adviseOn('quota')]],
				rows: [['Na fila', queue]],
				button,
			};
		}
		case 'backup':
			return {
				subject: `O backup está atrasado: o último tem ${days(trouble.days)}`,
				paragraphs: [
					['O backup de toda noite não aconteceu. O blog e os textos estão como você deixou.'],
					['O que fazer: abra Sistema, baixe uma cópia agora, e avise quem cuida do site.'],
				],
				rows: [['O último', formatSpokenTime(trouble.at)]],
				button,
			};
		case 'stopped': {
			const lasted = formatMinutes(minutesBetween(trouble.since, trouble.until));
			return {
				subject: `O agendamento ficou parado por ${lasted}`,
				paragraphs: [
					['Ele voltou, e o que estava marcado para essas horas sai agora.'],
					['O que fazer: se acontecer outra vez, avise quem cuida do site.'],
				],
				rows: [
					['Parou', formatSpokenTime(trouble.since)],
					['Voltou', formatSpokenTime(trouble.until)],
				],
				button,
			};
		}
		default:
			return describePromise(trouble, origin, now);
	}
}

interface Ending {
	ended_at: string;
	/** Of a promise: whether it was kept, however late. */
	is_kept: boolean;
	next_at: string | null;
}

const noNeed = 'Não precisa fazer nada.';

function endingOf(trouble: Trouble, { ended_at, is_kept }: Ending): Piece[] {
	const hour = formatHour(ended_at);
	switch (trouble.kind) {
		case 'build':
		case 'budget': {
			const isRemoval = trouble.kind === 'build' && trouble.is_removal;
			const what = isRemoval ? 'O blog está atualizado' : 'O que estava na fila está no ar';
			return [`${what} desde ${hour}. ${noNeed}`];
		}
		case 'unread':
			return [`O blog abre para todos desde ${hour}. ${noNeed}`];
		case 'backup':
			return [`Há um backup novo. ${noNeed}`];
		case 'stopped':
			return [noNeed];
		default: {
			const title: Piece = { title: trouble.title };
			if (!is_kept) {
				return [title, ` não espera mais pelas ${formatHour(trouble.due)}. ${noNeed}`];
			}
			const late = formatMinutes(minutesBetween(trouble.due, ended_at));
			if (trouble.kind === 'removal') {
				return [title, ` saiu do ar às ${hour}, ${late} depois da hora. ${noNeed}`];
			}
			const what: Piece[] = trouble.kind === 'change' ? ['A mudança de ', title] : [title];
			return [...what, ` está no ar desde ${hour}, ${late} depois da hora. ${noNeed}`];
		}
	}
}

/** On the day of the ending the hour is enough. */
const momentOf = (iso: string, ended: string) =>
	formatDate(iso) === formatDate(ended) ? `às ${formatHour(iso)}` : formatSpokenTime(iso);

const stopRows = (trouble: Trouble, ended: string): Letter['rows'] =>
	'due' in trouble ? [['Parou', momentOf(trouble.due, ended)]] : [];

function describeEnding(trouble: Trouble, ending: Ending, origin: string): Words {
	const { ended_at, next_at, is_kept } = ending;
	const isOnline = 'slug' in trouble && trouble.kind !== 'removal' && is_kept;
	return {
		subject: 'Tudo certo de novo',
		paragraphs: [endingOf(trouble, ending)],
		rows: [
			...stopRows(trouble, ended_at),
			['Voltou', momentOf(ended_at, ended_at)],
			['Próximo da fila', next_at === null ? 'nada agendado' : formatSpokenTime(next_at)],
		],
		button: isOnline
			? { label: 'Ver o post', url: `${origin}${paths.post(trouble.slug)}` }
			: toSystem(origin),
	};
}

const plain = (pieces: Piece[]) =>
	pieces.map((piece) => (typeof piece === 'string' ? piece : piece.title)).join('');

/** The mail about a trouble; with its ending, the one that says that all is well. */
export function letterOf(
	trouble: Trouble,
	{ ending, origin, now }: { ending: Ending | undefined; origin: string; now: string },
): Letter {
	const words = ending
		? describeEnding(trouble, ending, origin)
		: describeTrouble(trouble, origin, now);
	return {
		...words,
		tone: ending ? 'well' : 'late',
		at: formatSpokenTime(now),
		opening: plain(words.paragraphs[0] ?? []),
	};
}
