import type { Locator } from '@playwright/test';
import { aPicture } from '../support/factories/picture.ts';

interface Carried {
	html?: string;
	plain?: string;
	/** Bytes of pictures, as base64. */
	pictures?: string[];
	/** The name of another file dropped with them. */
	stranger?: string;
}

/** Drops or pastes this on the target, like a user. */
export const give = (target: Locator, event: 'paste' | 'drop', carried: Carried) =>
	target.evaluate(
		(element, { event, html, plain = '', pictures = [], stranger }) => {
			const data = new DataTransfer();
			if (html !== undefined) data.setData('text/html', html);
			if (plain !== '') data.setData('text/plain', plain);
			for (const [at, base64] of pictures.entries()) {
				const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
				data.items.add(new File([bytes], `foto-${at}.png`, { type: 'image/png' }));
			}
			if (stranger) data.items.add(new File(['%PDF'], stranger, { type: 'application/pdf' }));
			const { x, y } = element.getBoundingClientRect();
			const more = {
				bubbles: true,
				cancelable: true,
				composed: true,
				clientX: x + 40,
				clientY: y + 20,
			};
			element.dispatchEvent(
				event === 'paste'
					? new ClipboardEvent('paste', { clipboardData: data, ...more })
					: new DragEvent('drop', { dataTransfer: data, ...more }),
			);
		},
		{ event, ...carried },
	);
export const aPictureOf = async (colour: string) => (await aPicture({ colour })).toString('base64');
