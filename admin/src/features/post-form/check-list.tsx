import { useState } from 'react';
import { createPortal } from 'react-dom';
import { foreignPictures, isPictureSpot, replaceAddresses } from '#domain/text/address-spots';
import { checkSentence } from '../../checks/check-sentence.ts';
import type { Check } from '../../checks/check-text.ts';
import { messages } from '../../messages/all.ts';
import { bring, outside as text } from '../../messages/foreign-pictures.ts';
import { usePostForm } from '../../text/form-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/toast.ts';
import { ReadTimeOffer } from './read-time-offer.tsx';

const BringPictures = later(
	async () => (await import('../../pictures/bring-pictures.tsx')).BringPictures,
);

/** Copies the text's pictures from other sites into the blog, as a single change of the text. */
function BringPlace() {
	const { writer } = usePostForm();
	const [addresses, setAddresses] = useState<string[]>();
	const replace = (brought: ReadonlyMap<string, string>) => {
		const content = replaceAddresses(writer.text.values.content, (spot) =>
			isPictureSpot(spot) ? brought.get(spot.address) : undefined,
		);
		writer.edit({ content });
		// With the last one gone, so is the check that holds the dialog, which would say this.
		if (foreignPictures(content).addresses.length === 0) toast.success(bring.brought(brought.size));
	};
	return (
		<>
			<button
				type="button"
				className="link bring"
				onClick={() => setAddresses(foreignPictures(writer.text.values.content).addresses)}
			>
				{text.bring}
			</button>
			{addresses &&
				// In the check list it would look like one of the checks.
				createPortal(
					<BringPictures
						addresses={addresses}
						onBrought={replace}
						onClose={() => setAddresses(undefined)}
					/>,
					document.body,
				)}
		</>
	);
}

/** `onShow` moves the cursor to this offset in the text. */
export function CheckList({ checks, onShow }: { checks: Check[]; onShow: (at: number) => void }) {
	return (
		<ul className="checks">
			{checks.map((check) => {
				const { at, name, path = '', sentence = '', offer } = check;
				return (
					<li
						key={
							name +
							path +
							(name === 'dropped' || name === 'privateLinks' ? sentence : '') +
							(name === 'lost' || name === 'unfilled' ? at : '')
						}
						className={check.fine ? undefined : 'warn'}
					>
						<Icon name={check.fine ? 'check' : 'triangle-alert'} />
						<span>{checkSentence(check)}</span>
						{at !== undefined && (
							<button type="button" className="link" onClick={() => onShow(at)}>
								{messages.list.view}
							</button>
						)}
						{offer && <ReadTimeOffer time={offer} />}
						{name === 'foreignImages' && <BringPlace />}
					</li>
				);
			})}
		</ul>
	);
}
