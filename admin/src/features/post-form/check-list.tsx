import { messages } from '../../messages/all.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Check } from './check-text.ts';

function sentence({ name, fine, path }: Check): string {
	const { checks } = messages.form;
	if (path) return checks.brokenLink(path);
	return checks[name][fine ? 0 : 1];
}

/** `onShow` goes to the place in the text. */
export function CheckList({ checks, onShow }: { checks: Check[]; onShow: (at: number) => void }) {
	return (
		<ul className="checks">
			{checks.map((check) => {
				const { at } = check;
				return (
					<li key={`${check.name}${check.path ?? ''}`} className={check.fine ? undefined : 'warn'}>
						<Icon name={check.fine ? 'check' : 'triangle-alert'} />
						<span>{sentence(check)}</span>
						{at !== undefined && (
							<button type="button" className="link" onClick={() => onShow(at)}>
								{messages.list.view}
							</button>
						)}
					</li>
				);
			})}
		</ul>
	);
}
