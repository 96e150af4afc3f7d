/**
 * What has a post's address already: another post, wherever it is, an address that leads on to one, or a text that will
 * ask for it when it is saved.
 */
export const holderKinds = [
	'live',
	'scheduled',
	'draft',
	'bin',
	'redirect',
	'plan',
	'copy',
] as const;

export interface AddressHolder {
	kind: (typeof holderKinds)[number];
	id: string;
	title: string;
	/** Of an address that leads on: its post is in the bin, so it leads nowhere now. */
	is_binned: boolean;
	/** The title of the post to which readers of a removed one are sent. */
	leads_to: string | null;
}

/** One sentence about who has the address, and where. */
export function holderText(slug: string, holder: AddressHolder): string {
	const post = holder.title === '' ? 'um texto sem título' : `“${holder.title}”`;
	switch (holder.kind) {
		case 'live':
			return `O endereço “${slug}” é de ${post}, que está no ar.`;
		case 'scheduled':
			return `O endereço “${slug}” é de ${post}, que está agendado.`;
		case 'draft':
			return `O endereço “${slug}” é de ${post}, nos rascunhos.`;
		case 'bin': {
			const leads =
				holder.leads_to === null ? '' : ` Quem chega por ele vai para “${holder.leads_to}”.`;
			return `O endereço “${slug}” é de ${post}, na Lixeira.${leads}`;
		}
		case 'redirect':
			return holder.is_binned
				? `“${slug}” é um endereço antigo de ${post}, na Lixeira.`
				: `“${slug}” é um endereço antigo de ${post}: quem chega por ele vai para lá.`;
		case 'plan':
			return `Uma mudança agendada de ${post} vai usar o endereço “${slug}”.`;
		case 'copy':
			return `Uma mudança não publicada de ${post} vai usar o endereço “${slug}”.`;
	}
}

const held: readonly AddressHolder['kind'][] = ['live', 'scheduled', 'draft', 'bin'];

/** Whether the address is a post's own, so that another post cannot be saved with it. */
export const isHeld = ({ kind }: AddressHolder): boolean => held.includes(kind);
