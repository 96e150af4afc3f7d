import { useState } from 'react';
import { createPortal } from 'react-dom';
import { foreignPictures, isPictureSpot, replaceAddresses } from '#domain/text/address-spots';
import { bring, outside as text } from '../../messages/bring.ts';
import { usePostForm } from '../../text/form-context.ts';
import { later } from '../../ui/later.tsx';
import { toast } from '../../ui/toast.ts';

const BringPictures = later(
	async () => (await import('../../pictures/bring-pictures.tsx')).BringPictures,
);

/** Copies the text's pictures from other sites into the blog, as a single change of the text. */
export function BringPlace() {
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
