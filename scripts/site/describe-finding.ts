import { pictureFaultTexts } from '#contract/picture-fault-texts';
import type { BuildFinding } from '#domain/site/build-finding';
import { shownLine } from '../local/say.ts';

const beginnings = {
	cover: 'Ficou sem capa',
	picture: 'Ficou sem imagem no texto',
	post: 'Ficou fora do site',
} satisfies Record<BuildFinding['kind'], string>;

/** Formats a finding for the build's output. */
export function describeFinding({ kind, title, slug, fault, detail }: BuildFinding): string {
	const named = shownLine(`${beginnings[kind]}: “${title}” (/post/${slug}).`);
	if (kind === 'post') return `${named} Não pôde ser montado: ${detail}`;
	return `${named} ${fault ? `${pictureFaultTexts[fault]} ` : ''}${detail}`;
}
