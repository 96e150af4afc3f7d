import { pictureFaultTexts } from '#contract/picture-fault-texts';
import type { BuildFinding } from '#domain/build-finding';

/** A line of the build's output. */
export function describeFinding({ kind, title, slug, fault, detail }: BuildFinding): string {
	const named = `“${title}” (/post/${slug})`;
	return kind === 'post'
		? `Ficou fora do site: ${named}. Não pôde ser montado: ${detail}`
		: `Ficou sem capa: ${named}. ${fault ? pictureFaultTexts[fault] : ''} ${detail}`;
}
