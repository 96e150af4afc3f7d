/** Whether a text is an address and nothing else. */
export const isAddress = (text: string): boolean =>
	/^\s*(?:https?:\/\/|mailto:)\S+\s*$/i.test(text);
