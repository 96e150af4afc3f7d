/** Texts of the dialog about links to a changed address. */
export const relink = {
	title: 'O endereço mudou',
	lead: (count: number, from: string) =>
		`${count === 1 ? '1 post ainda tem um link' : `${count} posts ainda têm links`} para /post/${from}.`,
	keeps: 'Para quem lê, o endereço antigo redireciona para este post.',
	lost: 'O endereço antigo nunca foi público e não abre mais nada.',
	swap: (count: number) => (count === 1 ? 'Trocar' : 'Trocar em todos'),
	leave: 'Deixar como está',
	swapped: (count: number) => (count === 1 ? 'Trocado em 1 post.' : `Trocado em ${count} posts.`),
	undone: (back: number, of: number) => {
		const all = back === 1 ? '1 post voltou como estava.' : `${back} posts voltaram como estavam.`;
		const rest = of - back;
		if (rest === 0) return all;
		const stayed = rest === 1 ? '1 mudou depois e ficou.' : `${rest} mudaram depois e ficaram.`;
		return back === 0 ? stayed : `${all} ${stayed}`;
	},
} as const;
