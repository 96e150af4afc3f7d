import { paths } from '#config/paths';
import { site } from '#config/site';
import type { Trouble } from '#domain/site/trouble';
import { formatHour, formatSpokenTime } from '#domain/time/dates';
import { formatMinutes } from '#domain/time/schedule';
import type { Mail } from '../account/send-mail.ts';

const minutesBetween = (from: string, to: string) =>
	Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));
const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
const changes = (count: number) => (count === 1 ? '1 mudança' : `${count} mudanças`);
const days = (count: number) => (count === 1 ? '1 dia' : `${count} dias`);
/** In one line, so that a title cannot look like a paragraph of the mail's own. */
const quote = (title: string) => `“${title.replace(/\s+/g, ' ')}”`;

const reasons: Record<string, string> = {
	overlap: 'o texto do post mudou no mesmo lugar',
	'off-air': 'o post não estava no ar',
	refused: 'um dado do post deixou de ser válido',
	unpublished: 'o agendador não conseguiu publicar',
	building: 'o blog ainda está sendo atualizado',
	hook: 'o serviço de publicação recusou o pedido',
	unasked: 'a publicação ainda não foi ativada em Sistema',
	database: 'o banco de dados não respondeu',
	content: 'o blog perderia muitos posts de uma vez, e a versão anterior foi mantida por segurança',
	timeout: 'o blog demorou demais para ficar pronto',
	quota: 'as atualizações do mês acabaram',
	code: 'deu erro no programa do blog',
	unshown: 'o Netlify não publicou a versão nova',
};

const retry =
	'abra Sistema e clique em “Tentar de novo”. Se não der certo, o motivo aparece ali mesmo.';
const decide = 'abra o post. A mudança aguarda sua decisão.';
/** What mends it, and where. */
const advice: Record<string, string> = {
	overlap: decide,
	'off-air': decide,
	refused: decide,
	quota:
		'nada. O blog é atualizado quando a contagem do mês recomeçar. Se não puder esperar, avise quem cuida do site.',
	code: 'avise quem cuida do site. O motivo está em Sistema.',
	unshown:
		'no Netlify, em Deploys, destrave a publicação automática (“Unlock to start auto publishing”).',
	building:
		'nada. Avisamos quando estiver no ar. Se passar de uma hora, abra Sistema e clique em “Atualizar o site”.',
	content: 'se foi de propósito, avise quem cuida do site. O motivo está em Sistema.',
	unasked: 'abra Sistema e ative a publicação.',
	unpublished: 'abra Sistema e publique agora.',
};

/** Where a post is to leave the blog. */
const ofRemoval: Record<string, readonly [reason: string, advice: string]> = {
	unpublished: ['o agendador não conseguiu tirar o post do ar', 'abra o post e despublique.'],
	building: ['o blog ainda está sendo atualizado', 'nada. Avisamos quando ele sair do ar.'],
};

function explain(why: string, isRemoval = false): string[] {
	const [reason = reasons[why] ?? 'desconhecido', toDo = advice[why] ?? retry] =
		(isRemoval && ofRemoval[why]) || [];
	return [`Motivo: ${reason}.`, `O que fazer: ${toDo}`];
}

const seen = 'Quem entra no blog vê a versão anterior, completa.';
const kept = `O texto está salvo. ${seen}`;

/** A mail's subject, and its paragraphs. */
type Words = [subject: string, ...paragraphs: string[]];

function describeBuild(trouble: Trouble & { kind: 'build' }): Words {
	const { changes: count, why, is_tried, is_removal } = trouble;
	if (is_removal) {
		return [
			'O que saiu do ar ainda aparece no blog',
			'Um post foi tirado do ar há mais de dez minutos, e quem entra no blog ainda o encontra.',
			...explain(why, true),
		];
	}
	const waits = is_tried
		? 'O que foi publicado está na fila há mais de uma hora. O blog continua tentando.'
		: 'O blog não foi atualizado e não vai tentar de novo sozinho.';
	const what =
		why === 'unshown'
			? 'A versão nova do blog está pronta, mas o endereço público mostra a anterior.'
			: waits;
	return [
		count === 1 ? '1 mudança não foi ao ar' : `${count} mudanças não foram ao ar`,
		`${what} ${kept}`,
		...explain(why),
	];
}

function describeTrouble(trouble: Trouble, now: string): Words {
	switch (trouble.kind) {
		case 'build':
			return describeBuild(trouble);
		case 'unread':
			return [
				'O blog não abre para quem não é da equipe',
				`O blog está pronto, mas o endereço público não o mostra desde ${formatSpokenTime(trouble.since)}.`,
				'O que fazer: abra o blog numa janela anônima. Se ele pedir senha, clique em “Make public” no Netlify.',
			];
		case 'budget': {
			const queue = trouble.posts > 0 ? posts(trouble.posts) : changes(trouble.changes);
			return [
				`Acabaram as atualizações do mês: ${queue} na fila`,
				`O que está na fila está salvo. ${seen}`,
				...explain('quota'),
			];
		}
		case 'backup':
			return [
				`O backup está atrasado: o último tem ${days(trouble.days)}`,
				`O último backup é de ${formatSpokenTime(trouble.at)}. O blog e os textos estão como você deixou.`,
				'O que fazer: abra Sistema, baixe uma cópia do blog agora e avise quem cuida do site.',
			];
		case 'stopped': {
			const lasted = formatMinutes(minutesBetween(trouble.since, trouble.until));
			return [
				`O agendador ficou parado por ${lasted}`,
				`Ficou parado de ${formatSpokenTime(trouble.since)}, até ${formatSpokenTime(trouble.until)}. O que estava marcado para essas horas está sendo feito agora.`,
				'O que fazer: se acontecer outra vez, avise quem cuida do site.',
			];
		}
		default: {
			const { kind, due, why } = trouble;
			const [hour, title] = [formatHour(due), quote(trouble.title)];
			const minutes = minutesBetween(due, now);
			const since = minutes === 10 ? 'há dez minutos' : `há ${formatMinutes(minutes)}`;
			const words: Record<typeof kind, Words> = {
				post: [
					`O post das ${hour} não foi ao ar`,
					`${title} devia estar no ar ${since} e não está. ${kept}`,
				],
				change: [
					`A mudança das ${hour} não foi ao ar`,
					`A mudança de ${title} devia estar no ar ${since} e não está. ${kept}`,
				],
				removal: [
					`O post que sairia do ar às ${hour} continua no ar`,
					`${title} devia ter saído do ar ${since}, e quem entra no blog ainda o encontra.`,
				],
			};
			return [...words[kind], ...explain(why, kind === 'removal')];
		}
	}
}

interface Ending {
	ended_at: string;
	/** Of a promise: whether it was kept, however late. */
	is_kept: boolean;
}

function describeEnding(trouble: Trouble, { ended_at, is_kept }: Ending): string {
	const hour = formatHour(ended_at);
	switch (trouble.kind) {
		case 'build':
			return trouble.is_removal
				? `O blog está atualizado desde as ${hour}.`
				: `O que estava na fila está no ar desde as ${hour}.`;
		case 'budget':
			return `O que estava na fila está no ar desde as ${hour}.`;
		case 'unread':
			return `O blog abre para todos desde as ${hour}.`;
		case 'backup':
			return 'Há um backup novo.';
		case 'stopped':
			return 'O agendador voltou.';
		default: {
			const title = quote(trouble.title);
			if (!is_kept) {
				const whose: Record<typeof trouble.kind, string> = {
					post: `${title} não está mais agendado`,
					change: `A mudança de ${title} não está mais agendada`,
					removal: `A saída do ar de ${title} não está mais agendada`,
				};
				return `${whose[trouble.kind]} para as ${formatHour(trouble.due)}.`;
			}
			const late = formatMinutes(minutesBetween(trouble.due, ended_at));
			if (trouble.kind === 'removal') {
				return `${title} saiu do ar às ${hour}, ${late} depois da hora.`;
			}
			const what = trouble.kind === 'change' ? `A mudança de ${title}` : title;
			return `${what} está no ar desde as ${hour}, ${late} depois da hora.`;
		}
	}
}

/**
 * The mail about a trouble or, with its ending, the one that says that all is well: words, and a link to Sistema.
 * `origin`: the blog's own; `now`: ISO 8601.
 */
export function writeTroubleMail(
	trouble: Trouble,
	{ ending, origin, now }: { ending: Ending | undefined; origin: string; now: string },
): Omit<Mail, 'to'> {
	const [subject, ...paragraphs]: Words = ending
		? ['Tudo certo de novo', `${describeEnding(trouble, ending)} Não precisa fazer nada.`]
		: describeTrouble(trouble, now);
	const profile = `${origin}${paths.admin.profile}`;
	const parts = [
		...paragraphs,
		`${origin}${paths.admin.system}`,
		`--\nVocê recebe um e-mail quando algo dá errado, e outro quando volta ao normal. Para não receber mais, entre em Perfil:\n${profile}`,
	];
	return {
		subject,
		text: `${parts.join('\n\n')}\n`,
		fromName: `${site.name}, avisos do blog`,
		unsubscribeUrl: profile,
	};
}
