const between = /\s*[,;]\s*(?:e\s+)?|\s+(?:e|&|\+|com)\s+/u;
const aName = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+(?:d[aeo]s?|\p{Lu}[\p{L}\p{M}.'’-]*))*$/u;
/** What makes names those of a firm or a group. */
const ofAFirm =
	/(?:^|\s)(?:filh[oa]s?|irmãos?|irmãs?|cia|ltda|s\.?a|me|associad[oa]s|sóci[oa]s|parceir[oa]s|amig[oa]s|família|equipe|redação|time|turma|advogad[oa]s|advocacia|arquitet[oa]s|arquitetura|engenharia|contabilidade|consultoria|comunicação|design|produções|editora|estúdio|casa|arte|cultura|café|companhia)\.?(?=\s|$)/iu;

/** The people of a byline: `Ana Luz e Bia Sol` are two; a firm such as `Silva e Filhos` is one. */
export function listPeople(byline: string): string[] {
	const names = byline.trim().split(between);
	const arePeople = names.every((name) => aName.test(name)) && !ofAFirm.test(byline);
	return arePeople ? names : [byline];
}
