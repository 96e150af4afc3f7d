/** Texts of the dialog about links to a changed address. */
export const relink = {
	title: 'O endereço mudou',
	lead: (count: number, from: string) =>
		`${count === 1 ? '1 texto ainda leva' : `${count} textos ainda levam`} a /post/${from}.`,
	keeps: 'Para quem lê, o endereço antigo continua levando a este post.',
	lost: 'O endereço antigo nunca foi público e não leva mais a nada.',
	swap: (count: number) => (count === 1 ? 'Trocar' : 'Trocar em todos'),
	leave: 'Deixar como está',
	swapped: (count: number) => (count === 1 ? 'Trocado em 1 texto.' : `Trocado em ${count} textos.`),
	undone: (back: number, of: number) => {
		const all =
			back === 1 ? '1 texto voltou como estava.' : `${back} textos voltaram como estavam.`;
		const rest = of - back;
		if (rest === 0) return all;
		const stayed = rest === 1 ? '1 mudou depois e ficou.' : `${rest} mudaram depois e ficaram.`;
		return back === 0 ? stayed : `${all} ${stayed}`;
	},
} as const;
