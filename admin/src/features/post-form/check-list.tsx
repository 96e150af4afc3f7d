import { checkSentence } from '../../checks/check-sentence.ts';
import type { Check } from '../../checks/check-text.ts';
import { messages } from '../../messages/all.ts';
import { Icon } from '../../ui/icon.tsx';
import { BringPlace } from './bring-place.tsx';
import { ReadTimeOffer } from './read-time-offer.tsx';

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
