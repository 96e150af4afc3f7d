import type { PlanKind } from '#domain/post/plan';
import { formatDateTime } from '#domain/time/dates';
import { shownLine } from '../local/say.ts';
import { counted } from './counted.ts';
import type { BlogImported } from './import-blog.ts';
import type { ImportOutcome, ImportReport } from './import-items.ts';

const words: Record<ImportOutcome, string> = {
	taken: 'importado',
	changed: 'importado com mudanças',
	present: 'já estava',
	illustrated: 'já estava, agora com imagens',
	refused: 'RECUSADO',
};

function describeArticle({ source, outcome, notes }: ImportReport): string {
	return shownLine(
		`${words[outcome]}: ${source}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`,
	);
}

/** Notes of one kind differ in numbers and in what follows the colon. */
const kindOf = (note: string) => note.replace(/: .*/s, ': …').replace(/\d+/g, 'N');

/** Each kind with how many articles it concerns, the most frequent first. */
function countKinds(reports: readonly ImportReport[]): string[] {
	const kinds = new Map<string, { count: number; texts: Set<string> }>();
	for (const note of reports.flatMap(({ notes }) => [...new Set(notes)])) {
		const kind = kinds.get(kindOf(note)) ?? { count: 0, texts: new Set() };
		kind.count += 1;
		kind.texts.add(note);
		kinds.set(kindOf(note), kind);
	}
	return [...kinds]
		.sort(([, one], [, other]) => other.count - one.count)
		.map(
			([kind, { count, texts }]) =>
				`  ${count} × ${shownLine((texts.size === 1 && [...texts][0]) || kind)}`,
		);
}

function describeKinds(title: string, reports: readonly ImportReport[]): string[] {
	const kinds = countKinds(reports);
	return kinds.length > 0 ? [title, ...kinds] : [];
}

const planWords: Record<PlanKind, string> = { change: 'mudança', removal: 'saída do ar' };

function describePlans({ duePlans = [], isHeld }: BlogImported): string[] {
	if (duePlans.length === 0) return [];
	const what = isHeld
		? 'Planos que não vieram, porque a hora deles já passou:'
		: 'Planos que acontecem em seguida, porque a hora deles já passou (--hold os deixa de fora):';
	return [
		what,
		...duePlans.map(
			({ kind, title, at }) =>
				`  ${planWords[kind]} de "${shownLine(title)}" (${formatDateTime(at)})`,
		),
	];
}

/** The report: a line for each article, then what they add up to. */
export function describeImport(imported: BlogImported): string[] {
	const { reports, leftOut, remarks = [], pictures } = imported;
	const of = (...outcomes: ImportOutcome[]) =>
		reports.filter(({ outcome }) => outcomes.includes(outcome));
	const sums = [
		`${counted(of('taken', 'changed').length, 'importado', 'importados')} (${of('changed').length} com mudanças)`,
		counted(of('present', 'illustrated').length, 'já estava', 'já estavam'),
		counted(of('refused').length, 'recusado', 'recusados'),
	];
	const { brought, left, missing, waiting } = pictures;
	const behind = reports.flatMap(({ leftBehind }) => (leftBehind ? [leftBehind] : []));
	const addresses = new Set(behind.flat());
	const lost = missing > 0 ? `, ${missing} delas do site antigo e sem arquivo aqui` : '';
	const come = waiting > 0 ? `, ${waiting} delas na pasta: repita com --pictures, e elas vêm` : '';
	return [
		...reports.map(describeArticle),
		`\n${sums.join(', ')}, de ${reports.length}.`,
		...describeKinds('O que mudou:', of('changed')),
		...describeKinds('Por que foram recusados:', of('refused')),
		...(brought + left > 0
			? [
					`Imagens: ${counted(brought, 'trazida', 'trazidas')}, ${counted(left, 'ficou', 'ficaram')} onde ${left === 1 ? 'estava' : 'estavam'}${lost}${come}.`,
				]
			: []),
		...describePlans(imported),
		...(addresses.size > 0
			? [
					`Sem o blog antigo deixam de funcionar ${counted(addresses.size, 'endereço', 'endereços')}, em ${counted(behind.length, 'post', 'posts')}: estão acima, junto de cada um.`,
				]
			: []),
		...(leftOut.length > 0 ? [shownLine(`Ficaram de fora: ${leftOut.join(', ')}.`)] : []),
		...remarks,
	];
}
