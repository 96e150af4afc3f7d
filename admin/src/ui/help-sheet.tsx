import '../styles/keys.css';
import { messages } from '../messages/all.ts';
import type { KeyGroup } from '../messages/help.ts';
import { Dialog } from './dialog.tsx';
import { singleKeys } from './use-shortcuts.ts';

export function SingleKeysSwitch() {
	const on = singleKeys.useValue() === 'sim';
	return (
		<label className="row">
			<input
				className="check"
				type="checkbox"
				checked={on}
				onChange={({ target }) => singleKeys.keep(target.checked ? 'sim' : 'nao')}
			/>
			{messages.help.singleKeys}
		</label>
	);
}

function Group({ held, title, after, keys, isTyped }: KeyGroup) {
	return (
		<section>
			<h3>
				{title} {held && <kbd>{held}</kbd>} {after}
			</h3>
			<dl className={isTyped ? 'typed' : undefined}>
				{keys.map(([what, ...presses]) => (
					<div key={what}>
						<dt>
							{presses.map((press) => (
								<kbd key={press}>{press}</kbd>
							))}
						</dt>
						<dd>{what}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** The key on the left, what it does on the right. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
	const { help, bar } = messages;
	return (
		<Dialog title={bar.shortcuts} className="sheet-keys" onClose={onClose}>
			<div className="key-cols">
				{help.columns.map((groups) => (
					<div key={groups[0]?.title}>
						{groups.map((group) => (
							<Group key={group.title} {...group} />
						))}
					</div>
				))}
			</div>
			<div className="end-row">
				<SingleKeysSwitch />
				<p className="hint">{help.note}</p>
			</div>
		</Dialog>
	);
}
