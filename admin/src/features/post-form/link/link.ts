interface ChosenLink {
	address: string;
	/** Sponsored, which search engines are told. */
	isPaid: boolean;
	/** The text of the link when no words were selected. */
	words: string;
}

export interface LinkDialogProps {
	/** The post that the text is of, which is not offered. */
	postId?: string | undefined;
	/** The selected words. */
	selected: string;
	/** The present address. */
	address: string | undefined;
	/** The position of the words in the viewport. */
	anchor: Pick<DOMRect, 'top' | 'bottom' | 'left'>;
	onChoose: (link: ChosenLink) => void;
	onRemove: () => void;
	onClose: () => void;
}
