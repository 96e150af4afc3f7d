import type { PlanKind } from '#domain/post/plan';
import { formatDateTime } from '#domain/time/dates';
import { shownLine } from '../local/say.ts';
import { counted } from './counted.ts';
import type { BlogImported } from './import-blog.ts';
import type { ImportOutcome, ImportReport } from './import-items.ts';

const words: Record<ImportOutcome, string> = {
	taken: 'importado',
	changed: 'importado com ajustes',
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

/** The kinds of notes with how many articles each concerns, the most frequent first. */
function describeKinds(title: string, articles: readonly (readonly string[])[]): string[] {
	const kinds = new Map<string, { count: number; texts: Set<string> }>();
	for (const note of articles.flatMap((notes) => [...new Set(notes)])) {
		const kind = kinds.get(kindOf(note)) ?? { count: 0, texts: new Set() };
		kind.count += 1;
		kind.texts.add(note);
		kinds.set(kindOf(note), kind);
	}
	const lines = [...kinds]
		.sort(([, one], [, other]) => other.count - one.count)
		.map(
			([kind, { count, texts }]) =>
				`  ${count} × ${shownLine((texts.size === 1 && [...texts][0]) || kind)}`,
		);
	return lines.length > 0 ? [title, ...lines] : [];
}

/** How a note ends that makes its article a draft. */
const asDraft = /: veio como rascunho$/;

function describeDrafts(drafts: readonly ImportReport[]): string[] {
	const reasons = drafts.map(({ notes }) => {
		const given = notes.filter((note) => asDraft.test(note));
		return given.length > 0 ? given.map((note) => note.replace(asDraft, '')) : ['já era rascunho'];
	});
	return describeKinds('Por que são rascunhos:', reasons);
}

const planWords: Record<PlanKind, string> = { change: 'mudança', removal: 'saída do ar' };

function describePlans({ duePlans = [], isHeld }: BlogImported): string[] {
	if (duePlans.length === 0) return [];
	const what = isHeld
		? 'Agendamentos que não vieram, porque a hora deles já passou:'
		: 'Agendamentos que acontecem em seguida, porque a hora deles já passou (--hold os deixa de fora):';
	return [
		what,
		...duePlans.map(
			({ kind, title, at }) =>
				`  ${planWords[kind]} de "${shownLine(title)}" (${formatDateTime(at)})`,
		),
	];
}

function describePictures({
	pictures: { brought, left, missing, waiting },
}: BlogImported): string[] {
	if (brought + left === 0) return [];
	const where = `${counted(left, 'ficou', 'ficaram')} onde ${left === 1 ? 'estava' : 'estavam'}`;
	const some = (count: number, what: string) =>
		count === 0 ? '' : `, ${count === left ? '' : `${count} delas `}${what}`;
	const lost = some(missing, 'do site antigo e sem arquivo aqui');
	const come = some(waiting, 'na pasta importada');
	return [`Imagens: ${counted(brought, 'trazida', 'trazidas')}, ${where}${lost}${come}.`];
}

/** The one thing to do now, what would be lost first. */
function nextStep(
	{ pictures, withPictures, reports }: BlogImported,
	{ drafts, behind }: { drafts: number; behind: number },
): string {
	if (reports.some(({ outcome }) => outcome === 'refused'))
		return 'corrija o que foi recusado e repita o comando. O que já veio não vem de novo.';
	if (!withPictures && (pictures.waiting > 0 || reports.some((each) => each.hasOldPictures)))
		return 'repita o comando com --pictures, para trazer as imagens. O que já veio não vem de novo.';
	if (behind > 0)
		return 'antes de encerrar o blog antigo, veja acima os posts que ainda dependem dele.';
	if (drafts > 0)
		return 'no painel, filtre a lista por “Draft” e publique os que já podem ir ao ar.';
	return 'abra o blog e confira alguns posts antigos.';
}

/** The report: a line for each article; then how many came, which are drafts and why, what was left behind, and what to do now. */
export function describeImport(imported: BlogImported): string[] {
	const { reports, leftOut, remarks = [] } = imported;
	const of = (...outcomes: ImportOutcome[]) =>
		reports.filter(({ outcome }) => outcomes.includes(outcome));
	const come = of('taken', 'changed');
	const drafts = come.filter(({ state }) => state === 'draft');
	const scheduled = come.filter(({ state }) => state === 'scheduled').length;
	const sums = [
		`${counted(come.length, 'post importado', 'posts importados')} (${come.length - drafts.length - scheduled} no ar, ${counted(scheduled, 'agendado', 'agendados')}, ${counted(drafts.length, 'rascunho', 'rascunhos')})`,
		counted(of('present', 'illustrated').length, 'já estava', 'já estavam'),
		counted(of('refused').length, 'recusado', 'recusados'),
	];
	const behind = reports.flatMap(({ leftBehind }) => (leftBehind ? [leftBehind] : []));
	const addresses = new Set(behind.flat());
	const adjusted = of('changed').map(({ notes }) => notes.filter((note) => !asDraft.test(note)));
	const refused = of('refused').map(({ notes }) => notes);
	return [
		...reports.map(describeArticle),
		`\n${sums.join(', ')}.`,
		...describeDrafts(drafts),
		...describeKinds('Por que foram recusados:', refused),
		...describeKinds('O que foi ajustado:', adjusted),
		...describePictures(imported),
		...describePlans(imported),
		...(addresses.size > 0
			? [
					`Sem o blog antigo ${addresses.size === 1 ? 'deixa' : 'deixam'} de funcionar ${counted(addresses.size, 'endereço', 'endereços')}, em ${counted(behind.length, 'post', 'posts')}: estão acima, junto de cada um.`,
				]
			: []),
		...(leftOut.length > 0 ? [shownLine(`Ficaram de fora: ${leftOut.join(', ')}.`)] : []),
		...remarks,
		`Próximo passo: ${nextStep(imported, { drafts: drafts.length, behind: behind.length })}`,
	];
}
