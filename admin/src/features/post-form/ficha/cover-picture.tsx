import { useState } from 'react';
import { messages } from '../../../messages/all.ts';
import { rememberSize } from '../../../text/picture-sizes.ts';
import { FieldError } from '../../../ui/field.tsx';
import { formatSeconds } from '../../../ui/times.ts';
import { useNow } from '../../../ui/use-now.ts';
import { CoverFocus } from './cover-focus.tsx';

function Drawing() {
	const now = useNow(1_000);
	const [since] = useState(() => new Date().toISOString());
	return (
		<div className="busy" role="status">
			<span className="spin" />
			<span>{messages.pictures.drawing(formatSeconds(since, now))}</span>
		</div>
	);
}

/** Shows the whole cover with its focus, or reports at once that its address does not load. */
export function CoverPicture({ url, busy }: { url: string; busy: boolean }) {
	const [broken, setBroken] = useState<string>();
	if (broken === url) return <FieldError>{messages.pictures.brokenAddress}</FieldError>;
	const picture = (
		<>
			<img
				src={url}
				alt=""
				onError={() => setBroken(url)}
				onLoad={({ currentTarget }) =>
					rememberSize(url, currentTarget.naturalWidth, currentTarget.naturalHeight)
				}
			/>
			{busy && <Drawing />}
		</>
	);
	return <CoverFocus url={url} picture={picture} />;
}
