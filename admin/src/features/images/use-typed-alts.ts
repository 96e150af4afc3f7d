import { useState } from 'react';

type Alts = Record<string, string>;

/** Descriptions that are typed and not saved, by picture: a search or another page of the library keeps them. */
export function useTypedAlts() {
	const [typed, setTyped] = useState<Alts>({});
	const keep = (hash: string, alt: string) => setTyped((all) => ({ ...all, [hash]: alt }));
	/** Whatever was typed, or only this text. */
	const forget = (hash: string, alt?: string) =>
		setTyped(({ [hash]: own, ...others }) =>
			own === undefined || own === (alt ?? own) ? others : { ...others, [hash]: own },
		);
	return { typed, keep, forget, count: Object.keys(typed).length };
}
